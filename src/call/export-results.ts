import type { ColumnRole } from './columns.ts';
import { type Decision, decisionOf, type TextDecision } from './decision.ts';
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
  readonly decision: Decision | undefined;
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
    const { result, placing, decision = '', note } = outcomeOf(text, position);
    const { points, lowest, highest, person = [], flag = '' } = result ?? {};
    const shown = [points, lowest, highest].map((number) =>
      number === undefined ? '' : roundedPoints(number).toFixed(1),
    );
    const reasons = person.map((reason) => PERSON_WORDS[reason]).join('; ');
    yield [decision, note, ...(rows[text.index]?.cells ?? []), ...shown, placing, reasons, flag];
  }
}

/**
 * The decisions that people wrote into `results.csv`. Nobody who did was blind, so none counts for the line. Their texts
 * are found by what the cells say: the file has no hashes.
 * @param header of the call's table, which stands between our columns
 * @param roles of its columns
 */
export function decisionsOfResults(
  results: Table,
  header: readonly string[],
  roles: readonly ColumnRole[],
): TextDecision[] {
  const own = results.header.slice(BEFORE.length, BEFORE.length + header.length);
  if (results.header[0] !== BEFORE[0] || own.join('\0') !== header.join('\0')) return [];
  const rows = results.rows.map(({ number, cells }) => ({
    number,
    cells: cells.slice(BEFORE.length, BEFORE.length + header.length).map(originalCell),
  }));
  const texts = callTexts({ ...results, header, rows }, roles);
  return texts.flatMap(({ hash, index, isEmpty }) => {
    const [word = '', note = ''] = results.rows[index]?.cells ?? [];
    const decision = decisionOf(word);
    return decision && !isEmpty ? [{ hash, decision, note: originalCell(note), by: '', isBlind: false }] : [];
  });
}
