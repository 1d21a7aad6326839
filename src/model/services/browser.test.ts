import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnswerPart, AnswerRequest } from '../../domain/answer-service.ts';
import {
  type BrowserModelAvailability,
  browserModel,
  browserModelAvailability,
  downloadBrowserModel,
  type LanguageModelApi,
} from './browser.ts';

const REQUEST: AnswerRequest = {
  prompt: 'Rate this idea.',
  schema: { type: 'object' },
  temperature: 0.7,
  maxTokens: 2000,
  task: { kind: 'report', idea: 'An idea', language: 'en' },
};

interface Script {
  availability?: BrowserModelAvailability | Error;
  creating?: Error;
  pieces?: string[];
  /** Thrown after the pieces. */
  failing?: Error;
  /** Thrown where a schema is given. */
  refusesSchema?: boolean;
  hangs?: boolean;
  names?: 'current' | 'former' | 'none';
  window?: number;
  used?: number;
  progress?: { loaded: number; total: number }[];
}

/** Installs a fake of the documented Prompt API. */
function languageModel(script: Script = {}) {
  const { names = 'current', window = 9216, used = 3000 } = script;
  const seen = { destroyed: 0, cancelled: 0, options: [] as unknown[], prompts: [] as unknown[] };
  const measure = async () => used;
  const api: LanguageModelApi = {
    async availability(options) {
      seen.options.push(options);
      if (script.availability instanceof Error) throw script.availability;
      return script.availability ?? 'available';
    },
    async create({ signal, monitor, ...options }) {
      seen.options.push(options);
      signal.throwIfAborted();
      if (script.creating) throw script.creating;
      const target = new EventTarget();
      monitor?.(target);
      for (const progress of script.progress ?? []) {
        target.dispatchEvent(Object.assign(new Event('downloadprogress'), progress));
      }
      return {
        ...(names === 'current' && { contextWindow: window, measureContextUsage: measure }),
        ...(names === 'former' && { inputQuota: window, measureInputUsage: measure }),
        promptStreaming(prompt, promptOptions) {
          seen.prompts.push({ prompt, constraint: promptOptions.responseConstraint });
          return new ReadableStream<string>({
            async start(controller) {
              promptOptions.signal.addEventListener('abort', () =>
                controller.error(promptOptions.signal.reason),
              );
              if (script.refusesSchema && promptOptions.responseConstraint) {
                controller.error(new DOMException('schema', 'NotSupportedError'));
                return;
              }
              for (const piece of script.pieces ?? ['{"score"', ':70}']) controller.enqueue(piece);
              if (script.failing) controller.error(script.failing);
              else if (!script.hangs) controller.close();
            },
            cancel() {
              seen.cancelled += 1;
            },
          });
        },
        destroy() {
          seen.destroyed += 1;
        },
      };
    },
  };
  vi.stubGlobal('LanguageModel', api);
  return seen;
}

afterEach(() => vi.unstubAllGlobals());

async function answer(signal = new AbortController().signal) {
  const parts: AnswerPart[] = [];
  for await (const part of browserModel().answer(REQUEST, signal)) parts.push(part);
  return parts;
}

const textOf = (parts: AnswerPart[]) => parts.map((part) => (part.type === 'text' ? part.text : '')).join('');

describe('the browser’s own model', () => {
  it.each(['unavailable', 'downloadable', 'downloading', 'available'] as const)(
    'the availability of the browser’s model is %s',
    async (state) => {
      languageModel({ availability: state });
      expect(await browserModelAvailability()).toBe(state);
    },
  );

  it('the browser’s model is unavailable if its interface is missing or throws', async () => {
    expect(await browserModelAvailability()).toBe('unavailable');
    languageModel({ availability: new TypeError('x') });
    expect(await browserModelAvailability()).toBe('unavailable');
  });

  it('the browser’s model gets the schema and both languages, and its session is destroyed', async () => {
    const seen = languageModel();
    const parts = await answer();
    expect(parts[0]).toMatchObject({ type: 'start', service: 'browser' });
    expect(parts.at(-1)).toEqual({ type: 'end', reason: 'complete' });
    expect(textOf(parts)).toBe('{"score":70}');
    expect(seen.prompts).toEqual([{ prompt: REQUEST.prompt, constraint: REQUEST.schema }]);
    expect(seen.options[0]).toMatchObject({ expectedOutputs: [{ type: 'text', languages: ['en', 'es'] }] });
    expect(seen.destroyed).toBe(1);
  });

  it('an answer whose pieces repeat the text so far is read once', async () => {
    const whole = '{"interpretation":"A long enough beginning"}';
    languageModel({ pieces: [whole.slice(0, 24), whole.slice(0, 30), whole] });
    expect(textOf(await answer())).toBe(whole);
  });

  it('a request that the browser’s model rejects is sent without the schema', async () => {
    const seen = languageModel({ refusesSchema: true });
    expect(textOf(await answer())).toBe('{"score":70}');
    expect(seen.prompts).toHaveLength(2);
  });

  it.each(['current', 'former'] as const)(
    'a prompt that exceeds the context is rejected (%s property names)',
    async (names) => {
      const seen = languageModel({ names, window: 4096, used: 3000 });
      await expect(answer()).rejects.toMatchObject({ code: 'context_too_small' });
      expect(seen.prompts).toHaveLength(0);
      expect(seen.destroyed).toBe(1);
    },
  );

  it('a browser’s model with an unknown context size answers', async () => {
    languageModel({ names: 'none' });
    expect(textOf(await answer())).toBe('{"score":70}');
  });

  it.each([
    [new DOMException('too long', 'QuotaExceededError'), 'context_too_small'],
    [new DOMException('crashed', 'UnknownError'), 'service_error'],
    [new TypeError('odd'), 'service_error'],
  ])('the error %s of the browser’s model becomes %s', async (failing, code) => {
    const seen = languageModel({ pieces: ['{'], failing });
    await expect(answer()).rejects.toMatchObject({ code });
    expect(seen.destroyed).toBe(1);
  });

  it('a model that the browser does not allow is unreachable', async () => {
    languageModel({ creating: new DOMException('no', 'NotAllowedError') });
    await expect(answer()).rejects.toMatchObject({ code: 'service_unreachable' });
  });

  it('a cancelled request stops the browser’s model and destroys its session', async () => {
    const seen = languageModel({ hangs: true });
    const controller = new AbortController();
    const reading = answer(controller.signal);
    await vi.waitFor(() => expect(seen.prompts).toHaveLength(1));
    controller.abort();
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
    expect(seen.destroyed).toBe(1);
  });

  it('the browser’s model stops when the caller stops reading early', async () => {
    const seen = languageModel({ hangs: true });
    for await (const part of browserModel().answer(REQUEST, new AbortController().signal)) {
      if (part.type === 'text') break;
    }
    expect(seen).toMatchObject({ cancelled: 1, destroyed: 1 });
  });

  it('the download of the browser’s model reports progress as a share or in bytes', async () => {
    const reported: number[] = [];
    const progress = [
      { loaded: 0, total: 1 },
      { loaded: 0.5, total: 1 },
      { loaded: 750, total: 1000 },
      { loaded: 1, total: 1 },
    ];
    const seen = languageModel({ progress });
    await downloadBrowserModel((loaded) => reported.push(loaded), new AbortController().signal);
    expect(reported).toEqual([0, 0.5, 0.75, 1]);
    expect(seen.destroyed).toBe(1);
  });
});
