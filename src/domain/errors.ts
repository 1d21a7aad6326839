/**
 * Each error code, and whether the same request may succeed later. The list is closed: the page, the server and outside
 * tools switch on it. `blocked_by_browser` (a CORS refusal) occurs only where the page calls a service directly.
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
  search_off: false,
  /** A model is needed, and the host has none. */
  no_model: false,
  search_failed: true,
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

/** The service that an error is about. Every service for answers or searches is one. */
export interface FailedService {
  /** Its kind, e.g. `huggingface`. */
  readonly name: string;
  /** Its own name, e.g. `Hugging Face`. */
  readonly label: string;
}

interface AnalysisErrorDetails {
  service?: FailedService | undefined;
  /** HTTP status the service answered with. */
  status?: number | undefined;
  /** Seconds the service asked to wait. */
  retryAfter?: number | undefined;
  /** The machine of the service has too little free memory for the model. */
  isOutOfMemory?: boolean | undefined;
  /** The account has reached a limit of the day. */
  isDailyLimit?: boolean | undefined;
  /** The underlying error. It is logged, so it must never hold the idea, the answer or a key. */
  cause?: unknown;
}

/**
 * The only error that `model/` and the services throw. `message` is for logs and integrators; its wording is fixed
 * (partly Spanish) because outside programs compare it. People read `errorMessage(code, …)` instead.
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
      // Fixed wording: services other than the one it names are valid too.
      return 'Invalid AI service type. Use "huggingface"';
    case 'empty_response':
      return `Respuesta de ${label} vacía o inesperada`;
    case 'invalid_response':
      return `Formato de respuesta de ${label} inválido`;
    default:
      return status === undefined ? `${label}: ${code}` : `${label}: ${code} (HTTP ${status})`;
  }
}
