import { labelIn, SERVICE_LABELS, type ServiceName } from '../domain/answer-service.ts';
import { OLLAMA_MODEL, OLLAMA_PORT } from '../domain/default-services.ts';
import type { ErrorCode } from '../domain/errors.ts';
import { IDEA_MAX_LENGTH, IDEA_MIN_LENGTH } from '../domain/idea.ts';
import type { Language } from '../domain/language.ts';
import { capitalised } from '../domain/number-words.ts';

export interface ErrorMessageContext {
  /** The kind of the service that failed. */
  service?: string | undefined;
  /** The service's own name, e.g. `Hugging Face`. */
  label?: string | undefined;
  /** The browser sent the request to the visitor's own service, so the visitor can change key, model and server. */
  inBrowser?: boolean;
  /** Seconds to wait. */
  retryAfter?: number | undefined;
  /** The machine of the service has too little free memory for the model. */
  isOutOfMemory?: boolean;
  /** The account at the service has reached a daily limit. */
  isDailyLimit?: boolean;
  /** The visitor has as many analyses running as may run at once. */
  isConcurrent?: boolean;
}

/** Where a key is created, by service label. A self-hosted compatible server has no such page. */
export const KEY_PAGES: Readonly<Record<string, string>> = {
  'Hugging Face': 'https://huggingface.co/settings/tokens',
  OpenAI: 'https://platform.openai.com/api-keys',
};

/** The facts that an error message may contain, in its language. */
type Facts = ReturnType<typeof nameForms> &
  Required<Pick<ErrorMessageContext, 'inBrowser' | 'isOutOfMemory' | 'isDailyLimit' | 'isConcurrent'>> & {
    isOllama: boolean;
    /** The model runs on this site's own server. */
    isEmbedded: boolean;
    keyPage: string | undefined;
    /** "in 20 seconds", or "in a few minutes" when no time is known. */
    soon: string;
    /** "in 20 seconds", or "tomorrow" when no time is known. */
    nextDay: string;
  };

type Messages = Readonly<Record<ErrorCode, string | ((facts: Facts) => string)>>;

