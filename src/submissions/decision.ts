import * as z from 'zod/mini';
import { foldedText } from '../domain/text-matching.ts';
import { cellSchema } from './table.ts';

export const DECISIONS = ['yes', 'no', 'discuss'] as const;
export type Decision = (typeof DECISIONS)[number];

const decisionSchema = z.object({
  /** `CallText.hash` */
  hash: cellSchema,
  decision: z.enum(DECISIONS),
  /** Joined notes have no length limit. */
  note: z.string(),
});

/** A person's decision on a text. Each text has at most one. */
export type TextDecision = Readonly<z.infer<typeof decisionSchema>>;

export const opinionSchema = z.extend(decisionSchema, {
  /** The person, or the name of the file. `undefined` and `''` are the organizer. */
  by: z.optional(cellSchema),
});

/** One of several decisions about a text, as earlier versions and `--decisions` files have them. */
export type Opinion = Readonly<z.infer<typeof opinionSchema>>;

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

/** `Opinion.by` of the organizer's decisions in `results.csv`. */
export const RESULTS_FILE = 'results.csv';

/**
 * Joins several decisions about a text into one. The last decision of each person counts. If all agree, their decision
 * stays; otherwise it is `discuss`. Notes are joined, with the person's name. A decision or note in `results.csv` wins.
 * @returns one decision for each text, in the order of its first opinion
 */
export function joinedDecisions(opinions: Iterable<Opinion>): TextDecision[] {
  const byText = new Map<string, Map<string, Opinion>>();
  for (const opinion of opinions) {
    const people = byText.get(opinion.hash) ?? new Map<string, Opinion>();
    byText.set(opinion.hash, people.set(opinion.by ?? '', opinion));
  }
  return Array.from(byText, ([hash, people]) => {
    const fromResults = people.get(RESULTS_FILE);
    people.delete(RESULTS_FILE);
    const decisions = new Set(Array.from(people.values(), ({ decision }) => decision));
    const [first] = decisions;
    const agreed = first === undefined || decisions.size > 1 ? 'discuss' : first;
    return {
      hash,
      decision: fromResults?.decision ?? agreed,
      note: fromResults?.note || joinedNotes(people.values()),
    };
  });
}

function joinedNotes(opinions: Iterable<Opinion>): string {
  const notes = Array.from(opinions, ({ by, note }) => (by && note !== '' ? `${by}: ${note}` : note));
  return notes.filter((note) => note !== '').join('; ');
}
