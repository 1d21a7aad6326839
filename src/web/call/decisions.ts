import {
  type Decision,
  type MergedDecision,
  mergeDecisions,
  type TextDecision,
} from '../../call/decision.ts';

/** All decisions of a call by the hash of the text, those of other people among them. */
export class Decisions {
  readonly #byText = new Map<string, TextDecision[]>();

  constructor(decisions: Iterable<TextDecision> = []) {
    for (const decision of decisions) this.add(decision);
  }

  get all(): TextDecision[] {
    return [...this.#byText.values()].flat();
  }

  /**
   * Adds a decision in place of the person's earlier one. A blind one stays beside one that is not, because it counts for
   * the line.
   */
  add(decision: TextDecision): void {
    const { hash, by, isBlind } = decision;
    const others = this.of(hash).filter((one) => one.by !== by || one.isBlind !== isBlind);
    this.#byText.set(hash, [...others, decision]);
  }

  /** Takes back what a person decided: after the readings were seen, only what was decided since, so that the line stays. */
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

/** What one person wants to be written down. `undefined` takes the decision back. */
export type NewDecision = { decision: Decision | undefined; note: string };
