import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';
import { TEXT_MAX } from '../domain/reading.ts';
import type { ColumnRole } from './columns.ts';
import { cellSchema, ROWS_MAX, type Table } from './table.ts';

/** SHA-256 of the text in UTF-8, as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Marks the end of a text that was cut. */
const CUT_MARK = '[…]';

const index = z.int().check(z.minimum(0), z.maximum(ROWS_MAX));

export const callTextSchema = z.object({
  /** SHA-256 of `text`, in hexadecimal digits. */
  hash: cellSchema,
  /** The index of the text's row in `Table.rows`. */
  index,
  /** The number of the text's row in the spreadsheet. */
  rowNumber: z.int(),
  /** The cell of the `id` column; the row's number if the column is missing or the cell is empty. */
  id: cellSchema,
  /** The exact text for the model: the cells of the `text` columns, each under its header. `''` if all are empty. */
  text: z.string().check(z.maxLength(TEXT_MAX)),
  isCut: z.boolean(),
  /** For a repeated text, the index of its first row. Empty and left-out rows have none and do not count. */
  sameAs: z.optional(index),
  isEmpty: z.boolean(),
  /** Whether the row does not pass a `RowFilter`. */
  isLeftOut: z.boolean(),
});

/** The text of one row, also as `call.json` keeps it. */
export type CallText = Readonly<z.infer<typeof callTextSchema>>;

/** Keeps the rows whose cell in `column` (an index) is one of `values`. */
export interface RowFilter {
  readonly column: number;
  readonly values: readonly string[];
}

/**
 * The texts of a call, one for each row of the table, in its order.
 * @param roles of the columns
 * @param filters a row that does not pass all of them is left out
 */
export function callTexts(
  table: Table,
  roles: readonly ColumnRole[],
  filters: readonly RowFilter[] = [],
): CallText[] {
  const idColumn = roles.indexOf('id');
  const first = new Map<string, number>();
  return table.rows.map(({ number, cells }, index) => {
    const { text, isCut } = cutText(sentText(table, roles, cells));
    const isEmpty = text === '';
    const hash = sha256Hex(text);
    const isLeftOut = !filters.every(({ column, values }) => values.includes((cells[column] ?? '').trim()));
    const sameAs = isEmpty || isLeftOut ? undefined : first.get(hash);
    if (!isEmpty && !isLeftOut && sameAs === undefined) first.set(hash, index);
    const id = cells[idColumn]?.trim() || String(number);
    const same = sameAs === undefined ? {} : { sameAs };
    return { hash, index, rowNumber: number, id, text, isCut, ...same, isEmpty, isLeftOut };
  });
}

/** The texts to read: not empty, not left out, and each once. */
export const differentTexts = <Text extends Pick<CallText, 'isEmpty' | 'isLeftOut' | 'sameAs'>>(
  texts: readonly Text[],
): Text[] => texts.filter(({ isEmpty, isLeftOut, sameAs }) => !isEmpty && !isLeftOut && sameAs === undefined);

/** The cells of the `text` columns that are not empty, each under its header, with an empty line between them. */
function sentText(table: Table, roles: readonly ColumnRole[], cells: readonly string[]): string {
  return cells
    .flatMap((cell, column) => {
      const content = cell.replace(/\r\n?/g, '\n').trim();
      if (roles[column] !== 'text' || content === '') return [];
      const header = table.header[column]?.trim();
      return [table.hasHeader && header ? `${header}:\n${content}` : content];
    })
    .join('\n\n');
}

/**
 * Cuts an overlong text after the last paragraph that fits, else after the last line, sentence or word. `boundText`
 * would cut within a paragraph, and the model might take its beginning for a whole paragraph.
 */
function cutText(text: string): { text: string; isCut: boolean } {
  if (text.length <= TEXT_MAX) return { text, isCut: false };
  const head = text.slice(0, TEXT_MAX - CUT_MARK.length - 2);
  const end =
    ['\n\n', '\n', '. ', ' '].map((mark) => head.lastIndexOf(mark)).find((at) => at > TEXT_MAX / 2) ??
    head.length - (/[\uD800-\uDBFF]$/.test(head) ? 1 : 0);
  const kept = head.slice(0, head[end] === '.' ? end + 1 : end).trimEnd();
  return { text: `${kept}\n\n${CUT_MARK}`, isCut: true };
}
