import { labelIn, SERVICE_LABELS, type ServiceName } from '../domain/answer-service.ts';
import { OLLAMA_MODEL, OLLAMA_PORT } from '../domain/default-services.ts';
import type { ErrorCode, RefusalReason } from '../domain/errors.ts';
import { IDEA_MAX_LENGTH, IDEA_MIN_LENGTH } from '../domain/idea.ts';
import type { Language } from '../domain/language.ts';
import { capitalised } from '../domain/number-words.ts';

export interface ErrorMessageContext {
  /** The kind of the service that failed. */
  service?: string | undefined;
  /** The service's own name, e.g. `Hugging Face`. */
  label?: string | undefined;
  /** The service belongs to the reader, who can change key, model and machine. */
  inBrowser?: boolean | undefined;
  /** Seconds to wait. */
  retryAfter?: number | undefined;
  /** The machine of the service has too little free memory for the model. */
  isOutOfMemory?: boolean | undefined;
  /** The account at the service has reached a daily limit. */
  isDailyLimit?: boolean | undefined;
  /** What exactly this server refused. */
  reason?: RefusalReason | undefined;
}

/** Where a key is created, by service label. A self-hosted compatible server has no such page. */
const KEY_PAGES: Readonly<Record<string, string>> = {
  'Hugging Face': 'https://huggingface.co/settings/tokens',
  OpenAI: 'https://platform.openai.com/api-keys',
};

/** The facts that an error message may contain, in its language. */
type Facts = ReturnType<typeof nameForms> &
  Pick<ErrorMessageContext, 'isOutOfMemory' | 'isDailyLimit' | 'reason'> & {
    isOllama: boolean;
    /** The model runs on this site's own server. */
    isEmbedded: boolean;
    keyPage: string | undefined;
    /** "in 20 seconds", or "in a few minutes" when no time is known. */
    soon: string;
    /** "in 20 seconds", or "tomorrow" when no time is known. */
    nextDay: string;
  };

type Text = string | ((facts: Facts) => string | undefined);

/** The sentences about an error, each for one kind of reader. A function may return `undefined`: nothing to add. */
interface Message {
  /** For a visitor of a site whose service failed. Never names the operator's chores: keys, credit, settings. */
  visitor: Text;
  /** For a person whose own service failed. Without it: the visitor's. */
  owner?: Text;
  /** What the operator of the site should do. */
  operator?: Text;
}

type Messages = Readonly<Record<ErrorCode, Message>>;

const HOY_NO = 'Hoy no podemos hacer más análisis. Tu texto sigue aquí: vuelve mañana o usa tu propia clave.';
const AHORA_NO =
  'Ahora mismo no podemos hacer análisis. Tu texto sigue aquí: vuelve más tarde o usa tu propia clave.';

