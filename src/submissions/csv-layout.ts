import { scanRecord } from './scan-record.ts';
import type { Separator } from './table.ts';

const SEPARATORS: readonly Separator[] = [',', ';', '\t'];
/** The layout is detected from at most this many records and characters. */
const PREVIEW_RECORDS = 100;
const PREVIEW_LENGTH = 1_000_000;
/** A column holds counts if it predicts the length of at least this share of the records. */
const COUNTED_MIN = 0.7;

export interface CsvLayout {
  /** The index of the first record. It follows a line such as `sep=;`, if a spreadsheet wrote one. */
  readonly start: number;
  readonly separator: Separator;
  /** The number of cells of a record, or of the header if `end` is not `closed`. */
  readonly width: number;
  readonly end: RecordEnd;
  /** Whether the first record has `width` cells. Prices such as 12,50 can fit a wrong separator, but headers do not. */
  readonly isFirstWhole: boolean;
  /** The share of the compared records that have the right number of cells. */
  readonly fittingShare: number;
  /** Whether empty lines separate records. */
  readonly hasGaps: boolean;
}

/**
 * How records end. `closed`: all have the same length. `open`: the header ends with `...`, and records vary in length.
 * `CountedEnd`: a column holds a count (of members, say), and each counted item adds a fixed number of cells.
 */
type RecordEnd = 'closed' | 'open' | CountedEnd;

/** The column with the count, the number of cells of a record with count 0, and the number per counted item. */
interface CountedEnd {
  readonly column: number;
  readonly base: number;
  readonly each: number;
}

/** Detects the layout: tries each separator, and returns the best layout by `isBetter`. */
export function csvLayout(text: string): CsvLayout {
  const named = text.match(/^sep=([,;\t])\n/i);
  const start = named?.[0].length ?? 0;
  const separators = SEPARATORS.filter((separator) => named === null || separator === named[1]);
  const layouts = separators.map((separator): CsvLayout => {
    const data = firstRecords(text.slice(start, start + PREVIEW_LENGTH), separator);
    const records = data.filter((cells) => !isBlank(cells));
    const end = endOf(records);
    const width = end === 'closed' ? widthOf(records) : (records[0]?.length ?? 1);
    const fitting = records.filter((cells) => fittedCells(cells, { width, end }));
    const fittingShare = fitting.length / Math.max(1, records.length);
    const isFirstWhole = end !== 'closed' || records[0]?.length === width;
    return {
      start,
      separator,
      width,
      end,
      isFirstWhole,
      fittingShare,
      hasGaps: data.slice(0, -1).some(isBlank),
    };
  });
  return layouts.reduce((best, other) => (isBetter(other, best) ? other : best));
}

function firstRecords(text: string, separator: Separator): (readonly string[])[] {
  const records: (readonly string[])[] = [];
  for (let at = 0; at < text.length && records.length < PREVIEW_RECORDS; ) {
    const { cells, length } = scanRecord(text.slice(at), separator);
    records.push(cells);
    at += length;
  }
  return records;
}

/** Whether all cells are empty. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The cells without surplus empty cells, or `undefined` if their number is wrong. */
export function fittedCells(
  cells: readonly string[],
  { width, end }: Pick<CsvLayout, 'width' | 'end'>,
): readonly string[] | undefined {
  if (end === 'open') return cells.length * 2 >= width ? cells : undefined;
  if (end !== 'closed' && cells.length === countedLength(cells, end)) return cells;
  if (cells.length < width) return undefined;
  if (cells.length === width) return cells;
  return isBlank(cells.slice(width)) ? cells.slice(0, width) : undefined;
}

/** The number of cells that the record's count predicts. */
const countedLength = (cells: readonly string[], { column, base, each }: CountedEnd) =>
  base + Number(cells[column]) * each;

function endOf([header = [], ...records]: readonly (readonly string[])[]): RecordEnd {
  if (/^(?:\.\.\.|…)$/.test(header.at(-1)?.trim() ?? '')) return 'open';
  const others = records.filter(({ length }) => length !== header.length);
  // Two records of different lengths give the number of cells per counted item.
  const [one, two] = [others[0], records.find(({ length }) => length !== others[0]?.length)];
  if (!one || !two) return 'closed';
  for (let column = header.length - 1; column >= 0; column -= 1) {
    const each = (one.length - two.length) / (Number(one[column]) - Number(two[column]));
    const end = { column, base: one.length - Number(one[column]) * each, each };
    const counted = records.filter((cells) => cells.length === countedLength(cells, end)).length;
    const isCounted = counted >= records.length * COUNTED_MIN && counted > records.length - others.length;
    if (Number.isInteger(each) && each > 0 && end.base > column && isCounted) return end;
  }
  return 'closed';
}

/** Compares layouts by: more than one cell, a first record of the right width, share of fitting records, number of cells. */
function isBetter(one: CsvLayout, other: CsvLayout): boolean {
  if (one.width > 1 !== other.width > 1) return one.width > 1;
  if (one.isFirstWhole !== other.isFirstWhole) return one.isFirstWhole;
  return one.fittingShare === other.fittingShare
    ? one.width > other.width
    : one.fittingShare > other.fittingShare;
}

/** The number of cells of the first record, unless the most frequent number is greater and the extra cells are not all empty. */
function widthOf(records: readonly (readonly string[])[]): number {
  const first = records[0]?.length ?? 1;
  const counts = new Map<number, number>();
  for (const { length } of records) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [usual = first] = [...counts].sort(([, a], [, b]) => b - a).map(([length]) => length);
  if (usual <= first) return first;
  return records.some((cells) => cells.length === usual && !isBlank(cells.slice(first))) ? usual : first;
}
