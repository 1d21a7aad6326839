import type { FileStyle } from './file-style.ts';
import type { JournalEntry } from './journal.ts';
import { roundedPoints } from './text-results.ts';
import type { CallText } from './texts.ts';

const READING_COLUMNS = [
  'id',
  'criterion',
  'level',
  'reason',
  'quote',
  'raise',
  'flag',
  'points',
  'service',
  'model',
] as const;

/**
 * The rows of `readings.csv`, header included: one for each criterion of each reading, in the order of the table. Equal
 * texts share their readings, so their readings appear once, with the id of the first row.
 * @param entries what `entriesByText` returned
 */
export function* readingRows(
  texts: readonly CallText[],
  entries: ReadonlyMap<string, readonly JournalEntry[]>,
  { words, number }: FileStyle,
): Generator<readonly string[]> {
  yield READING_COLUMNS.map((heading) => words.header[heading]);
  for (const { hash, id, isLeftOut, sameAs } of texts) {
    if (isLeftOut || sameAs !== undefined) continue;
    for (const { reading, service, model } of entries.get(hash) ?? []) {
      for (const { criterion, level, reason, quote, raise } of reading?.levels ?? []) {
        const { flag = 'none', points = 0 } = reading ?? {};
        const shared = [words.flag[flag], number(roundedPoints(points)), service, model];
        yield [id, criterion, String(level), reason, quote, raise, ...shared];
      }
    }
  }
}
