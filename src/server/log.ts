import { setTimeout as sleep } from 'node:timers/promises';
import { type DestinationStream, type Logger, pino } from 'pino';
import { AnalysisError } from '../domain/errors.ts';

/**
 * A log of JSON lines: request id, kind, outcome, times and counts; never an idea, an answer, a key, a URL or an IP address.
 * An error is logged as a `LoggedError`, because the message of a library's error may quote its input.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: toLoggedError },
  };
  if (destination) return pino(options, destination);
  output ??= standardOutput();
  return pino(options, output);
}

/** While the buffer of standard output is larger, new lines are dropped and counted. */
const BUFFER_MAX_BYTES = 1024 * 1024;
/** The longest wait for the last lines at exit. */
const FLUSH_MS = 1_000;

/** Shared by all logs of the process. */
let output: DestinationStream | undefined;

/**
 * Standard output as Node's own stream, which writes to a pipe in the background: a consumer that stops reading or closes
 * the pipe delays neither requests nor the exit. `pino.destination` writes in a thread, which such a consumer would
 * block forever. The lines of one event-loop tick are joined into one write.
 */
function standardOutput(): DestinationStream {
  const { stdout } = process;
  let lines = '';
  let dropped = 0;
  const flush = () => {
    if (lines !== '') stdout.write(lines);
    lines = '';
  };
  // The error means that the consumer has closed the pipe.
  stdout.on('error', () => undefined);
  process.on('exit', flush);
  return {
    write(line) {
      if (stdout.writableLength > BUFFER_MAX_BYTES) {
        dropped += 1;
        return;
      }
      if (lines === '') setImmediate(flush);
      if (dropped > 0) {
        const msg = 'lines dropped, because standard output was not read';
        lines += `${JSON.stringify({ level: 40, leftOut: dropped, msg })}\n`;
      }
      dropped = 0;
      lines += line;
    },
  };
}

/** Resolves when standard output has received all lines of the log, or after a second. */
export async function flushLog(): Promise<void> {
  const flushed = new Promise<void>((resolve) => {
    setImmediate(() => process.stdout.write('', () => resolve()));
  });
  await Promise.race([flushed, sleep(FLUSH_MS)]);
}

interface LoggedError {
  type: string;
  code?: string | undefined;
  status?: number | undefined;
  /** Lines of the stack, without the message. */
  at?: string[];
  cause?: LoggedError | string | undefined;
}

const MAX_FRAMES = 6;

/** The parts of an error that are safe to log. */
export function toLoggedError(error: unknown): LoggedError {
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

/** Crisol's own causes are a few plain words or a system code. Any other message could contain a key. */
function causeOf(cause: Error): LoggedError | string {
  const isPlain = cause.constructor === Error && /^([a-z_ :]{1,60}|[A-Z_ ]{1,60})$/.test(cause.message);
  return isPlain ? cause.message : toLoggedError(cause);
}
