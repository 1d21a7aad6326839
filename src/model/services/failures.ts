import { AnalysisError, type ErrorCode } from '../../domain/errors.ts';
import { isRecord, parseJson } from '../json/json-value.ts';

/** Statuses after which the same request may succeed; 529 is "overloaded". For 500, often a lasting fault, see `isRetried`. */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 429, 502, 503, 504, 529]);

/** Machine codes are short identifiers; anything else in their place may quote the visitor's idea. */
const MACHINE_CODE = /^[a-z][a-z0-9_.-]{1,48}$/i;

/** A rejected request, or an error object in a stream. It stays in this folder: see `complaint`. */
export class ServiceRejection extends AnalysisError {
  // Private, so that no log shows it.
  readonly #complaint: string;

  /**
   * @param status HTTP status, or `undefined` for an error object under status 200
   * @param body   text of the answer, or the parsed error object
   * @param retryAfter seconds the service asks to wait
   */
  constructor(status: number | undefined, body: unknown, retryAfter?: number) {
    const { codes, status: named, complaint } = readErrorBody(body);
    const effective = status ?? named;
    const code = errorCodeOf(effective, codes, complaint);
    const isOutOfMemory = code === 'service_error' && OUT_OF_MEMORY.test(complaint);
    const cause = isOutOfMemory ? MEMORY_ADVICE : code === 'context_too_small' ? CONTEXT_ADVICE : codes[0];
    super(code, { status: effective, retryAfter, isOutOfMemory, cause: cause && new Error(cause) });
    this.#complaint = complaint;
  }

  /** The service's explanation, lower case. It may quote the request: match on it, never pass it on. */
  get complaint(): string {
    return this.#complaint;
  }
}

/** For the host's log. */
const CONTEXT_ADVICE =
  'prompt and answer do not fit the context, or the tokens per minute: start llama.cpp with -c 8192, vLLM with --max-model-len 8192, or use another model or plan';
const MEMORY_ADVICE = 'the model needs more memory than is free: use a smaller model';

/** Ollama: "model requires more system memory (5.6 GiB) than is available (3.1 GiB)"; llama.cpp and vLLM; LM Studio. */
const OUT_OF_MEMORY = /requires more (?:system )?memory|out of memory|insufficient system resources/;

/** After these the same request gets the same answer, whatever the status. */
const LASTING: ReadonlySet<ErrorCode> = new Set(['insufficient_credit', 'context_too_small', 'refused']);

/** Whether the same request may be sent again after `attempts` of them failed. */
export function isRetried(error: AnalysisError, attempts: number): boolean {
  if (LASTING.has(error.code) || error.isOutOfMemory) return false;
  if (error.status === 500) return attempts < 2;
  if (error.status !== undefined) return RETRIED_STATUSES.has(error.status);
  // An https address of a server that speaks only http does not change.
  return error.code === 'service_unreachable' && !isWrongProtocol(error);
}

export function isWrongProtocol({ cause }: AnalysisError): boolean {
  return cause instanceof Error && /WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH/.test(cause.message);
}

/** How vendors express one cause: their machine codes, and the words of their explanations in lower case. */
interface Meaning {
  code?: RegExp;
  words: RegExp;
}

/** A prompt that a filter stopped: OpenAI, Azure, DashScope; DeepSeek, xAI, Zhipu and OpenRouter use words alone. */
const MODERATION: Meaning = {
  code: /^(?:content_filter|content_policy_violation|moderation_blocked|invalid_prompt|data_?inspection_?failed|responsibleaipolicyviolation)$/i,
  words:
    /content (?:management|policy|filter)|flagged (?:by|for|as)|responsible ai|(?:inappropriate|sensitive) content|content exists risk|violat\w+ (?:of )?(?:our |the )?(?:usage|safety|content) (?:polic|guideline)/,
};

/** OpenAI answers 429, Anthropic 400, xAI 403, Fireworks 412; LiteLLM has budgets, Ollama's cloud and Cloudflare allowances. */
const NO_CREDIT: Meaning = {
  code: /^(?:insufficient_(?:quota|credits?|balance|funds)|budget_exceeded|billing_(?:hard_limit_reached|not_active)|arrearage)$/i,
  words:
    /credit balance|(?:\bno|\bany|out of|enough|insufficient|used all(?: available)?|purchase) credits?\b|credit card on file|insufficient (?:balance|funds)|budget has been exceeded|exceeded ?budget|over budget|spending limit|free allocation|limited to [^.]{0,30}\/ month|(?:hourly|daily|weekly|monthly|usage) limit\b.{0,40}upgrade/s,
};

/**
 * Codes of OpenAI, llama.cpp and GitHub; words of vLLM, Ollama, TGI, Gemini, Cohere, Cloudflare and others. Includes one
 * request beyond the tokens per minute (OpenAI, Groq), because waiting does not help there either.
 */
