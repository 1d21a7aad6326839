/**
 * Error codes. The list is closed: the page, the server and outside tools switch on it. `blocked_by_browser` (a CORS
 * refusal) occurs only where a page asks a service itself.
 */
export const ERROR_CODES = [
  'missing_api_key',
  'invalid_api_key',
  'insufficient_credit',
  'model_not_found',
  'unknown_service',
  'service_busy',
  'service_error',
  'service_unreachable',
  'service_timeout',
  'empty_response',
  'refused',
  'invalid_response',
  'incomplete_response',
  'context_too_small',
  'search_off',
  'search_failed',
  'blocked_by_browser',
  'rate_limited',
  'busy',
  'ceiling_reached',
  'draining',
  'invalid_request',
  'idea_too_short',
  'idea_too_long',
  'cancelled',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Codes after which the same request may succeed. */
const RETRYABLE: ReadonlySet<ErrorCode> = new Set([
  'service_busy',
  'service_error',
  'service_unreachable',
  'service_timeout',
  'empty_response',
  'invalid_response',
  'incomplete_response',
  'search_failed',
  'rate_limited',
  'busy',
  'draining',
  'cancelled',
]);

export function isRetryable(code: ErrorCode): boolean {
  return RETRYABLE.has(code);
}

interface AnalysisErrorDetails {
  /** The service's own name, e.g. `Hugging Face`. */
  service?: string | undefined;
  /** HTTP status the service answered with. */
  status?: number | undefined;
  /** Seconds the service asked to wait. */
  retryAfter?: number | undefined;
  /** The machine of the service has too little free memory for the model. */
  isOutOfMemory?: boolean | undefined;
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
  readonly service: string | undefined;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  readonly isOutOfMemory: boolean;

  constructor(code: ErrorCode, details: AnalysisErrorDetails = {}) {
    super(
      catalogueMessage(code, details),
      details.cause === undefined ? undefined : { cause: details.cause },
    );
    this.code = code;
    this.service = details.service;
    this.status = details.status;
    this.retryAfter = details.retryAfter;
    this.isOutOfMemory = details.isOutOfMemory ?? false;
  }
}

function catalogueMessage(code: ErrorCode, { service = 'AI', status }: AnalysisErrorDetails): string {
  switch (code) {
    case 'missing_api_key':
      return `${service} API key required`;
    case 'unknown_service':
      return 'Invalid AI service type. Use "huggingface"';
    case 'empty_response':
      return `Respuesta de ${service} vacía o inesperada`;
    case 'invalid_response':
      return `Formato de respuesta de ${service} inválido`;
    default:
      return status === undefined ? `${service}: ${code}` : `${service}: ${code} (HTTP ${status})`;
  }
}