const ES: Messages = {
  missing_api_key: ({ ofName, inBrowser, keyPage }) =>
    inBrowser
      ? `Falta la clave de API ${ofName}. ${keyPage ? `Crea una en ${keyPage} y escríbela en los ajustes.` : 'Escríbela en los ajustes.'}`
      : `Este sitio no tiene clave de API ${ofName}. Si lo alojas tú, ${keyPage ? `crea una en ${keyPage} y configúrala` : 'configúrala'}; si solo lo visitas, avisa a quien lo aloja.`,
  invalid_api_key: ({ ofName, inBrowser, keyPage }) =>
    inBrowser
      ? `La clave de API ${ofName} no es válida. ${keyPage ? `Revísala en ${keyPage} y vuelve a escribirla en los ajustes.` : 'Revísala en los ajustes.'}`
      : `La clave de API ${ofName} no es válida. Si alojas este sitio, ${keyPage ? `revísala en ${keyPage}` : 'revísala'}; si solo lo visitas, inténtalo más tarde o avisa a quien lo aloja.`,
  insufficient_credit: ({ ofName, inBrowser }) =>
    inBrowser
      ? `Tu cuenta ${ofName} no tiene crédito. Añade crédito o usa otro servicio en los ajustes.`
      : `La cuenta ${ofName} de este sitio no tiene crédito. Si lo alojas tú, añade crédito; si solo lo visitas, inténtalo otro día o avisa a quien lo aloja.`,
  model_not_found: ({ name, isOllama, isEmbedded, inBrowser }) =>
    isOllama
      ? `Ollama no está en marcha o no tiene el modelo. Instálalo desde https://ollama.com y ejecuta un modelo, por ejemplo con «ollama run ${OLLAMA_MODEL}».`
      : isEmbedded
        ? 'Este servidor no puede cargar su modelo. Repetirlo no sirve: si alojas este sitio, descárgalo otra vez, o uno más pequeño, con «npm run model»; si solo lo visitas, avisa a quien lo aloja.'
        : `API no encontrada: ${name} no ofrece ese modelo o esa dirección. Revisa la clave de API, el modelo y que el servicio esté disponible${inBrowser ? '' : ', o avisa a quien aloja este sitio'}.`,
  unknown_service:
    'Servicio de IA desconocido. Elige uno de los que ofrecen los ajustes, por ejemplo Hugging Face.',
  service_busy: ({ Name, ofName, inBrowser, isDailyLimit, soon, nextDay }) =>
    !isDailyLimit
      ? `${Name} está saturado ahora mismo. Vuelve a intentarlo ${soon}.`
      : inBrowser
        ? `Tu cuenta ${ofName} ha llegado a su límite diario. Vuelve a intentarlo ${nextDay}, o elige otro modelo u otro servicio en los ajustes.`
        : `La cuenta ${ofName} de este sitio ha llegado a su límite diario. Vuelve a intentarlo ${nextDay}; si alojas este sitio, puedes usar otro modelo o ampliar el plan.`,
  service_error: ({ Name, inBrowser, isOutOfMemory, soon }) =>
    isOutOfMemory
      ? `${Name} no tiene memoria suficiente para este análisis. ${inBrowser ? 'Cierra' : 'Si alojas este sitio, cierra'} otros programas y vuelve a intentarlo, o usa un modelo más pequeño${inBrowser ? '' : '; si solo lo visitas, avisa a quien lo aloja'}.`
      : `${Name} ha fallado o ha contestado algo que no se entiende. Vuelve a intentarlo ${soon}.`,
  service_unreachable: ({ name, isOllama }) =>
    isOllama
      ? `Ollama no está disponible. Debe estar instalado (https://ollama.com) y en marcha en el puerto local ${OLLAMA_PORT}.`
      : `Error de conexión: no se puede contactar con ${name}. Comprueba la conexión y vuelve a intentarlo.`,
  service_timeout: ({ Name, isOllama }) =>
    isOllama
      ? 'Ollama ha tardado demasiado en contestar. La primera vez tiene que cargar el modelo: vuelve a intentarlo, o usa un modelo más pequeño.'
      : `${Name} ha tardado demasiado en contestar. Vuelve a intentarlo dentro de unos minutos.`,
  empty_response: ({ ofName }) => `Respuesta ${ofName} vacía o inesperada`,
  refused: ({ Name }) =>
    `${Name} no ha escrito un informe de esta idea: puede que el modelo o su filtro no hayan querido hacerlo. Explica con más detalle qué haces y para quién, y vuelve a intentarlo.`,
  invalid_response: ({ ofName }) => `Formato de respuesta ${ofName} inválido`,
  incomplete_response: ({ ofName }) => `La respuesta ${ofName} ha llegado incompleta. Vuelve a intentarlo.`,
  context_too_small: ({ name, inBrowser }) =>
    `Este análisis es demasiado largo para ${name}: no cabe en su contexto o en su límite de tokens. Esperar o repetirlo no sirve: ${inBrowser ? 'amplía el límite o elige otro modelo en los ajustes' : 'si alojas este sitio, amplía el límite o usa otro modelo; si solo lo visitas, avisa a quien lo aloja'}.`,
  search_off:
    'La búsqueda en la web está desactivada en este sitio. El análisis funciona sin ella; si lo alojas tú, puedes activarla en la configuración.',
  no_model: 'Este servidor no tiene ningún modelo de IA, y para esto hace falta uno.',
  search_failed: ({ soon }) => `Ninguna búsqueda en la web ha dado respuesta. Vuelve a intentarlo ${soon}.`,
  calls_off:
    'Este sitio no lee convocatorias con su propio servicio. Usa el tuyo en los ajustes; si alojas el sitio, puedes activarlo con CALLS=on.',
  blocked_by_browser: ({ name, isOllama }) =>
    `Problema de configuración del navegador: ${name} está en marcha, pero no acepta peticiones de este sitio (CORS). Prueba con un proxy o revisa la política CORS${isOllama ? ': arranca Ollama con la dirección de este sitio en la variable OLLAMA_ORIGINS' : ''}.`,
  rate_limited: ({ soon, isConcurrent }) =>
    isConcurrent
      ? 'Ya tienes en marcha tantos análisis como se pueden hacer a la vez. Espera a que termine uno, o cancélalo.'
      : `Has hecho muchos análisis seguidos. Podrás hacer otro ${soon}.`,
  busy: ({ soon }) => `Hay demasiados análisis en marcha y no ha quedado sitio. Vuelve a intentarlo ${soon}.`,
  ceiling_reached:
    'Este sitio ya ha hecho todos los análisis previstos para hoy. Vuelve mañana, o usa tu propia clave en los ajustes.',
  draining: 'El sitio se está reiniciando. Vuelve a intentarlo dentro de unos segundos.',
  invalid_request:
    'La petición no se ha entendido. Recarga la página y vuelve a intentarlo; tu texto no se ha enviado a ningún servicio de IA.',
  idea_too_short: `La idea es demasiado corta. Escribe al menos ${IDEA_MIN_LENGTH} caracteres: qué es, para quién y cómo gana dinero.`,
  idea_too_long: `La idea es demasiado larga. Déjala en ${IDEA_MAX_LENGTH} caracteres como mucho.`,
  cancelled: 'El análisis se ha cancelado. Tu texto sigue aquí; puedes volver a intentarlo cuando quieras.',
};

