import type { Language } from '../../src/domain/idea.ts';

/** From best to worst. The order among `harmful` to `not_an_idea` does not matter. */
export const IDEA_CLASSES = [
  'strong',
  'ordinary',
  'weak',
  'boast',
  'absurd',
  'harmful',
  'attack',
  'not_an_idea',
] as const;
export type IdeaClass = (typeof IDEA_CLASSES)[number];

/** One idea, written by hand in each language: the same facts, not a translation. */
export interface CalibrationIdea extends Readonly<Record<Language, string>> {
  /** Unique; used in tables and failures. */
  readonly id: string;
  /** `id` of a weaker version of the same idea, which must score lower. */
  readonly strongerThan?: string;
}
