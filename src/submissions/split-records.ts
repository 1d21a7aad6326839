import { type CsvLayout, fittedCells, isBlank } from './csv-layout.ts';
import { plainCells, scanRecord } from './scan-record.ts';
import { LAST_ROW, ROWS_MAX, TableError } from './table.ts';

/** The most records to read: as many as the largest table has, and a thousand with a wrong number of cells. */
const RECORDS_MAX = ROWS_MAX + 1000;
/** How many lines and UTF-16 units to check for rows that a quotation mark has swallowed. */
const LINES_TRIED = 1000;
const LENGTH_TRIED = 200_000;
/** How many quotation marks of a line, from its end, to try as the unclosed mark. */
const MARKS_TRIED = 20;

/** A record that is not blank. `number` is its row in a spreadsheet. */
export interface CsvRecord {
  readonly number: number;
  readonly cells: readonly string[];
  /** The record has an unclosed quotation mark. */
  readonly hasOpenQuote: boolean;
}

/**
 * Splits the text of a CSV file into records. An unclosed quotation mark does not swallow the rows after it, even if a later
 * row's mark would close it.
 * @param text with `\n` as line breaks
 * @throws TableError if there are far more records than a table may have
 */
export function splitRecords(text: string, layout: CsvLayout): CsvRecord[] {
  const { separator } = layout;
  const lines = new Lines(text, layout);
  const records: CsvRecord[] = [];
  let at = layout.start;
  for (let number = 1; at < text.length; number += 1) {
    if (number > LAST_ROW) throw new TableError('too_many_rows');
    let next: number | undefined;
    /** Whether a line that begins within the first `units` of the record, except the first line, is a row. */
    const hasRowWithin = (units: number) => {
      next ??= lines.rowAfter(at);
      return next < at + units;
    };
    let { cells, length, quotes } = scanRecord(text.slice(at), separator, hasRowWithin);
    let hasOpenQuote = quotes === 'open';
    // Either a later line is a row, or the first line is a row and the record has the wrong number of cells.
    const hasSwallowed = () => hasRowWithin(length) || (!fittedCells(cells, layout) && lines.isRow(at));
    if (quotes !== 'sound' && hasSwallowed()) {
      const line = lines.lineAt(at);
      cells = cellsWithoutOpenQuote(line, layout) ?? plainCells(line, separator);
      length = line.length + 1;
      hasOpenQuote = true;
    }
    at += length;
    if (isBlank(cells)) continue;
    if (records.length === RECORDS_MAX) throw new TableError('too_many_rows');
    records.push({ number, cells, hasOpenQuote });
  }
  return records;
}

/** Finds lines that are complete rows within a record with a wrong quotation mark. */
class Lines {
  readonly #text: string;
  readonly #layout: CsvLayout;
  /** Cache: whether the line at an index is a row. */
  readonly #rows = new Map<number, boolean>();

  constructor(text: string, layout: CsvLayout) {
    this.#text = text;
    this.#layout = layout;
  }

  /** The index of the first row that begins after the line at `start`; infinite if none is near. */
  rowAfter(start: number): number {
    let at = this.#after(start);
    for (let count = 1; at > 0 && at < start + LENGTH_TRIED && count < LINES_TRIED; count += 1) {
      if (this.isRow(at)) return at;
      at = this.#after(at);
    }
    return Number.POSITIVE_INFINITY;
  }

  isRow(at: number): boolean {
    const known = this.#rows.get(at);
    if (known !== undefined) return known;
    const line = this.lineAt(at);
    const cells = cellsOfLine(line, this.#layout) ?? cellsWithoutOpenQuote(line, this.#layout);
    const isRow = line.trim() !== '' && cells !== undefined;
    this.#rows.set(at, isRow);
    return isRow;
  }

  lineAt(at: number): string {
    const next = this.#after(at);
    return this.#text.slice(at, next === 0 ? undefined : next - 1);
  }

  /** The index of the next line, or 0. */
  #after(at: number): number {
    return this.#text.indexOf('\n', at) + 1;
  }
}

/** The cells of a line, if it is a complete and correct record. */
function cellsOfLine(line: string, layout: CsvLayout) {
  if (line === '') return undefined;
  const { cells, quotes } = scanRecord(line, layout.separator, () => true);
  return quotes === 'sound' ? fittedCells(cells, layout) : undefined;
}

/** The cells of a line, if it is a complete record without its unclosed quotation mark. */
function cellsWithoutOpenQuote(line: string, layout: CsvLayout) {
  let mark = line.length;
  for (let tried = 0; tried < MARKS_TRIED && mark > 0; tried += 1) {
    mark = line.lastIndexOf('"', mark - 1);
    if (mark < 0) return undefined;
    if (mark > 0 && line[mark - 1] !== layout.separator) continue;
    const cells = cellsOfLine(line.slice(0, mark) + line.slice(mark + 1), layout);
    if (cells) return cells;
  }
  return undefined;
}
