import {
  type Decision,
  type MergedDecision,
  mergeDecisions,
  type TextDecision,
} from '../../call/decision.ts';

/** All people's decisions of a call, by the hash of the text. */
export class Decisions {
  readonly #byText = new Map<string, TextDecision[]>();

  constructor(decisions: Iterable<TextDecision> = []) {
    for (const decision of decisions) this.add(decision);
  }

  get all(): TextDecision[] {
    return [...this.#byText.values()].flat();
  }

  /**
   * Replaces the person's earlier decision. A blind decision stays beside a later unblinded one, because it counts for the
   * line.
   */
  add(decision: TextDecision): void {
    const { hash, by, isBlind } = decision;
    const others = this.ofText(hash).filter((one) => one.by !== by || one.isBlind !== isBlind);
    this.#byText.set(hash, [...others, decision]);
  }

  /** Withdraws a person's decision. A blind decision stays once the readings are seen, because it counts for the line. */
  remove(hash: string, by: string, isUnblinded: boolean): void {
    const others = this.ofText(hash).filter((one) => one.by !== by || (isUnblinded && one.isBlind));
    if (others.length > 0) this.#byText.set(hash, others);
    else this.#byText.delete(hash);
  }

  ofText(hash: string): readonly TextDecision[] {
    return this.#byText.get(hash) ?? [];
  }

  /** What a person decided last. */
  last(hash: string, by: string): TextDecision | undefined {
    return this.ofText(hash).findLast((one) => one.by === by);
  }

  merged(hash: string): MergedDecision | undefined {
    return mergeDecisions(this.ofText(hash))[0];
  }
}

/** A person's change to a decision. If `decision` is `undefined`, it is withdrawn. */
export type NewDecision = { decision: Decision | undefined; note: string };
