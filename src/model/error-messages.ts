import { SERVICE_LABELS, type ServiceName } from '../domain/answer-service.ts';
import { OLLAMA_MODEL, OLLAMA_PORT } from '../domain/default-services.ts';
import type { ErrorCode, RefusalReason } from '../domain/errors.ts';
import { IDEA_MAX_LENGTH, IDEA_MIN_LENGTH } from '../domain/idea.ts';
import type { Language } from '../domain/language.ts';
import { capitalised } from '../domain/number-wording.ts';
import { labelIn } from '../domain/service-wording.ts';

export interface ErrorMessageContext {
  service?: string | undefined;
  label?: string | undefined;
  /** The service belongs to the reader, who can change key, model and machine. */
  inBrowser?: boolean | undefined;
  retryAfter?: number | undefined;
  isOutOfMemory?: boolean | undefined;
  isDailyLimit?: boolean | undefined;
  reason?: RefusalReason | undefined;
}

/** Where a key is created, by service label. A self-hosted compatible server has no such page. */
const KEY_PAGES: Readonly<Record<string, string>> = {
  'Hugging Face': 'https://huggingface.co/settings/tokens',
  OpenAI: 'https://platform.openai.com/api-keys',
};

type Text = string | ((facts: ReturnType<typeof factsOf>) => string | undefined);

interface Messages {
  /** For visitors of a site whose service failed. Never names the operator's tasks: keys, credit, settings. */
  visitor: Readonly<Record<ErrorCode, Text>>;
  /** For the service's owner or the operator, who can change it. Without one, the owner gets the visitor's message. */
  owner: Readonly<Partial<Record<ErrorCode, Text>>>;
}

const HOY_NO = 'Hoy no podemos hacer más análisis. Tu texto sigue aquí: vuelve mañana o usa tu propia clave.';
const AHORA_NO =
  'Ahora mismo no podemos hacer análisis. Tu texto sigue aquí: vuelve más tarde o usa tu propia clave.';

