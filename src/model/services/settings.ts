interface HttpSettings {
  /** The path of each request is appended. */
  baseUrl: string;
  apiKey?: string | undefined;
  /** Without it, the first that Ollama has and that can chat, or the only one that an OpenAI-compatible server lists. */
  model?: string | undefined;
}

export interface HuggingFaceSettings extends HttpSettings {
  name: 'huggingface';
  model: string;
  /** Inference provider, sent as `model:provider`; `auto` sends none. */
  provider: string;
}

export interface OllamaSettings extends HttpSettings {
  name: 'ollama';
  apiKey?: undefined;
}

export interface OpenAiSettings extends HttpSettings {
  name: 'openai';
}

export interface EmbeddedSettings {
  name: 'embedded';
  /** A `.gguf` file; without it, what `npm run model` fetched last. */
  modelPath?: string | undefined;
  /** The folder of engine and models; without it, the default one. */
  home?: string | undefined;
}

/** The services that are called over HTTP. */
export type ModelServiceSettings = HuggingFaceSettings | OllamaSettings | OpenAiSettings;

export type ServiceSettings = ModelServiceSettings | EmbeddedSettings | { name: 'rules' };
