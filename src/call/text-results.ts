import type { Flag, Reading } from '../domain/reading.ts';
import { roundedPoints } from './cutoff-line.ts';
import type { JournalEntry } from './journal.ts';
import type { ReadingJob } from './reading-job.ts';
import type { CallText } from './texts.ts';

/** A text needs a person if the points of its readings differ by more. */
const APART_MAX = 25;

/** Why a person has to read a text, whatever its points. */
const PERSON_REASONS = ['empty', 'no_reading', 'failed', 'flag', 'apart', 'no_quotation'] as const;
export type PersonReason = (typeof PERSON_REASONS)[number];

/** The results of one text. */
export interface TextResult {
  /** Successful readings in the order of their numbers. */
  readonly readings: readonly Reading[];
  /** The mean of the readings, and the lowest and highest one; `undefined` without a reading. Not rounded. */
  readonly points: number | undefined;
  readonly lowest: number | undefined;
  readonly highest: number | undefined;
  /** Of the first reading that has one; `undefined` without a reading. */
  readonly flag: Flag | undefined;
  readonly person: readonly PersonReason[];
}

/**
 * The results by text hash, of all texts that are not left out.
 * @param jobs all readings of the call, done or not
 * @param entries the journal's by reading hash: `latestEntries`
 */
export function callResults(
  texts: readonly CallText[],
  jobs: readonly ReadingJob[],
  entries: ReadonlyMap<string, JournalEntry>,
): Map<string, TextResult> {
  const found = entriesByText(jobs, entries);
  const results = new Map<string, TextResult>();
  for (const { hash, isEmpty, isLeftOut } of texts) {
    if (isLeftOut || results.has(hash)) continue;
    results.set(hash, textResult(found.get(hash) ?? [], isEmpty));
  }
  return results;
}

/** Each text's journal entries by its hash, in the order of their numbers. */
export function entriesByText(
  jobs: readonly ReadingJob[],
  entries: ReadonlyMap<string, JournalEntry>,
): Map<string, JournalEntry[]> {
  const found = new Map<string, JournalEntry[]>();
  for (const { hash, textHash } of jobs) {
    const entry = entries.get(hash);
    if (!entry) continue;
    const own = found.get(textHash);
    if (own) own.push(entry);
    else found.set(textHash, [entry]);
  }
  return found;
}

/** @param entries those of one text, in the order of their numbers */
export function textResult(entries: readonly JournalEntry[], isEmpty: boolean): TextResult {
  const readings = entries.flatMap(({ reading }) => reading ?? []);
  const all = readings.map(({ points }) => points);
  const some = all.length > 0;
  const points = some ? all.reduce((sum, each) => sum + each, 0) / all.length : undefined;
  const [lowest, highest] = some ? [Math.min(...all), Math.max(...all)] : [];
  const flag = some ? (readings.find((reading) => reading.flag !== 'none')?.flag ?? 'none') : undefined;
  const isQuoted = readings.some(({ levels }) => levels.some(({ quote }) => quote !== ''));
  const holds: Record<PersonReason, boolean> = {
    empty: isEmpty,
    no_reading: !isEmpty && !some,
    failed: entries.some(({ reading }) => !reading),
    flag: flag !== undefined && flag !== 'none',
    apart: some && areApart(lowest as number, highest as number),
    no_quotation: some && !isQuoted,
  };
  return {
    readings,
    points,
    lowest,
    highest,
    flag,
    person: PERSON_REASONS.filter((reason) => holds[reason]),
  };
}

/** Compares shown points: 62.5 and 37.5 do not disagree, despite rounding errors. */
function areApart(lowest: number, highest: number): boolean {
  return roundedPoints(roundedPoints(highest) - roundedPoints(lowest)) > APART_MAX;
}

/** The reading with the middle points; the lower of two. */
export function middleReading(readings: readonly Reading[]): Reading | undefined {
  return readings.toSorted((a, b) => a.points - b.points)[Math.ceil(readings.length / 2) - 1];
}

/** The mean level of each criterion, in their order. */
export function meanLevels({ readings }: TextResult): { criterion: string; level: number }[] {
  return (readings[0]?.levels ?? []).map(({ criterion }, index) => ({
    criterion,
    level: readings.reduce((sum, { levels }) => sum + (levels[index]?.level ?? 0), 0) / readings.length,
  }));
}
