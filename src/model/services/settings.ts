export interface HuggingFaceSettings {
  name: 'huggingface';
  apiKey?: string | undefined;
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
  model?: string | undefined;
}

export interface OpenAiSettings {
  name: 'openai';
  apiKey?: string | undefined;
  /** `/chat/completions` is appended. */
  baseUrl: string;
  /** Without it, the only one listed. */
  model?: string | undefined;
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
