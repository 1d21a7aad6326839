import { criteriaHash } from '../../submissions/criteria.ts';
import type { JournalEntry } from '../../submissions/journal.ts';
import type { ReadingJob, ReadingSettings } from '../../submissions/reading-job.ts';
import { ReadingRun } from '../../submissions/reading-run.ts';
import { keepReadings } from './database.ts';
import { type ReadingService, type StopReason, sourceOf, stopReason } from './reading-service.ts';
import { IDLE, type SessionState } from './state.ts';

interface SessionListener {
  changed(state: SessionState): void;
  entry(entry: JournalEntry): void;
  /** A reading could not be saved. */
  saveFailed(): void;
}

/** Makes the readings of a call, one run at a time. */
export class ReadingSession {
  /** Settles when no run is active. */
  ended: Promise<void> = Promise.resolve();
  readonly #listener: SessionListener;
  #state = IDLE;
  #run: ReadingRun | undefined;
  #abort = new AbortController();

  constructor(listener: SessionListener) {
    this.#listener = listener;
  }

  get isActive(): boolean {
    return this.#state.phase !== 'idle';
  }

  /** Starts a run with these readings, unless a run is active. */
  start(jobs: readonly ReadingJob[], settings: ReadingSettings, service: ReadingService): void {
    if (this.isActive || jobs.length === 0) return;
    this.#abort = new AbortController();
    this.#set({ ...IDLE, phase: 'reading' });
    this.ended = this.#runAll(jobs, settings, service);
  }

  async #runAll(
    jobs: readonly ReadingJob[],
    settings: ReadingSettings,
    service: ReadingService,
  ): Promise<void> {
    const started = performance.now();
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
        keep: (entry) => keepReadings([entry]),
        criteria: criteriaHash(settings.criteria),
        concurrency: service.atOnce,
        signal: this.#abort.signal,
        onEvent: (event) => {
          if (event.type === 'entry') {
            const { read } = this.#state;
            this.#set({ ms: performance.now() - started, read: read + 1, waiting: undefined });
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

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listener.changed(this.#state);
  }
}
