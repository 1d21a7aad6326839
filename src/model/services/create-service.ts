import { type AnswerService, SERVICE_LABELS } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import type { Connection, ServiceFetch } from './connection.ts';
import { huggingFace } from './huggingface.ts';
import { modelService, type Vendor } from './model-service.ts';
import { ollama } from './ollama.ts';
import { isOpenAiItself, openAiCompatible } from './openai.ts';
import type { RetryTimings } from './retries.ts';
import type { ModelServiceSettings } from './settings.ts';

/** The service's name in sentences and errors. Only OpenAI's own address has the name OpenAI. */
function labelOf(settings: ModelServiceSettings): string {
  const isOpenAi = settings.name === 'openai' && isOpenAiItself(settings.baseUrl);
  return isOpenAi ? 'OpenAI' : SERVICE_LABELS[settings.name];
}

/** Milliseconds. The connect limit belongs to `fetch`: the server sets it, a browser has its own. */
export interface Timings extends RetryTimings {
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
};

export interface ServiceOptions {
  /** The server passes one with a connect limit. */
  fetch?: ServiceFetch;
  timeouts?: Partial<Timings>;
  /** In a browser: report a CORS rejection as `blocked_by_browser`, not as a server that cannot be reached. */
  inBrowser?: boolean;
}

/**
 * A model service over HTTP, with its limits and retries. Sends nothing before the first question. `worksheetService` creates
 * the worksheet instead, so that a page that asks a model does not load the worksheet's texts.
 * @throws AnalysisError `unknown_service`
 */
export function createService(settings: ModelServiceSettings, options: ServiceOptions = {}): AnswerService {
  const timings = { ...DEFAULT_TIMINGS, ...options.timeouts };
  const connection: Connection = {
    // A browser's fetch called unbound throws "Illegal invocation".
    fetch: options.fetch ?? ((...call) => globalThis.fetch(...call)),
    label: labelOf(settings),
    firstTokenMs: timings.firstTokenMs,
    idleMs: timings.idleMs,
    probesBlocking: options.inBrowser ?? false,
  };
  return modelService(vendor(settings, connection), timings);
}

function vendor(settings: ModelServiceSettings, connection: Connection): Vendor {
  switch (settings.name) {
    case 'huggingface':
      return huggingFace({ ...settings, baseUrl: baseOf(settings.baseUrl) }, connection);
    case 'ollama':
      return ollama({ ...settings, baseUrl: baseOf(settings.baseUrl) }, connection);
    case 'openai':
      return openAiCompatible({ ...settings, baseUrl: baseOf(settings.baseUrl) }, connection);
    default:
      throw new AnalysisError('unknown_service');
  }
}

/** The address without the path that is appended, which people copy with it. */
function baseOf(address: string): string {
  return address.replace(/\/+$/, '').replace(/\/(?:chat\/completions|api\/chat)$/, '');
}
