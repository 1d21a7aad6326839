import type { Language } from '../../src/domain/language.ts';

/** First eight classes from best to worst (the last three are equally bad), then the four cells. */
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
  /** Unique; names the idea in tables and error messages. */
  readonly id: string;
  /** The `id` of a weaker version of the same idea, which must score lower. */
  readonly strongerThan?: string;
}

const VERSIONS = ['terse', 'complete'] as const;
export type Version = (typeof VERSIONS)[number];

/**
 * One idea in two versions: in two lines, and with customers, price, costs and channel. Neither version has a test or
 * experience, because those would be better evidence, not more words.
 */
export interface IdeaInTwoVersions extends Readonly<Record<Version, Readonly<Record<Language, string>>>> {
  readonly id: string;
  /** Why an expert of the trade would call the idea strong or weak, in one line. */
  readonly why: string;
}

/** The `id` of one version. */
export function versionId(id: string, version: Version): string {
  return `${id}-${version}`;
}
