import { describe, expect, test } from 'vitest';
import { collectAnswer, settingsFor } from '../../../tests/fake-service/ask.ts';
import { HUGGING_FACE_MODEL } from '../../domain/default-services.ts';
import type { AnalysisError } from '../../domain/errors.ts';
import { createService } from './create-service.ts';

type Routes = Readonly<Record<string, unknown>>;

/** A server that answers these paths with JSON, or with a status for a number, and all other paths with 404. */
function server(routes: Routes, seen: string[] = []): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(String(input));
    seen.push(`${init?.method} ${pathname}`);
    const route = routes[pathname];
    if (typeof route === 'number') return new Response('{}', { status: route });
    if (typeof route === 'function') return Response.json(route(JSON.parse(String(init?.body))));
    return route === undefined ? new Response('not found', { status: 404 }) : Response.json(route);
  };
}

const signal = new AbortController().signal;
const refusing: typeof fetch = async () => {
  throw Object.assign(new TypeError('fetch failed'), {
    cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
  });
};
const QUICK = { retryBaseMs: 0 };

describe('the status of Hugging Face', () => {
  const served = (...providers: object[]) => ({ '/v1/models': { data: [{ id: 'org/model', providers }] } });
  const status = (routes: Routes, over: object = {}) =>
    createService({ ...settingsFor('huggingface', 'http://hf', 'org/model'), ...over } as never, {
      fetch: server(routes),
    }).status(signal);

  test('Hugging Face is usable when the provider serves the model', async () => {
    expect(await status(served({ provider: 'novita', status: 'live' }))).toEqual({
      usable: true,
      model: 'org/model',
    });
  });

  test('Hugging Face lists providers of the model if the configured one lacks it', async () => {
    const found = await status(
      served({ provider: 'novita', status: 'error' }, { provider: 'together', status: 'live' }),
    );
    expect(found).toEqual({
      usable: false,
      model: 'org/model',
      detail: 'org/model is not served by novita now: set AI_PROVIDER to auto, or to one of: together',
    });
  });

  test('Hugging Face with the provider auto is usable with any live provider', async () => {
    expect(
      await status(served({ provider: 'together', status: 'live' }), { provider: 'auto' }),
    ).toMatchObject({
      usable: true,
    });
    expect(
      await status(served({ provider: 'together', status: 'error' }), { provider: 'auto' }),
    ).toMatchObject({
      usable: false,
      detail: expect.stringContaining('set another AI_MODEL'),
    });
  });

  test('Hugging Face accepts a provider or policy in the name of the model', async () => {
    const routes = served({ provider: 'together', status: 'live' });
    expect(await status(routes, { model: 'org/model:together' })).toMatchObject({ usable: true });
    expect(await status(routes, { model: 'org/model:fastest' })).toMatchObject({ usable: true });
    expect(await status(routes, { model: 'org/model:groq' })).toMatchObject({ usable: false });
  });

  test('Hugging Face with a model that is not listed is usable with a warning', async () => {
    expect(await status({ '/v1/models': { data: [{ id: 'other/one' }] } })).toMatchObject({
      usable: true,
      warning: expect.stringMatching(
        /^org\/model is not in the service's list of models: .* AI_MODEL .* https:\/\/huggingface\.co/,
      ),
    });
  });

  test('another provider replaces the default provider if that lacks the default model', async () => {
    const kimi = HUGGING_FACE_MODEL;
    const routes = {
      '/v1/models': { data: [{ id: kimi, providers: [{ provider: 'together', status: 'live' }] }] },
      '/v1/chat/completions': ({ model }: { model: string }) =>
        model === `${kimi}:together`
          ? { choices: [{ message: { content: '{}' }, finish_reason: 'stop' }] }
          : { error: { code: 'model_not_supported', message: 'not supported by any provider' } },
    };
    const settings = settingsFor('huggingface', 'http://hf', kimi);
    const service = createService(settings, { fetch: server(routes), timeouts: QUICK });
    expect(await service.status(signal)).toEqual({ usable: true, model: `${kimi}:together` });
    expect((await collectAnswer(service)).parts[0]).toMatchObject({
      type: 'start',
      model: `${kimi}:together`,
    });

    const withoutStatus = createService(settings, { fetch: server(routes), timeouts: QUICK });
    const { parts, error } = await collectAnswer(withoutStatus);
    expect(error).toBeUndefined();
    expect(parts.map((part) => part.type === 'start' && part.model)).toEqual([
      kimi,
      `${kimi}:together`,
      false,
      false,
    ]);
  });

  test('a failed look-up of another provider leaves the error of the request', async () => {
    for (const list of [401, 500, 503]) {
      const routes = { '/v1/chat/completions': 404, '/v1/models': list };
      const settings = settingsFor('huggingface', 'http://hf', HUGGING_FACE_MODEL);
      const service = createService(settings, { fetch: server(routes), timeouts: QUICK });
      expect((await collectAnswer(service)).error).toMatchObject({ code: 'model_not_found', status: 404 });
    }
  });

  test('an aborted look-up of another provider ends as cancelled', async () => {
    const controller = new AbortController();
    const aborting: typeof fetch = async (input) => {
      if (String(input).endsWith('/chat/completions')) return new Response('{}', { status: 404 });
      controller.abort();
      return new Promise(() => {});
    };
    const settings = settingsFor('huggingface', 'http://hf', HUGGING_FACE_MODEL);
    const service = createService(settings, { fetch: aborting, timeouts: QUICK });
    expect((await collectAnswer(service, undefined, controller.signal)).error).toMatchObject({
      code: 'cancelled',
    });
  });

  test('Hugging Face is not usable without a key, with a wrong key or without a response', async () => {
    expect(await status({}, { apiKey: undefined })).toMatchObject({
      usable: false,
      detail: expect.stringContaining('https://huggingface.co/settings/tokens'),
    });
    expect(await status({ '/v1/models': 401 })).toMatchObject({
      usable: false,
      detail: 'rejects the key: check it',
    });
    const service = createService(settingsFor('huggingface', 'http://hf', 'm'), { fetch: refusing });
    expect(await service.status(signal)).toMatchObject({
      usable: false,
      detail: 'cannot be reached (ECONNREFUSED)',
    });
  });

  test('a server without a list of models is usable unless it answers with a 5xx status', async () => {
    expect(await status({})).toMatchObject({ usable: true });
    expect(await status({ '/v1/models': { hello: 'world' } })).toMatchObject({ usable: true });
    expect(await status({ '/v1/models': 503 })).toMatchObject({ usable: false, detail: 'answers HTTP 503' });
  });
});

