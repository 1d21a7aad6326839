import { type Phrases, saysOneOf } from './phrases.ts';
import { BUSY, CONTEXT, DAILY, MINUTE, NO_CREDIT, OUT_OF_MEMORY, QUOTA, RATE } from './phrases-limits.ts';
import { KEY, MODEL, MODERATION, RIGHTS } from './phrases-rejections.ts';

const TABLES = {
  CONTEXT,
  NO_CREDIT,
  QUOTA,
  RATE,
  BUSY,
  DAILY,
  MINUTE,
  OUT_OF_MEMORY,
  KEY,
  MODEL,
  MODERATION,
  RIGHTS,
};

export type Meaning = keyof typeof TABLES;
export const MEANINGS: Readonly<Record<Meaning, Phrases>> = TABLES;

const TESTS = Object.fromEntries(
  Object.entries(TABLES).map(([meaning, phrases]) => [meaning, saysOneOf(Object.keys(phrases))]),
) as Record<Meaning, (words: string) => boolean>;

/** @param words what `inWords` made of an error's codes and texts */
export function means(meaning: Meaning, words: string): boolean {
  return TESTS[meaning](words);
}
