import { criteriaHash } from '../../call/criteria.ts';
import type { JournalEntry } from '../../call/journal.ts';
import type { ReadingJob, ReadingSettings } from '../../call/reading-job.ts';
import { ReadingRun } from '../../call/reading-run.ts';
import { keepReading } from './database.ts';
import { type ReadingService, type StopReason, sourceOf, stopReason } from './reading-service.ts';
import { Signal } from './signal.ts';

export interface SessionProgress {
  readonly phase: 'idle' | 'reading' | 'paused';
  /** Readings of the call. */
  readonly done: number;
  readonly failed: number;
  /** Failed readings are not included. */
  readonly left: number;
  /** Set while the service is busy or unreachable. */
  readonly waiting: StopReason | undefined;
  /** Why the last run ended before its last reading; `cancelled`: the person stopped it. */
  readonly stopped: StopReason | undefined;
  /** Of this run so far: milliseconds and readings. */
  readonly ms: number;
  readonly read: number;
}

const IDLE: SessionProgress = {
  phase: 'idle',
  done: 0,
  failed: 0,
  left: 0,
  waiting: undefined,
  stopped: undefined,
  ms: 0,
  read: 0,
};

interface SessionListener {
  entry(entry: JournalEntry): void;
  /** Nothing is being read any more. */
  ended(): void;
  /** A reading could not be kept. */
  unkept(): void;
}

/** Makes the readings of a call, one run at a time. */
export class ReadingSession {
  readonly progress = new Signal(IDLE);
  /** Settled when nothing is being read. */
  ended: Promise<void> = Promise.resolve();
  readonly #tell: SessionListener;
  #run: ReadingRun | undefined;
  #abort = new AbortController();
  #started = 0;
  #read = 0;

  constructor(tell: SessionListener) {
    this.#tell = tell;
  }

  get isActive(): boolean {
    return this.progress.get().phase !== 'idle';
  }

  /** Starts these readings. Does nothing during another run. */
  start(jobs: readonly ReadingJob[], settings: ReadingSettings, service: ReadingService): void {
    if (this.isActive || jobs.length === 0) return;
    this.#abort = new AbortController();
    this.#started = performance.now();
    this.#read = 0;
    this.#set({ phase: 'reading', stopped: undefined, waiting: undefined, ms: 0, read: 0 });
    this.ended = this.#go(jobs, settings, service);
  }

  async #go(jobs: readonly ReadingJob[], settings: ReadingSettings, service: ReadingService): Promise<void> {
    let stopped: StopReason | undefined;
    let failure: unknown;
    const retryNow = () => this.retryNow();
    addEventListener('online', retryNow);
    try {
      const source = await sourceOf(service, settings);
      this.#run = new ReadingRun(jobs, {
        source: {
          read: (job, signal) =>
            source.read(job, signal).catch((error) => {
              failure = error;
              throw error;
            }),
        },
        keep: keepReading,
        criteria: criteriaHash(settings.criteria),
        concurrency: service.atOnce,
        signal: this.#abort.signal,
        onEvent: (event) => {
          if (event.type === 'entry') {
            this.#read += 1;
            this.#set({ ms: performance.now() - this.#started, read: this.#read, waiting: undefined });
            this.#tell.entry(event.entry);
          } else this.#set({ waiting: event.type === 'waiting' ? stopReason(failure) : undefined });
        },
      });
      stopped = stopReason((await this.#run.done).stopped);
    } catch (error) {
      // Reading stops, because a reload would lose readings that are not in the journal.
      stopped = stopReason(error);
      if (!stopped) this.#tell.unkept();
    }
    removeEventListener('online', retryNow);
    this.#run = undefined;
    this.#set({ phase: 'idle', stopped, waiting: undefined });
    this.#tell.ended();
  }

  pause(): void {
    this.#run?.pause();
    this.#set({ phase: 'paused' });
  }

  resume(): void {
    this.#run?.resume();
    this.#set({ phase: 'reading' });
  }

  /** Retries now if the run waits for the service. */
  retryNow(): void {
    this.#run?.retryNow();
  }

  cancel(): void {
    this.#abort.abort();
  }

  /** Shows why reading could not begin. */
  fail(stopped: StopReason): void {
    this.#set({ stopped });
  }

  count(jobs: readonly ReadingJob[], entries: ReadonlyMap<string, JournalEntry>): void {
    let [done, failed] = [0, 0];
    for (const { hash } of jobs) {
      const entry = entries.get(hash);
      if (entry?.reading) done += 1;
      else if (entry) failed += 1;
    }
    this.#set({ done, failed, left: jobs.length - done - failed });
  }

  #set(change: Partial<SessionProgress>): void {
    this.progress.set({ ...this.progress.get(), ...change });
  }
}
