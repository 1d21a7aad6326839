import { STATUS_CODES } from 'node:http';
import { REQUEST_MAX_BYTES } from '../../domain/endpoints.ts';
import { type ErrorCode, REFUSAL_CODES, type RefusalReason } from '../../domain/errors.ts';
import type { FailureEvent } from '../../domain/events.ts';
import { RESULTS_MAX_LENGTH } from '../../domain/idea.ts';
import type { Language } from '../../domain/language.ts';
import { NOTE_MAX_LENGTH } from '../../domain/reply.ts';
import type { Headers } from './security-headers.ts';

interface Reason extends Readonly<Record<Language, string>> {
  status: number;
  /** `invalid_request` by default. */
  code?: ErrorCode;
}

/** Problems that need an error message other than that of their error code. */
export const REASONS = {
  cross_site: {
    status: 403,
    es: 'La petición viene de otro sitio web. Haz el análisis desde la propia página.',
    en: 'The request comes from another website. Run the analysis from this site itself.',
  },
  misdirected: {
    status: 421,
    es: 'Este servidor no atiende ese nombre de host. Quien lo administra fija el nombre con SITE_URL.',
    en: 'This server does not serve that host name. Its operator sets the name with SITE_URL.',
  },
  several_hosts: {
    status: 400,
    es: 'La petición lleva más de una cabecera «Host».',
    en: 'The request carries more than one “Host” header.',
  },
  not_json_type: {
    status: 415,
    es: 'La petición debe llevar «Content-Type: application/json» y no estar comprimida.',
    en: 'The request must carry “Content-Type: application/json” and not be compressed.',
  },
  too_large: {
    status: 413,
    es: `La petición ocupa demasiado. El máximo son ${REQUEST_MAX_BYTES / 1024} KiB.`,
    en: `The request is too large. The limit is ${REQUEST_MAX_BYTES / 1024} KiB.`,
  },
  not_json: {
    status: 400,
    es: 'El cuerpo de la petición no es JSON válido.',
    en: 'The body of the request is not valid JSON.',
  },
  batch: {
    status: 400,
    es: 'Los lotes de mensajes no se admiten. Envía cada mensaje en su propia petición.',
    en: 'Batches of messages are not accepted. Send each message in its own request.',
  },
  invalid_fields: {
    status: 422,
    es: 'Falta un campo o su valor no es válido.',
    en: 'A field is missing or its value is not valid.',
  },
  results_too_long: {
    status: 422,
    es: `«results» es demasiado largo. El máximo son ${RESULTS_MAX_LENGTH} caracteres.`,
    en: `“results” is too long. The limit is ${RESULTS_MAX_LENGTH} characters.`,
  },
  note_too_long: {
    status: 422,
    es: `Tu nota es demasiado larga. El máximo son ${NOTE_MAX_LENGTH} caracteres.`,
    en: `Your note is too long. The limit is ${NOTE_MAX_LENGTH} characters.`,
  },
  not_found: {
    status: 404,
    es: 'Esta dirección no existe.',
    en: 'This address does not exist.',
  },
  method_not_allowed: {
    status: 405,
    es: 'Esta dirección no admite ese método.',
    en: 'This address does not allow that method.',
  },
  // Unlike the error message of `service_error`, this one does not name the model service.
  internal_error: {
    status: 500,
    code: 'service_error',
    es: 'Este sitio ha fallado. Vuelve a intentarlo dentro de unos minutos.',
    en: 'This site failed. Try again in a few minutes.',
  },
} as const satisfies Record<string, Reason>;

/** HTTP status of each error code, for responses other than streams. 502 where none is named. */
const STATUSES: Partial<Record<ErrorCode, number>> = {
  calls_off: 404,
  invalid_request: 400,
  idea_too_short: 422,
  idea_too_long: 422,
  rate_limited: 429,
  /** The client has disconnected and gets no response. nginx logs the same status. */
  cancelled: 499,
  missing_api_key: 503,
  invalid_api_key: 503,
  insufficient_credit: 503,
  model_not_found: 503,
  unknown_service: 503,
  no_model: 503,
  service_busy: 503,
  busy: 503,
  ceiling_reached: 503,
  draining: 503,
  service_timeout: 504,
};
const statusOf = (code: ErrorCode) => STATUSES[code] ?? 502;

interface Details {
  /** The invalid field of the body, e.g. `idea` or `judgement.score`. */
  field?: string;
  /** Allowed methods, for 405. */
  allow?: string;
  /** The limit that rejects the request. */
  reason?: RefusalReason;
  /** Whole seconds, at least 1. */
  retryAfter?: number;
}

type Kind = keyof typeof REASONS | ErrorCode;

/** A request that is refused. Handlers throw it; `failure.ts` turns it into a response. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;
  /** `undefined` if the kind is an error code, which has an error message of its own. */
  readonly #reason: Reason | undefined;

  constructor(kind: Kind, details: Details = {}) {
    super(kind);
    this.#reason = (REASONS as Partial<Record<Kind, Reason>>)[kind];
    this.code = this.#reason ? (this.#reason.code ?? 'invalid_request') : (kind as ErrorCode);
    this.status = this.#reason?.status ?? statusOf(this.code);
    this.details = details;
  }

  messageIn(language: Language): string | undefined {
    return this.#reason?.[language];
  }
}

/** A limit rejects a request. The client may retry after the seconds. */
export function limitProblem(reason: RefusalReason, retryAfter: number): Problem {
  return new Problem(REFUSAL_CODES[reason], { reason, retryAfter });
}

interface ResponseOptions {
  language: Language;
  headers: Headers;
  /** By default that of the code. */
  status?: number;
  field?: string | undefined;
  allow?: string | undefined;
}

/** A failure as `application/problem+json` (RFC 9457). */
export function problemResponse(
  { type: _, message: detail, retryable: __, ...failure }: FailureEvent,
  { language, headers, field, allow, status = statusOf(failure.code) }: ResponseOptions,
): Response {
  const { retryAfter } = failure;
  const title = STATUS_CODES[status] ?? 'Client Closed Request';
  // `JSON.stringify` omits undefined fields.
  const document = { type: 'about:blank', title, status, detail, field, ...failure };
  return new Response(JSON.stringify(document), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-store',
      ...(retryAfter !== undefined && { 'Retry-After': String(Math.max(1, retryAfter)) }),
      ...(allow !== undefined && { Allow: allow }),
    },
  });
}
