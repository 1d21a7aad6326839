import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectAnswer, reportRequest, serviceFor } from '../../../tests/fake-service/ask.ts';
import { type FakeService, startFakeService } from '../../../tests/fake-service/fake-service.ts';
import type { AnalysisError } from '../../domain/errors.ts';
import { firstAvailable } from './first-available.ts';

let fake: FakeService;
/** A URL where nothing listens. */
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
const serviceIn = (kind: Kind, scenario: string) => serviceFor(kind, fake.url, scenario);
const unreachable = (kind: Kind) => serviceFor(kind, nowhere, 'good');

/** The services that began to answer, whether there was text, and the end. */
const summary = ({ parts }: Awaited<ReturnType<typeof collectAnswer>>) => [
  ...new Set(parts.map((part) => (part.type === 'start' ? part.service : part.type))),
];
const codeOf = (error: unknown) => (error as AnalysisError).code;
const askedOllama = () => fake.requests.some(({ path }) => path === '/api/chat');

describe('the services tried in order', () => {
  test('the first service that works answers, and the others get no request', async () => {
    const result = await collectAnswer(
      firstAvailable([serviceIn('huggingface', 'good'), serviceIn('ollama', 'good')]),
    );
    expect(summary(result)).toEqual(['huggingface', 'text', 'end']);
    expect(askedOllama()).toBe(false);
  });

  test('the next service takes over from one that fails or ends before any text', async () => {
    const services = [
      serviceIn('huggingface', 'error-503'),
      serviceIn('openai', 'empty'),
      serviceIn('ollama', 'good'),
    ];
    const result = await collectAnswer(firstAvailable(services));
    expect(summary(result)).toEqual(['huggingface', 'waiting', 'openai', 'ollama', 'text', 'end']);
    expect(result.error).toBeUndefined();
  });

  test('the preferred service comes first, and the others replace it when it fails', async () => {
    const first = serviceIn('huggingface', 'good');
    const request = reportRequest({ preferred: 'openai' });
    const result = await collectAnswer(firstAvailable([first, serviceIn('openai', 'good')]), request);
    expect(summary(result)).toEqual(['openai', 'text', 'end']);
    const instead = await collectAnswer(firstAvailable([first, serviceIn('openai', 'error-503')]), request);
    expect(summary(instead)).toEqual(['openai', 'waiting', 'huggingface', 'text', 'end']);
  });

  test('no other service takes over once text has been shown', async () => {
    const services = [serviceIn('huggingface', 'error-mid-stream'), serviceIn('ollama', 'good')];
    expect(codeOf((await collectAnswer(firstAvailable(services))).error)).toBe('service_error');
    expect(askedOllama()).toBe(false);
  });

  test('no other service takes over after a cancellation', async () => {
    const services = [serviceIn('huggingface', 'hang-before'), serviceIn('ollama', 'good')];
    const controller = new AbortController();
    const listening = collectAnswer(firstAvailable(services), reportRequest(), controller.signal);
    await vi.waitFor(() => expect(fake.requests).toHaveLength(1));
    controller.abort();
    expect(codeOf((await listening).error)).toBe('cancelled');
    expect(askedOllama()).toBe(false);
  });

  test('when all services fail, the error is that of the first service', async () => {
    const failing = firstAvailable([serviceIn('huggingface', 'error-402'), unreachable('ollama')]);
    expect(codeOf((await collectAnswer(failing)).error)).toBe('insufficient_credit');
    const silent = firstAvailable([serviceIn('huggingface', 'error-503'), serviceIn('ollama', 'empty')]);
    const result = await collectAnswer(silent);
    expect(codeOf(result.error)).toBe('service_busy');
    expect(result.end).toBeUndefined();
  });

  test('the services are usable when one is; otherwise every reason is listed', async () => {
    const { signal } = new AbortController();
    expect(
      await firstAvailable([unreachable('huggingface'), serviceIn('ollama', 'empty')]).status(signal),
    ).toEqual({
      usable: true,
      model: 'empty',
    });
    expect(await firstAvailable([unreachable('huggingface'), unreachable('ollama')]).status(signal)).toEqual({
      usable: false,
      model: 'good',
      detail: 'Hugging Face: cannot be reached (ECONNREFUSED); Ollama: cannot be reached (ECONNREFUSED)',
    });
  });

  test('a service whose status hangs does not delay the status of the others', async () => {
    const never = () => new Promise<Response>(() => {});
    const hanging = serviceFor('huggingface', fake.url, 'good', { fetch: never });
    const second = serviceIn('ollama', 'empty');
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
    const both = firstAvailable([serviceIn('huggingface', 'good'), serviceIn('ollama', 'empty')]);
    expect([both.name, both.label, both.model]).toEqual(['huggingface', 'Hugging Face', 'good']);
  });
});
