import { AnalysisError } from '../domain/errors.ts';
import {
  HUGGING_FACE_BASE_URL,
  HUGGING_FACE_MODEL,
  HUGGING_FACE_PROVIDER,
} from '../model/services/huggingface.ts';
import { OLLAMA_BASE_URL } from '../model/services/ollama.ts';
import { OPENAI_BASE_URL } from '../model/services/openai.ts';
import type { ServiceSettings } from '../model/services/settings.ts';
import type { VariableReader } from './environment.ts';

/** Services that `AI_SERVICE` can name. */
const SERVICE_NAMES = ['huggingface', 'ollama', 'openai', 'rules'] as const;
type ServiceName = (typeof SERVICE_NAMES)[number];

/** The services to use, in the order in which they are tried, and the reason in words for whoever starts the server. */
export interface ChosenServices {
  services: readonly [ServiceSettings, ...ServiceSettings[]];
  why: string;
  /** With `auto` and nothing set: an Ollama to use instead, if it answers at start. */
  preferIfAnswering?: ServiceSettings;
}

/** Decides by `AI_SERVICE` and the services' own variables, as `.env.example` says. */
export function chooseServices(reader: VariableReader): ChosenServices {
  const named = reader.words('AI_SERVICE') ?? ['auto'];
  if (named.length === 1 && named[0] === 'auto') return chooseByWhatIsSet(reader);
  const names = named.filter(isServiceName);
  if (names.length < named.length || named.length === 0) {
    const unknown = named.filter((word) => !isServiceName(word));
    reader.problems.push(
      `AI_SERVICE: ${unknown.join(', ')} should be auto, or one or more of ${SERVICE_NAMES.join(', ')}, separated by commas. (${new AnalysisError('unknown_service').message})`,
    );
  }
  if (new Set(names).size < names.length) {
    reader.problems.push('AI_SERVICE: should name each service once.');
  }
  const [first = 'rules', ...others] = names;
  return {
    services: [settingsOf(first, reader, true), ...others.map((name) => settingsOf(name, reader, false))],
    why: `AI_SERVICE=${named.join(',')}`,
  };
}

function chooseByWhatIsSet(reader: VariableReader): ChosenServices {
  const isSet = (name: string) => reader.text(name) !== undefined;
  const setOne = (...names: string[]) => names.find(isSet);
  const baseUrl = setOne('AI_BASE_URL', 'OPENAI_BASE_URL');
  const forHuggingFace = setOne('HF_TOKEN', ...(baseUrl ? [] : ['AI_API_KEY']));
  if (forHuggingFace) {
    return { services: [settingsOf('huggingface', reader, true)], why: `${forHuggingFace} is set` };
  }
  const forOpenAi = baseUrl ?? setOne('OPENAI_API_KEY');
  if (forOpenAi) return { services: [settingsOf('openai', reader, true)], why: `${forOpenAi} is set` };
  const ollama = settingsOf('ollama', reader, true);
  return {
    services: [settingsOf('rules', reader, true)],
    why: 'no key is set and no Ollama with a model that can chat answers',
    preferIfAnswering: ollama,
  };
}

/** Says of every service's key and address what is wrong with it, whether that service is used or not. */
export function checkServiceVariables(reader: VariableReader): void {
  for (const name of ['AI_API_KEY', 'HF_TOKEN', 'OPENAI_API_KEY']) reader.key(name);
  for (const name of ['AI_BASE_URL', 'OPENAI_BASE_URL', 'OLLAMA_HOST']) readBaseUrl(reader, name);
}

/** The first service takes `AI_*`, and its own variables where those are unset; further ones take their own alone. */
function settingsOf(name: ServiceName, reader: VariableReader, isFirst: boolean): ServiceSettings {
  const general = (variable: string) => (isFirst ? variable : undefined);
  const text = (...names: (string | undefined)[]) => firstOf(names, (variable) => reader.text(variable));
  const key = (...names: (string | undefined)[]) => firstOf(names, (variable) => reader.key(variable));
  const address = (fallback: string, ...names: (string | undefined)[]) =>
    firstOf(names, (variable) => readBaseUrl(reader, variable)) ?? fallback;

  switch (name) {
    case 'huggingface':
      return {
        name,
        ...optional('apiKey', key(general('AI_API_KEY'), 'HF_TOKEN')),
        model: text(general('AI_MODEL'), 'HF_MODEL') ?? HUGGING_FACE_MODEL,
        baseUrl: address(HUGGING_FACE_BASE_URL, general('AI_BASE_URL')),
        provider: reader.text('AI_PROVIDER') ?? HUGGING_FACE_PROVIDER,
      };
    case 'ollama':
      return {
        name,
        ...optional('model', text(general('AI_MODEL'), 'OLLAMA_MODEL')),
        baseUrl: address(OLLAMA_BASE_URL, general('AI_BASE_URL'), 'OLLAMA_HOST'),
      };
    case 'openai':
      return {
        name,
        ...optional('apiKey', key(general('AI_API_KEY'), 'OPENAI_API_KEY')),
        ...optional('model', text(general('AI_MODEL'), 'OPENAI_MODEL')),
        baseUrl: address(OPENAI_BASE_URL, general('AI_BASE_URL'), 'OPENAI_BASE_URL'),
      };
    case 'rules':
      return { name };
  }
}

function firstOf<Value>(
  names: readonly (string | undefined)[],
  read: (name: string) => Value | undefined,
): Value | undefined {
  for (const name of names) {
    const value = name === undefined ? undefined : read(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

function optional<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
}

/** `OLLAMA_HOST` as Ollama itself reads it: `host:port` or `:port` is enough, and `0.0.0.0` is where it listens. */
function readBaseUrl(reader: VariableReader, name: string): string | undefined {
  if (name !== 'OLLAMA_HOST') {
    return reader.url(name, ['https:', 'http:'], OPENAI_BASE_URL)?.href.replace(/\/+$/, '');
  }
  const text = reader.text(name);
  if (text === undefined) return undefined;
  const bare = !/^https?:\/\//i.test(text);
  const whole = bare ? `http://${text.startsWith(':') ? '127.0.0.1' : ''}${text}` : text;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  if (url === undefined) {
    reader.problems.push(`${name}=${text}: should be an address such as ${OLLAMA_BASE_URL}.`);
    return undefined;
  }
  if (bare && url.port === '' && !/:\d+$/.test(text)) url.port = new URL(OLLAMA_BASE_URL).port;
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1';
  return url.href.replace(/\/+$/, '');
}

function isServiceName(word: string): word is ServiceName {
  return SERVICE_NAMES.some((name) => name === word);
}
