import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AnalysisError } from '../../src/domain/errors.ts';
import { readChatCompletions } from '../../src/model/services/chat-completions-parser.ts';
import type { ResponseBody } from '../../src/model/services/http-client.ts';
import { readOllamaChat } from '../../src/model/services/ollama.ts';
import type { WirePart } from '../../src/model/services/wire.ts';
import { collectAnswer, serviceFor } from './ask.ts';

const FOLDER = new URL('../fixtures/services/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((file) => !file.endsWith('.md'));

/** Collects the answer of a service whose HTTP response has this body. */
async function ask(file: string, bytes: Uint8Array) {
  const kind = file.startsWith('ollama')
    ? 'ollama'
    : file.startsWith('huggingface')
      ? 'huggingface'
      : 'openai';
  const options = { fetch: async () => new Response(Buffer.from(bytes)) };
  return collectAnswer(serviceFor(kind, 'http://127.0.0.1:9', 'm', options));
}

interface Read {
  parts: WirePart[];
  text: string;
  end: WirePart | undefined;
  error: unknown;
}

const LOST = new AnalysisError('service_unreachable');

/** Runs only the format's parser, on chunks of a body that ends normally or with a lost connection. */
async function read(file: string, chunks: readonly Uint8Array[], isLost = false): Promise<Read> {
  const body: ResponseBody = {
    async *[Symbol.asyncIterator]() {
      const decoder = new TextDecoder();
      for (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    },
    lost: isLost ? LOST : undefined,
    restartIdleLimit() {},
    finishing() {},
    close() {},
  };
  const parts: WirePart[] = [];
  let error: unknown;
  try {
    const parse = file.startsWith('ollama') ? readOllamaChat : readChatCompletions;
    for await (const part of parse(body)) parts.push(part);
  } catch (thrown) {
    error = thrown;
  }
  const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return { parts, text, end: parts.find(({ type }) => type === 'end'), error };
}

/** What is wrong with the result of an incomplete answer, if anything. No `expect`, because this runs thousands of times. */
function findFault({ parts, text, end, error }: Read, complete: Read, isLost: boolean): string | undefined {
  const ends = parts.filter(({ type }) => type === 'end').length;
  if (error !== undefined && !(error instanceof AnalysisError)) return `threw ${error}`;
  if (ends !== (error === undefined ? 1 : 0)) return `${ends} ends`;
  if (end !== undefined && parts.at(-1) !== end) return 'something after the end';
  if (!complete.text.startsWith(text)) return 'text that was never sent';
  // A cut answer must never be reported as complete.
  if (end?.type === 'end' && end.reason === 'complete' && text !== '' && text !== complete.text) {
    return 'partial text reported as complete';
  }
  if (isLost && text === '' && !/^service_(unreachable|error)$/.test((error as AnalysisError)?.code)) {
    return 'lost connection reported as an empty answer';
  }
  return undefined;
}

/** The parser may merge chunks, so this compares the text, the end and the error, not the parts. */
function outcome({ text, end, error }: Read): string {
  return JSON.stringify({ text, end, error: `${error}` });
}

describe.each(FILES)('the documented answer %s', (file) => {
  const bytes = new Uint8Array(readFileSync(new URL(file, FOLDER)));
  const isFailure = file.includes('error');

  test(`gives the text, the end or the error of ${file}`, async () => {
    const { text, end, error } = await ask(file, bytes);
    if (isFailure) {
      expect((error as AnalysisError).code).toBe('service_error');
      expect(text).toBe('{"projectName":"');
      return;
    }
    expect(error).toBeUndefined();
    const isCut = file === 'llama-cpp.sse' || file === 'ollama-cut.ndjson';
    expect(end).toMatchObject({ reason: isCut ? 'cut' : 'complete' });
    if (file !== 'ollama-cut.ndjson') {
      expect(JSON.parse(text)).toEqual({
        projectName: 'El Cajón',
        pitch: '¿Un taladro? Sí — 🙂 «ya»',
        score: 63,
      });
    }
  });

  test(`${file} gives the same result when split, and is never reported as complete when cut`, async () => {
    const whole = await read(file, [bytes]);
    const faults: string[] = [];
    for (const at of boundaries(bytes)) {
      const start = bytes.subarray(0, at);
      const split = await read(file, [start, bytes.subarray(at)]);
      if (outcome(split) !== outcome(whole)) faults.push(`split at byte ${at}: another result`);
      for (const isLost of [false, true]) {
        const found = findFault(await read(file, [start], isLost), whole, isLost);
        if (found) faults.push(`${isLost ? 'lost' : 'closed'} at byte ${at}: ${found}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

/** Positions before and after every run of SSE or JSON delimiters, and in every multi-byte character. */
function boundaries(bytes: Uint8Array): number[] {
  const isDelimiter = (byte = 0) => byte >= 0x80 || '{}[]":,\\\r\n'.includes(String.fromCharCode(byte));
  return [...bytes.keys()].filter(
    (at) => isDelimiter(bytes[at]) !== isDelimiter(bytes[at - 1]) || (bytes[at] ?? 0) >= 0x80,
  );
}
