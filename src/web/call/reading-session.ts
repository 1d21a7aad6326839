import { criteriaHash } from '../../call/criteria.ts';
import type { JournalEntry } from '../../call/journal.ts';
import type { ReadingJob, ReadingSettings } from '../../call/reading-job.ts';
import { ReadingRun } from '../../call/reading-run.ts';
import { keepReading } from './database.ts';
import { type ReadingService, type StopReason, sourceOf, stopReason } from './reading-service.ts';
import { Signal } from './signal.ts';

export interface SessionProgress {
  readonly phase: 'idle' | 'reading' | 'paused';
  /** The numbers of the call's readings: done, failed, and neither done nor failed. */
  readonly done: number;
  readonly failed: number;
  readonly remaining: number;
  /** Set while the service is busy or unreachable. */
  readonly waiting: StopReason | undefined;
  /** Why the last run ended before its last reading. `cancelled`: the person stopped it. */
  readonly stopped: StopReason | undefined;
  /** How many milliseconds the current run has taken, and how many readings it has made or failed to make. */
  readonly ms: number;
  readonly read: number;
}

const IDLE: SessionProgress = {
  phase: 'idle',
  done: 0,
  failed: 0,
  remaining: 0,
  waiting: undefined,
  stopped: undefined,
  ms: 0,
  read: 0,
};

interface SessionListener {
  entry(entry: JournalEntry): void;
  /** A run has ended. */
  ended(): void;
  /** A reading could not be saved. */
  saveFailed(): void;
}

/** Makes the readings of a call, one run at a time. */
export class ReadingSession {
  readonly progress = new Signal(IDLE);
  /** Settles when no run is active. */
  ended: Promise<void> = Promise.resolve();
  readonly #listener: SessionListener;
  #run: ReadingRun | undefined;
  #abort = new AbortController();
  #started = 0;
  #read = 0;

  constructor(listener: SessionListener) {
    this.#listener = listener;
  }

  get isActive(): boolean {
    return this.progress.get().phase !== 'idle';
  }

  /** Starts a run with these readings, unless a run is active. */
  start(jobs: readonly ReadingJob[], settings: ReadingSettings, service: ReadingService): void {
    if (this.isActive || jobs.length === 0) return;
    this.#abort = new AbortController();
    this.#started = performance.now();
    this.#read = 0;
    this.#set({ phase: 'reading', stopped: undefined, waiting: undefined, ms: 0, read: 0 });
    this.ended = this.#runAll(jobs, settings, service);
  }

  async #runAll(
    jobs: readonly ReadingJob[],
    settings: ReadingSettings,
    service: ReadingService,
  ): Promise<void> {
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
            this.#listener.entry(event.entry);
          } else this.#set({ waiting: event.type === 'waiting' ? stopReason(failure) : undefined });
        },
      });
      stopped = stopReason((await this.#run.done).stopped);
    } catch (error) {
      // If a reading could not be saved, the run stops, because a reload would lose further readings.
      stopped = stopReason(error);
      if (!stopped) this.#listener.saveFailed();
    }
    removeEventListener('online', retryNow);
    this.#run = undefined;
    this.#set({ phase: 'idle', stopped, waiting: undefined });
    this.#listener.ended();
  }

  pause(): void {
    this.#run?.pause();
    this.#set({ phase: 'paused' });
  }

  resume(): void {
    this.#run?.resume();
    this.#set({ phase: 'reading' });
  }

  /** Ends a wait for the service. */
  retryNow(): void {
    this.#run?.retryNow();
  }

  cancel(): void {
    this.#abort.abort();
  }

  /** Shows why the reading could not begin. */
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
    this.#set({ done, failed, remaining: jobs.length - done - failed });
  }

  #set(change: Partial<SessionProgress>): void {
    this.progress.set({ ...this.progress.get(), ...change });
  }
}
