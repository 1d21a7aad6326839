/** Limits of a table: rows of data, code points of a cell, bytes of the file. */
export const ROWS_MAX = 5000;
export const CELL_MAX = 20_000;
export const BYTES_MAX = 30_000_000;
/** The last row that a spreadsheet program can have. */
export const LAST_ROW = 1_048_576;
/** The most cells of a table, with all rows padded to the same length. */
export const CELLS_MAX = 2_000_000;

export type Separator = ',' | ';' | '\t';

export interface TableRow {
  /** The row's number in a spreadsheet, from 1. */
  readonly number: number;
  /** As many as the header has. */
  readonly cells: readonly string[];
}

/** A problem of one row. Rows with `cell_count` are dropped. `row` is the number in the spreadsheet. */
export type TableProblem =
  /** Another number of cells than the header. The row is dropped, because its cells may be in wrong columns. */
  | { readonly code: 'cell_count'; readonly row: number; readonly cells: number; readonly expected: number }
  /** An unclosed quotation mark. It is read as a character of its cell. */
  | { readonly code: 'open_quote'; readonly row: number }
  /** A cell longer than `CELL_MAX`, cut there. */
  | { readonly code: 'cell_too_long'; readonly row: number; readonly header: string }
  /** Bytes that are invalid in the file's encoding, shown as �. */
  | { readonly code: 'unreadable_characters'; readonly row: number };

export interface Table {
  /** One name for each column; letters as in a spreadsheet (A, B …) where the table has no header row. */
  readonly header: readonly string[];
  /** Whether the file has a header row. Otherwise no header is sent to a model. */
  readonly hasHeader: boolean;
  readonly rows: readonly TableRow[];
  /** What the file uses; xlsx and pasted texts have none. */
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

/** The file cannot be read as a table at all. `tableErrorMessage` has the sentence for people. */
export class TableError extends Error {
  readonly code: TableErrorCode;
  constructor(code: TableErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'TableError';
    this.code = code;
  }
}

/** `A`, `B` … `Z`, `AA`: the name that a spreadsheet gives to a column, from its index. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}
