import type { AnswerService } from '../../domain/answer-service.ts';
import { Breaker, type BreakerTimings } from './breaker.ts';
import type { Connection } from './connection.ts';
import { huggingFace } from './huggingface.ts';
import { modelService } from './model-service.ts';
import { ollama } from './ollama.ts';
import { isOpenAiItself, openAiCompatible } from './openai.ts';
import type { RetryTimings } from './retries.ts';
import type { ModelServiceSettings } from './settings.ts';

/** The service's own name, for sentences and errors. Whoever calls a server of their own "OpenAI" misleads visitors. */
function labelOf(settings: ModelServiceSettings): string {
  switch (settings.name) {
    case 'huggingface':
      return 'Hugging Face';
    case 'ollama':
      return 'Ollama';
    case 'openai':
      return isOpenAiItself(settings.baseUrl) ? 'OpenAI' : 'OpenAI-compatible server';
  }
}

/** All in milliseconds. The connect limit is `fetch`'s own: the server sets it, a browser has its own. */
export interface Timings extends RetryTimings, BreakerTimings {
  /** From the request being sent to the first token; reasoning counts, keep-alives do not. */
  firstTokenMs: number;
  /** Between tokens. */
  idleMs: number;
}

export const DEFAULT_TIMINGS: Timings = {
  firstTokenMs: 60_000,
  idleMs: 30_000,
  retryBaseMs: 1000,
  maxRetryAfterMs: 20_000,
  breakerWindowMs: 10_000,
  breakerOpenMs: 10_000,
};

export interface ServiceOptions {
  /** The server passes one with a connect limit. */
  fetch?: typeof fetch;
  timeouts?: Partial<Timings>;
  /** In a visitor's browser: tell a refusal by CORS policy (`blocked_by_browser`) from a server that is not there. */
  inBrowser?: boolean;
}

/**
 * A service with its limits, retries and breaker. Nothing is sent until it is asked. The offline evaluator is made
 * by `worksheetService` instead: its texts are many times larger than all this, and a visitor's browser that asks a
 * model of its own must not load them.
 */
export function createService(settings: ModelServiceSettings, options: ServiceOptions = {}): AnswerService {
  const timings = { ...DEFAULT_TIMINGS, ...options.timeouts };
  const connection: Connection = {
    // Called unbound a browser's fetch throws "Illegal invocation".
    fetch: options.fetch ?? ((...call) => globalThis.fetch(...call)),
    label: labelOf(settings),
    firstTokenMs: timings.firstTokenMs,
    idleMs: timings.idleMs,
    probesBlocking: options.inBrowser ?? false,
  };
  return modelService(vendor(settings, connection), new Breaker(connection.label, timings), timings);
}

function vendor(settings: ModelServiceSettings, connection: Connection) {
  const baseUrl = settings.baseUrl.replace(/\/+$/, '');
  switch (settings.name) {
    case 'huggingface':
      return huggingFace({ ...settings, baseUrl }, connection);
    case 'ollama':
      return ollama({ ...settings, baseUrl }, connection);
    case 'openai':
      return openAiCompatible({ ...settings, baseUrl }, connection);
  }
}
