import { randomUUID } from 'node:crypto';
import {
  type Asked,
  type Ledger,
  type Place,
  QUEUE_RETRY_SECONDS,
  QUEUE_WAIT_MS,
  type Rejection,
} from './ledger.ts';

/** How often a waiter looks where it stands. One that leaves in this process wakes the others at once. */
const LOOK_MS = 250;
/** Longer than a reload takes behind most balancers; by then another process answers. */
const DRAINING_RETRY_SECONDS = 10;

/** A request that was let in. */
export interface Turn {
  /** 0: it runs at once. */
  readonly firstPlace: Place;
  /**
   * Yields the place in the queue whenever it changes and returns `undefined` when it is this one's turn, or the
   * rejection when it waited too long. A refused or aborted wait counts as nothing.
   */
  wait(signal: AbortSignal): AsyncGenerator<Place, Rejection | undefined>;
  /** Frees the slot or the place. May be called more than once. */
  release(): void;
}

/** Lets requests in by the ledger's counts, a few at a time and in order of arrival. */
export class Admission {
  readonly #ledger: Ledger;
  readonly #wakers = new Set<() => void>();
  #draining = false;
  #running = 0;
  /** Those that run and those that wait. */
  #inside = 0;
  #onIdle: (() => void)[] = [];

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  get draining(): boolean {
    return this.#draining;
  }

  /** Requests of this process that run, and that wait. */
  get counts(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#wakers.size };
  }

  /** From now on nobody is let in; those inside go on. */
  drain(): void {
    this.#draining = true;
  }

  /** Resolves once nobody runs or waits in this process. */
  idle(): Promise<void> {
    if (this.#inside === 0) return Promise.resolve();
    return new Promise((resolve) => this.#onIdle.push(resolve));
  }

  async enter(client: string, group?: string): Promise<Turn | Rejection> {
    const asked: Asked = { id: randomUUID(), client, group };
    const answer = await this.#ledger.enter(asked);
    if (typeof answer !== 'number') return answer;
    if (this.#draining) {
      // Asked last: a client over its rate is told so, whatever else is the matter.
      await this.#ledger.leave(asked, true);
      return { code: 'draining', reason: 'draining', retryAfter: DRAINING_RETRY_SECONDS };
    }
    return this.#turn(asked, answer);
  }

  #turn(asked: Asked, firstPlace: Place): Turn {
    let ran = firstPlace === 0;
    let held = true;
    this.#inside += 1;
    if (ran) this.#running += 1;
    const release = () => {
      if (!held) return;
      held = false;
      if (ran) this.#running -= 1;
      void this.#ledger.leave(asked, !ran).then(() => {
        this.#inside -= 1;
        for (const wake of this.#wakers) wake();
        if (this.#inside === 0) for (const resolve of this.#onIdle.splice(0)) resolve();
      });
    };
    const wait = async function* (this: Admission, signal: AbortSignal) {
      const until = performance.now() + QUEUE_WAIT_MS;
      let told = 0;
      let place: Place | undefined = firstPlace;
      while (place !== 0) {
        if (place === undefined || performance.now() >= until) {
          release();
          return { code: 'busy', reason: 'queue', retryAfter: QUEUE_RETRY_SECONDS } satisfies Rejection;
        }
        if (place !== told) yield place;
        told = place;
        await this.#pause(signal);
        if (signal.aborted) {
          release();
          return undefined;
        }
        place = await this.#ledger.place(asked);
      }
      if (!ran && held) {
        ran = true;
        this.#running += 1;
      }
      return undefined;
    }.bind(this);
    return { firstPlace, wait, release };
  }

  #pause(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#wakers.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, LOOK_MS);
      this.#wakers.add(wake);
      if (signal.aborted) wake();
      else signal.addEventListener('abort', wake);
    });
  }
}
