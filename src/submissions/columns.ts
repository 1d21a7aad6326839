import { foldedText, wordsOf } from '../domain/text-matching.ts';
import { isContactContent, isContactHeader } from './contact-columns.ts';
import { columnLetters, type Table } from './table.ts';

/**
 * `id` (at most one column) names the rows; `text` is sent to the model with its header; `hidden` and `other` are not
 * sent. `hidden` marks personal data.
 */
export type ColumnRole = 'id' | 'text' | 'hidden' | 'other';

/** Limits for the mean length of a column's values, in characters. A contact header does not hide a column of prose. */
const ANSWER_MIN = 40;
const PROSE_MIN = 150;
const ID_MAX = 40;
/** A column with at most `CHOICES` distinct values in at least `ROWS_COMPARED` rows is a choice or a declaration. */
const CHOICES = 3;
const ROWS_COMPARED = 8;
/** A column with at least this share of the longest column's mean length is a text too. */
const SHARE_OF_LONGEST = 0.1;

const ID_HEADERS = new Set(
  `id codigo code ref referencia reference folio expediente numero number num no nº n # clave key
  application applicationid submission submissionid solicitud identificador identifier`.split(/\s+/),
);

interface Column {
  readonly header: string;
  /** Cells that are not empty, trimmed. */
  readonly values: readonly string[];
  readonly meanLength: number;
  readonly isVaried: boolean;
}

/** Proposes a role for each column of the table, for a person to confirm. */
export function proposeColumns(table: Table): ColumnRole[] {
  const columns = table.header.map((header, index) => columnOf(table, header, index));
  // Columns with an empty header or `...` are at the end of an export, and often hold the members of a team.
  const hidden = columns.map(
    (column) => isHidden(column) || (table.hasHeader && /^(?:\.\.\.|…)?$/.test(column.header.trim())),
  );
  const id = idColumn(columns, hidden, table.rows.length);
  const candidates = columns.map(({ meanLength, isVaried }, index) =>
    hidden[index] || index === id || !isVaried ? 0 : meanLength,
  );
  const longest = Math.max(...candidates);
  const shortest = Math.max(Math.min(longest, ANSWER_MIN), longest * SHARE_OF_LONGEST);
  return columns.map((_, index) => {
    if (hidden[index]) return 'hidden';
    if (index === id) return 'id';
    const length = candidates[index] ?? 0;
    return length > 0 && length >= shortest ? 'text' : 'other';
  });
}

function columnOf(table: Table, header: string, index: number): Column {
  const values = table.rows.map(({ cells }) => (cells[index] ?? '').trim()).filter((value) => value !== '');
  const meanLength = values.reduce((sum, value) => sum + value.length, 0) / Math.max(1, values.length);
  const isVaried = values.length < ROWS_COMPARED || new Set(values).size > CHOICES;
  return { header: table.hasHeader ? header : '', values, meanLength, isVaried };
}

function isHidden({ header, values, meanLength }: Column): boolean {
  if (isContactContent(values, header)) return true;
  return meanLength < PROSE_MIN && isContactHeader(header);
}

/**
 * The first column with a header for ids, else the first column whose values look like ids. Its values must be short,
 * distinct and never empty.
 */
function idColumn(columns: readonly Column[], hidden: readonly boolean[], rows: number): number {
  const isUnique = ({ values, meanLength }: Column) =>
    values.length === rows && new Set(values).size === rows && meanLength <= ID_MAX;
  const named = columns.findIndex((column, index) => {
    const words = wordsOf(column.header);
    const isNamed = ID_HEADERS.has(words.join('')) || words.includes('id') || column.header.trim() === '#';
    return !hidden[index] && isNamed && isUnique(column);
  });
  if (named >= 0) return named;
  return columns.findIndex((column, index) => {
    // Numbers are identifiers only in the first column; in other columns they count or measure something.
    const isIdentifier = (value: string) => /^\S*\d\S*$/.test(value) && (index === 0 || /\p{L}/u.test(value));
    return !hidden[index] && isUnique(column) && column.values.every(isIdentifier) && !isTime(column);
  });
}

const isTime = ({ values }: Column) =>
  values.every((value) => /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|^\d{1,2}:\d\d/.test(value));

/** Whether two headers are equal, ignoring case and accents. */
const isSameHeader = (one: string, other: string) => foldedText(one) === foldedText(other);

/** The name for `columnIndex`: the header, or the letter if the header is missing or not unique. */
export function columnName({ header }: Table, index: number): string {
  const name = header[index] ?? '';
  const isUnique = name.trim() !== '' && header.filter((other) => isSameHeader(name, other)).length === 1;
  return isUnique ? name : columnLetters(index);
}

/** The columns that match a name: all columns with that header, or the column with that letter. */
export function columnsNamed(table: Table, name: string): number[] {
  const index = columnIndex(table, name);
  if (index < 0) return [];
  return table.header.flatMap((other, at) => (at === index || isSameHeader(other, name) ? at : []));
}

/** The roles of the columns that an earlier call names. All other columns are hidden. */
export function rolesOfCall(
  table: Table,
  { id, text }: { readonly id?: string | undefined; readonly text: readonly string[] },
): ColumnRole[] {
  const texts = new Set(text.map((name) => columnIndex(table, name)));
  const idColumn = id === undefined ? -1 : columnIndex(table, id);
  return table.header.map((_, index) => {
    if (texts.has(index)) return 'text';
    return index === idColumn ? 'id' : 'hidden';
  });
}

/**
 * The index of the column that a person names: by its header, ignoring case and accents, or by its letter.
 * @returns `-1` if there is no such column
 */
export function columnIndex({ header }: Table, name: string): number {
  const exact = header.indexOf(name.trim());
  if (exact >= 0) return exact;
  const folded = header.findIndex((one) => isSameHeader(one, name));
  return folded >= 0
    ? folded
    : header.findIndex((_, index) => columnLetters(index) === name.trim().toUpperCase());
}
