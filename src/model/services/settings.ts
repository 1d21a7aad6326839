interface HttpSettings {
  /** Each request appends its path. */
  baseUrl: string;
  apiKey?: string | undefined;
  /** Without it: the first of Ollama's models that can chat, or the only model that an OpenAI-compatible server lists. */
  model?: string | undefined;
}

interface HuggingFaceSettings extends HttpSettings {
  name: 'huggingface';
  model: string;
  /** Inference provider, sent as `model:provider`; `auto` sends none. */
  provider: string;
}

interface OllamaSettings extends HttpSettings {
  name: 'ollama';
  apiKey?: undefined;
}

interface OpenAiSettings extends HttpSettings {
  name: 'openai';
}

export interface EmbeddedSettings {
  name: 'embedded';
  /** The path of a `.gguf` file. Without it: the model that `npm run model` fetched last. */
  modelPath?: string | undefined;
  /** The folder of engine and models. Without it: `~/.cache/crisol`. */
  home?: string | undefined;
}

export type ModelServiceSettings = HuggingFaceSettings | OllamaSettings | OpenAiSettings;

export type ServiceSettings = ModelServiceSettings | EmbeddedSettings;
