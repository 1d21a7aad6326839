import { CELL_MAX, type Separator } from './table.ts';

/** UTF-16 units that are kept of a cell: more than any cell of `CELL_MAX` code points has. */
export const CELL_KEPT = 2 * CELL_MAX + 1;

export interface ScannedRecord {
  /** What is beyond `CELL_KEPT` is passed over: a cell of 20 MB must not fill the memory. */
  readonly cells: readonly string[];
  /** Characters of the record, its line break included. */
  readonly length: number;
  /** `loose`: a quotation mark within a quoted cell neither closes it nor is doubled. `open`: nothing closes the last cell. */
  readonly quotes: 'sound' | 'loose' | 'open';
}

interface Cell {
  readonly content: string;
  /** Where its separator or line break is. */
  readonly end: number;
  readonly quotes: ScannedRecord['quotes'];
}

/**
 * Reads the first record of a CSV text. Spaces between a closing quotation mark and the separator are left out. A cell that
 * nothing closes reaches to the end of the text, its marks as they are.
 * @param text lines end with `\n`
 * @param isOver asked at each loose mark, with its index; `true` gives the cell up as one that nothing closes
 */
export function scanRecord(
  text: string,
  separator: Separator,
  isOver: (mark: number) => boolean = () => false,
): ScannedRecord {
  return recordOf(text, separator, (at) =>
    text[at] === '"' ? quotedCell(text, at + 1, separator, isOver) : plainCell(text, at, separator),
  );
}

/** The cells of a line in which quotation marks are characters like others. */
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
  isOver: (mark: number) => boolean,
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
    if (isOver(mark)) break;
  }
  return { content: text.slice(start, start + CELL_KEPT), end: text.length, quotes: 'open' };
}

/** Where the cell ends, if only spaces stand between its closing mark and that place. */
function endAfterMark(text: string, start: number, separator: Separator): number | undefined {
  let at = start;
  while (at < text.length && text[at] !== separator && /[^\S\n]/.test(text[at] as string)) at += 1;
  return at === text.length || text[at] === separator || text[at] === '\n' ? at : undefined;
}