const ES: Messages = {
  missing_api_key: {
    visitor: AHORA_NO,
    owner: ({ ofName, keyPage }) =>
      `Falta la clave de API ${ofName}. ${keyPage ? `Crea una en ${keyPage} y escríbela en los ajustes.` : 'Escríbela en los ajustes.'}`,
    operator: ({ ofName, keyPage }) =>
      `Este sitio no tiene clave de API ${ofName}: ${keyPage ? `crea una en ${keyPage} y configúrala` : 'configúrala'}.`,
  },
  invalid_api_key: {
    visitor: AHORA_NO,
    owner: ({ ofName, keyPage }) =>
      `La clave de API ${ofName} no es válida. ${keyPage ? `Revísala en ${keyPage} y vuelve a escribirla en los ajustes.` : 'Revísala en los ajustes.'}`,
    operator: ({ ofName, keyPage }) =>
      `La clave de API ${ofName} no es válida: revísala${keyPage ? ` en ${keyPage}` : ''}.`,
  },
  insufficient_credit: {
    visitor: HOY_NO,
    owner: ({ ofName }) =>
      `Tu cuenta ${ofName} no tiene crédito. Añade crédito o usa otro servicio en los ajustes.`,
    operator: ({ ofName }) =>
      `La cuenta ${ofName} de este sitio no tiene crédito: añádelo o configura otro servicio.`,
  },
  model_not_found: {
    visitor: AHORA_NO,
    owner: ({ name, isOllama }) =>
      isOllama
        ? `Ollama no está en marcha o no tiene el modelo. Instálalo desde https://ollama.com y ejecuta un modelo, por ejemplo con «ollama run ${OLLAMA_MODEL}».`
        : `API no encontrada: ${name} no ofrece ese modelo o esa dirección. Revisa la clave de API, el modelo y que el servicio esté disponible.`,
    operator: ({ name, isOllama, isEmbedded }) =>
      isOllama
        ? `Ollama no está en marcha o no tiene el modelo: ejecuta uno, por ejemplo con «ollama run ${OLLAMA_MODEL}».`
        : isEmbedded
          ? 'Este servidor no puede cargar su modelo, y repetirlo no sirve: descárgalo otra vez, o uno más pequeño, con «npm run model».'
          : `API no encontrada: ${name} no ofrece ese modelo o esa dirección. Revisa la clave de API y el modelo.`,
  },
  unknown_service: {
    visitor: AHORA_NO,
    owner: 'Servicio de IA desconocido. Elige uno de los que ofrecen los ajustes, por ejemplo Hugging Face.',
  },
  service_busy: {
    visitor: ({ Name, isDailyLimit, soon }) =>
      isDailyLimit ? HOY_NO : `${Name} está saturado ahora mismo. Vuelve a intentarlo ${soon}.`,
    owner: ({ Name, ofName, isDailyLimit, soon, nextDay }) =>
      isDailyLimit
        ? `Tu cuenta ${ofName} ha llegado a su límite diario. Vuelve a intentarlo ${nextDay}, o elige otro modelo u otro servicio en los ajustes.`
        : `${Name} está saturado ahora mismo. Vuelve a intentarlo ${soon}.`,
    operator: ({ ofName, isDailyLimit }) =>
      isDailyLimit
        ? `La cuenta ${ofName} de este sitio ha llegado a su límite diario: usa otro modelo o amplía el plan.`
        : undefined,
  },
  service_error: {
    visitor: ({ isOutOfMemory, soon }) =>
      isOutOfMemory
        ? AHORA_NO
        : `No hemos podido escribir el informe. Tu texto está a salvo; vuelve a intentarlo ${soon}.`,
    owner: ({ Name, isOutOfMemory, soon }) =>
      isOutOfMemory
        ? `${Name} no tiene memoria suficiente para este análisis. Cierra otros programas y vuelve a intentarlo, o usa un modelo más pequeño.`
        : `${Name} ha fallado o ha contestado algo que no se entiende. Vuelve a intentarlo ${soon}.`,
    operator: ({ Name, isOutOfMemory }) =>
      isOutOfMemory
        ? `${Name} no tiene memoria suficiente para este análisis: cierra otros programas o usa un modelo más pequeño.`
        : undefined,
  },
  service_unreachable: {
    visitor: ({ name }) =>
      `Error de conexión: no se puede contactar con ${name}. Tu texto sigue aquí; vuelve a intentarlo dentro de unos minutos.`,
    owner: ({ name, isOllama }) =>
      isOllama
        ? `Ollama no está disponible. Debe estar instalado (https://ollama.com) y en marcha en el puerto local ${OLLAMA_PORT}.`
        : `Error de conexión: no se puede contactar con ${name}. Comprueba la conexión y vuelve a intentarlo.`,
    operator: ({ name, isOllama }) =>
      isOllama
        ? `Ollama no está disponible: debe estar instalado (https://ollama.com) y en marcha en el puerto local ${OLLAMA_PORT}.`
        : `No se puede contactar con ${name}: comprueba la conexión de este servidor y la dirección del servicio.`,
  },
  service_timeout: {
    visitor: ({ Name }) =>
      `${Name} ha tardado demasiado en contestar. Vuelve a intentarlo dentro de unos minutos.`,
    owner: ({ Name, isOllama }) =>
      isOllama
        ? 'Ollama ha tardado demasiado en contestar. La primera vez tiene que cargar el modelo: vuelve a intentarlo, o usa un modelo más pequeño.'
        : `${Name} ha tardado demasiado en contestar. Vuelve a intentarlo dentro de unos minutos.`,
    operator: ({ isOllama }) =>
      isOllama
        ? 'Ollama ha tardado demasiado. La primera vez tiene que cargar el modelo; si se repite, usa uno más pequeño.'
        : undefined,
  },
  empty_response: { visitor: ({ ofName }) => `Respuesta ${ofName} vacía o inesperada` },
  refused: {
    visitor: ({ Name }) =>
      `${Name} no ha escrito un informe de esta idea: puede que el modelo o su filtro no hayan querido hacerlo. Explica con más detalle qué haces y para quién, y vuelve a intentarlo.`,
  },
  invalid_response: { visitor: ({ ofName }) => `Formato de respuesta ${ofName} inválido` },
  incomplete_response: {
    visitor: ({ ofName }) => `La respuesta ${ofName} ha llegado incompleta. Vuelve a intentarlo.`,
  },
  context_too_small: {
    visitor:
      'Este análisis no cabe en el modelo de este sitio. Tu texto sigue aquí: acórtalo o usa tu propia clave.',
    owner: ({ name }) =>
      `Este análisis es demasiado largo para ${name}: no cabe en su contexto o en su límite de tokens. Esperar o repetirlo no sirve: amplía el límite o elige otro modelo en los ajustes.`,
    operator: ({ ofName }) =>
      `Este análisis no cabe en el contexto o en el límite de tokens ${ofName}: amplía el límite o usa otro modelo.`,
  },
  search_off: {
    visitor: 'La búsqueda en la web está desactivada en este sitio. El informe se escribe sin ella.',
    operator: 'La búsqueda en la web se activa con SEARCH_SERVICE.',
  },
  no_model: { visitor: 'Este servidor no tiene ningún modelo de IA, y para esto hace falta uno.' },
  search_failed: {
    visitor: ({ soon }) => `Ninguna búsqueda en la web ha dado respuesta. Vuelve a intentarlo ${soon}.`,
  },
  calls_off: {
    visitor: 'Este sitio no lee convocatorias con su propio servicio. Conecta el tuyo en los ajustes.',
    operator: 'Las convocatorias se activan con CALLS=on.',
  },
  blocked_by_browser: {
    visitor: ({ name, isOllama }) =>
      `Problema de configuración del navegador: ${name} está en marcha, pero no acepta peticiones de este sitio (CORS). Prueba con un proxy o revisa la política CORS${isOllama ? ': arranca Ollama con la dirección de este sitio en la variable OLLAMA_ORIGINS' : ''}.`,
  },
  rate_limited: {
    visitor: ({ soon, reason }) => {
      switch (reason) {
        case 'concurrent':
          return 'Ya tienes en marcha todos los análisis que se pueden hacer a la vez. Espera a que termine uno o cancélalo.';
        case 'rate_day':
          return `Has llegado al máximo de análisis de un día. Podrás hacer otro ${soon}.`;
        case 'rate_messages':
          return `Has enviado demasiadas peticiones seguidas. Vuelve a intentarlo ${soon}.`;
        default:
          return `Has hecho muchos análisis seguidos. Podrás hacer otro ${soon}.`;
      }
    },
  },
  busy: {
    visitor: ({ soon }) =>
      `Ahora mismo se están escribiendo demasiados informes. Vuelve a intentarlo ${soon}.`,
  },
  ceiling_reached: {
    visitor: ({ reason }) =>
      reason === 'ceiling_unknown'
        ? 'Ahora mismo no podemos saber si quedan análisis para hoy. Vuelve a intentarlo dentro de un minuto o usa tu propia clave.'
        : HOY_NO,
    operator: ({ reason }) =>
      reason === 'ceiling_unknown' ? 'No se puede usar Redis, que cuenta los análisis del día.' : undefined,
  },
  draining: { visitor: 'El sitio se está reiniciando. Vuelve a intentarlo dentro de unos segundos.' },
  invalid_request: {
    visitor:
      'La petición no ha llegado bien. Recarga la página y vuelve a intentarlo; tu texto no se ha enviado a ningún servicio de IA.',
  },
  idea_too_short: {
    visitor: `La idea es demasiado corta. Escribe al menos ${IDEA_MIN_LENGTH} caracteres: qué es, para quién y cómo gana dinero.`,
  },
  idea_too_long: {
    visitor: `La idea es demasiado larga. Déjala en ${IDEA_MAX_LENGTH} caracteres como mucho.`,
  },
  cancelled: {
    visitor: 'Cancelado. Tu texto sigue aquí; puedes volver a intentarlo cuando quieras.',
  },
};

