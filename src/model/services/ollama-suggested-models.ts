import { OLLAMA_MODEL } from '../../domain/default-services.ts';

/** A model that is offered to a visitor whose Ollama has none. It runs on an ordinary machine and writes both languages well. */
interface SuggestedModel {
  /** The name for `ollama pull`. */
  name: string;
  /** Size of the download in GB, from Ollama's library. */
  gigabytes: number;
  /** Memory that the model needs, in GB. */
  memory: number;
}

export const SUGGESTED_MODELS: readonly SuggestedModel[] = [
  { name: OLLAMA_MODEL, gigabytes: 3.3, memory: 8 },
  { name: 'qwen3:4b', gigabytes: 2.5, memory: 8 },
  { name: 'gemma3:1b', gigabytes: 0.8, memory: 4 },
];
