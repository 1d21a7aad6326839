import { codePointLength, truncateCodePoints } from '../domain/idea.ts';
import { foldedText } from '../domain/text-matching.ts';
import { type CsvLayout, csvLayout, fittedCells, isBlank } from './csv-layout.ts';
import { decodeTable } from './decode-table.ts';
import { readWorkbook } from './read-workbook.ts';
import { CELL_KEPT } from './scan-record.ts';
import { type CsvRecord, splitRecords } from './split-records.ts';
import {
  BYTES_MAX,
  CELL_MAX,
  CELLS_MAX,
  columnLetters,
  ROWS_MAX,
  type Table,
  TableError,
  type TableProblem,
  type TableRow,
} from './table.ts';

/** Text that may be pasted is a table only if at least this share of its records has the right number of cells. */
const FITTING_MIN = 0.8;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Reads a table from a CSV file (commas, semicolons or tabs; UTF-8, UTF-16 or Windows-1252), the first sheet of an xlsx
 * file, or pasted texts with an empty line between them.
 * @param fileName if it is missing or ends in `.txt` or `.md`, the bytes may be pasted texts
 * @throws TableError if this is not a table or is too large; faults of single rows are in `problems`
 */
export async function readTable(bytes: Uint8Array, fileName?: string): Promise<Table> {
  if (bytes.length > BYTES_MAX) throw new TableError('file_too_large');
  const startsWith = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (startsWith(OLD_WORKBOOK)) throw new TableError('old_workbook');
  if (startsWith(ZIP)) return workbookTable(await readWorkbook(bytes));
  const text = decodeTable(bytes);
  const layout = csvLayout(text);
  const mayBePasted = fileName === undefined || /\.(?:txt|md)$/i.test(fileName);
  const isTable = layout.width > 1 && layout.fittingShare >= FITTING_MIN;
  if (mayBePasted && (!isTable || (layout.hasGaps && layout.separator !== '\t'))) return pastedTable(text);
  return tableOf(splitRecords(text, layout), layout);
}

function workbookTable(rows: readonly string[][]): Table {
  const records = rows
    .map((cells, index) => ({ number: index + 1, cells, hasOpenQuote: false }))
    .filter(({ cells }) => !isBlank(cells));
  return tableOf(records, { separator: undefined, width: rows[0]?.length ?? 0, end: 'closed' });
}

/** Enough to notice one text above the limit, besides an empty first and an empty last piece. */
const PIECES_MAX = ROWS_MAX + 3;

/** Texts with empty lines between them. Each is a row. */
function pastedTable(text: string): Table {
  const records = text
    .split(/\n(?:[^\S\n]*\n)+/, PIECES_MAX)
    .map((cell) => cell.trim().slice(0, CELL_KEPT))
    .filter((cell) => cell !== '')
    .map((cell, index) => ({ number: index + 1, cells: [cell], hasOpenQuote: false }));
  const problems: TableProblem[] = [];
  const rows = rowsOf(records, ['A'], problems);
  return { header: ['A'], hasHeader: false, rows, separator: undefined, problems };
}

function tableOf(
  records: readonly CsvRecord[],
  layout: Pick<CsvLayout, 'width' | 'end'> & Pick<Table, 'separator'>,
): Table {
  const problems: TableProblem[] = [];
  const fitting = records.flatMap((record) => {
    const { number: row, hasOpenQuote } = record;
    if (hasOpenQuote) problems.push({ code: 'open_quote', row });
    const cells = fittedCells(record.cells, layout);
    if (!cells)
      problems.push({ code: 'cell_count', row, cells: record.cells.length, expected: layout.width });
    return cells ? [{ ...record, cells }] : [];
  });
  // Records differ in length only if `layout.end` is not `closed`.
  const columns = fitting.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (layout.end !== 'closed' && columns * fitting.length > CELLS_MAX) throw new TableError('too_many_cells');
  const [first, ...others] = withoutTitle(fitting, columns).map((record) => ({
    ...record,
    cells: Array.from({ length: columns }, (_, column) => record.cells[column] ?? ''),
  }));
  if (!first) throw new TableError('no_rows');
  const hasHeader = isHeaderRow(
    first.cells,
    others.map(({ cells }) => cells),
  );
  const header = first.cells.map((cell, column) => (hasHeader ? cell.trim() : columnLetters(column)));
  const rows = rowsOf(hasHeader ? others : [first, ...others], header, problems);
  return {
    header,
    hasHeader,
    rows,
    separator: layout.separator,
    problems: problems.sort((a, b) => a.row - b.row),
  };
}

/** Drops an export's title: rows with at most one filled cell above the header, in a table of at least three columns. */
function withoutTitle(records: readonly CsvRecord[], columns: number): readonly CsvRecord[] {
  const filled = records.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length);
  const start = filled.findIndex((count) => count > 1);
  return columns > 2 && start > 0 ? records.slice(start) : records;
}

/** Checks the limits, and reports cells that are cut or have unreadable characters. */
function rowsOf(
  records: readonly CsvRecord[],
  header: readonly string[],
  problems: TableProblem[],
): TableRow[] {
  if (records.length > ROWS_MAX) throw new TableError('too_many_rows');
  if (records.length === 0) throw new TableError('no_rows');
  return records.map(({ number, cells }) => {
    if (cells.some((cell) => cell.includes('\uFFFD')))
      problems.push({ code: 'unreadable_characters', row: number });
    return {
      number,
      cells: cells.map((cell, column) => {
        if (cell.length <= CELL_MAX || codePointLength(cell) <= CELL_MAX) return cell;
        problems.push({ code: 'cell_too_long', row: number, header: header[column] ?? '' });
        return truncateCodePoints(cell, CELL_MAX);
      }),
    };
  });
}

/** The number of rows that are compared with the first row. */
const ROWS_COMPARED = 100;
/** A cell of the first row is a text, not a header, if it is this long and half as long as the median cell below it. */
const TEXT_MIN = 60;
/** Values that cannot be headers: numbers, dates, email addresses, links, telephone numbers. */
const VALUE = /^(?:[-+]?[\d.,/: ()-]*\d[\d.,/: ()%€$-]*|\S+@\S+\.\S+|(?:https?:\/\/|www\.)\S+)$/i;
/** A row in which a cell is one of these words is a header, even if another cell is `1`. */
const HEADER_WORDS = new Set(
  `id codigo code nombre name email mail correo telefono phone idea proyecto project titulo title texto text
  descripcion description problema problem solucion solution equipo team track categoria category fecha date
  respuesta answer pregunta question hash decision note nota juror jurado score puntos puntuacion criterion criterio
  weight peso`.split(/\s+/),
);

/** Whether the first row of a table names its columns. */
function isHeaderRow(first: readonly string[], others: readonly (readonly string[])[]): boolean {
  const named = first.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (named.some((cell) => HEADER_WORDS.has(foldedText(cell)))) return true;
  const isLikeTexts = first.some((cell, column) => {
    const usual = medianLength(others.slice(0, ROWS_COMPARED).map((cells) => cells[column] ?? ''));
    return cell.length >= TEXT_MIN && !/[?:]\s*$/.test(cell) && cell.length >= usual / 2;
  });
  if (isLikeTexts || named.some((cell) => VALUE.test(cell))) return false;
  return named.length > 0 && new Set(named).size === named.length;
}

function medianLength(cells: readonly string[]): number {
  const lengths = cells.map((cell) => cell.length).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? Number.POSITIVE_INFINITY;
}