const NOT_TODAY =
  'We cannot write any more reports today. Your text is still here: come back tomorrow or use your own key.';
const NOT_NOW =
  'We cannot write reports right now. Your text is still here: come back later or use your own key.';

const EN: Messages = {
  missing_api_key: {
    visitor: NOT_NOW,
    owner: ({ ofName, keyPage }) =>
      `The API key ${ofName} is missing. ${keyPage ? `Create one at ${keyPage} and enter it in the settings.` : 'Enter it in the settings.'}`,
    operator: ({ ofName, keyPage }) =>
      `This site has no API key ${ofName}: ${keyPage ? `create one at ${keyPage} and configure it` : 'configure one'}.`,
  },
  invalid_api_key: {
    visitor: NOT_NOW,
    owner: ({ ofName, keyPage }) =>
      `The API key ${ofName} is not valid. ${keyPage ? `Check it at ${keyPage} and enter it again in the settings.` : 'Check it in the settings.'}`,
    operator: ({ ofName, keyPage }) =>
      `The API key ${ofName} is not valid: check it${keyPage ? ` at ${keyPage}` : ''}.`,
  },
  insufficient_credit: {
    visitor: NOT_TODAY,
    owner: ({ name }) =>
      `Your account with ${name} has no credit left. Add credit, or choose another service in the settings.`,
    operator: ({ name }) =>
      `This site’s account with ${name} has no credit left: add credit, or configure another service.`,
  },
  model_not_found: {
    visitor: NOT_NOW,
    owner: ({ name, isOllama }) =>
      isOllama
        ? `Ollama is not running or does not have the model. Install it from https://ollama.com and run a model, for example with “ollama run ${OLLAMA_MODEL}”.`
        : `API not found: ${name} does not offer that model or address. Check the API key, the model and that the service is available.`,
    operator: ({ name, isOllama, isEmbedded }) =>
      isOllama
        ? `Ollama is not running or does not have the model: run one, for example with “ollama run ${OLLAMA_MODEL}”.`
        : isEmbedded
          ? 'This server cannot load its model, and trying again does not help: fetch it again, or a smaller one, with “npm run model”.'
          : `API not found: ${name} does not offer that model or address. Check the API key and the model.`,
  },
  unknown_service: {
    visitor: NOT_NOW,
    owner: 'Unknown AI service. Choose one of those in the settings, for example Hugging Face.',
  },
  service_busy: {
    visitor: ({ Name, isDailyLimit, soon }) =>
      isDailyLimit ? NOT_TODAY : `${Name} is overloaded right now. Try again ${soon}.`,
    owner: ({ Name, name, isDailyLimit, soon, nextDay }) =>
      isDailyLimit
        ? `Your account with ${name} has reached its daily limit. Try again ${nextDay}, or choose another model or service in the settings.`
        : `${Name} is overloaded right now. Try again ${soon}.`,
    operator: ({ name, isDailyLimit }) =>
      isDailyLimit
        ? `This site’s account with ${name} has reached its daily limit: use another model or extend the plan.`
        : undefined,
  },
  service_error: {
    visitor: ({ isOutOfMemory, soon }) =>
      isOutOfMemory ? NOT_NOW : `We could not write the report. Your text is safe; try again ${soon}.`,
    owner: ({ Name, isOutOfMemory, soon }) =>
      isOutOfMemory
        ? `${Name} does not have enough memory for this analysis. Close other programs and try again, or use a smaller model.`
        : `${Name} failed, or answered something that cannot be understood. Try again ${soon}.`,
    operator: ({ Name, isOutOfMemory }) =>
      isOutOfMemory
        ? `${Name} does not have enough memory for this analysis: close other programs or use a smaller model.`
        : undefined,
  },
  service_unreachable: {
    visitor: ({ name }) =>
      `Connection error: unable to reach ${name}. Your text is still here; try again in a few minutes.`,
    owner: ({ name, isOllama }) =>
      isOllama
        ? `Ollama is not available. It must be installed (https://ollama.com) and running on local port ${OLLAMA_PORT}.`
        : `Connection error: unable to reach ${name}. Check the connection and try again.`,
    operator: ({ name, isOllama }) =>
      isOllama
        ? `Ollama is not available: it must be installed (https://ollama.com) and running on local port ${OLLAMA_PORT}.`
        : `This server cannot reach ${name}: check its connection and the address of the service.`,
  },
  service_timeout: {
    visitor: ({ Name }) => `${Name} took too long to answer. Try again in a few minutes.`,
    owner: ({ Name, isOllama }) =>
      isOllama
        ? 'Ollama took too long to answer. The first time it has to load the model: try again, or use a smaller model.'
        : `${Name} took too long to answer. Try again in a few minutes.`,
    operator: ({ isOllama }) =>
      isOllama
        ? 'Ollama took too long. The first time it has to load the model; if it happens again, use a smaller one.'
        : undefined,
  },
  empty_response: { visitor: ({ name }) => `Empty or unexpected response from ${name}` },
  refused: {
    visitor: ({ Name }) =>
      `${Name} wrote no report on this idea: the model or its filter may have declined. Say in more detail what you do and for whom, and try again.`,
  },
  invalid_response: { visitor: ({ name }) => `Invalid response format from ${name}` },
  incomplete_response: {
    visitor: ({ name }) => `The response from ${name} arrived incomplete. Try again.`,
  },
  context_too_small: {
    visitor:
      'This analysis does not fit this site’s model. Your text is still here: shorten it or use your own key.',
    owner: ({ name }) =>
      `This analysis is too long for ${name}: it does not fit its context or token limit. Waiting or trying again does not help: raise the limit or choose another model in the settings.`,
    operator: ({ name }) =>
      `This analysis does not fit the context or the token limit of ${name}: raise the limit or use another model.`,
  },
  search_off: {
    visitor: 'Web search is turned off on this site. Reports are written without it.',
    operator: 'SEARCH_SERVICE turns web search on.',
  },
  no_model: { visitor: 'This server has no AI model, and this feature needs one.' },
  search_failed: {
    visitor: ({ soon }) => `None of the web searches succeeded. Try again ${soon}.`,
  },
  calls_off: {
    visitor: 'This site does not read calls with its own service. Connect yours in the settings.',
    operator: 'CALLS=on turns calls on.',
  },
  blocked_by_browser: {
    visitor: ({ name, isOllama }) =>
      `Browser configuration problem: ${name} is running, but does not accept requests from this site (CORS). Try a proxy or review the CORS policy${isOllama ? ': start Ollama with this site’s address in the OLLAMA_ORIGINS variable' : ''}.`,
  },
  rate_limited: {
    visitor: ({ soon, reason }) => {
      switch (reason) {
        case 'concurrent':
          return 'You cannot have more reports written at once. Wait until one ends, or cancel it.';
        case 'rate_day':
          return `You have had all the reports of one day. You can ask for another ${soon}.`;
        case 'rate_messages':
          return `You have sent too many requests in a row. Try again ${soon}.`;
        default:
          return `You have asked for many reports in a row. You can ask for another ${soon}.`;
      }
    },
  },
  busy: {
    visitor: ({ soon }) => `Too many reports are being written right now. Try again ${soon}.`,
  },
  ceiling_reached: {
    visitor: ({ reason }) =>
      reason === 'ceiling_unknown'
        ? 'We cannot tell right now whether any reports are left for today. Try again in a minute or use your own key.'
        : NOT_TODAY,
    operator: ({ reason }) =>
      reason === 'ceiling_unknown'
        ? 'Redis, which counts the analyses of the day, cannot be used.'
        : undefined,
  },
  draining: { visitor: 'The site is restarting. Try again in a few seconds.' },
  invalid_request: {
    visitor:
      'The request did not arrive properly. Reload the page and try again; your text was not sent to any AI service.',
  },
  idea_too_short: {
    visitor: `The idea is too short. Write at least ${IDEA_MIN_LENGTH} characters: what it is, for whom and how it earns money.`,
  },
  idea_too_long: {
    visitor: `The idea is too long. Keep it to ${IDEA_MAX_LENGTH} characters at most.`,
  },
  cancelled: {
    visitor: 'Cancelled. Your text is still here; you can try again whenever you like.',
  },
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
export function errorMessage(code: ErrorCode, language: Language, context: ErrorMessageContext = {}): string {
  const { visitor, owner = visitor } = MESSAGES[language][code];
  return textOf(context.inBrowser ? owner : visitor, language, context) ?? '';
}

/** What the operator of a site should do about an error of the site's service; `undefined` if nothing is known. */
export function operatorMessage(
  code: ErrorCode,
  language: Language,
  context: ErrorMessageContext = {},
): string | undefined {
  const { operator } = MESSAGES[language][code];
  return operator && textOf(operator, language, context);
}

function textOf(text: Text, language: Language, context: ErrorMessageContext): string | undefined {
  if (typeof text === 'string') return text;
  const { service, label = labelOf(service), retryAfter } = context;
  return text({
    ...nameForms(language, service, label),
    ...context,
    isOllama: service === 'ollama',
    isEmbedded: service === 'embedded',
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