const EN: Messages = {
  missing_api_key: ({ ofName, inBrowser, keyPage }) =>
    inBrowser
      ? `The API key ${ofName} is missing. ${keyPage ? `Create one at ${keyPage} and enter it in the settings.` : 'Enter it in the settings.'}`
      : `This site has no API key ${ofName}. If you host it, ${keyPage ? `create one at ${keyPage} and configure it` : 'configure one'}; if you are visiting, tell whoever hosts it.`,
  invalid_api_key: ({ ofName, inBrowser, keyPage }) =>
    inBrowser
      ? `The API key ${ofName} is not valid. ${keyPage ? `Check it at ${keyPage} and enter it again in the settings.` : 'Check it in the settings.'}`
      : `The API key ${ofName} is not valid. If you host this site, ${keyPage ? `check it at ${keyPage}` : 'check it'}; if you are visiting, try later or tell whoever hosts it.`,
  insufficient_credit: ({ ofName, inBrowser }) =>
    inBrowser
      ? `Your account ${ofName} has no credit left. Add credit, or choose another service in the settings.`
      : `This site’s account ${ofName} has no credit left. If you host it, add credit; if you are visiting, try another day or tell whoever hosts it.`,
  model_not_found: ({ name, isOllama, isEmbedded, inBrowser }) =>
    isOllama
      ? `Ollama is not running or does not have the model. Install it from https://ollama.com and run a model, for example with “ollama run ${OLLAMA_MODEL}”.`
      : isEmbedded
        ? 'This server cannot load its model. Trying again does not help: if you host this site, fetch it again, or a smaller one, with “npm run model”; if you are visiting, tell whoever hosts it.'
        : `API not found: ${name} does not offer that model or address. Check the API key, the model and that the service is available${inBrowser ? '' : ', or tell whoever hosts this site'}.`,
  unknown_service: 'Unknown AI service. Choose one of those in the settings, for example Hugging Face.',
  service_busy: ({ Name, ofName, inBrowser, isDailyLimit, soon, nextDay }) =>
    !isDailyLimit
      ? `${Name} is overloaded right now. Try again ${soon}.`
      : inBrowser
        ? `Your account ${ofName} has reached its daily limit. Try again ${nextDay}, or choose another model or service in the settings.`
        : `This site’s account ${ofName} has reached its daily limit. Try again ${nextDay}; if you host this site, you can use another model or extend the plan.`,
  service_error: ({ Name, inBrowser, isOutOfMemory, soon }) =>
    isOutOfMemory
      ? `${Name} does not have enough memory for this analysis. ${inBrowser ? 'Close' : 'If you host this site, close'} other programs and try again, or use a smaller model${inBrowser ? '' : '; if you are visiting, tell whoever hosts it'}.`
      : `${Name} failed, or answered something that cannot be understood. Try again ${soon}.`,
  service_unreachable: ({ name, isOllama }) =>
    isOllama
      ? `Ollama is not available. It must be installed (https://ollama.com) and running on local port ${OLLAMA_PORT}.`
      : `Connection error: unable to reach ${name}. Check the connection and try again.`,
  service_timeout: ({ Name, isOllama }) =>
    isOllama
      ? 'Ollama took too long to answer. The first time it has to load the model: try again, or use a smaller model.'
      : `${Name} took too long to answer. Try again in a few minutes.`,
  empty_response: ({ name }) => `Empty or unexpected response from ${name}`,
  refused: ({ Name }) =>
    `${Name} wrote no report on this idea: the model or its filter may have declined. Say in more detail what you do and for whom, and try again.`,
  invalid_response: ({ name }) => `Invalid response format from ${name}`,
  incomplete_response: ({ name }) => `The response from ${name} arrived incomplete. Try again.`,
  context_too_small: ({ name, inBrowser }) =>
    `This analysis is too long for ${name}: it does not fit its context or token limit. Waiting or trying again does not help: ${inBrowser ? 'raise the limit or choose another model in the settings' : 'if you host this site, raise the limit or use another model; if you are visiting, tell whoever hosts it'}.`,
  search_off:
    'Web search is turned off on this site. The analysis works without it; if you host the site, you can turn it on in its configuration.',
  no_model: 'This server has no AI model, and this feature needs one.',
  search_failed: ({ soon }) => `None of the web searches succeeded. Try again ${soon}.`,
  calls_off:
    'This site reads no calls with its own service. Use yours in the settings; if you host the site, you can turn it on with CALLS=on.',
  blocked_by_browser: ({ name, isOllama }) =>
    `Browser configuration problem: ${name} is running, but does not accept requests from this site (CORS). Try a proxy or review the CORS policy${isOllama ? ': start Ollama with this site’s address in the OLLAMA_ORIGINS variable' : ''}.`,
  rate_limited: ({ soon, isConcurrent }) =>
    isConcurrent
      ? 'You already have as many analyses running as can run at once. Wait until one ends, or cancel it.'
      : `You have run many analyses in a row. You can run another ${soon}.`,
  busy: ({ soon }) => `Too many analyses are running and no place came free. Try again ${soon}.`,
  ceiling_reached:
    'This site has run all the analyses planned for today. Come back tomorrow, or use your own key in the settings.',
  draining: 'The site is restarting. Try again in a few seconds.',
  invalid_request:
    'The request was not understood. Reload the page and try again; your text was not sent to any AI service.',
  idea_too_short: `The idea is too short. Write at least ${IDEA_MIN_LENGTH} characters: what it is, for whom and how it earns money.`,
  idea_too_long: `The idea is too long. Keep it to ${IDEA_MAX_LENGTH} characters at most.`,
  cancelled: 'The analysis was cancelled. Your text is still here; you can try again whenever you like.',
};

