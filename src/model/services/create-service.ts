import { type AnswerService, SERVICE_LABELS } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import type { HttpOptions } from './http-client.ts';
import { huggingFace } from './huggingface.ts';
import { modelService, type Vendor } from './model-service.ts';
import { ollama } from './ollama.ts';
import { isOpenAiItself, openAiCompatible } from './openai.ts';
import type { RetryTimings } from './retries.ts';
import type { ModelServiceSettings } from './settings.ts';

/** Milliseconds. The connect limit belongs to `fetch`: the server sets it, a browser has its own. */
type Timings = RetryTimings & Pick<HttpOptions, 'firstTokenMs' | 'idleMs'>;

const DEFAULT_TIMINGS: Timings = {
  firstTokenMs: 60_000,
  idleMs: 30_000,
  retryBaseMs: 1000,
  maxRetryAfterMs: 20_000,
};

export interface ServiceOptions extends Pick<HttpOptions, 'fetch' | 'inBrowser'> {
  timeouts?: Partial<Timings>;
}

/**
 * A model service over HTTP, with its limits and retries. Sends nothing before the first question. `worksheetService` creates
 * the worksheet instead, so that a page that asks a model does not load the worksheet's texts.
 * @throws AnalysisError `unknown_service`
 */
export function createService(
  settings: ModelServiceSettings,
  { timeouts, ...options }: ServiceOptions = {},
): AnswerService {
  const timings = { ...DEFAULT_TIMINGS, ...timeouts };
  // Pasting leaves spaces around a key.
  const apiKey = settings.apiKey?.trim() || undefined;
  const vendor = vendorOf(settings, { ...options, ...timings, baseUrl: baseOf(settings.baseUrl), apiKey });
  return modelService(settings, apiKey, labelOf(settings), vendor, timings);
}

function vendorOf(settings: ModelServiceSettings, options: HttpOptions): Vendor {
  switch (settings.name) {
    case 'huggingface':
      return huggingFace(options, settings.provider);
    case 'ollama':
      return ollama(options);
    case 'openai':
      return openAiCompatible(options);
    default:
      throw new AnalysisError('unknown_service');
  }
}

/** The service's name in sentences and errors. Only OpenAI's own address has the name OpenAI. */
function labelOf({ name, baseUrl }: ModelServiceSettings): string {
  return name === 'openai' && isOpenAiItself(baseUrl) ? 'OpenAI' : SERVICE_LABELS[name];
}

/** The address without the path that is appended, which people copy with it. */
function baseOf(address = ''): string {
  return address.replace(/\/+$/, '').replace(/\/(?:chat\/completions|api\/chat)$/, '');
}
