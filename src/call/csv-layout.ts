import { scanRecord } from './scan-record.ts';
import type { Separator } from './table.ts';

const SEPARATORS: readonly Separator[] = [',', ';', '\t'];
/** Limits of the sample: records and characters. */
const PREVIEW = 100;
const PREVIEW_LENGTH = 1_000_000;
/** A column is a count if it predicts the length of this share of the records. */
const COUNTED = 0.7;

export interface CsvLayout {
  /** Where the first record begins: after the line `sep=;` of spreadsheets, which is not a row. */
  readonly start: number;
  readonly separator: Separator;
  /** Cells of a record without its open end. */
  readonly width: number;
  readonly end: RecordEnd;
  /** Whether the first record has `width` cells. Prices such as 12,50 can agree on a wrong separator; headers do not. */
  readonly isFirstWhole: boolean;
  /** Share of the first records with `width` cells. */
  readonly agreement: number;
  /** Whether empty lines separate records. */
  readonly hasGaps: boolean;
}

/**
 * Where records end. `open`: the header's last cell is `...`, and records vary in length, as in exports of teams.
 * `CountedEnd`: a column holds a count (of members, say), and the record ends with a fixed number of cells for each.
 */
type RecordEnd = 'closed' | 'open' | CountedEnd;

/** The column with the count, the cells of a record with count 0, and the cells per counted item. */
interface CountedEnd {
  readonly column: number;
  readonly base: number;
  readonly each: number;
}

/** Finds the separator for which the first records agree best on the number of cells. */
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
    const agreement = fitting.length / Math.max(1, records.length);
    const isFirstWhole = end !== 'closed' || records[0]?.length === width;
    return {
      start,
      separator,
      width,
      end,
      isFirstWhole,
      agreement,
      hasGaps: data.slice(0, -1).some(isBlank),
    };
  });
  return layouts.reduce((best, other) => (isBetter(other, best) ? other : best));
}

function firstRecords(text: string, separator: Separator): (readonly string[])[] {
  const records: (readonly string[])[] = [];
  for (let at = 0; at < text.length && records.length < PREVIEW; ) {
    const { cells, length } = scanRecord(text.slice(at), separator);
    records.push(cells);
    at += length;
  }
  return records;
}

/** Whether all cells are empty. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The cells if their number is right, without surplus empty ones. */
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

/** The number of cells that a record's own count predicts. */
const countedLength = (cells: readonly string[], { column, base, each }: CountedEnd) =>
  base + Number(cells[column]) * each;

function endOf([header = [], ...records]: readonly (readonly string[])[]): RecordEnd {
  if (/^(?:\.\.\.|…)$/.test(header.at(-1)?.trim() ?? '')) return 'open';
  const others = records.filter(({ length }) => length !== header.length);
  // Two records of different length give the cells per counted item.
  const [one, two] = [others[0], records.find(({ length }) => length !== others[0]?.length)];
  if (!one || !two) return 'closed';
  for (let column = header.length - 1; column >= 0; column -= 1) {
    const each = (one.length - two.length) / (Number(one[column]) - Number(two[column]));
    const end = { column, base: one.length - Number(one[column]) * each, each };
    const counted = records.filter((cells) => cells.length === countedLength(cells, end)).length;
    const isCounted = counted >= records.length * COUNTED && counted > records.length - others.length;
    if (Number.isInteger(each) && each > 0 && end.base > column && isCounted) return end;
  }
  return 'closed';
}

/** Ranks layouts by: more than one cell, a first record of that width, agreement, number of cells. */
function isBetter(one: CsvLayout, other: CsvLayout): boolean {
  if (one.width > 1 !== other.width > 1) return one.width > 1;
  if (one.isFirstWhole !== other.isFirstWhole) return one.isFirstWhole;
  return one.agreement === other.agreement ? one.width > other.width : one.agreement > other.agreement;
}

/** The number of cells of the first record, unless most records have more that are not empty. */
function widthOf(records: readonly (readonly string[])[]): number {
  const first = records[0]?.length ?? 1;
  const counts = new Map<number, number>();
  for (const { length } of records) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [usual = first] = [...counts].sort(([, a], [, b]) => b - a).map(([length]) => length);
  if (usual <= first) return first;
  return records.some((cells) => cells.length === usual && !isBlank(cells.slice(first))) ? usual : first;
}
