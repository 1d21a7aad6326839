import type { ColumnRole } from './columns.ts';
import { type Placing, roundedPoints } from './cutoff-line.ts';
import { decisionOf, mergeDecisions, type TextDecision } from './decision.ts';
import type { FileStyle } from './file-style.ts';
import { decisionWord, headingOf } from './file-words.ts';
import type { Table, TableRow } from './table.ts';
import type { TextResult } from './text-results.ts';
import { type CallText, callTexts } from './texts.ts';
import { unescapeFormulas } from './write-csv.ts';

/** The columns that `results.csv` has before and after those of the table. */
const BEFORE = ['decision', 'note'] as const;
const AFTER = ['points', 'lowest', 'highest', 'line', 'person', 'flag'] as const;
/** The last column, if some texts are copies. */
const COPY = 'copy';

/** The cells of the columns `decision` and `note`, valid or not. */
export interface DecisionCells {
  readonly decision: string;
  readonly note: string;
}

/** What `results.csv` adds to one row of the table. */
interface RowOutcome extends DecisionCells {
  readonly result: TextResult | undefined;
  readonly placing: Placing;
  readonly copy: string;
}

/** Also `TextDecision.by` of the decisions that people write into this file. */
export const RESULTS_FILE = 'results.csv';

/** What `results.csv` shows as people's decision, by the hash of the text. */
export function shownDecisions(decisions: readonly TextDecision[]): Map<string, DecisionCells> {
  return new Map(
    mergeDecisions(decisions).map(({ hash, decision, opinions }) => {
      const notes = opinions.map(({ by, note }) => (by !== '' && note !== '' ? `${by}: ${note}` : note));
      return [hash, { decision, note: notes.filter(Boolean).join('; ') }];
    }),
  );
}

/**
 * The rows of `results.csv`, header included, in the order of the table and with all its columns, even hidden ones.
 * @param texts one for each row of the table
 * @param hasCopies whether to add the column `copy`
 */
export function* resultRows(
  { header, rows }: Pick<Table, 'header' | 'rows'>,
  texts: readonly CallText[],
  outcomeOf: (text: CallText, position: number) => RowOutcome,
  { words, number: written }: FileStyle,
  hasCopies: boolean,
): Generator<string[]> {
  const named = (headings: typeof BEFORE | typeof AFTER) => headings.map((heading) => words.header[heading]);
  yield [...named(BEFORE), ...header, ...named(AFTER), ...(hasCopies ? [words.header[COPY]] : [])];
  for (const [position, text] of texts.entries()) {
    const { result, placing, decision, note, copy } = outcomeOf(text, position);
    // A left-out row may have the same text as another row.
    const { points, lowest, highest, person = [], flag = 'none' } = (!text.isLeftOut && result) || {};
    const shown = [points, lowest, highest].map((number) =>
      number === undefined ? '' : written(roundedPoints(number)),
    );
    const reasons = person.map((reason) => words.person[reason]).join('; ');
    const after = [...shown, words.placing[placing], reasons, words.flag[flag], ...(hasCopies ? [copy] : [])];
    yield [decisionWord(decision, words), note, ...(rows[text.index]?.cells ?? []), ...after];
  }
}

/** Whether a file has the columns of `results.csv` for the table with this header. Otherwise it belongs to another table. */
export function areResultsOf(results: Table, header: readonly string[]): boolean {
  const withoutCopy = [...BEFORE, ...header, ...AFTER];
  const expected = results.header.length > withoutCopy.length ? [...withoutCopy, COPY] : withoutCopy;
  const isAdded = (at: number) => at < BEFORE.length || at >= BEFORE.length + header.length;
  const isSame = (name: string, at: number) =>
    isAdded(at)
      ? headingOf(name) === expected[at]
      : name === expected[at] || unescapeFormulas(name) === expected[at];
  return results.header.length === expected.length && results.header.every(isSame);
}

/** What a person wrote into one row of `results.csv`. */
interface WrittenRow extends DecisionCells {
  readonly id: string;
}

/**
 * People's changes in `results.csv` since Crisol wrote it, by the position of the row.
 * @param results for which `areResultsOf` is true
 * @param shown what `shownDecisions` returned when the file was written
 */
export function editsInResults(
  results: Table,
  call: ReadCall,
  shown: ReadonlyMap<string, DecisionCells>,
): Map<number, DecisionCells> {
  const edits = new Map<number, DecisionCells>();
  for (const [position, written] of writtenInResults(results, call).entries()) {
    const { decision = '', note = '' } = written ?? {};
    const before = shown.get(call.texts[position]?.hash ?? '');
    const isEdit = decision !== (before?.decision ?? '') || note !== (before?.note ?? '');
    if ((decision !== '' || note !== '') && isEdit) edits.set(position, { decision, note });
  }
  return edits;
}

/** The edits that are decisions. All are unblinded. */
export function decisionsInResults(
  edits: ReadonlyMap<number, DecisionCells>,
  texts: readonly CallText[],
): TextDecision[] {
  return Array.from(edits).flatMap(([position, { decision: word, note }]) => {
    const [decision, hash] = [decisionOf(word), texts[position]?.hash];
    return decision && hash ? [{ hash, decision, note, by: RESULTS_FILE, isBlind: false }] : [];
  });
}

/** The table of a call, and what was read from it. */
interface ReadCall {
  readonly table: Pick<Table, 'header' | 'rows' | 'hasHeader'>;
  /** The role of each column. */
  readonly roles: readonly ColumnRole[];
  /** The text of each row. */
  readonly texts: readonly CallText[];
}

/**
 * What people wrote into `results.csv`, for each row of the table. The file has no hashes, so this computes them from the
 * cells. Rows with equal or empty texts are told apart by their ids.
 */
function writtenInResults(results: Table, { table, roles, texts }: ReadCall): (WrittenRow | undefined)[] {
  const { header, hasHeader } = table;
  const ofTable = [BEFORE.length, BEFORE.length + header.length] as const;
  const rows = results.rows.map(({ number, cells }) => ({
    number,
    cells: cells.slice(...ofTable).map(unescapeFormulas),
  }));
  const idIn = ({ cells }: Pick<TableRow, 'cells'>) => cells[roles.indexOf('id')] ?? '';
  const byHash = new Map<string, WrittenRow[]>();
  for (const [at, { hash }] of callTexts({ ...results, header, hasHeader, rows }, roles).entries()) {
    const [word = '', note = ''] = (results.rows[at]?.cells ?? []).map(unescapeFormulas);
    // As in `shownDecisions`, whatever the file's language.
    const decision = decisionOf(word) ?? word;
    const written = { id: idIn(rows[at] ?? { cells: [] }), decision, note };
    byHash.set(hash, [...(byHash.get(hash) ?? []), written]);
  }
  return texts.map(({ hash, index }) => {
    const equal = byHash.get(hash) ?? [];
    if (equal.length < 2) return equal[0];
    const at = equal.findIndex(({ id }) => id === idIn(table.rows[index] ?? { cells: [] }));
    return equal.splice(Math.max(0, at), 1)[0];
  });
}
