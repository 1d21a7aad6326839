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

/** What is wrong with a cut answer, or nothing. Plain comparisons: there are tens of thousands. */
function fault({ parts, text, end, error }: Heard, whole: Heard, lost: boolean): string | undefined {
  const ends = parts.filter(({ type }) => type === 'end').length;
  if (error !== undefined && !(error instanceof AnalysisError)) return `threw ${error}`;
  if (ends !== (error === undefined ? 1 : 0)) return `${ends} ends`;
  if (end !== undefined && parts.at(-1) !== end) return 'something after the end';
  if (!whole.text.startsWith(text)) return 'text that was never sent';
  // What was cut on the way never passes for whole.
  if (end?.type === 'end' && end.reason === 'complete' && text !== '' && text !== whole.text) {
    return 'a part that passes for whole';
  }
  if (lost && text === '' && !/^service_(unreachable|error)$/.test((error as AnalysisError)?.code)) {
    return 'a lost connection that passes for an empty answer';
  }
  return undefined;
}

type Heard = Awaited<ReturnType<typeof replay>>;

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
    const said = JSON.stringify(whole.parts);
    await atEveryByte(async (at) => {
      const { parts } = await replay(file, [bytes.slice(0, at), bytes.slice(at)]);
      return JSON.stringify(parts) === said ? undefined : 'not the same';
    });
  });

  test.each([
    ['closed', false],
    ['lost', true],
  ])('%s after any byte, it says a beginning of that and ends once or fails', async (_, lost) => {
    const whole = await replay(file, [bytes]);
    await atEveryByte(async (at) => fault(await replay(file, [bytes.slice(0, at)], lost), whole, lost));
  });

  /** All at once: the pauses between attempts are spent together. */
  async function atEveryByte(faultAt: (at: number) => Promise<string | undefined>): Promise<void> {
    const faults = await Promise.all(Array.from(bytes, (_, at) => faultAt(at)));
    expect(faults.flatMap((found, at) => (found ? [`at byte ${at}: ${found}`] : []))).toEqual([]);
  }
});
