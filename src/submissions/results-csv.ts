import type { FileStyle } from './file-style.ts';
import { decisionWord, headingOf } from './file-wording.ts';
import type { Submissions } from './submissions.ts';
import type { Table } from './table.ts';
import { roundedPoints, type TextResult } from './text-results.ts';
import { unescapeFormulas } from './write-csv.ts';

/** The columns that `results.csv` has before and after those of the table. If there are copies, `copy` follows them. */
const BEFORE = ['decision', 'note'] as const;
const AFTER = ['points', 'lowest', 'highest', 'person', 'flag'] as const;

/** The cells of the columns `decision` and `note`. The first may hold a word that is no decision. */
export interface DecisionCells {
  readonly decision: string;
  readonly note: string;
}

/**
 * The rows of `results.csv`, header included, in the order of the table and with all its columns, even hidden ones.
 * @param written words and notes that are no decision, by the position of the text
 */
export function* resultRows(
  { table, texts, copies, decisions, settings }: Submissions,
  results: ReadonlyMap<string, TextResult>,
  written: ReadonlyMap<number, DecisionCells> | undefined,
  { words, number }: FileStyle,
): Generator<string[]> {
  const named = (headings: typeof BEFORE | typeof AFTER) => headings.map((heading) => words.header[heading]);
  const hasCopies = texts.some((text) => copies.has(text));
  yield [...named(BEFORE), ...table.header, ...named(AFTER), ...(hasCopies ? [words.header.copy] : [])];
  const decided = new Map(decisions.map((decision) => [decision.hash, decision]));
  for (const [position, text] of texts.entries()) {
    const cells = [written?.get(position), decided.get(text.hash)].filter((one) => one !== undefined);
    const decision = cells.find((one) => one.decision !== '')?.decision ?? '';
    const note = [...new Set(cells.map((one) => one.note))].filter(Boolean).join('; ');
    // A left-out row may have the same text as another row.
    const result = text.isLeftOut ? undefined : results.get(text.hash);
    const { points, lowest, highest, person = [], flag = 'none' } = result ?? {};
    const shown = [points, lowest, highest].map((one) =>
      one === undefined ? '' : number(roundedPoints(one)),
    );
    const reasons = person.map((reason) => words.person[reason]).join('; ');
    const flagged = text.isLeftOut ? words.leftOut : words.flag[flag];
    const copy = hasCopies ? [copies.sentence(text, settings.language)] : [];
    const ofTable = table.rows[position]?.cells ?? [];
    yield [decisionWord(decision, words), note, ...ofTable, ...shown, reasons, flagged, ...copy];
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
