import { afterEach, describe, expect, it, vi } from 'vitest';
import { type PullProgress, pullModel } from './ollama-pull.ts';

afterEach(() => vi.unstubAllGlobals());

function answerOfOllama(lines: string[], { status = 200 }: { status?: number } = {}) {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // In small pieces: lines do not arrive whole.
      for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
      controller.close();
    },
  });
  const fetched = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function pull() {
  const progress: PullProgress[] = [];
  for await (const step of pullModel('gemma3:4b', new AbortController().signal)) progress.push(step);
  return progress;
}

describe('the download of an Ollama model', () => {
  it('the download adds up the parts that Ollama names and ends with its success', async () => {
    const fetched = answerOfOllama([
      '{"status":"pulling manifest"}',
      '{"status":"pulling aa","digest":"sha256:aa","total":1000}',
      '{"status":"pulling aa","digest":"sha256:aa","total":1000,"completed":400}',
      '{"status":"pulling bb","digest":"sha256:bb","total":200,"completed":200}',
      '{"status":"verifying sha256 digest"}',
      '{"status":"success"}',
      '',
    ]);
    expect(await pull()).toEqual([
      { completed: 0, total: 1000 },
      { completed: 400, total: 1000 },
      { completed: 600, total: 1200 },
    ]);
    expect(fetched).toHaveBeenCalledWith(
      'http://127.0.0.1:11434/api/pull',
      expect.objectContaining({ method: 'POST' }),
    );
  });

  it.each([
    [['{"error":"pull model manifest: file does not exist"}', ''], 'model_not_found'],
    [['{"status":"pulling manifest"}', '{"error":"no space left on device"}', ''], 'service_error'],
    [['{"status":"pulling manifest"}', ''], 'service_error'],
    [['<html>', ''], 'service_error'],
  ])('the download fails on %j', async (lines, code) => {
    answerOfOllama(lines);
    await expect(pull()).rejects.toMatchObject({ code });
  });
});
