import { setTimeout as sleep } from 'node:timers/promises';
import { type DestinationStream, type Logger, pino } from 'pino';
import { AnalysisError } from '../domain/errors.ts';

/**
 * A log of JSON lines: request id, kind, outcome, times and counts; never an idea, an answer, a key or an address. An error
 * is written as a `HarmlessError`, because the message of a library's error may quote its input.
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

/** Bytes that are kept for a reader of the log who has stopped reading. Further lines are counted and dropped. */
const UNREAD_MAX_BYTES = 1024 * 1024;
/** At the end of the process: the longest wait until the last lines are read. */
const FLUSH_MS = 1_000;

/** Shared by all logs of the process. */
let output: DestinationStream | undefined;

/**
 * Standard output as Node's own stream, which writes to a pipe in the background: a reader who stops reading or leaves
 * delays neither requests nor the end of the process. `pino.destination` writes on a thread, which such a reader would
 * block forever. The lines of one turn of the event loop are joined into one write.
 */
function standardOutput(): DestinationStream {
  const { stdout } = process;
  let lines = '';
  let leftOut = 0;
  const flush = () => {
    if (lines !== '') stdout.write(lines);
    lines = '';
  };
  // The error means that the reader has closed the pipe.
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

/** Resolves when standard output has received all lines of the log, or after a second. */
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
  /** Lines of the stack, without the message. */
  at?: string[];
  cause?: HarmlessError | string | undefined;
}

const MAX_FRAMES = 6;

/** The parts of an error that are safe to log. */
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

/** This product's own causes are a few plain words or a system code. A text with digits could hold a key. */
function causeOf(cause: Error): HarmlessError | string {
  const isPlain = cause.constructor === Error && /^([a-z_ :]{1,60}|[A-Z_ ]{1,60})$/.test(cause.message);
  return isPlain ? cause.message : harmlessError(cause);
}