const CONTEXT: Meaning = {
  code: /^(?:context_length_exceeded|exceed_context_size_error|tokens_limit_reached)$/i,
  words:
    /maximum context length|context length (?:is|of|exceeded)|exceed(?:s|ed)? (?:the |this )?(?:available |model(?:'s)? )?(?:maximum )?context|context (?:size|window) (?:exceeded|is too small|is \d)|prompt is too long|input (?:is )?too long|too many tokens: |longer than the maximum model length|request (?:body )?too large for|`inputs` (?:tokens \+|must have less than)|input token count .{0,20}exceeds|range of input length/,
};

/** Gemini answers 400. */
const KEY: Meaning = {
  code: /^(?:invalid_api_key|api_key_invalid)$/i,
  words: /api key (?:is )?(?:not (?:valid|found)|invalid|expired)|(?:invalid|incorrect|expired) api key/,
};
const BLAMES_KEY =
  /\b(?:api[ _-]?key|token|credential|permission|unauthori[sz]ed|authenticat|authoriz|not allowed to)/;

/** Hugging Face, Together, LM Studio, LiteLLM, Mistral, Groq, DeepSeek, Cloudflare and others; OpenAI also with 403. */
const MODEL: Meaning = {
  code: /^(?:model_(?:not_(?:supported|found|available|active)|decommissioned|terms_required|permission_blocked_\w+)|(?:invalid|unknown)_model|operationnotsupported)$/i,
  words:
    /\bmodel\b.{0,200}\b(?:not supported by|not found|not exist|is not a valid model|no longer supported)|unable to access model|no models? (?:is |are )?loaded|no such model|(?:invalid|unknown) model\b|not have access to model/s,
};

/** What a status means, unless the answer says that it is about moderation, context or credit. */
const STATUS_CODES: Readonly<Record<number, ErrorCode>> = {
  401: 'invalid_api_key',
  402: 'insufficient_credit',
  404: 'model_not_found',
  429: 'service_busy',
  503: 'service_busy',
  529: 'service_busy',
};

function errorCodeOf(status: number | undefined, codes: readonly string[], complaint: string): ErrorCode {
  const means = ({ code, words }: Meaning) => codes.some((each) => code?.test(each)) || words.test(complaint);
  if (means(MODERATION)) return 'refused';
  if (means(CONTEXT)) return 'context_too_small';
  const isServerFault = status !== undefined && status >= 500;
  if (!isServerFault && means(NO_CREDIT)) return 'insufficient_credit';
  const byStatus = STATUS_CODES[status ?? 0];
  if (byStatus) return byStatus;
  if (isServerFault) return 'service_error';
  if (means(KEY)) return 'invalid_api_key';
  if (means(MODEL)) return 'model_not_found';
  // 403 is also sent for countries, plans and by firewalls.
  return status === 403 && BLAMES_KEY.test(complaint) ? 'invalid_api_key' : 'service_error';
}

/**
 * Reads the error object of an answer, in any vendor's shape: `{error: {…}}`, `{error: "…"}`, `{detail: …}`, `"…"`.
 * @returns `codes`: every word that may be a machine code
 */
function readErrorBody(body: unknown): {
  codes: readonly string[];
  status?: number | undefined;
  complaint: string;
} {
  const whole = typeof body === 'string' ? (parseJson(body) ?? body) : body;
  // Google's compatible API sends a list with one error.
  const parsed: unknown = Array.isArray(whole) ? whole[0] : whole;
  if (typeof parsed === 'string') {
    // In the mark-up of an HTML page "schema" or "temperature" mean something else.
    const complaint = parsed.trimStart().startsWith('<') ? '' : clip(parsed);
    return { codes: [], complaint };
  }
  if (!isRecord(parsed)) return { codes: [], complaint: '' };
  // Cloudflare sends a list of errors.
  const inner = [parsed.error, [parsed.errors].flat()[0]].find(isRecord) ?? parsed;
  // OpenRouter repeats what the provider behind it answered.
  const repeated =
    isRecord(inner.metadata) && typeof inner.metadata.raw === 'string' ? inner.metadata.raw : '';
  const behind = repeated === '' ? undefined : readErrorBody(repeated);
  const codes = [inner.code, inner.type, parsed.code, parsed.type].filter(
    (value): value is string => typeof value === 'string' && MACHINE_CODE.test(value),
  );
  const status = [inner.code, inner.status, inner.http_status_code, inner.status_code, parsed.status]
    .filter(isWord)
    .map(Number)
    .find((value) => Number.isInteger(value) && value >= 400 && value <= 599);
  const complaint = clip(`${complaintOf(parsed, inner)} ${behind?.complaint ?? ''}`.trim());
  return { codes: [...codes, ...(behind?.codes ?? [])], status, complaint };
}

/** Values that `String` and `Number` convert: an object whose `toString` is no function would throw. */
function isWord(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** `param` and `detail[].loc` name the parameter exactly, so the message counts only without them. */
function complaintOf(outer: Record<string, unknown>, inner: Record<string, unknown>): string {
  if (typeof inner.param === 'string' && !/^(?:none)?$/i.test(inner.param)) {
    return `${inner.param} ${typeof inner.message === 'string' ? inner.message : ''}`;
  }
  // Mistral puts FastAPI's list into the message.
  const nested = isRecord(inner.message) ? inner.message.detail : undefined;
  const detail = [outer.detail, inner.detail, nested].find(Array.isArray);
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

/** Vendors name the cause at the beginning; later they may repeat the whole prompt. */
function clip(text: string): string {
  return text.slice(0, 1000).toLowerCase();
}

/** Seconds from a `Retry-After` header: a number, or a date (RFC 9110, 10.2.3). */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\s*\d+(\.\d+)?\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
