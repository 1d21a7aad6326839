import { foldedText } from '../domain/folded-text.ts';

export const DECISIONS = ['yes', 'no', 'discuss'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What people decided about one text. `hash` is `CallText.hash`. */
export interface TextDecision {
  readonly hash: string;
  readonly decision: Decision;
  readonly note: string;
  /** Decided without seeing any reading. Only such decisions count for the line. */
  readonly isBlind: boolean;
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

/** A decision as people write it, in either language: `sí`, `No `, `HABLAR`, `y`. `undefined` for anything else. */
export function decisionOf(word: string): Decision | undefined {
  return WORDS.get(foldedText(word).trim());
}

/** Whether people want the text, or may want it. */
export const isWanted = (decision: Decision): boolean => decision !== 'no';
