import { NO_MODEL, type ServiceName } from '../domain/answer-service.ts';
import { HUGGING_FACE_MODEL, OLLAMA_BASE_URL } from '../domain/default-services.ts';
import { HUGGING_FACE_BASE_URL, HUGGING_FACE_PROVIDER } from '../model/services/huggingface.ts';
import { OPENAI_BASE_URL } from '../model/services/openai.ts';
import type { ServiceSettings } from '../model/services/settings.ts';
import type { Variables } from './variables.ts';

interface ChosenServices {
  /** In the order in which they are tried. Empty: no model. */
  services: readonly ServiceSettings[];
  /** Reason for the choice, for the start message. */
  why: string;
  /** Set with `AI_SERVICE=auto` if no service has settings. The first candidate that is usable at startup is chosen. */
  candidates?: readonly { settings: ServiceSettings; why: string }[];
}

/** Chooses by `AI_SERVICE` and the variables of the services, as `.env.example` explains. */
export function chooseServices(variables: Variables): ChosenServices {
  const [first, ...others] = variables.AI_SERVICE;
  if (first === 'auto') return chooseAutomatically(variables);
  if (first === NO_MODEL) return { services: [], why: `AI_SERVICE=${NO_MODEL}` };
  // The first service uses the `AI_*` variables, then its own variables. Further services use only their own variables.
  const withoutGeneral = { ...variables, AI_API_KEY: undefined, AI_MODEL: undefined, AI_BASE_URL: undefined };
  return {
    services: [settingsOf(first, variables), ...others.map((name) => settingsOf(name, withoutGeneral))],
    why: `AI_SERVICE=${variables.AI_SERVICE.join(',')}`,
  };
}

function chooseAutomatically(variables: Variables): ChosenServices {
  const firstSet = (...names: (keyof Variables)[]) => names.find((name) => variables[name] !== undefined);
  const chosen = (name: ServiceName, variable: string): ChosenServices => ({
    services: [settingsOf(name, variables)],
    why: `${variable} is set`,
  });
  const baseUrl = firstSet('AI_BASE_URL', 'OPENAI_BASE_URL');
  const forHuggingFace = firstSet('HF_TOKEN') ?? (baseUrl ? undefined : firstSet('AI_API_KEY'));
  if (forHuggingFace) return chosen('huggingface', forHuggingFace);
  const forOpenAi = baseUrl ?? firstSet('OPENAI_API_KEY');
  if (forOpenAi) return chosen('openai', forOpenAi);
  if (variables.EMBEDDED_MODEL) return chosen('embedded', 'EMBEDDED_MODEL');
  return {
    services: [],
    why: 'no key is set, no model was fetched, and no Ollama with a chat model answers',
    candidates: [
      {
        settings: settingsOf('embedded', variables),
        why: 'no key is set and "npm run model" has fetched a model',
      },
      { settings: settingsOf('ollama', variables), why: 'no key is set and an Ollama answers' },
    ],
  };
}

function settingsOf(name: ServiceName, variables: Variables): ServiceSettings {
  const { AI_API_KEY, AI_MODEL, AI_BASE_URL } = variables;
  switch (name) {
    case 'huggingface':
      return {
        name,
        apiKey: AI_API_KEY ?? variables.HF_TOKEN,
        model: AI_MODEL ?? variables.HF_MODEL ?? HUGGING_FACE_MODEL,
        baseUrl: AI_BASE_URL ?? HUGGING_FACE_BASE_URL,
        provider: variables.AI_PROVIDER ?? HUGGING_FACE_PROVIDER,
      };
    case 'ollama':
      return {
        name,
        model: AI_MODEL ?? variables.OLLAMA_MODEL,
        baseUrl: AI_BASE_URL ?? variables.OLLAMA_HOST ?? OLLAMA_BASE_URL,
      };
    case 'openai':
      return {
        name,
        apiKey: AI_API_KEY ?? variables.OPENAI_API_KEY,
        model: AI_MODEL ?? variables.OPENAI_MODEL,
        baseUrl: AI_BASE_URL ?? variables.OPENAI_BASE_URL ?? OPENAI_BASE_URL,
      };
    case 'embedded':
      return { name, modelPath: variables.EMBEDDED_MODEL, home: variables.CRISOL_HOME };
  }
}
