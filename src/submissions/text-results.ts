import { type Language, LOCALES } from '../domain/language.ts';
import type { Flag, Reading } from '../domain/reading.ts';
import type { JournalEntry } from './journal.ts';
import type { Submissions } from './submissions.ts';

/** If the points of a text's readings differ by more than this, a person has to read the text. */
const APART_MAX = 25;

/** Why a person has to read a text, whatever its points. */
const PERSON_REASONS = ['empty', 'no_reading', 'failed', 'flag', 'apart', 'no_quotation'] as const;
export type PersonReason = (typeof PERSON_REASONS)[number];

export interface TextResult {
  /** Successful readings in the order of their numbers. */
  readonly readings: readonly Reading[];
  /** The mean, lowest and highest points of the readings, not rounded; `undefined` without a reading. */
  readonly points: number | undefined;
  readonly lowest: number | undefined;
  readonly highest: number | undefined;
  /** The first flag that is not `none`, otherwise `none`; `undefined` without a reading. */
  readonly flag: Flag | undefined;
  readonly person: readonly PersonReason[];
}

/** The results, by hash, of all texts that are not left out. */
export function callResults(call: Pick<Submissions, 'texts' | 'jobs' | 'entries'>): Map<string, TextResult> {
  const byText = entriesByText(call);
  const results = new Map<string, TextResult>();
  for (const { hash, isEmpty, isLeftOut } of call.texts) {
    if (isLeftOut || results.has(hash)) continue;
    results.set(hash, textResult(byText.get(hash) ?? [], isEmpty));
  }
  return results;
}

/** The journal entries of each text by its hash, in the order of their numbers. */
export function entriesByText({
  jobs,
  entries,
}: Pick<Submissions, 'jobs' | 'entries'>): Map<string, JournalEntry[]> {
  const byText = new Map<string, JournalEntry[]>();
  for (const { hash, textHash } of jobs) {
    const entry = entries.get(hash);
    if (!entry) continue;
    const sameText = byText.get(textHash);
    if (sameText) sameText.push(entry);
    else byText.set(textHash, [entry]);
  }
  return byText;
}

/** @param entries of one text, in the order of their numbers */
export function textResult(entries: readonly JournalEntry[], isEmpty: boolean): TextResult {
  const readings = entries.flatMap(({ reading }) => reading ?? []);
  const allPoints = readings.map(({ points }) => points);
  const isRead = allPoints.length > 0;
  const points = isRead ? allPoints.reduce((sum, each) => sum + each, 0) / allPoints.length : undefined;
  const [lowest, highest] = isRead ? [Math.min(...allPoints), Math.max(...allPoints)] : [];
  const flag = isRead ? (readings.find((reading) => reading.flag !== 'none')?.flag ?? 'none') : undefined;
  const isQuoted = readings.some(({ levels }) => levels.some(({ quote }) => quote !== ''));
  const applies: Record<PersonReason, boolean> = {
    empty: isEmpty,
    no_reading: !isEmpty && !isRead,
    failed: entries.some(({ reading }) => !reading),
    flag: flag !== undefined && flag !== 'none',
    apart: isRead && areApart(lowest as number, highest as number),
    no_quotation: isRead && !isQuoted,
  };
  return {
    readings,
    points,
    lowest,
    highest,
    flag,
    person: PERSON_REASONS.filter((reason) => applies[reason]),
  };
}

/** Compares points as shown, so that rounding errors do not make 62.5 and 37.5 differ by more than 25. */
function areApart(lowest: number, highest: number): boolean {
  return roundedPoints(roundedPoints(highest) - roundedPoints(lowest)) > APART_MAX;
}

/** The reading with the median points; of an even number, the lower of the two in the middle. */
export function medianReading(readings: readonly Reading[]): Reading | undefined {
  return readings.toSorted((a, b) => a.points - b.points)[Math.ceil(readings.length / 2) - 1];
}

/** The mean level of a criterion in the readings; `undefined` without a reading. */
export function meanLevel({ readings }: TextResult, criterion: string): number | undefined {
  const ofCriterion = readings.flatMap(({ levels }) => levels.filter((one) => one.criterion === criterion));
  if (ofCriterion.length === 0) return undefined;
  return ofCriterion.reduce((sum, { level }) => sum + level, 0) / ofCriterion.length;
}

/** Added before rounding, so that 51.24999999999999, which is 51.25 with a rounding error, is rounded up. */
const ROUNDING_ERROR = 1e-6;

/** Points as they are shown and compared: with one decimal, and halves rounded up. */
export const roundedPoints = (points: number): number => Math.round(points * 10 + ROUNDING_ERROR) / 10;

/** Points with the decimal sign of the language. */
export const pointsText = (points: number, language: Language): string =>
  roundedPoints(points).toLocaleString(LOCALES[language], { maximumFractionDigits: 1 });
