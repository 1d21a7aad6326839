import type { CallFile } from './call-file.ts';
import { rolesOfCall } from './columns.ts';
import { type Decision, decisionOf, type TextDecision } from './decision.ts';
import { headingOf } from './file-wording.ts';
import { startsLikeResults } from './results-csv.ts';
import type { Table } from './table.ts';
import { type CallText, callTexts } from './texts.ts';
import { unescapeFormulas } from './write-csv.ts';

/** What a person wrote into one row of a file of decisions. */
export interface WrittenDecision {
  /** The row's number in the spreadsheet. */
  readonly row: number;
  /** The position of the text in the call. */
  readonly position: number;
  readonly hash: string;
  /** `undefined` if the cell is empty or its word is no decision. */
  readonly decision: Decision | undefined;
  /** The cell as written. */
  readonly word: string;
  readonly note: string;
}

/** A row with a word that is not a decision, or with an id that names no text of the call or more than one. */
export interface DecisionProblem {
  readonly code: 'no_decision' | 'unknown_text' | 'several_texts';
  readonly row: number;
  /** The word, or the id of the text. */
  readonly written: string;
}

interface DecisionFile {
  /** One for each row whose text is in the call, even without a decision. */
  readonly rows: readonly WrittenDecision[];
  readonly problems: readonly DecisionProblem[];
}

/** The texts of a call, and the names of its columns (`namedColumns`). */
interface KnownTexts {
  readonly texts: readonly CallText[];
  readonly columns: CallFile['columns'];
}

/**
 * Reads a file of decisions: `results.csv`, `sample.csv` or `decisions-<name>.csv` of any version, or a table with the
 * columns `decision` and `hash` or `id`.
 * @returns `undefined` if the table lacks these columns
 */
export function readDecisions(table: Table, known: KnownTexts): DecisionFile | undefined {
  const header = table.header.map(headingOf);
  const decisionColumn = header.indexOf('decision');
  const noteColumn = header.indexOf('note');
  const finder = finderOf(table, known);
  if (decisionColumn < 0 || !finder) return undefined;
  const problems: DecisionProblem[] = [];
  const rows = table.rows.flatMap(({ number: row, cells }, at): WrittenDecision[] => {
    const word = unescapeFormulas(cells[decisionColumn] ?? '').trim();
    const note = unescapeFormulas(cells[noteColumn] ?? '');
    const found = finder(at);
    if (typeof found !== 'number') {
      if (word !== '' || note !== '') problems.push({ ...found, row });
      return [];
    }
    const decision = decisionOf(word);
    if (word !== '' && !decision) problems.push({ code: 'no_decision', row, written: word });
    return [{ row, position: found, hash: known.texts[found]?.hash ?? '', decision, word, note }];
  });
  return { rows, problems };
}

/** The rows with a decision. */
export const decisionsIn = (rows: readonly WrittenDecision[]): TextDecision[] =>
  rows.flatMap(({ hash, decision, note }) => (decision ? [{ hash, decision, note }] : []));

/** Finds the position of the text of a row, by its hash, its id or its text. */
type Finder = (rowIndex: number) => number | Omit<DecisionProblem, 'row'>;

const HASH = /^[0-9a-f]{64}$/i;

function finderOf(table: Table, known: KnownTexts): Finder | undefined {
  const { ids, hashes } = rowsOf(table, known.columns);
  if (!ids && hashes.length === 0) return undefined;
  const [byHash, byId] = [new Map<string, number[]>(), new Map<string, number[]>()];
  for (const [position, { hash, id }] of known.texts.entries()) {
    byHash.set(hash, [...(byHash.get(hash) ?? []), position]);
    byId.set(id, [...(byId.get(id) ?? []), position]);
  }
  return (rowIndex) => {
    const id = ids?.[rowIndex] ?? '';
    const named = byId.get(id) ?? [];
    const equal = hashes.flatMap((ofRows) => byHash.get(ofRows[rowIndex] ?? '') ?? []);
    // Equal texts are told apart by their ids.
    const both = equal.filter((position) => named.includes(position));
    const [position] = [both, equal, named].find(({ length }) => length > 0) ?? [];
    const written = id || String(table.rows[rowIndex]?.number ?? '');
    if (position === undefined) return { code: 'unknown_text', written };
    return equal.length === 0 && named.length > 1 ? { code: 'several_texts', written } : position;
  };
}

/** The ids of a file's rows, and the hashes of their texts: as written, or computed with and without headers. */
function rowsOf(table: Table, columns: KnownTexts['columns']) {
  const shift = startsLikeResults(table.header) ? 2 : 0;
  const ofTable: Table = {
    ...table,
    header: table.header.slice(shift),
    rows: table.rows.map(({ number, cells }) => ({
      number,
      cells: cells.slice(shift).map(unescapeFormulas),
    })),
  };
  const columnOf = (column: number) =>
    column < 0 ? undefined : ofTable.rows.map(({ cells }) => (cells[column] ?? '').trim());
  const roles = rolesOfCall(ofTable, columns);
  const headings = ofTable.header.map(headingOf);
  const written = columnOf(headings.indexOf('hash'))?.map((hash) => hash.toLowerCase());
  const hasHashes = written?.some((hash) => HASH.test(hash)) === true;
  const hasTexts = roles.filter((role) => role === 'text').length === columns.text.length;
  const hashes = hasTexts
    ? [true, false].map((hasHeader) => callTexts({ ...ofTable, hasHeader }, roles).map(({ hash }) => hash))
    : [];
  const ownId = columnOf(roles.indexOf('id'));
  return {
    ids: ownId ?? columnOf(headings.indexOf('id')),
    // Written hashes win. `sample.csv` has a column of texts too, but its header is none of the call's headers.
    hashes: hasHashes ? [written] : hashes,
  };
}
