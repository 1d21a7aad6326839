import { isTelephone } from './contact-columns.ts';
import type { Separator } from './table.ts';

/** Starts that make a spreadsheet run a cell as a formula. */
const FORMULA = /^[=@\t+-]/;
const NUMBER = /^[+-]?(?:\d[\d.,\u00A0 ]*|[.,]\d+)(?:e[+-]?\d+)?\s?[%€$£]?$/i;

/**
 * A cell that a spreadsheet does not run: one that begins like a formula, and is neither a number nor a telephone, gets
 * an apostrophe in front.
 */
export function harmlessCell(cell: string): string {
  const isSigned = /^[+-]/.test(cell) && (NUMBER.test(cell) || (/^\+[^+]+$/.test(cell) && isTelephone(cell)));
  return FORMULA.test(cell) && !isSigned ? `'${cell}` : cell;
}

/** What `harmlessCell` was given. A cell that began with an apostrophe and a formula's sign by itself loses it too. */
export const originalCell = (cell: string): string => (/^'[=@\t+-]/.test(cell) ? cell.slice(1) : cell);

/** A CSV file for spreadsheets, with harmless cells, UTF-8 with a byte order mark once it is encoded. */
export function csvText(rows: Iterable<readonly string[]>, separator: Separator = ','): string {
  return [...csvPieces(rows, separator)].join('');
}

/** The same in pieces, for a large table. */
export function* csvPieces(rows: Iterable<readonly string[]>, separator: Separator = ','): Generator<string> {
  yield '\uFEFF';
  for (const cells of rows) yield csvLine(cells, separator);
}

/** One row of `csvText`, with the end of its line. */
function csvLine(cells: readonly string[], separator: Separator): string {
  return `${cells.map((cell) => quotedCell(harmlessCell(cell))).join(separator)}\r\n`;
}

const quotedCell = (cell: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
