import { AnalysisError, type ErrorCode, type FailedService } from '../../domain/errors.ts';
import { type ErrorBody, readErrorBody } from './error-body.ts';
import { type Phrases, saysOneOf } from './error-phrases.ts';
import {
  BUSY,
  CONTEXT,
  DAILY,
  MINUTE,
  NO_CREDIT,
  OUT_OF_MEMORY,
  QUOTA,
  RATE,
} from './error-phrases-quota.ts';
import { KEY, MODEL, MODEL_CODES, MODERATION, RIGHTS } from './error-phrases-refusal.ts';
import { bounded, retryAfterIn } from './retry-after.ts';

const TABLES = {
  CONTEXT,
  NO_CREDIT,
  QUOTA,
  RATE,
  BUSY,
  DAILY,
  MINUTE,
  OUT_OF_MEMORY,
  KEY,
  MODEL,
  MODERATION,
  RIGHTS,
};

export type Meaning = keyof typeof TABLES;
export const MEANINGS: Readonly<Record<Meaning, Phrases>> = TABLES;

const TESTS = Object.fromEntries(
  Object.entries(TABLES).map(([meaning, phrases]) => [meaning, saysOneOf(Object.keys(phrases))]),
) as Record<Meaning, (words: string) => boolean>;

/** @param words what `inWords` made of an error's codes and texts */
export function means(meaning: Meaning, words: string): boolean {
  return TESTS[meaning](words);
}

/**
 * After these statuses the same request may succeed. 498 is Groq's "capacity exceeded", 529 means "overloaded". `isRetried`
 * handles 500 separately, because it often lasts.
 */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 429, 498, 502, 503, 504, 529]);

/** A rejected request, or an error object in a stream. It never leaves this folder, because `complaint` may quote the idea. */
export class ServiceRejection extends AnalysisError {
  // A private field, so that no log shows it.
  readonly #complaint: string;

  /**
   * @param status the HTTP status, or `undefined` for an error object under status 200
   * @param body the text of the response, or the parsed error object
   * @param retryAfter in seconds
   */
  constructor(status: number | undefined, body: unknown, retryAfter?: number) {
    const said = readErrorBody(body);
    const effective = status ?? said.status ?? statusIn(said.words);
    const code = errorCodeOf(effective, said);
    const isBusy = code === 'service_busy';
    const isOutOfMemory = code === 'service_error' && means('OUT_OF_MEMORY', said.words);
    const cause = isOutOfMemory ? MEMORY_HINT : code === 'context_too_small' ? CONTEXT_HINT : said.codes[0];
    super(code, {
      status: effective,
      retryAfter: retryAfter ?? (isBusy ? (bounded(said.retryAfter) ?? retryAfterIn(said.words)) : undefined),
      isOutOfMemory,
      isDailyLimit: isBusy && means('DAILY', said.words) && !means('MINUTE', said.words),
      cause: cause && new Error(cause),
    });
    this.#complaint = said.complaint;
  }

  /** The service's explanation in lower case. It may quote the idea: test it, but never log or show it. */
  get complaint(): string {
    return this.#complaint;
  }
}

/** Copies the error with its service, without the text that a `ServiceRejection` quotes. */
export function namedAfter(service: FailedService, error: unknown): unknown {
  if (!(error instanceof AnalysisError)) return error;
  const { code, status, retryAfter, isOutOfMemory, isDailyLimit, cause } = error;
  return new AnalysisError(code, { service, status, retryAfter, isOutOfMemory, isDailyLimit, cause });
}

/** Causes for the operator's log. */
const CONTEXT_HINT =
  'prompt and answer do not fit the context, or the tokens per minute: start llama.cpp with -c 8192, vLLM with --max-model-len 8192, or use another model or plan';
const MEMORY_HINT = 'the model needs more memory than is free: use a smaller model';

/** With these codes the same request fails again, whatever the status. */
const LASTING: ReadonlySet<ErrorCode> = new Set(['insufficient_credit', 'context_too_small', 'refused']);

/** Whether the request should be sent again after it has failed `attempts` times. */
export function isRetried(error: AnalysisError, attempts: number): boolean {
  if (LASTING.has(error.code) || error.isOutOfMemory || error.isDailyLimit) return false;
  if (error.status === 500) return attempts < 2;
  if (error.status !== undefined) return RETRIED_STATUSES.has(error.status);
  if (error.code === 'service_busy') return true;
  // An error object without a status, under status 200, mostly reports a failure of a provider behind the service.
  if (error instanceof ServiceRejection) return error.code === 'service_error' && attempts < 2;
  // A retry cannot correct the protocol in the URL.
  return error.code === 'service_unreachable' && !isWrongProtocol(error);
}

/** Whether an https URL belongs to a server that speaks only http. */
export function isWrongProtocol({ cause }: AnalysisError): boolean {
  return cause instanceof Error && /WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH/.test(cause.message);
}

/** The code of a status, unless the response's words are about moderation, context or credit. */
const STATUS_CODES: Readonly<Record<number, ErrorCode>> = {
  401: 'invalid_api_key',
  402: 'insufficient_credit',
  404: 'model_not_found',
  410: 'model_not_found',
  429: 'service_busy',
  498: 'service_busy',
  503: 'service_busy',
  529: 'service_busy',
};

function errorCodeOf(status: number | undefined, { codes, words }: ErrorBody): ErrorCode {
  if (means('MODERATION', words)) return 'refused';
  // A service that advises a smaller context lacks memory.
  if (means('CONTEXT', words) && !means('OUT_OF_MEMORY', words)) return 'context_too_small';
  const isServerFault = status !== undefined && status >= 500;
  const isNoCredit = means('NO_CREDIT', words) || (means('QUOTA', words) && !means('RATE', words));
  if (!isServerFault && isNoCredit) return 'insufficient_credit';
  const byStatus = STATUS_CODES[status ?? 0];
  if (byStatus) return byStatus;
  if (!isServerFault && means('KEY', words)) return 'invalid_api_key';
  if (codes.some((each) => MODEL_CODES.has(each))) return 'model_not_found';
  if (isServerFault) return 'service_error';
  if (means('MODEL', words)) return 'model_not_found';
  if (status === undefined && means('BUSY', words)) return 'service_busy';
  return status === 403 && means('RIGHTS', words) ? 'invalid_api_key' : 'service_error';
}

/** The status within an explanation: LiteLLM and one-api write "Error code: 429 - …". */
function statusIn(words: string): number | undefined {
  const [, status] = /\b(?:error|status) ?code: ?([45]\d\d)\b/.exec(words) ?? [];
  return status === undefined ? undefined : Number(status);
}
