import { type CsvLayout, fittedCells, isBlank } from './csv-layout.ts';
import { plainCells, scanRecord } from './scan-record.ts';
import { LAST_ROW, ROWS_MAX, TableError } from './table.ts';

/** The most records to read: those of the largest table, and a thousand with a wrong number of cells. */
const RECORDS_MAX = ROWS_MAX + 1000;
/** Limits for the check whether a quotation mark has swallowed rows: lines and characters. */
const LINES_TRIED = 1000;
const LENGTH_TRIED = 200_000;
/** How many quotation marks of a line to try as the unclosed one, from its end. */
const MARKS_TRIED = 20;

/** One record that is not blank. `number` is its row in a spreadsheet. */
export interface CsvRecord {
  readonly number: number;
  readonly cells: readonly string[];
  /** The record has an unclosed quotation mark, and is read without it. */
  readonly hasOpenQuote: boolean;
}

/**
 * Splits the text of a CSV file into records. An unclosed quotation mark does not swallow the rows after it, even if a later
 * row's mark would close it.
 * @param text lines end with `\n`
 * @throws TableError when there are far more records than a table may have
 */
export function splitRecords(text: string, layout: CsvLayout): CsvRecord[] {
  const { separator } = layout;
  const lines = new Lines(text, layout);
  const records: CsvRecord[] = [];
  let at = layout.start;
  for (let number = 1; at < text.length; number += 1) {
    if (number > LAST_ROW) throw new TableError('too_many_rows');
    lines.begin(at);
    let { cells, length, quotes } = scanRecord(text.slice(at), separator, (mark) => lines.haveRow(mark));
    let hasOpenQuote = quotes === 'open';
    // Or the record has the wrong number of cells, and its first line alone the right one.
    const isSwallowed = () => lines.haveRow(length) || (!fittedCells(cells, layout) && lines.isRow(at));
    if (quotes !== 'sound' && isSwallowed()) {
      const line = lines.at(at);
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

/** Finds the lines of a record with a wrongly closed quotation mark that are complete rows. */
class Lines {
  readonly #text: string;
  readonly #layout: CsvLayout;
  /** Cache: whether the line at an index is a row. */
  readonly #rows = new Map<number, boolean>();
  #start = 0;
  /** The index of the next line to look at; 0 when there is none. */
  #next: number | undefined;
  #count = 0;

  constructor(text: string, layout: CsvLayout) {
    this.#text = text;
    this.#layout = layout;
  }

  /** Begins a record. */
  begin(start: number): void {
    this.#start = start;
    this.#next = undefined;
    this.#count = 1;
  }

  /** Whether a line within the first `length` characters of the record, except the first line, is a row. */
  haveRow(length: number): boolean {
    const end = this.#start + Math.min(length, LENGTH_TRIED);
    this.#next ??= this.#after(this.#start);
    for (; this.#next > 0 && this.#next < end && this.#count < LINES_TRIED; this.#count += 1) {
      if (this.isRow(this.#next)) return true;
      this.#next = this.#after(this.#next);
    }
    return false;
  }

  isRow(at: number): boolean {
    const known = this.#rows.get(at);
    if (known !== undefined) return known;
    const line = this.at(at);
    const cells = cellsOfLine(line, this.#layout) ?? cellsWithoutOpenQuote(line, this.#layout);
    const isRow = line.trim() !== '' && cells !== undefined;
    this.#rows.set(at, isRow);
    return isRow;
  }

  at(at: number): string {
    const next = this.#after(at);
    return this.#text.slice(at, next === 0 ? undefined : next - 1);
  }

  /** The index of the next line, or 0. */
  #after(at: number): number {
    return this.#text.indexOf('\n', at) + 1;
  }
}

/** The cells of a line that is a complete and correct record. */
function cellsOfLine(line: string, layout: CsvLayout) {
  if (line === '') return undefined;
  const { cells, quotes } = scanRecord(line, layout.separator, () => true);
  return quotes === 'sound' ? fittedCells(cells, layout) : undefined;
}

/** The cells of a line that is a complete record once its unclosed quotation mark is removed. */
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
