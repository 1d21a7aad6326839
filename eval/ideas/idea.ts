import type { Language } from '../../src/domain/idea.ts';

/** From the best to the least deserving; within `harmful` to `not_an_idea` no order is asked for. */
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

/** One idea written twice, by a native hand in each language: the same facts, not the same words. */
export interface CalibrationIdea extends Readonly<Record<Language, string>> {
  /** Unique; what tables and failures name. */
  readonly id: string;
  /** `id` of a poorer telling of the same idea, which must score lower. */
  readonly strongerThan?: string;
}
