import type { ColumnRole } from './columns.ts';
import { type Placing, roundedPoints } from './cutoff-line.ts';
import { decisionOf, mergeDecisions, type TextDecision } from './decision.ts';
import type { FileStyle } from './file-style.ts';
import { decisionWord, headingOf } from './file-words.ts';
import type { Table, TableRow } from './table.ts';
import type { TextResult } from './text-results.ts';
import { type CallText, callTexts } from './texts.ts';
import { originalCell } from './write-csv.ts';

/** The columns of `results.csv` before and after those of the table. */
const BEFORE = ['decision', 'note'] as const;
const AFTER = ['points', 'lowest', 'highest', 'line', 'person', 'flag'] as const;
/** The last column, if some texts are copies. */
const COPY = 'copy';

/** The content of the columns `decision` and `note`, valid or not. */
export interface Shown {
  readonly decision: string;
  readonly note: string;
}

/** Our own columns for one row of the table. */
interface RowOutcome extends Shown {
  readonly result: TextResult | undefined;
  readonly placing: Placing;
  readonly copy: string;
}

/** The person's name in decisions from `results.csv`. */
export const IN_RESULTS = 'results.csv';

/** The decisions of all people by the hash of the text. */
export function shownDecisions(decisions: readonly TextDecision[]): Map<string, Shown> {
  return new Map(
    mergeDecisions(decisions).map(({ hash, decision, opinions }) => {
      const notes = opinions.map(({ by, note }) => (by !== '' && note !== '' ? `${by}: ${note}` : note));
      return [hash, { decision, note: notes.filter(Boolean).join('; ') }];
    }),
  );
}

/**
 * The rows of `results.csv`, header included: the columns of the table in its order, hidden ones too.
 * @param texts one for each row of the table
 * @param hasCopies whether some texts are copies: then there is one more column
 */
export function* resultRows(
  { header, rows }: Pick<Table, 'header' | 'rows'>,
  texts: readonly CallText[],
  outcomeOf: (text: CallText, position: number) => RowOutcome,
  { words, number: written }: FileStyle,
  hasCopies: boolean,
): Generator<string[]> {
  const own = (headings: typeof BEFORE | typeof AFTER) => headings.map((heading) => words.header[heading]);
  yield [...own(BEFORE), ...header, ...own(AFTER), ...(hasCopies ? [words.header[COPY]] : [])];
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

/** Whether the file has this table's columns between ours. Otherwise it belongs to another table. */
export function areResultsOf(results: Table, header: readonly string[]): boolean {
  const without = [...BEFORE, ...header, ...AFTER];
  const whole = results.header.length > without.length ? [...without, COPY] : without;
  const isOwn = (at: number) => at < BEFORE.length || at >= BEFORE.length + header.length;
  const isSame = (name: string, at: number) =>
    isOwn(at) ? headingOf(name) === whole[at] : name === whole[at] || originalCell(name) === whole[at];
  return results.header.length === whole.length && results.header.every(isSame);
}

/** A person's decision and note in one row of `results.csv`. */
interface Written extends Shown {
  readonly id: string;
}

/**
 * People's changes in `results.csv` since the program wrote it, by the position of the row.
 * @param results has the columns of the table: `areResultsOf`
 * @param shown its content when it was written: `shownDecisions`
 */
export function editsInResults(
  results: Table,
  call: ReadCall,
  shown: ReadonlyMap<string, Shown>,
): Map<number, Shown> {
  const edits = new Map<number, Shown>();
  for (const [position, written] of writtenInResults(results, call).entries()) {
    const { decision = '', note = '' } = written ?? {};
    const before = shown.get(call.texts[position]?.hash ?? '');
    const isEdit = decision !== (before?.decision ?? '') || note !== (before?.note ?? '');
    if ((decision !== '' || note !== '') && isEdit) edits.set(position, { decision, note });
  }
  return edits;
}

/** The decisions among these edits. All are unblinded. */
export function decisionsInResults(
  edits: ReadonlyMap<number, Shown>,
  texts: readonly CallText[],
): TextDecision[] {
  return Array.from(edits).flatMap(([position, { decision: word, note }]) => {
    const [decision, hash] = [decisionOf(word), texts[position]?.hash];
    return decision && hash ? [{ hash, decision, note, by: IN_RESULTS, isBlind: false }] : [];
  });
}

/** A call's table as it was read. */
interface ReadCall {
  readonly table: Pick<Table, 'header' | 'rows' | 'hasHeader'>;
  /** One for each column. */
  readonly roles: readonly ColumnRole[];
  /** One for each row. */
  readonly texts: readonly CallText[];
}

/**
 * Finds people's edits in `results.csv` for each row of the table. The file has no hashes, so this recomputes them from the
 * cells. Rows with equal or empty texts keep their own edits.
 */
function writtenInResults(results: Table, { table, roles, texts }: ReadCall): (Written | undefined)[] {
  const { header, hasHeader } = table;
  const own = [BEFORE.length, BEFORE.length + header.length] as const;
  const rows = results.rows.map(({ number, cells }) => ({
    number,
    cells: cells.slice(...own).map(originalCell),
  }));
  const idIn = ({ cells }: Pick<TableRow, 'cells'>) => cells[roles.indexOf('id')] ?? '';
  const byHash = new Map<string, Written[]>();
  for (const [at, { hash }] of callTexts({ ...results, header, hasHeader, rows }, roles).entries()) {
    const [word = '', note = ''] = (results.rows[at]?.cells ?? []).map(originalCell);
    // In the language of `shownDecisions`, whatever the file's language.
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
