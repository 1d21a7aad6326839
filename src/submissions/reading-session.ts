import { AnalysisError, type ErrorCode } from '../domain/errors.ts';
import type { ReadingResponse } from '../domain/reading.ts';
import { criteriaHash } from './criteria.ts';
import type { JournalEntry } from './journal.ts';
import type { ReadingJob, ReadingSettings } from './reading-job.ts';
import { type PaceTimings, ServicePace } from './service-pace.ts';

/** What a session needs from the command or the page. */
export interface SessionPorts {
  /**
   * Makes one reading, without retries, and checks its quotations.
   * @throws AnalysisError
   */
  ask(job: ReadingJob, signal: AbortSignal): Promise<ReadingResponse>;
  /**
   * Keeps a reading that has succeeded or failed. Resolves once it would survive a loss of power. If it rejects, the session
   * ends.
   */
  keep(entry: JournalEntry): Promise<void>;
  /** The service is busy or unreachable: the session requests nothing for this many seconds. */
  waiting(error: AnalysisError, seconds: number): void;
}

interface SessionOptions {
  readonly settings: Pick<ReadingSettings, 'criteria'>;
  /** The largest number of concurrent readings. */
  readonly concurrency: number;
  readonly timings?: PaceTimings;
}

/** After these errors no reading can succeed until a person changes something. */
const STOPPING: ReadonlySet<ErrorCode> = new Set([
  'missing_api_key',
  'invalid_api_key',
  'insufficient_credit',
  'model_not_found',
  'unknown_service',
  'blocked_by_browser',
  'ceiling_reached',
  'cancelled',
]);

/** After these errors the service cannot answer any request now. The text waits, and uses up no attempt. */
const WAITING: ReadonlySet<ErrorCode> = new Set([
  'service_busy',
  'service_unreachable',
  'rate_limited',
  'busy',
  'draining',
]);

/** These errors come from the service or from the text: retries show which. */
const UNCLEAR: ReadonlySet<ErrorCode> = new Set(['service_error', 'service_timeout']);

/** For an incomplete answer, the service's failure that caused it; otherwise the error itself. */
function rootCause(error: AnalysisError): AnalysisError {
  return error.code === 'incomplete_response' && error.cause instanceof AnalysisError ? error.cause : error;
}

/** The most attempts at a reading with unclear failures. */
const ATTEMPTS = 3;
/** After unclear failures of this many texts in a row, the service counts as the cause. */
const TEXTS_IN_A_ROW = 3;

/**
 * Makes readings, and keeps each at once. All first readings come before the second readings. A busy service slows the whole
 * session down; for an unreachable service the session waits, within the limits of the timings.
 */
