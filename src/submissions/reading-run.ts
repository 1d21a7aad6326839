import { AnalysisError, type ErrorCode } from '../domain/errors.ts';
import type { ReadingResponse } from '../domain/reading.ts';
import type { JournalEntry } from './journal.ts';
import type { ReadingJob } from './reading-job.ts';
import { type PaceTimings, ServicePace } from './service-pace.ts';

/** Makes readings with a model service, or through the site's server. */
export interface ReadingSource {
  /**
   * Makes one reading, without retries, and checks its quotations.
   * @throws AnalysisError
   */
  read(job: ReadingJob, signal: AbortSignal): Promise<ReadingResponse>;
}

export type ReadingRunEvent =
  /** A reading has succeeded or failed, and is saved. */
  | { type: 'entry'; entry: JournalEntry }
  /** The service is busy or unreachable: the run requests nothing for so many seconds. */
  | { type: 'waiting'; code: ErrorCode; seconds: number }
  /** The service answers again. */
  | { type: 'reachable_again' };

export interface ReadingRunOptions {
  source: ReadingSource;
  /** Resolves once the entry would survive a loss of power. If it rejects, the run stops. */
  keep(entry: JournalEntry): Promise<void>;
  /** `criteriaHash` of the call, for the journal. */
  criteria: string;
  /** The maximum of concurrent readings. */
  concurrency: number;
  signal: AbortSignal;
  onEvent(event: ReadingRunEvent): void;
  timings?: PaceTimings;
}

/** `stopped`: why the call ended before its last reading. A reading that failed by itself does not stop it. */
interface ReadingRunEnd {
  stopped: AnalysisError | undefined;
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

/** The maximum of attempts at a reading with unclear failures. */
const ATTEMPTS = 3;
/** After unclear failures of so many texts in a row, the service counts as the cause. */
const TEXTS_IN_A_ROW = 3;

/**
 * Makes readings and saves each at once. All first readings come before the second readings. A busy service slows the whole
 * run down; for an unreachable service the run waits, within the limits of the timings.
 */
export class ReadingRun {
  /** Rejects with the error of `keep` if a reading could not be saved. */
  readonly done: Promise<ReadingRunEnd>;
  readonly #options: ReadingRunOptions;
  readonly #rounds: ReadingJob[][];
  readonly #pace: ServicePace;
  /** One for each reading in flight, because Node warns about many listeners on one signal. */
  readonly #readings = new Set<AbortController>();
  readonly #attempts = new Map<string, number>();
  /** Texts with unclear failures since the last reading. */
  readonly #unclear = new Set<string>();
  #queue: ReadingJob[] = [];
  /** Until the first result is saved, one reading runs at a time, so that a wrong key costs one request. */
  #hasResult = false;
  #isPaused = false;
  #stopped: AnalysisError | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #resolve: (end: ReadingRunEnd) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  /** @param jobs in the order of their numbers, without saved readings */
  constructor(jobs: readonly ReadingJob[], options: ReadingRunOptions) {
    this.#options = options;
    const numbers = [...new Set(jobs.map(({ number }) => number))];
    this.#rounds = numbers.map((number) => jobs.filter((job) => job.number === number));
    this.#pace = new ServicePace(options.concurrency, options.timings);
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    const { signal } = options;
    const cancel = () => this.#end(new AnalysisError('cancelled'));
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel);
    void this.done.finally(() => signal.removeEventListener('abort', cancel)).catch(() => undefined);
    this.#pump();
  }

  /** Starts no further reading until `resume`. Readings in flight continue. */
  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
    this.#pump();
  }

  /** Ends a wait for the service: it may be reachable again. */
  retryNow(): void {
    this.#pace.endWait();
    this.#pump();
  }

  /** Starts as many readings as the pace allows. */
  #pump(): void {
    if (this.#stopped) {
      if (this.#readings.size === 0) this.#resolve({ stopped: this.#stopped });
      return;
    }
    if (this.#queue.length === 0 && this.#readings.size === 0) {
      const next = this.#rounds.shift();
      if (!next) {
        this.#resolve({ stopped: undefined });
        return;
      }
      this.#queue = next;
    }
    if (this.#isPaused) return;
    const wait = this.#pace.wait();
    if (wait > 0) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#pump(), wait);
      return;
    }
    while (this.#readings.size < (this.#hasResult ? this.#pace.limit : 1)) {
      const job = this.#queue.shift();
      if (!job) return;
      void this.#read(job);
    }
  }

  async #read(job: ReadingJob): Promise<void> {
    const reading = new AbortController();
    this.#readings.add(reading);
    const started = performance.now();
    try {
      const answer = await this.#options.source.read(job, reading.signal);
      await this.#keep(job, performance.now() - started, answer);
      this.#unclear.clear();
      if (this.#pace.succeeded()) this.#options.onEvent({ type: 'reachable_again' });
    } catch (error) {
      await this.#failed(job, error, performance.now() - started).catch((fatal: unknown) =>
        this.#fail(fatal),
      );
    }
    this.#readings.delete(reading);
    this.#pump();
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

  /** Puts the job back and waits. Stops the run if the service was unreachable for too long. */
  #waitFor(error: AnalysisError, job: ReadingJob): void {
    this.#queue.unshift(job);
    const wait = this.#pace.failed(error);
    if (wait === 'too_long') this.#end(error);
    else if (wait !== undefined)
      this.#options.onEvent({ type: 'waiting', code: error.code, seconds: wait / 1000 });
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
      criteria: this.#options.criteria,
      number,
      service: meta?.service ?? '',
      model: meta?.model ?? '',
      at: new Date().toISOString(),
      ms: Math.round(ms),
      ...(tokens && { tokens }),
      ...(reading && { reading }),
      ...(failed && { failed }),
    });
    await this.#options.keep(entry);
    this.#hasResult = true;
    this.#options.onEvent({ type: 'entry', entry });
  }

  #end(error: AnalysisError): void {
    this.#stopped ??= error;
    clearTimeout(this.#timer);
    for (const reading of this.#readings) reading.abort();
    if (this.#readings.size === 0) this.#resolve({ stopped: this.#stopped });
  }

  /** Ends the run with an error, such as that of `keep`. */
  #fail(error: unknown): void {
    this.#end(new AnalysisError('cancelled'));
    this.#reject(error);
  }
}
