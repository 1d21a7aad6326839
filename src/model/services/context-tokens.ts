import { isRecord } from '../json/json-value.ts';

/** Longer, the answer is asked for without knowing the context. */
const WAIT_MS = 3_000;

type ReadContext = (model: string, signal: AbortSignal) => Promise<number | undefined>;

/** Remembers what `read` says about each model, also if it says nothing. A failure is not remembered. Never throws. */
export function rememberedContext(read: ReadContext): ReadContext {
  const known = new Map<string, number | undefined>();
  return async (model, signal) => {
    if (known.has(model)) return known.get(model);
    try {
      const tokens = await read(model, AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]));
      known.set(model, tokens);
      return tokens;
    } catch {
      return undefined;
    }
  };
}

/** OpenRouter and Hugging Face's providers, vLLM, Groq. */
const NAMES = ['context_length', 'max_model_len', 'context_window'];

/** The context that an entry of a list of models gives, in tokens. */
export function contextIn(entry: unknown): number | undefined {
  if (!isRecord(entry)) return undefined;
  return NAMES.map((name) => entry[name]).find(isContext);
}

export function isContext(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0;
}
