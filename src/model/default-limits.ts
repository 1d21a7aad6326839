/** How a model is asked where the host sets nothing. `.env.example` shows these values, which a test compares. */
export const DEFAULT_TEMPERATURE = 0.7;
/** The token limit of each call. */
export const DEFAULT_MAX_TOKENS = 2000;

/** The time limits of an analysis, in milliseconds. */
export interface TimeLimits {
  /** From sending a request to the first token. */
  firstTokenMs: number;
  /** Between two tokens. */
  idleMs: number;
  /** For everything, retries and the completing call included. */
  totalMs: number;
}

export const DEFAULT_TIME_LIMITS: TimeLimits = { firstTokenMs: 60_000, idleMs: 30_000, totalMs: 180_000 };
/** A local model takes minutes. */
export const LOCAL_TIME_LIMITS: TimeLimits = {
  ...DEFAULT_TIME_LIMITS,
  firstTokenMs: 300_000,
  totalMs: 900_000,
};
