import { type DestinationStream, type Logger, pino } from 'pino';
import { AnalysisError } from '../analysis/errors.ts';

export type { Logger };

/**
 * JSON lines: request id, route, outcome, times and counts. Never an idea, an answer, a key or an address: nothing
 * but the fields named here is taken from an error, since messages of foreign errors quote what they choked on.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: harmlessError },
  };
  // Not in the background: what is still to be written when the process ends would call its exit off.
  return destination === undefined ? pino(options) : pino(options, destination);
}

interface HarmlessError {
  type: string;
  code?: string;
  status?: number;
  /** Where in this product's code, without messages. */
  at?: string[];
  cause?: HarmlessError | string;
}

const MAX_FRAMES = 6;

/** What of an error may be written down. */
export function harmlessError(error: unknown): HarmlessError {
  if (error instanceof AnalysisError) {
    return {
      type: error.name,
      code: error.code,
      ...(error.status === undefined ? {} : { status: error.status }),
      ...(error.cause instanceof Error ? { cause: causeOf(error.cause) } : {}),
    };
  }
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.constructor.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    at: frames.slice(0, MAX_FRAMES).map((line) => line.trim()),
  };
}

/** Causes made by this product are a few plain words or system codes. What has digits in it could be a key. */
function causeOf(cause: Error): HarmlessError | string {
  const isPlain = cause.constructor === Error && /^([a-z_ :]{1,60}|[A-Z_ ]{1,60})$/.test(cause.message);
  return isPlain ? cause.message : harmlessError(cause);
}
