import { AnalysisError, type ErrorCode } from '../../domain/errors.ts';

/** Longest part of an error response's body that is read: enough for any vendor's error object. */
export const FAILURE_BODY_MAX_BYTES = 16_384;

/** Statuses after which the same request may succeed; 529 is "overloaded". 500 is often a lasting fault: retried once. */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 429, 502, 503, 504, 529]);

/** Machine codes are short identifiers; anything else in their place may quote the visitor's idea. */
const MACHINE_CODE = /^[a-z][a-z0-9_.-]{1,48}$/i;

/** A rejected request: the error for outside, and what only this folder may look at. */
export interface Rejection {
  error: AnalysisError;
  /** The service's explanation, lower case. It may quote the request: match on it, never pass it on. */
  complaint: string;
}

/** The error object of an answer, in any vendor's shape: `{error: {…}}`, `{error: "…"}`, `{detail: …}`, `"…"`. */
interface ErrorBody {
  code: string | number | undefined;
  status: number | undefined;
  complaint: string;
}

/**
 * What a rejected request or an error object in a stream means.
 * @param status HTTP status, or `undefined` for an error object under status 200
 * @param body   text of the answer, or the parsed error object
 * @param retryAfter seconds the service asks to wait
 */
export function rejection(
  service: string,
  status: number | undefined,
  body: unknown,
  retryAfter?: number,
): Rejection {
  const { code, status: named, complaint } = readErrorBody(body);
  const effective = status ?? named;
  const machineCode = typeof code === 'string' && MACHINE_CODE.test(code) ? code : undefined;
  const errorCode = errorCodeOf(effective, machineCode, complaint);
  const cause = errorCode === 'context_too_small' ? CONTEXT_ADVICE : machineCode;
  const error = new AnalysisError(errorCode, {
    service,
    ...(effective === undefined ? {} : { status: effective }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(cause === undefined ? {} : { cause: new Error(cause) }),
  });
  return { error, complaint };
}

/** For the host's log. */
const CONTEXT_ADVICE =
  'prompt and answer do not fit the context: start llama.cpp with -c 8192, vLLM with --max-model-len 8192, or use another model';

/** What ends a wait at once: the same request would get the same answer. */
const LASTING: ReadonlySet<string> = new Set(['insufficient_credit', 'context_too_small', 'refused']);

/** Whether the same request may be sent again after `attempts` of them failed. */
export function isRetried(error: AnalysisError, attempts: number): boolean {
  if (LASTING.has(error.code)) return false;
  if (error.status === 500) return attempts < 2;
  if (error.status !== undefined) return RETRIED_STATUSES.has(error.status);
  // An https address of a server that speaks http stays one.
  return error.code === 'service_unreachable' && !isWrongProtocol(error);
}

export function isWrongProtocol({ cause }: AnalysisError): boolean {
  return cause instanceof Error && /WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH/.test(cause.message);
}

function errorCodeOf(status: number | undefined, code: string | undefined, complaint: string): ErrorCode {
  // OpenAI says "no credit left" with 429 and this code; waiting does not help.
  if (code === 'insufficient_quota') return 'insufficient_credit';
  if (isContextTooSmall(code, complaint)) return 'context_too_small';
  if (isModerated(code, complaint)) return 'refused';
  switch (status) {
    case 401:
      return 'invalid_api_key';
    case 403:
      // Also sent for countries, plans and by firewalls.
      return code === 'invalid_api_key' || blamesKey(complaint) ? 'invalid_api_key' : 'service_error';
    case 402:
      return 'insufficient_credit';
    case 404:
      return 'model_not_found';
    case 429:
    case 503:
      return 'service_busy';
    case 400:
    case 422:
    case undefined:
      if (code === 'invalid_api_key') return 'invalid_api_key';
      return code === 'model_not_supported' || code === 'model_not_found' || namesUnknownModel(complaint)
        ? 'model_not_found'
        : 'service_error';
    default:
      return 'service_error';
  }
}

/** OpenAI's code; llama.cpp's type; the words of vLLM, Ollama and gateways. */
function isContextTooSmall(code: string | undefined, complaint: string): boolean {
  return (
    /^(?:context_length_exceeded|exceed_context_size_error)$/.test(code ?? '') ||
    /maximum context length|context length (?:is|of|exceeded)|exceeds? the (?:available |model's )?(?:maximum )?context|context (?:size|window) (?:exceeded|is too small)|prompt is too long|input (?:is )?too long|longer than the maximum model length/.test(
      complaint,
    )
  );
}

/** Azure's and OpenAI's codes for a prompt that a filter stopped, and those of other vendors. */
function isModerated(code: string | undefined, complaint: string): boolean {
  return (
    /^(?:content_filter|content_policy_violation|moderation_blocked|data_inspection_failed|DataInspectionFailed|responsibleaipolicyviolation)$/i.test(
      code ?? '',
    ) ||
    /content (?:management|policy|filter)|flagged (?:by|for)|responsible ai|inappropriate content/.test(
      complaint,
    )
  );
}

function blamesKey(complaint: string): boolean {
  return /\b(?:api[ _-]?key|token|credential|permission|unauthori[sz]ed|authenticat|authoriz|not allowed to)/.test(
    complaint,
  );
}

/** Hugging Face: "The requested model 'x' is not supported by any provider you have enabled."; others alike. */
function namesUnknownModel(complaint: string): boolean {
  return /\bmodel\b.{0,200}\b(not supported by|not found|does not exist|is not a valid model)/s.test(
    complaint,
  );
}

function readErrorBody(body: unknown): ErrorBody {
  const whole = typeof body === 'string' ? parseJson(body) : body;
  // Google's compatible API sends a list with one error.
  const parsed: unknown = Array.isArray(whole) ? whole[0] : whole;
  if (typeof parsed === 'string') {
    // A page is written for eyes; in its mark-up "schema" or "temperature" may mean anything.
    const complaint = parsed.trimStart().startsWith('<') ? '' : clip(parsed);
    return { code: undefined, status: undefined, complaint };
  }
  if (!isRecord(parsed)) return { code: undefined, status: undefined, complaint: '' };
  const inner = isRecord(parsed.error) ? parsed.error : parsed;
  const code = [inner.code, inner.type, parsed.code, parsed.type].find(isWord);
  const status = [inner.code, inner.status, inner.http_status_code, inner.status_code, parsed.status]
    .filter(isWord)
    .map(Number)
    .find((value) => Number.isInteger(value) && value >= 400 && value <= 599);
  return { code, status, complaint: clip(complaintOf(parsed, inner)) };
}

/** Other values may not convert: a `toString` that is no function throws. */
function isWord(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** `param` and `detail[].loc` name the culprit exactly; the message is looked at only without them. */
function complaintOf(outer: Record<string, unknown>, inner: Record<string, unknown>): string {
  if (typeof inner.param === 'string' && inner.param !== '') {
    return `${inner.param} ${typeof inner.message === 'string' ? inner.message : ''}`;
  }
  if (Array.isArray(outer.detail)) {
    return outer.detail
      .map((entry: unknown) =>
        isRecord(entry) && Array.isArray(entry.loc) ? entry.loc.filter(isWord).join('.') : '',
      )
      .join(' ');
  }
  const message = [inner.message, outer.error, outer.message, outer.detail].find(
    (value) => typeof value === 'string',
  );
  return typeof message === 'string' ? message : '';
}

/** Vendors name the parameter in the first lines; further on they may repeat the whole prompt. */
function clip(text: string): string {
  return text.slice(0, 1000).toLowerCase();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Seconds from a `Retry-After` header: a number, or a date (RFC 9110, 10.2.3). */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\s*\d+(\.\d+)?\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
