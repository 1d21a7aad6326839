import { isTelephone } from './contact-columns.ts';
import type { Separator } from './table.ts';

const NUMBER = /^[+-]?(?:\d[\d.,\u00A0 ]*|[.,]\d+)(?:e[+-]?\d+)?\s?[%€$£]?$/i;

/** Where a cell can begin: at its start or, in a spreadsheet with another separator, after one of these. */
const INNER_START = '(?<=[,;\\t\\n\\r])';
/** A cell that begins with such a sign, of either width, is a formula, even after quotation marks. */
const SIGNS = '=+@＝＋－＠-';
const FORMULA = new RegExp(`^(?=["']*[\\t${SIGNS}])|${INNER_START}(?=["']*[${SIGNS}])`, 'g');
const HARMLESS = new RegExp(`^'(?=["']*[\\t${SIGNS}])|${INNER_START}'(?=["']*[${SIGNS}])`, 'g');

/**
 * Makes a cell safe in spreadsheets with any separator: puts an apostrophe before each part that begins like a formula and
 * is neither a number nor a telephone nor an item of a list.
 */
export function harmlessCell(cell: string): string {
  const lastCall = Math.max(...CALLS.map((sign) => cell.lastIndexOf(sign)));
  return cell.replace(FORMULA, (_, start: number) => {
    const part = start === 0 ? cell : (/^[^,;\t\n\r]*/.exec(cell.slice(start))?.[0] ?? '');
    const isItem = cell[start - 1] === '\n' && ITEM.test(part);
    // With another separator the part may be longer.
    const callsNothing = lastCall < start + part.length;
    return callsNothing && (isSigned(part) || isItem) ? '' : "'";
  });
}

/** Without one of these a formula calls no function, names no sheet and starts no program. */
const CALLS = ['(', '|', '!'];
const ITEM = /^-\s[^(|!]*$/;

const isSigned = (part: string) =>
  /^[+-]/.test(part) && (NUMBER.test(part.trim()) || (/^\+[^+]+$/.test(part) && isTelephone(part.trim())));

/** The inverse of `harmlessCell`. */
export const originalCell = (cell: string): string => cell.replace(HARMLESS, '');

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
