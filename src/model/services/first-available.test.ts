import { describe, expect, test } from 'vitest';
import { listen, reportRequest } from '../../../tests/fake-service/ask.ts';
import type { AnswerPart, AnswerService, ServiceName, ServiceStatus } from '../../domain/answer-service.ts';
import { AnalysisError, type ErrorCode } from '../../domain/errors.ts';
import { firstAvailable } from './first-available.ts';

/** A service that sends these parts and then throws, if a code is given. */
function scripted(name: ServiceName, texts: readonly string[], code?: ErrorCode) {
  const calls = { times: 0 };
  const service: AnswerService = {
    name,
    label: `The ${name}`,
    model: `${name}-model`,
    aiGenerated: true,
    async *answer(): AsyncGenerator<AnswerPart> {
      calls.times += 1;
      yield { type: 'start', service: name, model: `${name}-model`, label: `The ${name}`, aiGenerated: true };
      for (const text of texts) yield { type: 'text', text };
      if (code) throw new AnalysisError(code, { service: name });
      yield { type: 'end', reason: 'complete' };
    },
    status: async () =>
      code
        ? { usable: false, model: `${name}-model`, detail: 'is down' }
        : { usable: true, model: `${name}-model` },
  };
  return Object.assign(service, { calls });
}

const summary = ({ parts }: Awaited<ReturnType<typeof listen>>) =>
  parts.map((part) => (part.type === 'start' ? part.service : part.type === 'text' ? part.text : 'end'));
const codeOf = (error: unknown) => (error as AnalysisError).code;

describe('the services tried in order', () => {
  test('the first service that works answers, and the others get no request', async () => {
    const second = scripted('ollama', ['b']);
    const result = await listen(firstAvailable([scripted('huggingface', ['a']), second]));
    expect(summary(result)).toEqual(['huggingface', 'a', 'end']);
    expect(second.calls.times).toBe(0);
  });

  test('the next service takes over from one that fails or ends before any text', async () => {
    const services = [
      scripted('huggingface', [], 'service_busy'),
      scripted('openai', []),
      scripted('ollama', ['c']),
    ];
    const result = await listen(firstAvailable(services));
    expect(summary(result)).toEqual(['huggingface', 'openai', 'ollama', 'c', 'end']);
    expect(result.error).toBeUndefined();
  });

  test('the preferred service comes first, and the others replace it when it fails', async () => {
    const services = () => [scripted('huggingface', ['a']), scripted('openai', ['b'])];
    const result = await listen(firstAvailable(services()), reportRequest({ preferred: 'openai' }));
    expect(summary(result)).toEqual(['openai', 'b', 'end']);
    const down = [scripted('huggingface', ['a']), scripted('openai', [], 'service_busy')];
    const instead = await listen(firstAvailable(down), reportRequest({ preferred: 'openai' }));
    expect(summary(instead)).toEqual(['openai', 'huggingface', 'a', 'end']);
  });

  test('no other service takes over once text has been shown', async () => {
    const second = scripted('ollama', ['b']);
    const { error } = await listen(firstAvailable([scripted('huggingface', ['a'], 'service_error'), second]));
    expect(codeOf(error)).toBe('service_error');
    expect(second.calls.times).toBe(0);
  });

  test('no other service takes over after a cancellation', async () => {
    const second = scripted('ollama', ['b']);
    const { error } = await listen(firstAvailable([scripted('huggingface', [], 'cancelled'), second]));
    expect(codeOf(error)).toBe('cancelled');
    expect(second.calls.times).toBe(0);
  });

  test('when all services fail, the error is that of the first', async () => {
    const failing = firstAvailable([
      scripted('huggingface', [], 'insufficient_credit'),
      scripted('ollama', [], 'service_unreachable'),
    ]);
    expect(codeOf((await listen(failing)).error)).toBe('insufficient_credit');
    const silent = firstAvailable([scripted('huggingface', [], 'service_busy'), scripted('ollama', [])]);
    const result = await listen(silent);
    expect(codeOf(result.error)).toBe('service_busy');
    expect(result.end).toBeUndefined();
  });

  test('the services are usable when one is; otherwise every reason is listed', async () => {
    const { signal } = new AbortController();
    const down = scripted('huggingface', [], 'service_busy');
    expect(await firstAvailable([down, scripted('ollama', ['b'])]).status(signal)).toEqual({
      usable: true,
      model: 'ollama-model',
    });
    expect(await firstAvailable([down, scripted('ollama', [], 'service_busy')]).status(signal)).toEqual({
      usable: false,
      model: 'huggingface-model',
      detail: 'The huggingface: is down; The ollama: is down',
    });
  });

  test('a service whose status hangs does not delay the status of the others', async () => {
    const hanging = {
      ...scripted('huggingface', ['a']),
      status: (signal: AbortSignal) =>
        new Promise<ServiceStatus>((resolve) => {
          const usable = { usable: false, model: 'm', detail: 'does not answer in time' } as const;
          signal.addEventListener('abort', () => resolve(usable));
        }),
    };
    const second: AnswerService = {
      ...scripted('ollama', ['b']),
      status: async (signal) =>
        signal.aborted ? { usable: false, model: 'm', detail: 'late' } : { usable: true, model: 'm' },
    };
    const controller = new AbortController();
    const found = firstAvailable([hanging, second]).status(controller.signal);
    await new Promise((resolve) => setTimeout(resolve));
    controller.abort();
    expect(await found).toEqual({ usable: true, model: 'm' });
  });

  test('the services have the name, label and model of the first', () => {
    const both = firstAvailable([scripted('huggingface', ['a']), scripted('ollama', ['b'])]);
    expect([both.name, both.label, both.model]).toEqual([
      'huggingface',
      'The huggingface',
      'huggingface-model',
    ]);
  });
});
