import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AnalysisError } from '../../src/domain/errors.ts';
import { readChatCompletions } from '../../src/model/services/chat-completions-parser.ts';
import type { ResponseBody } from '../../src/model/services/http-client.ts';
import { readOllamaChat } from '../../src/model/services/ollama.ts';
import type { WirePart } from '../../src/model/services/wire.ts';
import { listen, serviceFor } from './ask.ts';

const FOLDER = new URL('../fixtures/services/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((file) => !file.endsWith('.md'));

/** Runs a service whose single request is answered with this body. */
async function ask(file: string, bytes: Uint8Array) {
  const kind = file.startsWith('ollama')
    ? 'ollama'
    : file.startsWith('huggingface')
      ? 'huggingface'
      : 'openai';
  const options = { fetch: async () => new Response(Buffer.from(bytes)) };
  return listen(serviceFor(kind, 'http://127.0.0.1:9', 'm', options));
}

interface Read {
  parts: WirePart[];
  text: string;
  end: WirePart | undefined;
  error: unknown;
}

const LOST = new AnalysisError('service_unreachable');

/** Runs only the format's reader, on pieces of a body that ends normally or with a lost connection. */
async function read(file: string, pieces: readonly Uint8Array[], isLost = false): Promise<Read> {
  const body: ResponseBody = {
    async *[Symbol.asyncIterator]() {
      const decoder = new TextDecoder();
      for (const piece of pieces) yield decoder.decode(piece, { stream: true });
    },
    lost: isLost ? LOST : undefined,
    restartIdleLimit() {},
    finishing() {},
    close() {},
  };
  const parts: WirePart[] = [];
  let error: unknown;
  try {
    const reader = file.startsWith('ollama') ? readOllamaChat : readChatCompletions;
    for await (const part of reader(body)) parts.push(part);
  } catch (thrown) {
    error = thrown;
  }
  const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return { parts, text, end: parts.find(({ type }) => type === 'end'), error };
}

/** The problem with a cut answer, if any. Plain comparisons, because there are thousands. */
function fault({ parts, text, end, error }: Read, whole: Read, isLost: boolean): string | undefined {
  const ends = parts.filter(({ type }) => type === 'end').length;
  if (error !== undefined && !(error instanceof AnalysisError)) return `threw ${error}`;
  if (ends !== (error === undefined ? 1 : 0)) return `${ends} ends`;
  if (end !== undefined && parts.at(-1) !== end) return 'something after the end';
  if (!whole.text.startsWith(text)) return 'text that was never sent';
  // A cut answer must never be reported as complete.
  if (end?.type === 'end' && end.reason === 'complete' && text !== '' && text !== whole.text) {
    return 'a part that passes for whole';
  }
  if (isLost && text === '' && !/^service_(unreachable|error)$/.test((error as AnalysisError)?.code)) {
    return 'a lost connection that passes for an empty answer';
  }
  return undefined;
}

/** Pieces that arrive together may be merged: text, end and error count, not the parts. */
function gist({ text, end, error }: Read): string {
  return JSON.stringify({ text, end, error: `${error}` });
}

describe.each(FILES)('the documented answer %s', (file) => {
  const bytes = new Uint8Array(readFileSync(new URL(file, FOLDER)));
  const isFailure = file.includes('error');

  test(`the documented answer ${file} is read correctly`, async () => {
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

  test(`${file} reads the same when split, and never as complete when cut`, async () => {
    const whole = await read(file, [bytes]);
    const faults: string[] = [];
    for (const at of boundaries(bytes)) {
      const start = bytes.subarray(0, at);
      const split = await read(file, [start, bytes.subarray(at)]);
      if (gist(split) !== gist(whole)) faults.push(`split at byte ${at}: not the same`);
      for (const isLost of [false, true]) {
        const found = fault(await read(file, [start], isLost), whole, isLost);
        if (found) faults.push(`${isLost ? 'lost' : 'closed'} at byte ${at}: ${found}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

/** Before and after every SSE or JSON delimiter, and within every multi-byte character; not within plain words. */
function boundaries(bytes: Uint8Array): number[] {
  const isSign = (byte = 0) => byte >= 0x80 || '{}[]":,\\\r\n'.includes(String.fromCharCode(byte));
  return [...bytes.keys()].filter(
    (at) => isSign(bytes[at]) !== isSign(bytes[at - 1]) || (bytes[at] ?? 0) >= 0x80,
  );
}