const MESSAGES: Readonly<Record<Language, Messages>> = { es: ES, en: EN };

/** Descriptions of the kinds of service that have no proper name. */
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

function nameForms(language: Language, service = 'unknown', label = labelOf(service)) {
  // A label that differs from the default of its kind is a proper name: "OpenAI" instead of "OpenAI-compatible server".
  const described = label === labelOf(service) ? DESCRIPTIONS[language][service] : undefined;
  const name = described ?? label ?? '';
  return {
    /** For the beginning of a sentence: "Hugging Face", "El servicio de IA". */
    Name: described ? capitalised(name) : name,
    /** For the middle of a sentence: "Hugging Face", "el servicio de IA". */
    name,
    /** With a preposition: "de Hugging Face", "del servicio de IA" (de + el), "for Hugging Face". */
    ofName: OF_NAME[language](name, described !== undefined),
  };
}

/**
 * The error message that people read: what happened and what to do, in their language. `AnalysisError.message` is for logs
 * and programs.
 */
export function errorMessage(
  code: ErrorCode,
  language: Language,
  {
    service,
    label = labelOf(service),
    inBrowser = false,
    isOutOfMemory = false,
    isDailyLimit = false,
    isConcurrent = false,
    retryAfter,
  }: ErrorMessageContext = {},
): string {
  const message = MESSAGES[language][code];
  if (typeof message === 'string') return message;
  return message({
    ...nameForms(language, service, label),
    isOllama: service === 'ollama',
    isEmbedded: service === 'embedded',
    inBrowser,
    isOutOfMemory,
    isDailyLimit,
    isConcurrent,
    keyPage: label === undefined ? undefined : KEY_PAGES[label],
    soon: waitInWords(retryAfter, language),
    nextDay:
      retryAfter !== undefined
        ? waitInWords(retryAfter, language)
        : new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(1, 'day'),
  });
}

const DAY_SECONDS = 86_400;

const WAITS: Readonly<Record<Language, { unknown: string; long: string }>> = {
  es: { unknown: 'dentro de unos minutos', long: 'más tarde' },
  en: { unknown: 'in a few minutes', long: 'later' },
};

function waitInWords(seconds: number | undefined, language: Language): string {
  if (seconds === undefined) return WAITS[language].unknown;
  // Longer times are not shown: a service may name centuries.
  if (seconds > DAY_SECONDS) return WAITS[language].long;
  const [value, unit] =
    seconds < 90
      ? ([Math.max(1, Math.ceil(seconds)), 'second'] as const)
      : seconds < 5400
        ? ([Math.ceil(seconds / 60), 'minute'] as const)
        : ([Math.ceil(seconds / 3600), 'hour'] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(value, unit);
}
