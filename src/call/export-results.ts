import type { ColumnRole } from './columns.ts';
import { type Placing, roundedPoints } from './line.ts';
import type { PersonReason, TextResult } from './results.ts';
import type { Table } from './table.ts';
import { type CallText, callTexts } from './texts.ts';
import { originalCell } from './write-csv.ts';

/** The columns of `results.csv` before and after those of the table. */
export const BEFORE = ['decision', 'note'] as const;
export const AFTER = ['points', 'lowest', 'highest', 'line', 'person', 'flag'] as const;

/** What `results.csv` says in its column `person`, separated by semicolons. */
export const PERSON_WORDS: Readonly<Record<PersonReason, string>> = {
  empty: 'empty text',
  no_reading: 'no reading',
  failed: 'a reading failed',
  flag: 'flag',
  apart: 'readings apart',
  no_quotation: 'no quotation',
};

/** What stands beside one row of the table. */
export interface RowOutcome {
  readonly result: TextResult | undefined;
  readonly placing: Placing;
  /** What people wrote, even if it is no decision. */
  readonly decision: string;
  readonly note: string;
}

/**
 * The rows of `results.csv`, header included: the columns of the table in its order, hidden ones too.
 * @param texts one for each row of the table
 */
export function* resultRows(
  { header, rows }: Pick<Table, 'header' | 'rows'>,
  texts: readonly CallText[],
  outcomeOf: (text: CallText, position: number) => RowOutcome,
): Generator<string[]> {
  yield [...BEFORE, ...header, ...AFTER];
  for (const [position, text] of texts.entries()) {
    const { result, placing, decision, note } = outcomeOf(text, position);
    const { points, lowest, highest, person = [], flag = '' } = result ?? {};
    const shown = [points, lowest, highest].map((number) =>
      number === undefined ? '' : roundedPoints(number).toFixed(1),
    );
    const reasons = person.map((reason) => PERSON_WORDS[reason]).join('; ');
    yield [decision, note, ...(rows[text.index]?.cells ?? []), ...shown, placing, reasons, flag];
  }
}

/** Whether the file has the columns of this table between ours: otherwise it is the result of another one. */
export function areResultsOf(results: Table, header: readonly string[]): boolean {
  const whole = [...BEFORE, ...header, ...AFTER];
  return results.header.length === whole.length && results.header.every((name, at) => name === whole[at]);
}

/**
 * What people wrote into `results.csv` by the hash of the text, which is made from the cells again: the file has no hashes.
 * Nobody who wrote there was blind.
 * @param header of the call's table: `areResultsOf`
 * @param roles of its columns
 */
export function writtenInResults(
  results: Table,
  header: readonly string[],
  roles: readonly ColumnRole[],
): Map<string, { word: string; note: string }> {
  const own = [BEFORE.length, BEFORE.length + header.length] as const;
  const written = new Map<string, { word: string; note: string }>();
  const rows = results.rows.map(({ number, cells }) => ({
    number,
    cells: cells.slice(...own).map(originalCell),
  }));
  for (const { hash, index } of callTexts({ ...results, header, rows }, roles)) {
    const [word = '', note = ''] = results.rows[index]?.cells ?? [];
    if (word !== '' || note !== '') written.set(hash, { word, note: originalCell(note) });
  }
  return written;
}
