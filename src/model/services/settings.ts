export interface HuggingFaceSettings {
  name: 'huggingface';
  apiKey?: string;
  model: string;
  /** `/chat/completions` is appended. */
  baseUrl: string;
  /** Inference provider, sent as `model:provider`; `auto` sends none. */
  provider: string;
}

export interface OllamaSettings {
  name: 'ollama';
  /** `/api/chat` is appended. */
  baseUrl: string;
  /** Without it, the first installed model that can chat. */
  model?: string;
}

export interface OpenAiSettings {
  name: 'openai';
  apiKey?: string;
  /** `/chat/completions` is appended. */
  baseUrl: string;
  /** Without it, the only one listed. */
  model?: string;
}

export interface EmbeddedSettings {
  name: 'embedded';
  /** A `.gguf` file; without it, what `npm run model` fetched last. */
  modelPath?: string;
  /** The folder of engine and models; without it, the default one. */
  home?: string;
}

/** The services that are called over HTTP. */
export type ModelServiceSettings = HuggingFaceSettings | OllamaSettings | OpenAiSettings;

export type ServiceSettings = ModelServiceSettings | EmbeddedSettings | { name: 'rules' };
