interface HttpSettings {
  /** Each request appends its path. */
  baseUrl: string;
  apiKey?: string | undefined;
  /** Without it: the first of Ollama's models that can chat, or the only model that an OpenAI-compatible server lists. */
  model?: string | undefined;
}

export interface EmbeddedSettings {
  name: 'embedded';
  /** The path of a `.gguf` file. Without it: the model that `npm run model` fetched last. */
  modelPath?: string | undefined;
  /** The folder of engine and models. Without it: `~/.cache/crisol`. */
  home?: string | undefined;
}

export type ModelServiceSettings = HttpSettings &
  (
    | { name: 'ollama' | 'openai' }
    /** `provider`: the inference provider, sent as `model:provider`; `auto` sends none. */
    | { name: 'huggingface'; model: string; provider: string }
  );

export type ServiceSettings = ModelServiceSettings | EmbeddedSettings;
