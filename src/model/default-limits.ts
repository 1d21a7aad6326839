import type { ServiceName } from '../domain/answer-service.ts';

/** Defaults of the operator's settings for requests to models. A test compares them with `.env.example`. */
export const DEFAULT_TEMPERATURE = 0.7;
export const DEFAULT_MAX_TOKENS = 4000;

/** The time limits of an analysis, in milliseconds. */
interface TimeLimits {
  /** From sending a request to the first token. */
  firstTokenMs: number;
  /** Between two tokens. */
  idleMs: number;
  /** The whole analysis, with retries and the completing request. */
  totalMs: number;
}

export const DEFAULT_TIME_LIMITS: TimeLimits = { firstTokenMs: 60_000, idleMs: 30_000, totalMs: 270_000 };
/** The limits of each service. A local model takes minutes. */
export const TIME_LIMITS: Readonly<Record<ServiceName, TimeLimits>> = {
  huggingface: DEFAULT_TIME_LIMITS,
  openai: DEFAULT_TIME_LIMITS,
  ollama: { ...DEFAULT_TIME_LIMITS, totalMs: 600_000 },
  embedded: { ...DEFAULT_TIME_LIMITS, firstTokenMs: 300_000, totalMs: 1_800_000 },
};
