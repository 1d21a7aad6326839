/** The default model of Hugging Face. */
export const HUGGING_FACE_MODEL = 'moonshotai/Kimi-K2-Instruct';
/** The model of Ollama that people are advised to fetch. It runs on an ordinary machine and keeps to a schema. */
export const OLLAMA_MODEL = 'gemma3:4b';

/** The port of Ollama on a machine of its own, and its default address. */
export const OLLAMA_PORT = 11434;
export const OLLAMA_BASE_URL = `http://127.0.0.1:${OLLAMA_PORT}`;
