import type { JournalEntry } from './journal.ts';
import { roundedPoints } from './line.ts';
import type { CallText } from './texts.ts';

export const READING_COLUMNS = [
  'id',
  'row',
  'number',
  'criterion',
  'level',
  'reason',
  'quote',
  'raise',
  'flag',
  'points',
  'service',
  'model',
  'hash',
] as const;

/**
 * The rows of `readings.csv`: one for each criterion of each reading, in the order of the table. Equal texts share their
 * readings, so each stands once, with the id of the first row.
 * @param entriesOf the journal's entries of a text by its hash, in the order of their numbers
 */
export function* readingRows(
  texts: readonly CallText[],
  entriesOf: (hash: string) => readonly JournalEntry[],
): Generator<string[]> {
  for (const { hash, id, rowNumber, isLeftOut, sameAs } of texts) {
    if (isLeftOut || sameAs !== undefined) continue;
    for (const { reading, number, service, model } of entriesOf(hash)) {
      for (const { criterion, level, reason, quote, raise } of reading?.levels ?? []) {
        const { flag = '', points = 0 } = reading ?? {};
        const shared = [flag, String(roundedPoints(points)), service, model, hash];
        yield [
          id,
          String(rowNumber),
          String(number),
          criterion,
          String(level),
          reason,
          quote,
          raise,
          ...shared,
        ];
      }
    }
  }
}
