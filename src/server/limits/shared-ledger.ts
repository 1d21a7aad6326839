import type { Asked, Ledger, Place, Rejection } from './ledger.ts';

/** How soon a visitor may try again when nobody knows how much of the day's ceiling is left. */
const CEILING_UNKNOWN_RETRY_SECONDS = 30;

/**
 * Redis where it answers. Where it does not, rates and concurrency go on in this process alone (a visitor is
 * served, and each replica still has its bounds), but a ceiling on costs cannot be known and therefore refuses.
 */
export class SharedLedger implements Ledger {
  readonly #shared: Ledger;
  readonly #own: Ledger;
  readonly #hasCeiling: boolean;
  readonly #heldBy = new Map<string, Ledger>();

  constructor(shared: Ledger, own: Ledger, hasCeiling: boolean) {
    this.#shared = shared;
    this.#own = own;
    this.#hasCeiling = hasCeiling;
  }

  async enter(asked: Asked): Promise<Rejection | Place> {
    let ledger = this.#shared;
    let answer: Rejection | Place;
    try {
      answer = await ledger.enter(asked);
    } catch {
      if (this.#hasCeiling) {
        return {
          code: 'ceiling_reached',
          reason: 'ceiling_unknown',
          retryAfter: CEILING_UNKNOWN_RETRY_SECONDS,
        };
      }
      ledger = this.#own;
      answer = await ledger.enter(asked);
    }
    if (typeof answer === 'number') this.#heldBy.set(asked.id, ledger);
    return answer;
  }

  async place(asked: Asked): Promise<Place | undefined> {
    try {
      return await this.#heldBy.get(asked.id)?.place(asked);
    } catch {
      return undefined;
    }
  }

  async leave(asked: Asked, refund: boolean): Promise<void> {
    const ledger = this.#heldBy.get(asked.id);
    this.#heldBy.delete(asked.id);
    await ledger?.leave(asked, refund);
  }
}
