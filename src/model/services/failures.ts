import { AnalysisError, type ErrorCode } from '../../domain/errors.ts';
import { isRecord, parseJson } from '../json/json-value.ts';

/** After these statuses the same request may succeed. 529 means "overloaded". `isRetried` treats 500 apart, because it often lasts. */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 429, 502, 503, 504, 529]);

/** A machine code is a short identifier. Anything else in its place may quote the visitor's idea. */
const MACHINE_CODE = /^[a-z][a-z0-9_.-]{1,48}$/i;

/** A rejected request, or an error object in a stream. It never leaves this folder, because `complaint` may quote the idea. */
export class ServiceRejection extends AnalysisError {
  // A private field, so that no log shows it.
  readonly #complaint: string;

  /**
   * @param status the HTTP status, or `undefined` for an error object under status 200
   * @param body the text of the answer, or the parsed error object
   * @param retryAfter in seconds
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

  /** The service's explanation in lower case. It may quote the idea: test it, but never log or show it. */
  get complaint(): string {
    return this.#complaint;
  }
}

/** Copies the error with the service's name, without the text that a `ServiceRejection` quotes. */
export function namedAfter(service: string, error: unknown): unknown {
  if (!(error instanceof AnalysisError)) return error;
  const { code, status, retryAfter, isOutOfMemory, cause } = error;
  return new AnalysisError(code, { service, status, retryAfter, isOutOfMemory, cause });
}

/** Causes for the host's log. */
const CONTEXT_ADVICE =
  'prompt and answer do not fit the context, or the tokens per minute: start llama.cpp with -c 8192, vLLM with --max-model-len 8192, or use another model or plan';
const MEMORY_ADVICE = 'the model needs more memory than is free: use a smaller model';

/** Ollama: "model requires more system memory (5.6 GiB) than is available"; llama.cpp, vLLM: "out of memory"; LM Studio. */
const OUT_OF_MEMORY = /requires more (?:system )?memory|out of memory|insufficient system resources/;

/** With these codes the same request fails again, whatever the status. */
const LASTING: ReadonlySet<ErrorCode> = new Set(['insufficient_credit', 'context_too_small', 'refused']);

/** Whether the request should be sent again after it has failed `attempts` times. */
export function isRetried(error: AnalysisError, attempts: number): boolean {
  if (LASTING.has(error.code) || error.isOutOfMemory) return false;
  if (error.status === 500) return attempts < 2;
  if (error.status !== undefined) return RETRIED_STATUSES.has(error.status);
  // The wrong protocol in the address stays wrong.
  return error.code === 'service_unreachable' && !isWrongProtocol(error);
}

/** Whether an https address belongs to a server that speaks only http. */
export function isWrongProtocol({ cause }: AnalysisError): boolean {
  return cause instanceof Error && /WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH/.test(cause.message);
}

/** How vendors express a cause: in machine codes, and in the words of their explanations (in lower case). */
interface Meaning {
  code?: RegExp;
  words: RegExp;
}

/** A filter stopped the prompt. Codes of OpenAI, Azure and DashScope; words of DeepSeek, xAI, Zhipu and OpenRouter. */
const MODERATION: Meaning = {
  code: /^(?:content_filter|content_policy_violation|moderation_blocked|invalid_prompt|data_?inspection_?failed|responsibleaipolicyviolation)$/i,
  words:
    /content (?:management|policy|filter)|flagged (?:by|for|as)|responsible ai|(?:inappropriate|sensitive) content|content exists risk|violat\w+ (?:of )?(?:our |the )?(?:usage|safety|content) (?:polic|guideline)/,
};

/** OpenAI answers 429, Anthropic 400, xAI 403, Fireworks 412. LiteLLM speaks of budgets, Ollama's cloud and Cloudflare of usage limits. */
const NO_CREDIT: Meaning = {
  code: /^(?:insufficient_(?:quota|credits?|balance|funds)|budget_exceeded|billing_(?:hard_limit_reached|not_active)|arrearage)$/i,
  words:
    /credit balance|(?:\bno|\bany|out of|enough|insufficient|used all(?: available)?|purchase) credits?\b|credit card on file|insufficient (?:balance|funds)|budget has been exceeded|exceeded ?budget|over budget|spending limit|free allocation|limited to [^.]{0,30}\/ month|(?:hourly|daily|weekly|monthly|usage) limit\b.{0,40}upgrade/s,
};

/**
 * Codes of OpenAI, llama.cpp and GitHub; words of vLLM, Ollama, TGI, Gemini, Cohere, Cloudflare and others. A request that
 * alone exceeds the tokens per minute (OpenAI, Groq) counts too, because waiting does not help.
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

/** The code of a status, unless the answer's words are about moderation, context or credit. */
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

/** Reads the error object of any vendor: `{error: {…}}`, `{error: "…"}`, `{detail: …}`, `"…"`. */
function readErrorBody(body: unknown): {
  codes: readonly string[];
  status?: number | undefined;
  complaint: string;
} {
  const whole = typeof body === 'string' ? (parseJson(body) ?? body) : body;
  // Google's compatible API sends a list with one error.
  const parsed: unknown = Array.isArray(whole) ? whole[0] : whole;
  if (typeof parsed === 'string') {
    // An HTML page is no explanation: its words "schema" or "temperature" mean something else.
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

/** Whether `String` and `Number` can convert the value: an object whose `toString` is no function would throw. */
function isWord(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** `param` and `detail[].loc` name the rejected parameter exactly. Without them the message is the complaint. */
function complaintOf(outer: Record<string, unknown>, inner: Record<string, unknown>): string {
  if (typeof inner.param === 'string' && !/^(?:none)?$/i.test(inner.param)) {
    return `${inner.param} ${typeof inner.message === 'string' ? inner.message : ''}`;
  }
  // FastAPI has a list in `detail`; Mistral puts it into `message`.
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

/** Keeps the beginning, which names the cause: some vendors repeat the whole prompt after it. */
function clip(text: string): string {
  return text.slice(0, 1000).toLowerCase();
}

/** Reads a `Retry-After` header, a number of seconds or a date (RFC 9110, 10.2.3). @returns seconds */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\s*\d+(\.\d+)?\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
