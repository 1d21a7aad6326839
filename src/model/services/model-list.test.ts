import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  collectAnswer,
  IDEA,
  reportRequest,
  serviceFor,
  settingsFor,
} from '../../../tests/fake-service/ask.ts';
import { type FakeService, startFakeService } from '../../../tests/fake-service/fake-service.ts';
import type { AnswerTask } from '../../domain/answer-service.ts';
import { createService } from './create-service.ts';
import { firstAvailable } from './first-available.ts';

let fake: FakeService;
beforeAll(async () => {
  fake = await startFakeService();
});
afterAll(() => fake.close());

const signal = new AbortController().signal;

/** A service on a server that answers each path with one document; `paths` has the requests. */
function serviceOn(kind: 'huggingface' | 'openai' | 'ollama', document: object, model = 'm') {
  const paths: string[] = [];
  const send = async (url: string | URL | Request) => {
    paths.push(new URL(String(url)).pathname);
    return Response.json(document);
  };
  const service = createService(settingsFor(kind, 'http://127.0.0.1:1', model), {
    fetch: send as typeof fetch,
  });
  return { service, paths };
}

describe('the context of a model', () => {
  test.each([
    ['context_length', 40_960],
    ['max_model_len', 8192],
    ['context_window', 131_072],
    ['context_length', '8192'],
    ['size', 8192],
  ])('is read from %s in a list of models', async (name, value) => {
    const { service } = serviceOn('openai', {
      data: [
        { id: 'm', [name]: value },
        { id: 'n', [name]: 7 },
      ],
    });
    expect(await service.contextTokens?.(signal)).toBe(
      typeof value === 'number' && name !== 'size' ? value : undefined,
    );
  });

  test('at Hugging Face is that of the provider, or the smallest of those between which the router chooses', async () => {
    const providers = [
      { provider: 'novita', status: 'live', context_length: 65_536 },
      { provider: 'together', status: 'live', context_length: 32_768 },
      { provider: 'gone', status: 'error', context_length: 1024 },
    ];
    const contextOf = (model: string) =>
      serviceOn('huggingface', { data: [{ id: 'm', providers }] }, model).service.contextTokens?.(signal);
    expect(await contextOf('m')).toBe(65_536);
    expect(await contextOf('m:together')).toBe(32_768);
    expect(await contextOf('m:fastest')).toBe(32_768);
    expect(await contextOf('other')).toBeUndefined();
  });

  test.each([
    [8192, 8192],
    [1_048_576, 32_768],
    [undefined, undefined],
  ])(
    'in Ollama is the one that it was trained with (%s), at most what Crisol asks for: %s',
    async (trained, expected) => {
      const { service } = serviceOn('ollama', {
        model_info: {
          'general.architecture': 'qwen3',
          'qwen3.context_length': trained,
          'clip.context_length': 77,
        },
      });
      expect(await service.contextTokens?.(signal)).toBe(expected);
    },
  );

  test('is asked for once for each model, but again after a failure', async () => {
    const { service, paths } = serviceOn('openai', { data: [] });
    await service.contextTokens?.(signal);
    await service.contextTokens?.(signal);
    expect(paths).toEqual(['/v1/models']);
    let failures = 0;
    const broken = createService(settingsFor('openai', 'http://127.0.0.1:1', 'm'), {
      fetch: (async () => {
        failures += 1;
        throw new TypeError('fetch failed');
      }) as typeof fetch,
    });
    expect(await broken.contextTokens?.(signal)).toBeUndefined();
    expect(await broken.contextTokens?.(signal)).toBeUndefined();
    expect(failures).toBe(2);
  });

  test('of several services is not known, because any of them may answer', async () => {
    const { service } = serviceOn('openai', { data: [{ id: 'm', context_length: 8192 }] });
    expect(firstAvailable([service]).contextTokens).toBeDefined();
    expect(firstAvailable([service, service]).contextTokens).toBeUndefined();
  });
});

test('all requests of an analysis ask Ollama for one context size', async () => {
  const service = serviceFor('ollama', fake.url, 'good');
  for (const [index, kind] of (['searches', 'judgement', 'answer', 'reply'] as const).entries()) {
    const task = { kind, idea: IDEA, language: 'es' } as AnswerTask;
    await collectAnswer(service, reportRequest({ prompt: IDEA.repeat(1 + 40 * index), task }));
  }
  const bodies = fake.requests.filter(({ path }) => path === '/api/chat').map(({ body }) => body);
  const sizes = (bodies as { options: { num_ctx: number } }[]).map(({ options }) => options.num_ctx);
  expect(sizes).toEqual([12_288, 12_288, 12_288, 12_288]);
});

test('Ollama is not asked for more context than its model can hold', async () => {
  let size: number | undefined;
  const send = (async (url: string | URL | Request, init?: RequestInit) => {
    if (String(url).endsWith('/api/show')) {
      return Response.json({ model_info: { 'general.architecture': 'g', 'g.context_length': 8192 } });
    }
    size = JSON.parse(String(init?.body)).options.num_ctx;
    return new Response('{"message":{"content":"{}"},"done":true,"done_reason":"stop"}\n');
  }) as typeof fetch;
  await collectAnswer(serviceFor('ollama', fake.url, 'good', { fetch: send }));
  expect(size).toBe(8192);
});
