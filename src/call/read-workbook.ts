import type * as Fflate from 'fflate';
import { TableError } from './table.ts';

/** Bytes that the XML of an xlsx file may have when it is unpacked. */
const UNPACKED_MAX = 150_000_000;
/** Cells that the rectangle of the first sheet may have, empty ones included. */
const CELLS_MAX = 2_000_000;
/** The last row that a spreadsheet program can have. */
const LAST_ROW = 1_048_576;

/**
 * Reads the first sheet of an xlsx file as text: numbers with a point, dates as `2026-11-24` or `2026-11-24 09:30`.
 * @returns the rows from the first of the sheet, empty ones included, all of the same length
 * @throws TableError
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const [fflate, { readSheet }] = await Promise.all([import('fflate'), import('read-excel-file/universal')]);
  try {
    const files = unpack(fflate, bytes);
    checkExtent(fflate.strFromU8(firstSheet(fflate, files)));
    // Packed again without compression: the library would unpack large files in a worker made from text, which the
    // page's content policy refuses.
    const archive = fflate.zipSync(files, { level: 0 });
    const rows = await readSheet(archive.buffer as ArrayBuffer, 1, { trim: false });
    // The library's type says `typeof Date` where it means `Date`.
    return (rows as unknown as CellValue[][]).map((row) => row.map(cellText));
  } catch (error) {
    if (error instanceof TableError) throw error;
    throw new TableError('unreadable_workbook', { cause: error });
  }
}

/** The XML files of the archive, unpacked no further than the size that the archive declares. */
function unpack({ unzipSync }: typeof Fflate, bytes: Uint8Array): Fflate.Unzipped {
  let unpacked = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > UNPACKED_MAX) throw new TableError('workbook_too_large');
      return true;
    },
  });
}

function firstSheet({ strFromU8 }: typeof Fflate, files: Fflate.Unzipped): Uint8Array {
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const relation = textOf('xl/workbook.xml').match(/<(?:\w+:)?sheet\s[^>]*?\w+:id="([^"]+)"/)?.[1];
  const relations = textOf('xl/_rels/workbook.xml.rels').match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  const target = relations
    .find((element) => element.includes(`Id="${relation}"`))
    ?.match(/Target="([^"]+)"/)?.[1];
  const sheet = target && files[target.startsWith('/') ? target.slice(1) : `xl/${target}`];
  if (!sheet) throw new TableError('unreadable_workbook');
  return sheet;
}

/** A sheet with a cell far down or far right would need memory for every cell between. */
function checkExtent(sheet: string): void {
  let [rows, columns] = [0, 0];
  for (const [, letters = '', digits, rest] of sheet.matchAll(
    /<(?:\w+:)?(?:row|c)\s(?:[^>]*?\s)?r="([A-Z]*)(\d+)"([^>]*>(?:<\/)?)/g,
  )) {
    const row = Number(digits);
    if (row > LAST_ROW) throw new TableError('unreadable_workbook');
    if (letters === '' || rest?.endsWith('/>') || rest?.endsWith('</')) continue;
    rows = Math.max(rows, row);
    columns = Math.max(columns, columnNumber(letters));
    if (rows * columns > CELLS_MAX) throw new TableError('workbook_too_large');
  }
}

const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

type CellValue = string | number | boolean | Date | null;

function cellText(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return dateText(value);
  // Fifteen digits, as spreadsheets show: 0.1 + 0.2 is 0.3.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return typeof value === 'boolean' ? String(value).toUpperCase() : value.replace(/\r\n?/g, '\n');
}

function dateText(date: Date): string {
  const [day = '', time = ''] = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
