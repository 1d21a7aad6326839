import type Papa from 'papaparse';
import type { Separator } from './table.ts';

const SEPARATORS: readonly Separator[] = [',', ';', '\t'];
/** What is looked at: records, in so many characters. */
const PREVIEW = 100;
const PREVIEW_LENGTH = 1_000_000;
/** Share of the records whose last column has to count the cells that follow. */
const COUNTED = 0.7;

export interface CsvLayout {
  /** Where the first record begins: after a line `sep=;`, which spreadsheets write and do not count as a row. */
  readonly start: number;
  readonly separator: Separator;
  /** Cells of a record, those of an open end aside. */
  readonly width: number;
  readonly end: RecordEnd;
  /** Share of the first records that have this many. */
  readonly agreement: number;
  /** Whether empty lines stand between records. */
  readonly hasGaps: boolean;
}

/**
 * Where records end. `open`: the header's last cell is `...`, and records go on or stop earlier, as exports of teams do.
 * A number: the last column is a count (of members, say), and that many cells follow for each.
 */
type RecordEnd = 'closed' | 'open' | number;

/** Finds the separator with which the first records of a CSV file agree best on a number of cells. */
export function csvLayout(papa: typeof Papa, text: string): CsvLayout {
  const named = text.match(/^sep=([,;\t])\n/i);
  const start = named?.[0].length ?? 0;
  const separators = SEPARATORS.filter((separator) => named === null || separator === named[1]);
  const layouts = separators.map((separator): CsvLayout => {
    const { data } = papa.parse<string[]>(text.slice(start, start + PREVIEW_LENGTH), {
      delimiter: separator,
      newline: '\n',
      preview: PREVIEW,
    });
    const records = data.filter((cells) => !isBlank(cells));
    const end = endOf(records);
    const width = end === 'closed' ? widthOf(records) : (records[0]?.length ?? 1);
    const fitting = records.filter((cells) => fittedCells(cells, { width, end }));
    const agreement = fitting.length / Math.max(1, records.length);
    return { start, separator, width, end, agreement, hasGaps: data.slice(0, -1).some(isBlank) };
  });
  return layouts.reduce((best, other) => (isBetter(other, best) ? other : best));
}

/** Whether all cells are empty. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The cells, if there are as many as there should be; empty ones beyond are dropped. */
export function fittedCells(
  cells: readonly string[],
  { width, end }: Pick<CsvLayout, 'width' | 'end'>,
): readonly string[] | undefined {
  if (end === 'open') return cells.length * 2 >= width ? cells : undefined;
  if (cells.length < width) return undefined;
  const count = end === 'closed' ? 0 : Number(cells[width - 1]) * end;
  if (cells.length === width + count) return cells;
  return isBlank(cells.slice(width)) ? cells.slice(0, width) : undefined;
}

function endOf([header = [], ...records]: readonly string[][]): RecordEnd {
  if (/^(?:\.\.\.|…)$/.test(header.at(-1)?.trim() ?? '')) return 'open';
  const width = header.length;
  const longer = records.find(({ length }) => length > width);
  const each = longer ? (longer.length - width) / Number(longer[width - 1]) : 0;
  const counted = records.filter((cells) => cells.length === width + Number(cells[width - 1]) * each);
  const isCounted = Number.isInteger(each) && counted.length >= records.length * COUNTED;
  return each > 0 && isCounted ? each : 'closed';
}

/** More than one cell is better than one; then agreement; then the number of cells. */
function isBetter(one: CsvLayout, other: CsvLayout): boolean {
  if (one.width > 1 !== other.width > 1) return one.width > 1;
  return one.agreement === other.agreement ? one.width > other.width : one.agreement > other.agreement;
}

/** The number of cells of the first record, unless most records have more and something in them. */
function widthOf(records: readonly string[][]): number {
  const first = records[0]?.length ?? 1;
  const counts = new Map<number, number>();
  for (const { length } of records) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [usual = first] = [...counts].sort(([, a], [, b]) => b - a).map(([length]) => length);
  if (usual <= first) return first;
  return records.some((cells) => cells.length === usual && !isBlank(cells.slice(first))) ? usual : first;
}
