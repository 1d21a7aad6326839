import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen, reportRequest, serviceFor } from '../../../tests/fake-service/ask.ts';
import { type FakeService, startFakeService } from '../../../tests/fake-service/fake-service.ts';
import type { AnalysisError } from '../../domain/errors.ts';
import { firstAvailable } from './first-available.ts';

let fake: FakeService;
/** Where nothing listens. */
let nowhere: string;
beforeAll(async () => {
  fake = await startFakeService();
  const closed = await startFakeService();
  nowhere = closed.url;
  await closed.close();
});
beforeEach(() => {
  fake.requests.length = 0;
});
afterAll(() => fake.close());

type Kind = Parameters<typeof serviceFor>[0];
const playing = (kind: Kind, scenario: string) => serviceFor(kind, fake.url, scenario);
const down = (kind: Kind) => serviceFor(kind, nowhere, 'good');

/** The services that began to answer, whether there was text, and the end. */
const summary = ({ parts }: Awaited<ReturnType<typeof listen>>) => [
  ...new Set(parts.map((part) => (part.type === 'start' ? part.service : part.type))),
];
const codeOf = (error: unknown) => (error as AnalysisError).code;
const askedOllama = () => fake.requests.some(({ path }) => path === '/api/chat');

describe('the services tried in order', () => {
  test('the first service that works answers, and the others get no request', async () => {
    const result = await listen(firstAvailable([playing('huggingface', 'good'), playing('ollama', 'good')]));
    expect(summary(result)).toEqual(['huggingface', 'text', 'end']);
    expect(askedOllama()).toBe(false);
  });

  test('the next service takes over from one that fails or ends before any text', async () => {
    const services = [
      playing('huggingface', 'error-503'),
      playing('openai', 'empty'),
      playing('ollama', 'good'),
    ];
    const result = await listen(firstAvailable(services));
    expect(summary(result)).toEqual(['huggingface', 'openai', 'ollama', 'text', 'end']);
    expect(result.error).toBeUndefined();
  });

  test('the preferred service comes first, and the others replace it when it fails', async () => {
    const first = playing('huggingface', 'good');
    const request = reportRequest({ preferred: 'openai' });
    const result = await listen(firstAvailable([first, playing('openai', 'good')]), request);
    expect(summary(result)).toEqual(['openai', 'text', 'end']);
    const instead = await listen(firstAvailable([first, playing('openai', 'error-503')]), request);
    expect(summary(instead)).toEqual(['openai', 'huggingface', 'text', 'end']);
  });

  test('no other service takes over once text has been shown', async () => {
    const services = [playing('huggingface', 'error-mid-stream'), playing('ollama', 'good')];
    expect(codeOf((await listen(firstAvailable(services))).error)).toBe('service_error');
    expect(askedOllama()).toBe(false);
  });

  test('no other service takes over after a cancellation', async () => {
    const services = [playing('huggingface', 'hang-before'), playing('ollama', 'good')];
    const controller = new AbortController();
    const listening = listen(firstAvailable(services), reportRequest(), controller.signal);
    await vi.waitFor(() => expect(fake.requests).toHaveLength(1));
    controller.abort();
    expect(codeOf((await listening).error)).toBe('cancelled');
    expect(askedOllama()).toBe(false);
  });

  test('when all services fail, the error is that of the first', async () => {
    const failing = firstAvailable([playing('huggingface', 'error-402'), down('ollama')]);
    expect(codeOf((await listen(failing)).error)).toBe('insufficient_credit');
    const silent = firstAvailable([playing('huggingface', 'error-503'), playing('ollama', 'empty')]);
    const result = await listen(silent);
    expect(codeOf(result.error)).toBe('service_busy');
    expect(result.end).toBeUndefined();
  });

  test('the services are usable when one is; otherwise every reason is listed', async () => {
    const { signal } = new AbortController();
    expect(await firstAvailable([down('huggingface'), playing('ollama', 'empty')]).status(signal)).toEqual({
      usable: true,
      model: 'empty',
    });
    expect(await firstAvailable([down('huggingface'), down('ollama')]).status(signal)).toEqual({
      usable: false,
      model: 'good',
      detail: 'Hugging Face: cannot be reached (ECONNREFUSED); Ollama: cannot be reached (ECONNREFUSED)',
    });
  });

  test('a service whose status hangs does not delay the status of the others', async () => {
    const never = () => new Promise<Response>(() => {});
    const hanging = serviceFor('huggingface', fake.url, 'good', { fetch: never });
    const second = playing('ollama', 'empty');
    const answered = vi.fn();
    const noticed = {
      ...second,
      status: (signal: AbortSignal) => second.status(signal).finally(answered),
    };
    const controller = new AbortController();
    const found = firstAvailable([hanging, noticed]).status(controller.signal);
    await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce());
    controller.abort();
    expect(await found).toEqual({ usable: true, model: 'empty' });
  });

  test('the services have the name, label and model of the first', () => {
    const both = firstAvailable([playing('huggingface', 'good'), playing('ollama', 'empty')]);
    expect([both.name, both.label, both.model]).toEqual(['huggingface', 'Hugging Face', 'good']);
  });
});
