export const HUGGING_FACE_MODEL = 'moonshotai/Kimi-K2-Instruct';
/** The model that Crisol suggests for Ollama. It runs on an ordinary machine and follows a schema. */
export const OLLAMA_MODEL = 'gemma3:4b';

export const OLLAMA_PORT = 11434;
export const OLLAMA_BASE_URL = `http://127.0.0.1:${OLLAMA_PORT}`;
