import { AnalysisError, type ErrorCode, type FailedService } from '../../domain/errors.ts';
import { type ErrorBody, readErrorBody } from './error-body.ts';
import { errorOfMachineCode, means } from './error-meanings.ts';
import { bounded } from './retry-after.ts';

/**
 * After these statuses the same request may succeed. 498 is Groq's "capacity exceeded", 529 means "overloaded".
 * `shouldRetry` handles 500 separately, because a 500 often persists.
 */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 429, 498, 502, 503, 504, 529]);

/** Never leaves this folder, because `serviceMessage` may quote the idea. */
export class ServiceRejection extends AnalysisError {
  // A private field, so that no log shows it.
  readonly #serviceMessage: string;

  /**
   * @param status the HTTP status, or `undefined` for an error object in a response with status 200
   * @param body the text of the response, or the parsed error object
   * @param retryAfter in seconds
   */
  constructor(status: number | undefined, body: unknown, retryAfter?: number) {
    const parsed = readErrorBody(body);
    const effectiveStatus = status ?? parsed.status ?? statusIn(parsed.words);
    const code = errorCodeOf(effectiveStatus, parsed);
    const isBusy = code === 'service_busy';
    const isOutOfMemory = code === 'service_error' && means('outOfMemory', parsed.words);
    const cause = isOutOfMemory ? MEMORY_HINT : code === 'context_too_small' ? CONTEXT_HINT : parsed.codes[0];
    super(code, {
      status: effectiveStatus,
      retryAfter: retryAfter ?? (isBusy ? bounded(parsed.retryAfter) : undefined),
      isOutOfMemory,
      isDailyLimit: isBusy && means('daily', parsed.words) && !means('minute', parsed.words),
      cause: cause && new Error(cause),
    });
    this.#serviceMessage = parsed.serviceMessage;
  }

  /** The service's explanation in lower case. It may quote the idea: test it, but never log or show it. */
  get serviceMessage(): string {
    return this.#serviceMessage;
  }
}

/** Copies the error, adds the service, and leaves out what a `ServiceRejection` quotes. */
export function withService(service: FailedService, error: unknown): unknown {
  if (!(error instanceof AnalysisError)) return error;
  const { code, status, retryAfter, isOutOfMemory, isDailyLimit, cause } = error;
  return new AnalysisError(code, { service, status, retryAfter, isOutOfMemory, isDailyLimit, cause });
}

const CONTEXT_HINT =
  'prompt and answer do not fit the context, or the tokens per minute: start llama.cpp with -c 8192, vLLM with --max-model-len 8192, or use another model or plan';
const MEMORY_HINT = 'the model needs more memory than is free: use a smaller model';

const PERMANENT: ReadonlySet<ErrorCode> = new Set(['insufficient_credit', 'context_too_small', 'refused']);

export function shouldRetry(error: AnalysisError, attempts: number): boolean {
  if (PERMANENT.has(error.code) || error.isOutOfMemory || error.isDailyLimit) return false;
  if (error.status === 500) return attempts < 2;
  if (error.status !== undefined) return RETRIED_STATUSES.has(error.status);
  if (error.code === 'service_busy') return true;
  // An error object that names no status, in a response with status 200, usually reports a failure of a provider behind
  // the service.
  if (error instanceof ServiceRejection) return error.code === 'service_error' && attempts < 2;
  return error.code === 'service_unreachable';
}

/** The error code for an HTTP status, unless a machine code or words about moderation, context or credit decide. */
const ERROR_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
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
  const byCode = codes.map(errorOfMachineCode).find((code) => code !== undefined);
  if (byCode) return byCode;
  if (means('moderation', words)) return 'refused';
  // A service that advises a smaller context lacks memory.
  if (means('context', words) && !means('outOfMemory', words)) return 'context_too_small';
  const isServerFault = status !== undefined && status >= 500;
  const isNoCredit = means('noCredit', words) || (means('quota', words) && !means('rate', words));
  if (!isServerFault && isNoCredit) return 'insufficient_credit';
  const byStatus = ERROR_OF_STATUS[status ?? 0];
  if (byStatus) return byStatus;
  // With a 5xx status, words about a model may mean only that it failed to load.
  if (isServerFault) return 'service_error';
  if (means('key', words)) return 'invalid_api_key';
  if (means('model', words)) return 'model_not_found';
  if (status === undefined && means('busy', words)) return 'service_busy';
  return status === 403 && means('rights', words) ? 'invalid_api_key' : 'service_error';
}

/** The status within an explanation: LiteLLM and one-api write "Error code: 429 - …". */
function statusIn(words: string): number | undefined {
  const [, status] = /\b(?:error|status) ?code: ?([45]\d\d)\b/.exec(words) ?? [];
  return status === undefined ? undefined : Number(status);
}
