import { CELL_MAX, type Separator } from './table.ts';

/** How many UTF-16 units of a cell are kept: enough to notice more than `CELL_MAX` code points. */
export const CELL_KEPT = 2 * CELL_MAX + 1;

export interface ScannedRecord {
  /** Each cell is cut to `CELL_KEPT` units, so that a cell of 20 MB does not fill the memory. */
  readonly cells: readonly string[];
  /** UTF-16 units of the record, its line break included. */
  readonly length: number;
  /** `loose`: a quoted cell contains a mark that is neither closing nor doubled. `open`: the last quoted cell is not closed. */
  readonly quotes: 'sound' | 'loose' | 'open';
}

interface Cell {
  readonly content: string;
  /** The index of the separator or line break after the cell. */
  readonly end: number;
  readonly quotes: ScannedRecord['quotes'];
}

/**
 * Reads the first record of a CSV text. Drops spaces between a closing quotation mark and the separator. An unclosed cell
 * extends to the end of the text, with its quotation marks unchanged.
 * @param text with `\n` as line breaks
 * @param isUnclosedAt called with the index of each loose mark; `true` means that the cell is unclosed
 */
export function scanRecord(
  text: string,
  separator: Separator,
  isUnclosedAt: (mark: number) => boolean = () => false,
): ScannedRecord {
  return recordOf(text, separator, (at) =>
    text[at] === '"' ? quotedCell(text, at + 1, separator, isUnclosedAt) : plainCell(text, at, separator),
  );
}

/** The cells of a line, with quotation marks as ordinary characters. */
export const plainCells = (line: string, separator: Separator): readonly string[] =>
  recordOf(line, separator, (at) => plainCell(line, at, separator)).cells;

function recordOf(text: string, separator: Separator, cellAt: (at: number) => Cell): ScannedRecord {
  const cells: string[] = [];
  let record: ScannedRecord['quotes'] = 'sound';
  for (let at = 0; ; ) {
    const { content, end, quotes } = cellAt(at);
    cells.push(content);
    if (quotes !== 'sound') record = quotes;
    if (text[end] !== separator) return { cells, length: Math.min(end + 1, text.length), quotes: record };
    at = end + 1;
  }
}

const NEWLINE = 0x0a;

function plainCell(text: string, start: number, separator: Separator): Cell {
  const stop = separator.charCodeAt(0);
  let end = start;
  for (; end < text.length; end += 1) {
    const unit = text.charCodeAt(end);
    if (unit === stop || unit === NEWLINE) break;
  }
  return { content: text.slice(start, Math.min(end, start + CELL_KEPT)), end, quotes: 'sound' };
}

/** @param start after the opening mark */
function quotedCell(
  text: string,
  start: number,
  separator: Separator,
  isUnclosedAt: (mark: number) => boolean,
): Cell {
  let content = '';
  let from = start;
  let quotes: Cell['quotes'] = 'sound';
  const keep = (to: number) => {
    const room = CELL_KEPT - content.length;
    if (room > 0) content += text.slice(from, Math.min(to, from + room));
  };
  for (let mark = text.indexOf('"', start); mark >= 0; mark = text.indexOf('"', mark + 1)) {
    if (text[mark + 1] === '"') {
      mark += 1;
      keep(mark);
      from = mark + 1;
      continue;
    }
    const end = endAfterMark(text, mark + 1, separator);
    if (end !== undefined) {
      keep(mark);
      return { content, end, quotes };
    }
    quotes = 'loose';
    if (isUnclosedAt(mark)) break;
  }
  return { content: text.slice(start, start + CELL_KEPT), end: text.length, quotes: 'open' };
}

/** The end of the cell, if only spaces follow its closing quotation mark. */
function endAfterMark(text: string, start: number, separator: Separator): number | undefined {
  let at = start;
  while (at < text.length && text[at] !== separator && /[^\S\n]/.test(text[at] as string)) at += 1;
  return at === text.length || text[at] === separator || text[at] === '\n' ? at : undefined;
}
