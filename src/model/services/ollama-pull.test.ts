import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FakeService, startFakeService } from '../../../tests/fake-service/fake-service.ts';
import { OLLAMA_BASE_URL } from '../../domain/default-services.ts';
import { modelsThatChat } from './ollama.ts';
import { type PullProgress, pullModel } from './ollama-pull.ts';
import { ServiceRejection } from './vendor-errors.ts';

let fake: FakeService;
beforeAll(async () => {
  fake = await startFakeService();
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    send(url.replace(OLLAMA_BASE_URL, fake.url), init),
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await fake.close();
});

async function pull(name: string) {
  const progress: PullProgress[] = [];
  for await (const step of pullModel(name, new AbortController().signal)) progress.push(step);
  return progress;
}

describe('the download of an Ollama model', () => {
  it('the download adds up the parts that Ollama names, and ends when Ollama reports success', async () => {
    expect(await pull('gemma3:4b')).toEqual([
      { completed: 0, total: 1000 },
      { completed: 400, total: 1000 },
      { completed: 600, total: 1200 },
    ]);
    expect(fake.requests).toMatchObject([
      { method: 'POST', path: '/api/pull', body: { model: 'gemma3:4b', stream: true } },
    ]);
  });

  it.each([
    ['unknown', 'model_not_found'],
    ['disk-full', 'service_error'],
    ['broken-off', 'service_error'],
    ['html', 'service_error'],
  ])('the download %s fails with %s', async (name, code) => {
    await expect(pull(name)).rejects.toMatchObject({ code, service: { name: 'ollama', label: 'Ollama' } });
  });

  it('the error for a rejected request names Ollama and does not quote the response', async () => {
    const sent = globalThis.fetch;
    vi.stubGlobal('fetch', async () => Response.json({ error: 'secret' }, { status: 400 }));
    const { signal } = new AbortController();
    const errors = await Promise.all([
      pull('gemma3:4b').catch((error: unknown) => error),
      modelsThatChat({ baseUrl: OLLAMA_BASE_URL, firstTokenMs: 5000, idleMs: 5000 }, signal)
        .next()
        .catch((error: unknown) => error),
    ]);
    vi.stubGlobal('fetch', sent);
    for (const error of errors) {
      expect(error).toMatchObject({
        code: 'service_error',
        status: 400,
        service: { name: 'ollama', label: 'Ollama' },
      });
      expect(error).not.toBeInstanceOf(ServiceRejection);
    }
  });
});