describe('the status of an OpenAI-compatible server', () => {
  const service = (routes: Routes, model?: string, seen?: string[]) =>
    createService(
      { name: 'openai', baseUrl: 'http://local/v1', ...(model ? { model } : {}) },
      { fetch: server(routes, seen), timeouts: QUICK },
    );
  const list = (...ids: string[]) => ({ '/v1/models': { data: ids.map((id) => ({ id })) } });

  test('the only model of an OpenAI-compatible server is used and looked up once', async () => {
    const seen: string[] = [];
    const only = service(list('qwen'), undefined, seen);
    expect(only.model).toBeUndefined();
    expect(await only.status(signal)).toEqual({ usable: true, model: 'qwen' });
    const { parts } = await collectAnswer(only);
    expect(parts[0]).toMatchObject({ type: 'start', model: 'qwen' });
    expect(only.model).toBe('qwen');
    seen.length = 0;
    await collectAnswer(only);
    expect(seen).not.toContain('GET /v1/models');
  });

  test('one of several models of an OpenAI-compatible server must be named', async () => {
    const several = service(list('a', 'b', 'c', 'd', 'e', 'f'));
    expect(await several.status(signal)).toEqual({
      usable: false,
      model: undefined,
      detail: 'lists several models: set OPENAI_MODEL to one of: a, b, c, d, e, …',
    });
    expect(((await collectAnswer(several)).error as AnalysisError).code).toBe('model_not_found');
  });

  test('a named model that is not listed is usable with a warning', async () => {
    expect(await service(list('a'), 'a').status(signal)).toEqual({ usable: true, model: 'a' });
    expect(await service(list('a'), 'b').status(signal)).toMatchObject({
      usable: true,
      warning: expect.stringContaining('set OPENAI_MODEL to one of: a'),
    });
    const withoutList = { '/v1/chat/completions': 400 };
    expect(await service(withoutList, 'b').status(signal)).toEqual({ usable: true, model: 'b' });
    expect(await service(withoutList).status(signal)).toMatchObject({
      usable: false,
      detail: 'lists no models: name one in OPENAI_MODEL',
    });
  });

  test.each([200, 400, 403, 405, 429])(
    'a server that answers %i without a list is usable without another request',
    async (answered) => {
      const seen: string[] = [];
      const routes = { '/v1/models': answered === 200 ? { hello: 'world' } : answered };
      expect(await service(routes, 'b', seen).status(signal)).toEqual({ usable: true, model: 'b' });
      expect(seen).toEqual(['GET /v1/models']);
    },
  );

  test('a URL copied with the path of the API is accepted', async () => {
    const copied = createService(
      { name: 'openai', baseUrl: 'http://local/v1/chat/completions/', model: 'a' },
      { fetch: server(list('a')), timeouts: QUICK },
    );
    expect(await copied.status(signal)).toEqual({ usable: true, model: 'a' });
  });

  test('of a model named by its file, only the file name is shown', async () => {
    const path = '/home/somebody/models/qwen2.5-3b-q4.gguf';
    const only = service({ ...list(path), '/v1/chat/completions': 400 });
    expect(await only.status(signal)).toEqual({ usable: true, model: 'qwen2.5-3b-q4.gguf' });
    expect((await collectAnswer(only)).parts[0]).toMatchObject({
      type: 'start',
      model: 'qwen2.5-3b-q4.gguf',
    });
    expect(only.model).toBe('qwen2.5-3b-q4.gguf');
    expect(await service(list('org/model'), 'org/model').status(signal)).toMatchObject({
      model: 'org/model',
    });
  });

  test('a service is labelled OpenAI only at OpenAI’s own URL', () => {
    expect(service({}).label).toBe('OpenAI-compatible server');
    expect(createService({ name: 'openai', baseUrl: 'https://api.openai.com/v1' }).label).toBe('OpenAI');
  });
});

