import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AnalysisError } from '../../src/analysis/errors.ts';
import { listen, serviceFor } from './ask.ts';

const FOLDER = new URL('../fixtures/services/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((file) => !file.endsWith('.md'));

/** A service whose every request is answered with these pieces of a body; `lost` breaks the connection after them. */
async function replay(file: string, pieces: readonly Uint8Array[], lost = false) {
  const kind = file.startsWith('ollama')
    ? 'ollama'
    : file.startsWith('huggingface')
      ? 'huggingface'
      : 'openai';
  const body = () => {
    const left = [...pieces];
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = left.shift();
        if (piece) controller.enqueue(piece);
        else if (lost)
          controller.error(Object.assign(new TypeError('terminated'), { code: 'UND_ERR_SOCKET' }));
        else controller.close();
      },
    });
  };
  const options = { fetch: async () => new Response(body()), timeouts: { retryBaseMs: 0 } };
  return listen(serviceFor(kind, 'http://127.0.0.1:9', 'm', options));
}

function expectWellBehaved({ parts, error }: Awaited<ReturnType<typeof replay>>) {
  const ends = parts.filter(({ type }) => type === 'end').length;
  if (error === undefined) {
    expect(ends).toBe(1);
    expect(parts.at(-1)?.type).toBe('end');
  } else {
    expect(error).toBeInstanceOf(AnalysisError);
    expect(ends).toBe(0);
  }
}

describe.each(FILES)('%s', (file) => {
  const bytes = new Uint8Array(readFileSync(new URL(file, FOLDER)));
  const isFailure = file.includes('error');

  test('says what it holds', async () => {
    const { text, end, error } = await replay(file, [bytes]);
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

  test('in two pieces, parted at any byte, it says the same', async () => {
    const whole = await replay(file, [bytes]);
    await atEveryByte(async (at) => {
      const parted = await replay(file, [bytes.slice(0, at), bytes.slice(at)]);
      if (JSON.stringify(parted.parts) !== JSON.stringify(whole.parts)) {
        expect(parted.parts, `parted at ${at}`).toEqual(whole.parts);
      }
    });
  });

  test.each([
    ['closed', false],
    ['lost', true],
  ])('%s after any byte, it says a beginning of that and ends once or fails', async (_, lost) => {
    const whole = await replay(file, [bytes]);
    await atEveryByte(async (at) => {
      const short = await replay(file, [bytes.slice(0, at)], lost);
      expectWellBehaved(short);
      expect(whole.text.startsWith(short.text)).toBe(true);
      // What was cut on the way never passes for whole.
      if (short.end?.type === 'end' && short.end.reason === 'complete' && short.text !== '') {
        expect(short.text).toBe(whole.text);
      }
      if (lost && short.text === '') {
        expect((short.error as AnalysisError).code).toMatch(/^service_(unreachable|error)$/);
      }
    });
  });

  /** All at once: the pauses between attempts are spent together. */
  async function atEveryByte(check: (at: number) => Promise<void>): Promise<void> {
    await Promise.all(Array.from(bytes, (_, at) => check(at)));
  }
});
