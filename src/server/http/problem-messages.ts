import { REQUEST_MAX_BYTES } from '../../domain/endpoints.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import { RESULTS_MAX_LENGTH } from '../../domain/idea.ts';
import type { Language } from '../../domain/language.ts';
import { NOTE_MAX_LENGTH } from '../../domain/reply.ts';

export interface Reason extends Readonly<Record<Language, string>> {
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
