import type { Language } from '../../src/domain/language.ts';

/** The first eight from best to worst; the order among `harmful` to `not_an_idea` does not matter. Then the four cells. */
export const IDEA_CLASSES = [
  'strong',
  'ordinary',
  'weak',
  'boast',
  'absurd',
  'harmful',
  'attack',
  'not_an_idea',
  'strong_complete',
  'strong_terse',
  'weak_complete',
  'weak_terse',
] as const;
export type IdeaClass = (typeof IDEA_CLASSES)[number];

/** One idea, written by hand in each language: the same facts, not a translation. */
export interface CalibrationIdea extends Readonly<Record<Language, string>> {
  /** Unique; used in tables and failures. */
  readonly id: string;
  /** `id` of a weaker version of the same idea, which must score lower. */
  readonly strongerThan?: string;
}

export const TELLINGS = ['terse', 'complete'] as const;
export type Telling = (typeof TELLINGS)[number];

/**
 * One idea in two lines, and with customers, price, costs and channel. Neither telling has a test or experience: those
 * would be better evidence, not more words.
 */
export interface ToldTwice extends Readonly<Record<Telling, Readonly<Record<Language, string>>>> {
  readonly id: string;
  /** Why somebody of the trade would call it strong or weak, in one line. */
  readonly why: string;
}

/** The `id` of one telling. */
export function tellingId(id: string, telling: Telling): string {
  return `${id}-${telling}`;
}
