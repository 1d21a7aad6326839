import { type AnswerService, SERVICE_LABELS } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { DEFAULT_TIME_LIMITS } from '../default-limits.ts';
import type { HttpOptions } from './http-client.ts';
import { huggingFace } from './huggingface.ts';
import { ModelService, type Vendor } from './model-service.ts';
import { ollama } from './ollama.ts';
import { isOpenAiItself, openAiCompatible } from './openai.ts';
import { DEFAULT_RETRY_TIMINGS, type RetryTimings } from './retries.ts';
import type { ModelServiceSettings } from './settings.ts';

/** In milliseconds. The limit for connecting is set in the server's `fetch`; browsers have their own limit. */
type Timings = RetryTimings & Pick<HttpOptions, 'firstTokenMs' | 'idleMs'>;

const DEFAULT_TIMINGS: Timings = { ...DEFAULT_TIME_LIMITS, ...DEFAULT_RETRY_TIMINGS };

export interface ServiceOptions extends Pick<HttpOptions, 'fetch' | 'inBrowser'> {
  timeouts?: Partial<Timings>;
}

/** Sends nothing before the first request. @throws AnalysisError `unknown_service` */
export function createService(
  given: ModelServiceSettings,
  { timeouts, ...options }: ServiceOptions = {},
): AnswerService {
  const timings = { ...DEFAULT_TIMINGS, ...timeouts };
  // A pasted key may have spaces around it.
  const settings = { ...given, baseUrl: baseOf(given.baseUrl), apiKey: given.apiKey?.trim() || undefined };
  const { name, baseUrl, apiKey } = settings;
  const vendor = vendorOf(settings, { ...options, ...timings, baseUrl, apiKey });
  const label = name === 'openai' && isOpenAiItself(baseUrl) ? 'OpenAI' : SERVICE_LABELS[name];
  return new ModelService(settings, label, vendor, timings);
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

/** Removes the path that each request appends, because people copy it with the URL. */
function baseOf(url = ''): string {
  return url.replace(/\/+$/, '').replace(/\/(?:chat\/completions|api\/chat)$/, '');
}
