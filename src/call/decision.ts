import { foldedText } from '../domain/text-matching.ts';

const DECISIONS = ['yes', 'no', 'discuss'] as const;
export type Decision = (typeof DECISIONS)[number];

/** One person's decision about one text. `hash` is `CallText.hash`. */
export interface TextDecision {
  readonly hash: string;
  readonly decision: Decision;
  readonly note: string;
  /** Who decided: the name in `decisions-<name>.csv`, or `''`. */
  readonly by: string;
  /** Decided without seeing any reading. Only such decisions count for the line. */
  readonly isBlind: boolean;
}

/** All decisions about one text. If people differ, `decision` is `discuss`. */
export interface MergedDecision {
  readonly hash: string;
  readonly decision: Decision;
  /** The last decision of each person. */
  readonly opinions: readonly TextDecision[];
}

const WORDS: ReadonlyMap<string, Decision> = new Map([
  ['yes', 'yes'],
  ['y', 'yes'],
  ['si', 'yes'],
  ['s', 'yes'],
  ['no', 'no'],
  ['n', 'no'],
  ['discuss', 'discuss'],
  ['d', 'discuss'],
  ['hablar', 'discuss'],
  ['h', 'discuss'],
]);

/** Reads a decision in either language: `sí`, `No `, `HABLAR`, `y`. */
export function decisionOf(word: string): Decision | undefined {
  return WORDS.get(foldedText(word));
}

/** Whether people want the text, or may want it. */
export const isWanted = (decision: Decision): boolean => decision !== 'no';

/** Groups the decisions by text, in the order of each text's first decision. */
export function mergeDecisions(decisions: readonly TextDecision[]): MergedDecision[] {
  const people = new Map<string, Map<string, TextDecision>>();
  for (const decision of decisions) {
    const opinions = people.get(decision.hash) ?? new Map<string, TextDecision>();
    people.set(decision.hash, opinions.set(decision.by, decision));
  }
  return Array.from(people, ([hash, byPerson]) => {
    const opinions = [...byPerson.values()];
    const [first, ...others] = new Set(opinions.map(({ decision }) => decision));
    return { hash, decision: first === undefined || others.length > 0 ? 'discuss' : first, opinions };
  });
}
