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
  /** Every word that may be a machine code. */
  codes: readonly string[];
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
  const { codes, status: named, complaint } = readErrorBody(body);
  const effective = status ?? named;
  const errorCode = errorCodeOf(effective, codes, complaint);
  const advice = errorCode === 'context_too_small' ? CONTEXT_ADVICE : undefined;
  const cause = advice ?? (MORE_MEMORY.test(complaint) ? MEMORY_ADVICE : codes[0]);
  const error = new AnalysisError(errorCode, {
    service,
    ...(effective === undefined ? {} : { status: effective }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(cause === undefined ? {} : { cause: new Error(cause) }),
  });
  const rejected = { error, complaint };
  REJECTIONS.set(error, rejected);
  return rejected;
}

const REJECTIONS = new WeakMap<AnalysisError, Rejection>();

/** The rejection that an error was made from, if it was. */
export function rejectionOf(error: unknown): Rejection | undefined {
  return error instanceof AnalysisError ? REJECTIONS.get(error) : undefined;
}

/** For the host's log. */
const CONTEXT_ADVICE =
  'prompt and answer do not fit the context, or the tokens per minute: start llama.cpp with -c 8192, vLLM with --max-model-len 8192, or use another model or plan';

/** Ollama: "model requires more system memory (5.6 GiB) than is available (3.1 GiB)". */
const MORE_MEMORY = /requires more (?:system )?memory|out of memory/;
const MEMORY_ADVICE = 'the model needs more memory than is free: use a smaller model';

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

function errorCodeOf(status: number | undefined, codes: readonly string[], complaint: string): ErrorCode {
  const says = ({ code, words }: Meaning) => codes.some((each) => code?.test(each)) || words.test(complaint);
  const isRejected = status === undefined || status < 500;
  if (isRejected && says(NO_CREDIT)) return 'insufficient_credit';
  if (says(CONTEXT)) return 'context_too_small';
  if (says(MODERATION)) return 'refused';
  switch (status) {
    case 401:
      return 'invalid_api_key';
    case 402:
      return 'insufficient_credit';
    case 404:
      return 'model_not_found';
    case 429:
    case 503:
    case 529:
      return 'service_busy';
    case 400:
    case 403:
    case 422:
    case undefined:
      if (says(KEY)) return 'invalid_api_key';
      if (says(MODEL)) return 'model_not_found';
      // Also sent for countries, plans and by firewalls.
      return status === 403 && BLAMES_KEY.test(complaint) ? 'invalid_api_key' : 'service_error';
    default:
      return 'service_error';
  }
}

/** How vendors say one thing: their machine codes, and the words of their explanations in lower case. */
interface Meaning {
  code?: RegExp;
  words: RegExp;
}

/** OpenAI says it with 429, Anthropic with 400, xAI with 403; LiteLLM has budgets, Ollama's cloud limits of usage. */
const NO_CREDIT: Meaning = {
  code: /^(?:insufficient_(?:quota|credits?|balance|funds)|budget_exceeded|billing_hard_limit_reached)$/i,
  words:
    /credit balance|(?:\bno|\bany|out of|not enough|insufficient|used all(?: available)?|purchase) credits?\b|insufficient (?:balance|funds)|budget has been exceeded|exceeded ?budget|over budget|spending limit|(?:hourly|daily|weekly|monthly|usage) limit\b.{0,40}upgrade/s,
};

/** OpenAI's code; llama.cpp's type; the words of vLLM, Ollama and gateways. Groq's limit is of one minute, but waiting does not help. */
const CONTEXT: Meaning = {
  code: /^(?:context_length_exceeded|exceed_context_size_error)$/i,
  words:
    /maximum context length|context length (?:is|of|exceeded)|exceeds? (?:the )?(?:available |model's )?(?:maximum )?context|context (?:size|window) (?:exceeded|is too small)|prompt is too long|input (?:is )?too long|longer than the maximum model length|request too large for model/,
};

/** Azure's and OpenAI's codes for a prompt that a filter stopped, and those of other vendors. */
const MODERATION: Meaning = {
  code: /^(?:content_filter|content_policy_violation|moderation_blocked|invalid_prompt|data_inspection_failed|DataInspectionFailed|responsibleaipolicyviolation)$/i,
  words:
    /content (?:management|policy|filter)|flagged (?:by|for|as)|responsible ai|inappropriate content|violat\w+ (?:our |the )?(?:usage|safety|content) polic/,
};

/** Gemini says it with 400. */
const KEY: Meaning = {
  code: /^(?:invalid_api_key|API_KEY_INVALID)$/,
  words: /api key (?:is )?(?:not valid|invalid|expired)|(?:invalid|incorrect|expired) api key/,
};
const BLAMES_KEY =
  /\b(?:api[ _-]?key|token|credential|permission|unauthori[sz]ed|authenticat|authoriz|not allowed to)/;

/** Hugging Face, Together, LM Studio, LiteLLM, Mistral and others; OpenAI also with 403. */
const MODEL: Meaning = {
  code: /^(?:model_not_(?:supported|found|available)|invalid_model)$/i,
  words:
    /\bmodel\b.{0,200}\b(?:not supported by|not found|does not exist|is not a valid model)|unable to access model|no models? (?:is |are )?loaded|invalid model\b|not have access to model/s,
};

function readErrorBody(body: unknown): ErrorBody {
  const whole = typeof body === 'string' ? parseJson(body) : body;
  // Google's compatible API sends a list with one error.
  const parsed: unknown = Array.isArray(whole) ? whole[0] : whole;
  if (typeof parsed === 'string') {
    // A page is written for eyes; in its mark-up "schema" or "temperature" may mean anything.
    const complaint = parsed.trimStart().startsWith('<') ? '' : clip(parsed);
    return { codes: [], status: undefined, complaint };
  }
  if (!isRecord(parsed)) return { codes: [], status: undefined, complaint: '' };
  const inner = isRecord(parsed.error) ? parsed.error : parsed;
  const codes = [inner.code, inner.type, parsed.code, parsed.type].filter(
    (value): value is string => typeof value === 'string' && MACHINE_CODE.test(value),
  );
  const status = [inner.code, inner.status, inner.http_status_code, inner.status_code, parsed.status]
    .filter(isWord)
    .map(Number)
    .find((value) => Number.isInteger(value) && value >= 400 && value <= 599);
  return { codes, status, complaint: clip(complaintOf(parsed, inner)) };
}

/** Other values may not convert: a `toString` that is no function throws. */
function isWord(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** `param` and `detail[].loc` name the culprit exactly; the message is looked at only without them. */
function complaintOf(outer: Record<string, unknown>, inner: Record<string, unknown>): string {
  // OpenRouter repeats what the provider behind it said.
  const raw = isRecord(inner.metadata) ? inner.metadata.raw : undefined;
  if (typeof raw === 'string') return `${typeof inner.message === 'string' ? inner.message : ''} ${raw}`;
  if (typeof inner.param === 'string' && !/^(?:none)?$/i.test(inner.param)) {
    return `${inner.param} ${typeof inner.message === 'string' ? inner.message : ''}`;
  }
  const detail = [outer.detail, inner.detail].find(Array.isArray);
  if (detail) {
    return detail
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
