import { isTelephone } from './contact-columns.ts';
import type { Separator } from './table.ts';

const NUMBER = /^[+-]?(?:\d[\d.,\u00A0 ]*|[.,]\d+)(?:e[+-]?\d+)?\s?[%€$£]?$/i;

/** In a spreadsheet with another separator, a cell can also begin after one of these characters. */
const INNER_START = '(?<=[,;\\t\\n\\r])';
/** A cell that begins with one of these signs, even after quotation marks, is a formula. */
const SIGNS = '=+@＝＋－＠-';
const FORMULA = new RegExp(`^(?=["']*[\\t${SIGNS}])|${INNER_START}(?=["']*[${SIGNS}])`, 'g');
const ESCAPED = new RegExp(`^'(?=["']*[\\t${SIGNS}])|${INNER_START}'(?=["']*[${SIGNS}])`, 'g');

/**
 * Makes a cell safe in spreadsheets with any separator: puts an apostrophe before each part that begins like a formula,
 * except numbers, telephone numbers and list items.
 */
export function escapeFormulas(cell: string): string {
  const lastCall = Math.max(...CALLS.map((sign) => cell.lastIndexOf(sign)));
  return cell.replace(FORMULA, (_, start: number) => {
    const part = start === 0 ? cell : (/^[^,;\t\n\r]*/.exec(cell.slice(start))?.[0] ?? '');
    const isItem = cell[start - 1] === '\n' && ITEM.test(part);
    // With another separator the part may be longer.
    const callsNothing = lastCall < start + part.length;
    return callsNothing && (isSigned(part) || isItem) ? '' : "'";
  });
}

/** Without one of these signs a formula calls no function, names no sheet and starts no program. */
const CALLS = ['(', '|', '!'];
const ITEM = /^-\s[^(|!]*$/;

const isSigned = (part: string) =>
  /^[+-]/.test(part) && (NUMBER.test(part.trim()) || (/^\+[^+]+$/.test(part) && isTelephone(part.trim())));

/** The inverse of `escapeFormulas`. */
export const unescapeFormulas = (cell: string): string => cell.replace(ESCAPED, '');

/** A CSV file for spreadsheets in pieces, with a byte order mark and escaped formulas. */
export function* csvPieces(rows: Iterable<readonly string[]>, separator: Separator): Generator<string> {
  yield '\uFEFF';
  for (const cells of rows)
    yield `${cells.map((cell) => quotedCell(escapeFormulas(cell))).join(separator)}\r\n`;
}

const quotedCell = (cell: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
