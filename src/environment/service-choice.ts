import {
  HUGGING_FACE_BASE_URL,
  HUGGING_FACE_MODEL,
  HUGGING_FACE_PROVIDER,
} from '../model/services/huggingface.ts';
import { OLLAMA_BASE_URL } from '../model/services/ollama.ts';
import { OPENAI_BASE_URL } from '../model/services/openai.ts';
import type { EmbeddedSettings, OllamaSettings, ServiceSettings } from '../model/services/settings.ts';
import type { HostServiceName, Variables } from './variables.ts';

/** The services in the order in which they are tried, and the reason, for the start message. */
export interface ChosenServices {
  services: readonly [ServiceSettings, ...ServiceSettings[]];
  why: string;
  /** With `auto` and no settings: the first of these that is available at start is used instead. */
  ifFound?: readonly Candidate[];
}

/** A service that needs no settings. */
export interface Candidate {
  settings: EmbeddedSettings | OllamaSettings;
  why: string;
}

/** Chooses by `AI_SERVICE` and the variables of the services, as `.env.example` explains. */
export function chooseServices(variables: Variables): ChosenServices {
  const named = variables.AI_SERVICE;
  if (named === 'auto') return chooseByWhatIsSet(variables);
  const [first = 'rules', ...others] = named;
  return {
    services: [
      settingsOf(first, variables, true),
      ...others.map((name) => settingsOf(name, variables, false)),
    ],
    why: `AI_SERVICE=${named.join(',')}`,
  };
}

function chooseByWhatIsSet(variables: Variables): ChosenServices {
  const firstSet = (...names: (keyof Variables)[]) => names.find((name) => variables[name] !== undefined);
  const baseUrl = firstSet('AI_BASE_URL', 'OPENAI_BASE_URL');
  const forHuggingFace = firstSet('HF_TOKEN', ...(baseUrl ? [] : (['AI_API_KEY'] as const)));
  if (forHuggingFace) {
    return { services: [settingsOf('huggingface', variables, true)], why: `${forHuggingFace} is set` };
  }
  const forOpenAi = baseUrl ?? firstSet('OPENAI_API_KEY');
  if (forOpenAi) return { services: [settingsOf('openai', variables, true)], why: `${forOpenAi} is set` };
  if (variables.EMBEDDED_MODEL)
    return { services: [embeddedSettings(variables)], why: 'EMBEDDED_MODEL is set' };
  return {
    services: [{ name: 'rules' }],
    why: 'no key is set, no model was fetched and no Ollama with a model that can chat answers',
    ifFound: [
      { settings: embeddedSettings(variables), why: 'no key is set and "npm run model" has fetched a model' },
      { settings: ollamaSettings(variables, true), why: 'no key is set and an Ollama answers' },
    ],
  };
}

function embeddedSettings({ EMBEDDED_MODEL, CRISOL_HOME }: Variables): EmbeddedSettings {
  return { name: 'embedded', ...optional('modelPath', EMBEDDED_MODEL), ...optional('home', CRISOL_HOME) };
}

function ollamaSettings(variables: Variables, isFirst: boolean): OllamaSettings {
  const general: Partial<Variables> = isFirst ? variables : {};
  return {
    name: 'ollama',
    ...optional('model', general.AI_MODEL ?? variables.OLLAMA_MODEL),
    baseUrl: general.AI_BASE_URL ?? variables.OLLAMA_HOST ?? OLLAMA_BASE_URL,
  };
}

/** The first service uses `AI_*`, then its own variables. Other services use only their own. */
function settingsOf(name: HostServiceName, variables: Variables, isFirst: boolean): ServiceSettings {
  const general: Partial<Variables> = isFirst ? variables : {};
  switch (name) {
    case 'huggingface':
      return {
        name,
        ...optional('apiKey', general.AI_API_KEY ?? variables.HF_TOKEN),
        model: general.AI_MODEL ?? variables.HF_MODEL ?? HUGGING_FACE_MODEL,
        baseUrl: general.AI_BASE_URL ?? HUGGING_FACE_BASE_URL,
        provider: variables.AI_PROVIDER ?? HUGGING_FACE_PROVIDER,
      };
    case 'ollama':
      return ollamaSettings(variables, isFirst);
    case 'openai':
      return {
        name,
        ...optional('apiKey', general.AI_API_KEY ?? variables.OPENAI_API_KEY),
        ...optional('model', general.AI_MODEL ?? variables.OPENAI_MODEL),
        baseUrl: general.AI_BASE_URL ?? variables.OPENAI_BASE_URL ?? OPENAI_BASE_URL,
      };
    case 'embedded':
      return embeddedSettings(variables);
    case 'rules':
      return { name };
  }
}

function optional<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
}