describe('the status of Ollama', () => {
  const tag = (name: string, ...families: string[]) => ({ name, details: { family: families[0], families } });
  const service = (routes: Routes, model?: string) =>
    createService(
      { name: 'ollama', baseUrl: 'http://local:11434', ...(model ? { model } : {}) },
      { fetch: server(routes), timeouts: QUICK },
    );

  test('Ollama uses the first installed model that can chat', async () => {
    const found = service({
      '/api/tags': {
        models: [
          tag('mxbai-embed-large', 'bert'),
          tag('something', 'nomic-bert'),
          tag('qwen3:4b', 'qwen3'),
          tag('llama3.2', 'llama'),
        ],
      },
    });
    expect(await found.status(signal)).toEqual({ usable: true, model: 'qwen3:4b' });
  });

  test.each([
    [[tag('nomic-embed-text', 'nomic-bert')]],
    [[]],
    // Without any model.
    [null],
  ])('an Ollama without a chat model names the command that pulls one: %j', async (models) => {
    const none = service({ '/api/tags': { models } });
    expect(await none.status(signal)).toMatchObject({
      usable: false,
      detail: 'has no model that can chat: run "ollama pull gemma3:4b"',
    });
    expect(((await collectAnswer(none)).error as AnalysisError).code).toBe('model_not_found');
  });

  test('a named model of Ollama must be installed; the tag latest may be left out', async () => {
    const routes = { '/api/tags': { models: [tag('llama3.2:latest', 'llama')] } };
    for (const model of ['llama3.2', 'Llama3.2:latest']) {
      expect(await service(routes, model).status(signal)).toEqual({ usable: true, model });
    }
    expect(await service(routes, 'qwen3').status(signal)).toEqual({
      usable: false,
      model: 'qwen3',
      detail: 'qwen3 is not installed: run "ollama pull qwen3"',
    });
  });

  test('an Ollama that is not running, or another server in its place, is not usable', async () => {
    const notRunning = createService({ name: 'ollama', baseUrl: 'http://local' }, { fetch: refusing });
    expect(await notRunning.status(signal)).toMatchObject({
      usable: false,
      detail: 'cannot be reached (ECONNREFUSED)',
    });
    expect(await service({ '/api/tags': { hello: 'world' } }).status(signal)).toMatchObject({
      usable: false,
    });
  });
});

test('an aborted request for a status is reported as too slow', async () => {
  const never: typeof fetch = () => new Promise(() => {});
  const service = createService({ name: 'ollama', baseUrl: 'http://local' }, { fetch: never });
  expect(await service.status(AbortSignal.timeout(1))).toMatchObject({
    usable: false,
    detail: 'does not answer in time',
  });
});
