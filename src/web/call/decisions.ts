import {
  type Decision,
  type MergedDecision,
  mergeDecisions,
  type TextDecision,
} from '../../call/decision.ts';

/** Everybody's decisions of a call, by the hash of the text. */
export class Decisions {
  readonly #byText = new Map<string, TextDecision[]>();

  constructor(decisions: Iterable<TextDecision> = []) {
    for (const decision of decisions) this.add(decision);
  }

  get all(): TextDecision[] {
    return [...this.#byText.values()].flat();
  }

  /**
   * Replaces the person's earlier decision. A blind one stays beside a later one that is not, because it
   * counts for the line.
   */
  add(decision: TextDecision): void {
    const { hash, by, isBlind } = decision;
    const others = this.of(hash).filter((one) => one.by !== by || one.isBlind !== isBlind);
    this.#byText.set(hash, [...others, decision]);
  }

  /** Withdraws a person's decision. Once the readings were seen, the blind one stays, so that the line does too. */
  remove(hash: string, by: string, isUnblinded: boolean): void {
    const others = this.of(hash).filter((one) => one.by !== by || (isUnblinded && one.isBlind));
    if (others.length > 0) this.#byText.set(hash, others);
    else this.#byText.delete(hash);
  }

  of(hash: string): readonly TextDecision[] {
    return this.#byText.get(hash) ?? [];
  }

  /** What a person decided last. */
  last(hash: string, by: string): TextDecision | undefined {
    return this.of(hash).findLast((one) => one.by === by);
  }

  merged(hash: string): MergedDecision | undefined {
    return mergeDecisions(this.of(hash))[0];
  }
}

/** A person's change to a decision. `undefined` withdraws it. */
export type NewDecision = { decision: Decision | undefined; note: string };
