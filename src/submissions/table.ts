import * as z from 'zod/mini';

/** The most rows of a table, code points of a cell, and bytes of a file. */
export const ROWS_MAX = 5000;
export const CELL_MAX = 20_000;
export const BYTES_MAX = 30_000_000;
/** A cell's text. `CELL_MAX` code points are at most twice as many UTF-16 units. */
export const cellSchema = z.string().check(z.maxLength(2 * CELL_MAX));
/** The last row of a sheet in spreadsheet programs. */
export const LAST_ROW = 1_048_576;
/** The most cells of a table, once all rows are padded to the same length. */
export const CELLS_MAX = 2_000_000;

export type Separator = ',' | ';' | '\t';

export interface TableRow {
  /** The row's number in a spreadsheet, from 1. */
  readonly number: number;
  /** As many cells as the header has. */
  readonly cells: readonly string[];
}

/** A problem in a row. `row` is its number in the spreadsheet. */
export type TableProblem =
  /** The row has more or fewer cells than the header. It is dropped, because its cells may be in wrong columns. */
  | { readonly code: 'cell_count'; readonly row: number; readonly cells: number; readonly expected: number }
  /** An unclosed quotation mark. It is removed if that makes the row complete. */
  | { readonly code: 'open_quote'; readonly row: number }
  /** A cell was longer than `CELL_MAX` and is cut. */
  | { readonly code: 'cell_too_long'; readonly row: number; readonly header: string }
  /** Bytes that are invalid in the file's encoding, shown as �. */
  | { readonly code: 'unreadable_characters'; readonly row: number };

export interface Table {
  /** The name of each column; if there is no header row, letters as in a spreadsheet (A, B …). */
  readonly header: readonly string[];
  /** Whether the file has a header row. Otherwise no header is sent to a model. */
  readonly hasHeader: boolean;
  readonly rows: readonly TableRow[];
  /** `undefined` for xlsx files and pasted texts. */
  readonly separator: Separator | undefined;
  readonly problems: readonly TableProblem[];
}

export type TableErrorCode =
  | 'file_too_large'
  | 'too_many_rows'
  | 'too_many_cells'
  | 'no_rows'
  | 'old_workbook'
  | 'unreadable_workbook'
  | 'workbook_too_large';

/** The file cannot be read as a table. `fileErrorMessage` gives the message for people. */
export class TableError extends Error {
  readonly code: TableErrorCode;
  constructor(code: TableErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'TableError';
    this.code = code;
  }
}

/** `A`, `B` … `Z`, `AA`: the name of a column in spreadsheets, from its index. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}