const ES: Messages = {
  visitor: {
    missing_api_key: AHORA_NO,
    invalid_api_key: AHORA_NO,
    insufficient_credit: HOY_NO,
    model_not_found: AHORA_NO,
    unknown_service: AHORA_NO,
    service_busy: ({ Name, isDailyLimit, soon }) =>
      isDailyLimit ? HOY_NO : `${Name} está saturado ahora mismo. Vuelve a intentarlo ${soon}.`,
    service_error: ({ isOutOfMemory, soon }) =>
      isOutOfMemory
        ? AHORA_NO
        : `No hemos podido escribir el informe. Tu texto está a salvo; vuelve a intentarlo ${soon}.`,
    service_unreachable: ({ name }) =>
      `Error de conexión: no se puede contactar con ${name}. Tu texto sigue aquí; vuelve a intentarlo dentro de unos minutos.`,
    service_timeout: ({ Name }) =>
      `${Name} ha tardado demasiado en contestar. Vuelve a intentarlo dentro de unos minutos.`,
    empty_response: ({ ofName }) => `Respuesta ${ofName} vacía o inesperada`,
    refused: ({ Name }) =>
      `${Name} no ha escrito un informe de esta idea: puede que el modelo o su filtro no hayan querido hacerlo. Explica con más detalle qué haces y para quién, y vuelve a intentarlo.`,
    invalid_response: ({ ofName }) => `Formato de respuesta ${ofName} inválido`,
    incomplete_response: ({ ofName }) => `La respuesta ${ofName} ha llegado incompleta. Vuelve a intentarlo.`,
    context_too_small:
      'Este análisis no cabe en el modelo de este sitio. Tu texto sigue aquí: acórtalo o usa tu propia clave.',
    no_model: 'Este servidor no tiene ningún modelo de IA, y para esto hace falta uno.',
    calls_off:
      'El servicio de este sitio no está disponible para leer muchos textos. Conecta el tuyo en los ajustes.',
    blocked_by_browser: ({ name, isOllama }) =>
      `Problema de configuración del navegador: ${name} está en marcha, pero no acepta peticiones de este sitio (CORS). Prueba con un proxy o revisa la política CORS${isOllama ? ': arranca Ollama con la dirección de este sitio en la variable OLLAMA_ORIGINS' : ''}.`,
    rate_limited: ({ soon, reason }) => {
      switch (reason) {
        case 'concurrent':
          return 'Ya tienes en marcha todos los análisis que se pueden hacer a la vez. Espera a que termine uno o cancélalo.';
        case 'rate_day':
          return `Has llegado al máximo de análisis por día. Podrás hacer otro ${soon}.`;
        case 'rate_messages':
          return `Has enviado demasiadas peticiones seguidas. Vuelve a intentarlo ${soon}.`;
        default:
          return `Has hecho muchos análisis seguidos. Podrás hacer otro ${soon}.`;
      }
    },
    busy: ({ soon }) => `Ahora mismo se están escribiendo demasiados informes. Vuelve a intentarlo ${soon}.`,
    ceiling_reached: ({ reason }) =>
      reason === 'ceiling_unknown'
        ? 'Ahora mismo no podemos saber si quedan análisis para hoy. Vuelve a intentarlo dentro de un minuto o usa tu propia clave.'
        : HOY_NO,
    draining: 'El sitio se está reiniciando. Vuelve a intentarlo dentro de unos segundos.',
    invalid_request:
      'La petición no ha llegado bien. Recarga la página y vuelve a intentarlo; tu texto no se ha enviado a ningún servicio de IA.',
    idea_too_short: `La idea es demasiado corta. Escribe al menos ${IDEA_MIN_LENGTH} caracteres: qué es, para quién y cómo gana dinero.`,
    idea_too_long: `La idea es demasiado larga. Déjala en ${IDEA_MAX_LENGTH} caracteres como mucho.`,
    cancelled: 'Cancelado. Tu texto sigue aquí; puedes volver a intentarlo cuando quieras.',
  },
  owner: {
    missing_api_key: ({ ofName, keyPage }) =>
      `Falta la clave de API ${ofName}. ${keyPage ? `Crea una en ${keyPage} y escríbela` : 'Escríbela'} en los ajustes.`,
    invalid_api_key: ({ ofName, keyPage }) =>
      `La clave de API ${ofName} no es válida. ${keyPage ? `Revísala en ${keyPage} y vuelve a escribirla` : 'Revísala'} en los ajustes.`,
    insufficient_credit: ({ ofName }) =>
      `La cuenta ${ofName} no tiene crédito. Añade crédito o elige otro servicio en los ajustes.`,
    model_not_found: ({ name, isOllama, isEmbedded }) => {
      if (isOllama) {
        return `Ollama no está en marcha o no tiene el modelo. Instálalo desde https://ollama.com y ejecuta un modelo, por ejemplo con «ollama run ${OLLAMA_MODEL}».`;
      }
      return isEmbedded
        ? 'Este servidor no puede cargar su modelo, y reintentarlo no sirve: descárgalo otra vez o baja uno más pequeño con «npm run model».'
        : `API no encontrada: ${name} no ofrece ese modelo o esa dirección. Revisa la clave de API, el modelo y que el servicio esté disponible.`;
    },
    unknown_service:
      'Servicio de IA desconocido. Elige uno de los que ofrecen los ajustes, por ejemplo Hugging Face.',
    service_busy: ({ ofName, isDailyLimit, nextDay }) =>
      isDailyLimit
        ? `La cuenta ${ofName} ha llegado a su límite diario. Vuelve a intentarlo ${nextDay}, o elige otro modelo u otro servicio en los ajustes.`
        : undefined,
    service_error: ({ Name, isOutOfMemory, soon }) =>
      isOutOfMemory
        ? `${Name} no tiene memoria suficiente para este análisis. Cierra otros programas y vuelve a intentarlo, o usa un modelo más pequeño.`
        : `${Name} ha fallado o ha contestado algo que no se entiende. Vuelve a intentarlo ${soon}.`,
    service_unreachable: ({ name, isOllama }) =>
      isOllama
        ? `Ollama no está disponible. Debe estar instalado (https://ollama.com) y en marcha en el puerto local ${OLLAMA_PORT}.`
        : `Error de conexión: no se puede contactar con ${name}. Comprueba la conexión y la dirección del servicio, y vuelve a intentarlo.`,
    service_timeout: ({ isOllama }) =>
      isOllama
        ? 'Ollama ha tardado demasiado en contestar. La primera vez tiene que cargar el modelo: vuelve a intentarlo, o usa un modelo más pequeño.'
        : undefined,
    context_too_small: ({ ofName }) =>
      `Este análisis no cabe en el contexto o en el límite de tokens ${ofName}. Esperar o reintentarlo no sirve: amplía el límite o elige otro modelo en los ajustes.`,
    calls_off: 'Las convocatorias se activan con CALLS=on.',
    ceiling_reached: ({ reason }) =>
      reason === 'ceiling_unknown' ? 'No se puede usar Redis, que cuenta los análisis del día.' : undefined,
  },
};

const NOT_TODAY =
  'We cannot write any more reports today. Your text is still here: come back tomorrow or use your own key.';
