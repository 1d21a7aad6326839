import type { JournalEntry } from './journal.ts';
import { roundedPoints } from './line.ts';
import type { ReadingJob } from './reading-job.ts';
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
 * texts share their readings, so each stands once, with the id of the first row.
 * @param entries what `entriesByText` returned
 */
export function* readingRows(
  texts: readonly CallText[],
  entries: ReadonlyMap<string, readonly JournalEntry[]>,
): Generator<readonly string[]> {
  yield READING_COLUMNS;
  for (const { hash, id, isLeftOut, sameAs } of texts) {
    if (isLeftOut || sameAs !== undefined) continue;
    for (const { reading, service, model } of entries.get(hash) ?? []) {
      for (const { criterion, level, reason, quote, raise } of reading?.levels ?? []) {
        const { flag = '', points = 0 } = reading ?? {};
        const shared = [flag, String(roundedPoints(points)), service, model];
        yield [id, criterion, String(level), reason, quote, raise, ...shared];
      }
    }
  }
}

/** The journal's entries of each text by its hash, in the order of their numbers. */
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
