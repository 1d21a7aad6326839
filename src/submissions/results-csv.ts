import type { FileStyle } from './file-style.ts';
import { decisionWord, headingOf } from './file-wording.ts';
import type { Table } from './table.ts';
import type { TextResult } from './text-results.ts';
import { roundedPoints } from './text-results.ts';
import type { CallText } from './texts.ts';
import { unescapeFormulas } from './write-csv.ts';

/** The columns that `results.csv` has before and after those of the table. If there are copies, `copy` follows them. */
const BEFORE = ['decision', 'note'] as const;
const AFTER = ['points', 'lowest', 'highest', 'person', 'flag'] as const;

/** The cells of the columns `decision` and `note`. The first may hold a word that is no decision. */
export interface DecisionCells {
  readonly decision: string;
  readonly note: string;
}

/** What `results.csv` adds to one row of the table. */
interface AddedCells extends DecisionCells {
  readonly result: TextResult | undefined;
  readonly copy: string;
}

/**
 * The rows of `results.csv`, header included, in the order of the table and with all its columns, even hidden ones.
 * @param texts one for each row of the table
 * @param hasCopies whether to add the column `copy`
 */
export function* resultRows(
  { header, rows }: Pick<Table, 'header' | 'rows'>,
  texts: readonly CallText[],
  cellsOf: (text: CallText, position: number) => AddedCells,
  { words, number: written }: FileStyle,
  hasCopies: boolean,
): Generator<string[]> {
  const named = (headings: typeof BEFORE | typeof AFTER) => headings.map((heading) => words.header[heading]);
  yield [...named(BEFORE), ...header, ...named(AFTER), ...(hasCopies ? [words.header.copy] : [])];
  for (const [position, text] of texts.entries()) {
    const { result, decision, note, copy } = cellsOf(text, position);
    // A left-out row may have the same text as another row.
    const { points, lowest, highest, person = [], flag = 'none' } = (!text.isLeftOut && result) || {};
    const shown = [points, lowest, highest].map((number) =>
      number === undefined ? '' : written(roundedPoints(number)),
    );
    const reasons = person.map((reason) => words.person[reason]).join('; ');
    const flagged = text.isLeftOut ? words.leftOut : words.flag[flag];
    const after = [...shown, reasons, flagged, ...(hasCopies ? [copy] : [])];
    yield [decisionWord(decision, words), note, ...(rows[text.index]?.cells ?? []), ...after];
  }
}

/** Whether a file has the first columns of `results.csv`. */
export const startsLikeResults = (header: readonly string[]): boolean =>
  BEFORE.every((heading, at) => headingOf(header[at] ?? '') === heading);

/**
 * Whether a `results.csv`, even of an earlier version, holds only columns of this table and of Crisol. Otherwise it
 * belongs to another table, or a person has added columns.
 */
export function areResultsOf(results: Pick<Table, 'header'>, header: readonly string[]): boolean {
  const ofTable = results.header.slice(BEFORE.length, BEFORE.length + header.length);
  const added = results.header.slice(BEFORE.length + header.length);
  return (
    startsLikeResults(results.header) &&
    ofTable.length === header.length &&
    ofTable.every((name, at) => name === header[at] || unescapeFormulas(name) === header[at]) &&
    added.every((name) => headingOf(name) !== undefined)
  );
}
