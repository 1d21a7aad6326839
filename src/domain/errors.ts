/**
 * Each error code, and whether a retry may succeed later. The list is closed, because page, server and other programs
 * switch on it. `blocked_by_browser` (CORS) occurs only if the page sends a request directly to a service.
 */
const IS_RETRYABLE = {
  missing_api_key: false,
  invalid_api_key: false,
  insufficient_credit: false,
  model_not_found: false,
  unknown_service: false,
  /** The model service, or the search service, is overloaded. */
  service_busy: true,
  service_error: true,
  service_unreachable: true,
  service_timeout: true,
  empty_response: true,
  refused: false,
  invalid_response: true,
  incomplete_response: true,
  context_too_small: false,
  /** The request needs a model, and the server has none. */
  no_model: false,
  calls_off: false,
  blocked_by_browser: false,
  rate_limited: true,
  /** This server's queue is full. */
  busy: true,
  ceiling_reached: false,
  /** This server is shutting down. */
  draining: true,
  invalid_request: false,
  idea_too_short: false,
  idea_too_long: false,
  cancelled: true,
} as const;
export type ErrorCode = keyof typeof IS_RETRYABLE;
export const ERROR_CODES = Object.keys(IS_RETRYABLE) as ErrorCode[];

export function isRetryable(code: ErrorCode): boolean {
  return IS_RETRYABLE[code];
}

/** The reasons why this server refuses a request, with their error codes. */
export const REFUSAL_CODES = {
  /** The client has reached its limit per minute, its limit per UTC day, or its limit of MCP messages. */
  rate_minute: 'rate_limited',
  rate_day: 'rate_limited',
  rate_messages: 'rate_limited',
  /** The client already runs as many analyses as it may. */
  concurrent: 'rate_limited',
  queue_full: 'busy',
  ceiling: 'ceiling_reached',
  /** The shared count of today's analyses cannot be read. */
  ceiling_unknown: 'ceiling_reached',
  draining: 'draining',
} as const satisfies Record<string, ErrorCode>;
export type RefusalReason = keyof typeof REFUSAL_CODES;
export const REFUSAL_REASONS = Object.keys(REFUSAL_CODES) as RefusalReason[];

/** The model service or search service that failed. */
export interface FailedService {
  /** E.g. `huggingface`. */
  readonly name: string;
  /** E.g. `Hugging Face`. */
  readonly label: string;
}

interface AnalysisErrorDetails {
  service?: FailedService | undefined;
  /** HTTP status of the service's response. */
  status?: number | undefined;
  /** In seconds, if the service named a time to wait. */
  retryAfter?: number | undefined;
  /** The service's machine has too little free memory for the model. */
  isOutOfMemory?: boolean | undefined;
  /** The account has reached a daily limit. */
  isDailyLimit?: boolean | undefined;
  /** The underlying error. Logged, so it must never contain the idea, the answer or a key. */
  cause?: unknown;
}

/**
 * The only error that `model/` and the services throw. `message` is for logs and other programs, which compare it, so its
 * wording (partly Spanish) is fixed. For people, `errorMessage(code, …)` gives the error message.
 */
export class AnalysisError extends Error {
  override readonly name = 'AnalysisError';
  readonly code: ErrorCode;
  readonly service: FailedService | undefined;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  readonly isOutOfMemory: boolean;
  readonly isDailyLimit: boolean;

  constructor(code: ErrorCode, details: AnalysisErrorDetails = {}) {
    super(fixedMessage(code, details), details);
    this.code = code;
    this.service = details.service && { name: details.service.name, label: details.service.label };
    this.status = details.status;
    this.retryAfter = details.retryAfter;
    this.isOutOfMemory = details.isOutOfMemory ?? false;
    this.isDailyLimit = details.isDailyLimit ?? false;
  }
}

function fixedMessage(code: ErrorCode, { service, status }: AnalysisErrorDetails): string {
  const { label } = service ?? { label: 'AI' };
  switch (code) {
    case 'missing_api_key':
      return `${label} API key required`;
    case 'unknown_service':
      // Fixed wording, although other services are valid too.
      return 'Invalid AI service type. Use "huggingface"';
    case 'empty_response':
      return `Respuesta de ${label} vacía o inesperada`;
    case 'invalid_response':
      return `Formato de respuesta de ${label} inválido`;
    default:
      return status === undefined ? `${label}: ${code}` : `${label}: ${code} (HTTP ${status})`;
  }
}
