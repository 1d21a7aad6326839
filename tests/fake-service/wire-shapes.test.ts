import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AnalysisError } from '../../src/domain/errors.ts';
import { readChatCompletions } from '../../src/model/services/chat-completions-reader.ts';
import type { AnswerBody } from '../../src/model/services/connection.ts';
import { readOllamaChat } from '../../src/model/services/ollama.ts';
import type { WirePart } from '../../src/model/services/wire.ts';
import { listen, serviceFor } from './ask.ts';

const FOLDER = new URL('../fixtures/services/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((file) => !file.endsWith('.md'));

/** Each test reads thousands of answers, which is slow on a busy machine. */
const TIMEOUT_MS = 60_000;

/** Runs a service whose single request is answered with these pieces of a body. */
async function ask(file: string, pieces: readonly Uint8Array[]) {
  const kind = file.startsWith('ollama')
    ? 'ollama'
    : file.startsWith('huggingface')
      ? 'huggingface'
      : 'openai';
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
  return listen(serviceFor(kind, 'http://127.0.0.1:9', 'm', { fetch: async () => new Response(body) }));
}

interface Heard {
  parts: WirePart[];
  text: string;
  end: WirePart | undefined;
  error: unknown;
}

const LOST = new AnalysisError('service_unreachable', { service: 'X' });

/** Runs only the format's reader, on a body that ends normally or with a lost connection. */
async function read(file: string, bytes: Uint8Array, lost: boolean): Promise<Heard> {
  const body: AnswerBody = {
    async *[Symbol.asyncIterator]() {
      yield new TextDecoder().decode(bytes, { stream: true });
    },
    lost: lost ? LOST : undefined,
    alive() {},
    finishing() {},
  };
  const parts: WirePart[] = [];
  let error: unknown;
  try {
    const reader = file.startsWith('ollama') ? readOllamaChat : readChatCompletions;
    for await (const part of reader(body, 'X')) parts.push(part);
  } catch (thrown) {
    error = thrown;
  }
  const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return { parts, text, end: parts.find(({ type }) => type === 'end'), error };
}

/** The problem with a cut answer, if any. Plain comparisons, because there are tens of thousands. */
function fault({ parts, text, end, error }: Heard, whole: string, lost: boolean): string | undefined {
  const ends = parts.filter(({ type }) => type === 'end').length;
  if (error !== undefined && !(error instanceof AnalysisError)) return `threw ${error}`;
  if (ends !== (error === undefined ? 1 : 0)) return `${ends} ends`;
  if (end !== undefined && parts.at(-1) !== end) return 'something after the end';
  if (!whole.startsWith(text)) return 'text that was never sent';
  // A cut answer must never be reported as complete.
  if (end?.type === 'end' && end.reason === 'complete' && text !== '' && text !== whole) {
    return 'a part that passes for whole';
  }
  if (lost && text === '' && !/^service_(unreachable|error)$/.test((error as AnalysisError)?.code)) {
    return 'a lost connection that passes for an empty answer';
  }
  return undefined;
}

describe.each(FILES)('%s', (file) => {
  const bytes = new Uint8Array(readFileSync(new URL(file, FOLDER)));
  const isFailure = file.includes('error');

  test('is read correctly', async () => {
    const { text, end, error } = await ask(file, [bytes]);
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

  test(
    'in two pieces, parted at any byte, it says the same',
    async () => {
      // Pieces that arrive together may be merged: compare the text, not the pieces.
      const said = ({ text, end, error }: Awaited<ReturnType<typeof ask>>) =>
        JSON.stringify({ text, end, error: `${error}` });
      const whole = said(await ask(file, [bytes]));
      await expectNoFault(async (at) => {
        const heard = await ask(file, [bytes.slice(0, at), bytes.slice(at)]);
        return said(heard) === whole ? undefined : 'not the same';
      });
    },
    TIMEOUT_MS,
  );

  test.each([
    ['closed', false],
    ['lost', true],
  ])(
    '%s after any byte, it says a beginning of that and ends once or fails',
    async (_, lost) => {
      const whole = (await ask(file, [bytes])).text;
      await expectNoFault(async (at) => fault(await read(file, bytes.slice(0, at), lost), whole, lost));
    },
    TIMEOUT_MS,
  );

  async function expectNoFault(faultAt: (at: number) => Promise<string | undefined>): Promise<void> {
    const faults: string[] = [];
    for (let at = 0; at < bytes.length; at += 1) {
      const found = await faultAt(at);
      if (found) faults.push(`at byte ${at}: ${found}`);
    }
    expect(faults).toEqual([]);
  }
});
