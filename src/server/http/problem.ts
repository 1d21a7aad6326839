import { STATUS_CODES } from 'node:http';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { AnswerService } from '../../domain/answer-service.ts';
import { errorMessage } from '../../domain/error-messages.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import { LANGUAGES, type Language } from '../../domain/idea.ts';
import type { Headers } from './security-headers.ts';

/** What is wrong with a request, where the closed codes say only `invalid_request`. */
type Mistake =
  | 'cross_site'
  | 'misdirected'
  | 'several_hosts'
  | 'not_json_type'
  | 'too_large'
  | 'encoded'
  | 'not_json'
  | 'batch'
  | 'invalid_fields'
  | 'results_too_long'
  | 'not_found'
  | 'method_not_allowed';

const MISTAKES: Readonly<Record<Language, Readonly<Record<Mistake, string>>>> = {
  es: {
    cross_site: 'La petición viene de otro sitio web. Haz el análisis desde la propia página.',
    misdirected: 'Este servidor no atiende ese nombre de host. Quien lo aloja lo ajusta con SITE_URL.',
    several_hosts: 'La petición lleva más de una cabecera «Host».',
    not_json_type: 'La petición debe llevar «Content-Type: application/json».',
    too_large: 'La petición ocupa demasiado. El máximo son 16 KiB.',
    encoded: 'La petición está comprimida («Content-Encoding»). Envíala sin comprimir.',
    not_json: 'El cuerpo de la petición no es JSON válido.',
    batch: 'Los lotes de mensajes no se admiten. Envía cada mensaje en su propia petición.',
    invalid_fields: 'Falta un campo o su valor no es válido.',
    results_too_long: '«results» es demasiado largo. El máximo son 1000 caracteres.',
    not_found: 'Esta dirección no existe.',
    method_not_allowed: 'Esta dirección no admite ese método.',
  },
  en: {
    cross_site: 'The request comes from another website. Run the analysis from this site itself.',
    misdirected: 'This server does not serve that host name. Whoever hosts it sets it with SITE_URL.',
    several_hosts: 'The request carries more than one “Host” header.',
    not_json_type: 'The request must carry “Content-Type: application/json”.',
    too_large: 'The request is too large. The limit is 16 KiB.',
    encoded: 'The request is compressed (“Content-Encoding”). Send it without compression.',
    not_json: 'The body of the request is not valid JSON.',
    batch: 'Batches of messages are not accepted. Send each message in a request of its own.',
    invalid_fields: 'A field is missing or its value is not valid.',
    results_too_long: '“results” is too long. The limit is 1000 characters.',
    not_found: 'This address does not exist.',
    method_not_allowed: 'This address does not allow that method.',
  },
};

/** The ceiling's own sentence would say that the day's analyses are used up, which is not known. */
export const CEILING_UNKNOWN: Readonly<Record<Language, string>> = {
  es: 'Ahora mismo no se puede comprobar cuántos análisis quedan para hoy, y por eso no se hace ninguno. Vuelve a intentarlo dentro de un minuto, o usa tu propia clave en los ajustes.',
  en: 'How many analyses are left for today cannot be checked right now, so none is run. Try again in a minute, or use your own key in the settings.',
};

/** HTTP status of each code, where an answer is not a stream. */
export const STATUSES: Readonly<Record<ErrorCode, number>> = {
  missing_api_key: 503,
  invalid_api_key: 503,
  insufficient_credit: 503,
  model_not_found: 503,
  unknown_service: 503,
  service_busy: 503,
  service_error: 502,
  service_unreachable: 502,
  service_timeout: 504,
  empty_response: 502,
  refused: 502,
  invalid_response: 502,
  context_too_small: 502,
  search_off: 404,
  search_failed: 502,
  incomplete_response: 502,
  blocked_by_browser: 502,
  rate_limited: 429,
  busy: 503,
  ceiling_reached: 503,
  draining: 503,
  invalid_request: 400,
  idea_too_short: 422,
  idea_too_long: 422,
  /** Nobody is left to read it; the number is nginx's. */
  cancelled: 499,
};

export interface Problem {
  status: number;
  code: ErrorCode;
  /** One sentence for people, in `language`. */
  detail: string;
  language: Language;
  /** The body's field that is not valid, e.g. `idea` or `weakest.0`. */
  field?: string;
  /** Seconds. */
  retryAfter?: number;
  /** Allowed methods, for 405. */
  allow?: string;
}

export function mistake(
  mistake: Mistake,
  status: number,
  language: Language,
  more: { allow?: string; field?: string } = {},
): Problem {
  return { status, code: 'invalid_request', detail: MISTAKES[language][mistake], language, ...more };
}

/** A problem known by its code alone: a rejection, or the end of an analysis that failed. */
export function problemOf(
  code: ErrorCode,
  language: Language,
  service: AnswerService,
  more: { retryAfter?: number; detail?: string; field?: string } = {},
): Problem {
  const wait = more.retryAfter === undefined ? {} : { retryAfter: more.retryAfter };
  const detail = errorMessage(code, language, { service: service.name, label: service.label, ...wait });
  return { status: STATUSES[code], code, detail, language, ...more };
}

/** The problem as `application/problem+json` (RFC 9457). */
export function problemResponse(
  { status, code, detail, language, field, retryAfter, allow }: Problem,
  headers: Headers,
): Response {
  const title = STATUS_CODES[status] ?? 'Client Closed Request';
  // JSON leaves out what is undefined.
  const document = { type: 'about:blank', title, status, detail, code, field, retryAfter };
  return new Response(JSON.stringify(document), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
      ...(allow === undefined ? {} : { Allow: allow }),
    },
  });
}

/** The language to answer in before the body is known: the header's first of ours by weight, else Spanish. */
export function preferredLanguage(c: Context): Language {
  return accepts(c, {
    header: 'Accept-Language',
    supports: [...LANGUAGES],
    default: 'es',
    // By the primary subtag: `en-GB` is English.
    match: (accepted, { default: none }) =>
      accepted
        .filter(({ q }) => q > 0)
        .sort((one, other) => other.q - one.q)
        .map(({ type }) => LANGUAGES.find((language) => language === type.toLowerCase().split('-')[0]))
        .find((language) => language !== undefined) ?? none,
  }) as Language;
}