const NOT_NOW =
  'We cannot write reports right now. Your text is still here: come back later or use your own key.';

const EN: Messages = {
  visitor: {
    missing_api_key: NOT_NOW,
    invalid_api_key: NOT_NOW,
    insufficient_credit: NOT_TODAY,
    model_not_found: NOT_NOW,
    unknown_service: NOT_NOW,
    service_busy: ({ Name, isDailyLimit, soon }) =>
      isDailyLimit ? NOT_TODAY : `${Name} is overloaded right now. Try again ${soon}.`,
    service_error: ({ isOutOfMemory, soon }) =>
      isOutOfMemory ? NOT_NOW : `We could not write the report. Your text is safe; try again ${soon}.`,
    service_unreachable: ({ name }) =>
      `Connection error: unable to reach ${name}. Your text is still here; try again in a few minutes.`,
    service_timeout: ({ Name }) => `${Name} took too long to answer. Try again in a few minutes.`,
    empty_response: ({ name }) => `Empty or unexpected response from ${name}`,
    refused: ({ Name }) =>
      `${Name} did not write a report on this idea: the model or its filter may have declined. Say in more detail what you do and for whom, and try again.`,
    invalid_response: ({ name }) => `Invalid response format from ${name}`,
    incomplete_response: ({ name }) => `The response from ${name} arrived incomplete. Try again.`,
    context_too_small:
      'This analysis is too long for this site’s model. Your text is still here: shorten it or use your own key.',
    no_model: 'This server has no AI model, and this feature needs one.',
    calls_off:
      'This site’s own service is not available for reading many texts. Connect your own in the settings.',
    blocked_by_browser: ({ name, isOllama }) =>
      `Browser configuration problem: ${name} is running, but does not accept requests from this site (CORS). Try a proxy or review the CORS policy${isOllama ? ': start Ollama with this site’s address in the OLLAMA_ORIGINS variable' : ''}.`,
    rate_limited: ({ soon, reason }) => {
      switch (reason) {
        case 'concurrent':
          return 'You already have as many reports in progress as you can have at once. Wait for one to finish, or cancel one.';
        case 'rate_day':
          return `You have reached the daily limit. You can ask for another report ${soon}.`;
        case 'rate_messages':
          return `You have sent too many requests in a row. Try again ${soon}.`;
        default:
          return `You have asked for many reports in a row. You can ask for another ${soon}.`;
      }
    },
    busy: ({ soon }) => `Too many reports are being written right now. Try again ${soon}.`,
    ceiling_reached: ({ reason }) =>
      reason === 'ceiling_unknown'
        ? 'We cannot tell right now whether any reports are left for today. Try again in a minute or use your own key.'
        : NOT_TODAY,
    draining: 'The site is restarting. Try again in a few seconds.',
    invalid_request:
      'The request did not arrive properly. Reload the page and try again; your text was not sent to any AI service.',
    idea_too_short: `The idea is too short. Write at least ${IDEA_MIN_LENGTH} characters: what it is, who it is for and how it makes money.`,
    idea_too_long: `The idea is too long. Keep it to ${IDEA_MAX_LENGTH} characters at most.`,
    cancelled: 'Cancelled. Your text is still here; you can try again whenever you like.',
  },
  owner: {
    missing_api_key: ({ ofName, keyPage }) =>
      `The API key ${ofName} is missing. ${keyPage ? `Create one at ${keyPage} and enter it` : 'Enter it'} in the settings.`,
    invalid_api_key: ({ ofName, keyPage }) =>
      `The API key ${ofName} is not valid. ${keyPage ? `Check it at ${keyPage} and enter it again` : 'Check it'} in the settings.`,
    insufficient_credit: ({ name }) =>
      `The account with ${name} has no credit left. Add credit, or choose another service in the settings.`,
    model_not_found: ({ name, isOllama, isEmbedded }) => {
      if (isOllama) {
        return `Ollama is not running or does not have the model. Install it from https://ollama.com and run a model, for example with “ollama run ${OLLAMA_MODEL}”.`;
      }
      return isEmbedded
        ? 'This server cannot load its model, and trying again will not help: download it again, or a smaller one, with “npm run model”.'
        : `API not found: ${name} does not offer that model or address. Check the API key, the model and that the service is available.`;
    },
    unknown_service: 'Unknown AI service. Choose one of those in the settings, for example Hugging Face.',
    service_busy: ({ name, isDailyLimit, nextDay }) =>
      isDailyLimit
        ? `The account with ${name} has reached its daily limit. Try again ${nextDay}, or choose another model or service in the settings.`
        : undefined,
    service_error: ({ Name, isOutOfMemory, soon }) =>
      isOutOfMemory
        ? `${Name} does not have enough memory for this analysis. Close other programs and try again, or use a smaller model.`
        : `${Name} failed, or gave an answer that cannot be understood. Try again ${soon}.`,
    service_unreachable: ({ name, isOllama }) =>
      isOllama
        ? `Ollama is not available. It must be installed (https://ollama.com) and running on local port ${OLLAMA_PORT}.`
        : `Connection error: unable to reach ${name}. Check the connection and the address of the service, and try again.`,
    service_timeout: ({ isOllama }) =>
      isOllama
        ? 'Ollama took too long to answer. The first time it has to load the model: try again, or use a smaller model.'
        : undefined,
    context_too_small: ({ name }) =>
      `This analysis is too long for the context or token limit of ${name}. Waiting or trying again will not help: raise the limit or choose another model in the settings.`,
    calls_off: 'CALLS=on turns calls on.',
    ceiling_reached: ({ reason }) =>
      reason === 'ceiling_unknown' ? 'Redis, which counts the day’s analyses, cannot be used.' : undefined,
  },
};

