import type { AnswerPart, AnswerRequest, AnswerService } from '../../src/domain/answer-service.ts';
import { promptOf, requestSchema } from '../../src/model/formats/format.ts';
import { judgementFormat } from '../../src/model/formats/judgement.ts';
import { createService, type ServiceOptions } from '../../src/model/services/create-service.ts';
import type { ModelServiceSettings } from '../../src/model/services/settings.ts';

/** Retries after a millisecond, and time limits that a busy machine does not reach. */
export const QUICK_TIMEOUTS = {
  firstTokenMs: 20_000,
  idleMs: 20_000,
  retryBaseMs: 1,
  maxRetryAfterMs: 5000,
} as const;

/** For scenarios that are silent until the time limit. */
export const SHORT_TIMEOUTS = { firstTokenMs: 150, idleMs: 80 } as const;

export const IDEA =
  'Una biblioteca de herramientas por suscripción para vecinos sin trastero, con taquillas junto a la ferretería del barrio.';

const TASK = { kind: 'judgement', idea: IDEA, language: 'es' } as const;

export function reportRequest(overrides: Partial<AnswerRequest> = {}): AnswerRequest {
  return {
    prompt: promptOf(judgementFormat, TASK),
    schema: requestSchema(judgementFormat),
    temperature: 0.7,
    maxTokens: 2000,
    task: TASK,
    ...overrides,
  };
}

/** Settings that use the scripted service at `url` as one kind of service. `model` is the scenario. */
export function settingsFor(
  kind: 'huggingface' | 'openai' | 'ollama',
  url: string,
  model: string,
): ModelServiceSettings {
  switch (kind) {
    case 'huggingface':
      return { name: kind, apiKey: 'hf_secret', baseUrl: `${url}/v1`, model, provider: 'novita' };
    case 'openai':
      return { name: kind, apiKey: 'sk_secret', baseUrl: `${url}/v1`, model };
    case 'ollama':
      return { name: kind, baseUrl: url, model };
  }
}

export function serviceFor(
  kind: 'huggingface' | 'openai' | 'ollama',
  url: string,
  model: string,
  options: ServiceOptions = {},
): AnswerService {
  return createService(settingsFor(kind, url, model), {
    ...options,
    timeouts: { ...QUICK_TIMEOUTS, ...options.timeouts },
  });
}

/** Collects everything that a service yields, and the error that it throws. */
export async function collectAnswer(
  service: AnswerService,
  request = reportRequest(),
  signal = new AbortController().signal,
): Promise<{ parts: AnswerPart[]; text: string; end: AnswerPart | undefined; error: unknown }> {
  const parts: AnswerPart[] = [];
  let error: unknown;
  try {
    for await (const part of service.answer(request, signal)) parts.push(part);
  } catch (thrown) {
    error = thrown;
  }
  const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return { parts, text, end: parts.find(({ type }) => type === 'end'), error };
}
