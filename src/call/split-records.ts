import type Papa from 'papaparse';
import { type CsvLayout, fittedCells, isBlank } from './csv-layout.ts';
import { ROWS_MAX, TableError } from './table.ts';

/** Records that are read: those of the largest table, and a thousand with another number of cells. */
const RECORDS_MAX = ROWS_MAX + 1000;
/** Lines that are looked at to see whether a quotation mark has swallowed rows. */
const LINES_TRIED = 1000;
/**
 * Characters that are parsed after a mark has swallowed rows: papaparse would look for the end of the next open one to the
 * end of the file, for each of them.
 */
const PART = 5000;
/** Quotation marks of a line that are tried as the open one, from its end. */
const MARKS_TRIED = 20;

/** One record that is not blank. `number` is its row in a spreadsheet. */
export interface CsvRecord {
  readonly number: number;
  readonly cells: readonly string[];
  /** A quotation mark of it is never closed; the record is read without the mark. */
  readonly hasOpenQuote: boolean;
}

/**
 * Splits the text of a CSV file into records, with papaparse. A quotation mark that is never closed, or only by one of
 * a later row, does not swallow the rows after it.
 * @param text lines end with `\n`
 * @throws TableError when there are far more records than a table may have
 */
export function splitRecords(papa: typeof Papa, text: string, layout: CsvLayout): CsvRecord[] {
  const records: CsvRecord[] = [];
  let number = 0;
  let start = layout.start;
  const add = (cells: readonly string[], hasOpenQuote: boolean) => {
    number += 1;
    if (isBlank(cells)) return;
    if (records.length === RECORDS_MAX) throw new TableError('too_many_rows');
    records.push({ number, cells, hasOpenQuote });
  };
  let length = Number.POSITIVE_INFINITY;
  while (start < text.length) {
    const offset = start;
    let isSwallowed = false;
    let isCut = false;
    papa.parse<string[]>(text.slice(offset, offset + length), {
      delimiter: layout.separator,
      newline: '\n',
      step: ({ data, errors, meta }, parser) => {
        const end = offset + meta.cursor;
        const quoteErrors = errors.filter(({ type }) => type === 'Quotes');
        isSwallowed = quoteErrors.length > 0 && hasSwallowed(papa, text.slice(start, end), data, layout);
        isCut = !isSwallowed && end >= offset + length && end < text.length;
        if (!isSwallowed && !isCut) {
          add(
            data,
            quoteErrors.some(({ code }) => code === 'MissingQuotes'),
          );
          start = end;
        }
        if (isSwallowed || isCut) parser.abort();
      },
    });
    if (isCut || (!isSwallowed && offset + length < text.length)) {
      // A record that is longer than the part is parsed in a larger one.
      length = start === offset ? length * 10 : PART;
      continue;
    }
    if (!isSwallowed) break;
    length = PART;
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? undefined : end);
    add(cellsWithoutOpenQuote(papa, line, layout) ?? line.split(layout.separator), true);
    start = end < 0 ? text.length : end + 1;
  }
  return records;
}

/**
 * Whether a record with a badly closed quotation mark goes over lines one of which is a row by itself, or has the wrong
 * number of cells where its first line would have the right one.
 */
function hasSwallowed(
  papa: typeof Papa,
  record: string,
  cells: readonly string[],
  layout: CsvLayout,
): boolean {
  const [first = '', ...others] = record.trimEnd().split('\n', LINES_TRIED);
  const isRow = (line: string) =>
    line.trim() !== '' &&
    (cellsOfLine(papa, line, layout) ?? cellsWithoutOpenQuote(papa, line, layout)) !== undefined;
  return others.some(isRow) || (!fittedCells(cells, layout) && isRow(first));
}

/** The cells of a line that is a whole record with nothing wrong in it. */
function cellsOfLine(papa: typeof Papa, line: string, layout: CsvLayout) {
  const { data, errors } = papa.parse<string[]>(line, { delimiter: layout.separator, newline: '\n' });
  const isSound = data.length === 1 && !errors.some(({ type }) => type === 'Quotes');
  return isSound ? fittedCells(data[0] ?? [], layout) : undefined;
}

/** The cells of a line that is a whole record without the one quotation mark that opens a cell and is not closed. */
function cellsWithoutOpenQuote(papa: typeof Papa, line: string, layout: CsvLayout) {
  const { separator } = layout;
  for (const { index: mark } of [...line.matchAll(/"/g)].slice(-MARKS_TRIED).reverse()) {
    if (mark > 0 && line[mark - 1] !== separator) continue;
    const cells = cellsOfLine(papa, line.slice(0, mark) + line.slice(mark + 1), layout);
    if (cells) return cells;
  }
  return undefined;
}