export class ReadingSession {
  readonly #ports: SessionPorts;
  readonly #options: SessionOptions;
  readonly #pace: ServicePace;
  /** One for each reading in flight, because Node warns about many listeners on one signal. */
  readonly #inFlight = new Set<AbortController>();
  readonly #attempts = new Map<string, number>();
  /** Texts with unclear failures since the last successful reading. */
  readonly #unclear = new Set<string>();
  #queue: ReadingJob[] = [];
  /** Until the first result is kept, one reading runs at a time, so that a wrong key costs one request. */
  #hasResult = false;
  #stopped: AnalysisError | undefined;
  #wake: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: SessionPorts, options: SessionOptions) {
    this.#ports = ports;
    this.#options = options;
    this.#pace = new ServicePace(options.concurrency, options.timings);
  }

  /**
   * Makes readings.
   * @param jobs in the order of their numbers
   * @returns why the session ended before its last reading. A reading that failed by itself does not end it
   * @throws the error of `keep`
   */
  async read(jobs: readonly ReadingJob[]): Promise<AnalysisError | undefined> {
    try {
      for (const number of new Set(jobs.map((job) => job.number)))
        await this.#readAll(jobs.filter((job) => job.number === number));
    } catch (error) {
      this.#end(new AnalysisError('cancelled'));
      throw error;
    } finally {
      clearTimeout(this.#timer);
    }
    return this.#stopped;
  }

  /** Ends a wait for the service. */
  tryNow(): void {
    this.#pace.endWait();
    this.#wake();
  }

  /** Ends the session, and cancels the readings in flight. */
  stop(): void {
    this.#end(new AnalysisError('cancelled'));
  }

  async #readAll(jobs: ReadingJob[]): Promise<void> {
    this.#queue = jobs;
    const readings = new Set<Promise<void>>();
    while (readings.size > 0 || (this.#queue.length > 0 && !this.#stopped)) {
      // Read once: a wait that ended between two looks at the clock would start no reading and no timer.
      const wait = this.#pace.wait();
      const mayStart = !this.#stopped && wait === 0;
      const limit = this.#hasResult ? this.#pace.limit : 1;
      while (mayStart && readings.size < limit && this.#queue.length > 0) {
        const reading = this.#read(this.#queue.shift() as ReadingJob).finally(() => readings.delete(reading));
        readings.add(reading);
      }
      await Promise.race([...readings, this.#woken(wait)]);
    }
  }

  /** Resolves after the wait for the service, or when the session ends. */
  #woken(wait: number): Promise<void> {
    clearTimeout(this.#timer);
    return new Promise((resolve) => {
      this.#wake = resolve;
      if (wait > 0) this.#timer = setTimeout(resolve, wait);
    });
  }

  /** @throws the error of `keep` */
  async #read(job: ReadingJob): Promise<void> {
    const reading = new AbortController();
    this.#inFlight.add(reading);
    const started = performance.now();
    try {
      const answer = await this.#ports.ask(job, reading.signal);
      await this.#keep(job, performance.now() - started, answer);
      this.#unclear.clear();
      this.#pace.succeeded();
    } catch (error) {
      await this.#failed(job, error, performance.now() - started);
    } finally {
      this.#inFlight.delete(reading);
    }
  }

  async #failed(job: ReadingJob, thrown: unknown, ms: number): Promise<void> {
    // Any other error comes from `keep`, or is a bug.
    if (!(thrown instanceof AnalysisError)) throw thrown;
    const error = rootCause(thrown);
    if (this.#stopped) return;
    const { code } = error;
    if (STOPPING.has(code)) return this.#end(error);
    if (WAITING.has(code)) return this.#waitFor(error, job);
    if (UNCLEAR.has(code)) {
      this.#unclear.add(job.textHash);
      if (this.#unclear.size >= TEXTS_IN_A_ROW) return this.#waitFor(error, job);
      const attempts = (this.#attempts.get(job.hash) ?? 0) + 1;
      this.#attempts.set(job.hash, attempts);
      if (attempts < ATTEMPTS) return void this.#queue.push(job);
    }
    await this.#keep(job, ms, undefined, code);
  }

  /** Puts the job back and waits. Ends the session if the wait for the service is too long. */
  #waitFor(error: AnalysisError, job: ReadingJob): void {
    this.#queue.unshift(job);
    const wait = this.#pace.failed(error);
    if (wait === 'too_long') this.#end(error);
    else if (wait !== undefined) this.#ports.waiting(error, wait / 1000);
  }

  async #keep(
    { hash, textHash, number }: ReadingJob,
    ms: number,
    answer: ReadingResponse | undefined,
    failed?: ErrorCode,
  ): Promise<void> {
    const { meta, tokens, reading } = answer ?? {};
    // A copy, because substrings of the text and of the answer would keep both in memory.
    const entry: JournalEntry = structuredClone({
      hash,
      text: textHash,
      criteria: criteriaHash(this.#options.settings.criteria),
      number,
      service: meta?.service ?? '',
      model: meta?.model ?? '',
      at: new Date().toISOString(),
      ms: Math.round(ms),
      ...(tokens && { tokens }),
      ...(reading && { reading }),
      ...(failed && { failed }),
    });
    await this.#ports.keep(entry);
    this.#hasResult = true;
  }

  #end(error: AnalysisError): void {
    this.#stopped ??= error;
    for (const reading of this.#inFlight) reading.abort();
    this.#wake();
  }
}