const MESSAGES: Readonly<Record<Language, Messages>> = { es: ES, en: EN };

const DESCRIPTIONS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: {
    unknown: 'el servicio de IA',
    // Only the operator knows which server it is.
    openai: 'el servicio de IA',
    embedded: `el ${labelIn(SERVICE_LABELS.embedded, 'es')}`,
  },
  en: {
    unknown: 'the AI service',
    openai: 'the AI service',
    embedded: 'this server’s model',
  },
};

const OF_NAME: Readonly<Record<Language, (name: string, hasArticle: boolean) => string>> = {
  es: (name, hasArticle) => (hasArticle ? `d${name}` : `de ${name}`),
  en: (name) => `for ${name}`,
};

function labelOf(service: string | undefined): string | undefined {
  return SERVICE_LABELS[service as ServiceName];
}

/** What happened and what to do, for people. `AnalysisError.message` is for logs and programs. */
export function errorMessage(code: ErrorCode, language: Language, context: ErrorMessageContext = {}): string {
  const own = context.inBrowser ? operatorMessage(code, language, context) : undefined;
  return own ?? textOf(MESSAGES[language].visitor[code], language, context) ?? '';
}

/** What the person who configures the service should do about its error; `undefined` if there is no advice. */
export function operatorMessage(
  code: ErrorCode,
  language: Language,
  context: ErrorMessageContext = {},
): string | undefined {
  const owner = MESSAGES[language].owner[code];
  return owner && textOf(owner, language, context);
}

function textOf(text: Text, language: Language, context: ErrorMessageContext): string | undefined {
  return typeof text === 'string' ? text : text(factsOf(language, context));
}

function factsOf(language: Language, context: ErrorMessageContext) {
  const { service = 'unknown', label = labelOf(service), retryAfter } = context;
  // A label that differs from the default of its kind is a proper name: "OpenAI" instead of "OpenAI-compatible server".
  const described = label === labelOf(service) ? DESCRIPTIONS[language][service] : undefined;
  const name = described ?? label ?? '';
  const soon = waitInWords(retryAfter, language);
  return {
    ...context,
    /** For the beginning of a sentence: "Hugging Face", "El servicio de IA". */
    Name: described ? capitalised(name) : name,
    /** For the middle of a sentence: "Hugging Face", "el servicio de IA". */
    name,
    /** With a preposition: "de Hugging Face", "del servicio de IA" (de + el), "for Hugging Face". */
    ofName: OF_NAME[language](name, described !== undefined),
    isOllama: service === 'ollama',
    isEmbedded: service === 'embedded',
    keyPage: KEY_PAGES[label ?? ''],
    soon,
    nextDay: retryAfter === undefined ? TOMORROW[language] : soon,
  };
}

const TOMORROW: Readonly<Record<Language, string>> = { es: 'mañana', en: 'tomorrow' };
const SOON: Readonly<Record<Language, string>> = { es: 'dentro de unos minutos', en: 'in a few minutes' };

function waitInWords(seconds: number | undefined, language: Language): string {
  if (seconds === undefined) return SOON[language];
  const [size, unit] =
    seconds < 90
      ? ([1, 'second'] as const)
      : seconds < 5400
        ? ([60, 'minute'] as const)
        : ([3600, 'hour'] as const);
  return new Intl.RelativeTimeFormat(language).format(Math.max(1, Math.ceil(seconds / size)), unit);
}
