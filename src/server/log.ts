import { setTimeout as sleep } from 'node:timers/promises';
import { type DestinationStream, type Logger, pino } from 'pino';
import { AnalysisError } from '../domain/errors.ts';

/**
 * JSON lines: request id, kind, outcome, times and counts. Never an idea, an answer, a key or an address: of an error only
 * the fields of `HarmlessError` are written, since messages of foreign errors quote their input.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: harmlessError },
  };
  if (destination) return pino(options, destination);
  output ??= standardOutput();
  return pino(options, output);
}

/** What may wait for a reader of the log who has stopped reading, in bytes. Lines beyond it are counted and left out. */
const UNREAD_MAX_BYTES = 1024 * 1024;
/** An end waits no longer than this for the last lines to be read. */
const FLUSH_MS = 1_000;

/** One for the process. */
let output: DestinationStream | undefined;

/**
 * Standard output through Node's own stream, which writes to a pipe in the background: a reader who stops reading, or goes
 * away, holds up neither requests nor the end. `pino.destination` writes on a thread that such a reader blocks for good.
 * The lines of one turn of the event loop go out in one write.
 */
function standardOutput(): DestinationStream {
  const { stdout } = process;
  let lines = '';
  let leftOut = 0;
  const flush = () => {
    if (lines !== '') stdout.write(lines);
    lines = '';
  };
  // The reader has gone.
  stdout.on('error', () => undefined);
  process.on('exit', flush);
  return {
    write(line) {
      if (stdout.writableLength > UNREAD_MAX_BYTES) {
        leftOut += 1;
        return;
      }
      if (lines === '') setImmediate(flush);
      if (leftOut > 0) lines += `${JSON.stringify({ level: 40, leftOut, msg: 'lines that nobody read' })}\n`;
      leftOut = 0;
      lines += line;
    },
  };
}

/** Resolves once the log has been handed to whoever reads it, or after a second. */
export async function flushLog(): Promise<void> {
  const handed = new Promise<void>((resolve) => {
    setImmediate(() => process.stdout.write('', () => resolve()));
  });
  await Promise.race([handed, sleep(FLUSH_MS)]);
}

interface HarmlessError {
  type: string;
  code?: string | undefined;
  status?: number | undefined;
  /** Where in this product's code, without messages. */
  at?: string[];
  cause?: HarmlessError | string | undefined;
}

const MAX_FRAMES = 6;

/** What of an error may be written down. */
export function harmlessError(error: unknown): HarmlessError {
  if (error instanceof AnalysisError) {
    return {
      type: error.name,
      code: error.code,
      status: error.status,
      cause: error.cause instanceof Error ? causeOf(error.cause) : undefined,
    };
  }
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.constructor.name,
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    at: frames.slice(0, MAX_FRAMES).map((line) => line.trim()),
  };
}

/** Causes made by this product are a few plain words or system codes. What has digits in it could be a key. */
function causeOf(cause: Error): HarmlessError | string {
  const isPlain = cause.constructor === Error && /^([a-z_ :]{1,60}|[A-Z_ ]{1,60})$/.test(cause.message);
  return isPlain ? cause.message : harmlessError(cause);
}
