import type { ColumnRole } from './columns.ts';
import { type Placing, roundedPoints } from './line.ts';
import type { PersonReason, TextResult } from './results.ts';
import type { Table, TableRow } from './table.ts';
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
    // A row that is left out may have the text of one that is read.
    const { points, lowest, highest, person = [], flag = '' } = (!text.isLeftOut && result) || {};
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
  const isSame = (name: string, at: number) => originalCell(name) === originalCell(whole[at] ?? '');
  return results.header.length === whole.length && results.header.every(isSame);
}

/** What people wrote beside one row of `results.csv`. */
interface Written {
  readonly id: string;
  readonly word: string;
  readonly note: string;
}

/**
 * What people wrote into `results.csv`, for each row of the table: the file has no hashes, so that of a text is made from
 * its cells again. Of rows with equal texts, or with none, each keeps its own. Nobody who wrote there was blind.
 * @param table of the call: `areResultsOf`
 * @param roles of its columns
 * @param texts one for each of its rows
 */
export function writtenInResults(
  results: Table,
  table: Pick<Table, 'header' | 'rows' | 'hasHeader'>,
  roles: readonly ColumnRole[],
  texts: readonly CallText[],
): (Written | undefined)[] {
  const { header, hasHeader } = table;
  const own = [BEFORE.length, BEFORE.length + header.length] as const;
  const rows = results.rows.map(({ number, cells }) => ({
    number,
    cells: cells.slice(...own).map(originalCell),
  }));
  const idIn = ({ cells }: Pick<TableRow, 'cells'>) => cells[roles.indexOf('id')] ?? '';
  const byHash = new Map<string, Written[]>();
  for (const [at, { hash }] of callTexts({ ...results, header, hasHeader, rows }, roles).entries()) {
    const [word = '', note = ''] = results.rows[at]?.cells ?? [];
    const written = { id: idIn(rows[at] ?? { cells: [] }), word, note: originalCell(note) };
    byHash.set(hash, [...(byHash.get(hash) ?? []), written]);
  }
  return texts.map(({ hash, index }) => {
    const equal = byHash.get(hash) ?? [];
    if (equal.length < 2) return equal[0];
    const at = equal.findIndex(({ id }) => id === idIn(table.rows[index] ?? { cells: [] }));
    return equal.splice(Math.max(0, at), 1)[0];
  });
}
