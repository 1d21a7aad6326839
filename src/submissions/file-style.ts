import { type Language, LOCALES } from '../domain/language.ts';
import { type FileWords, fileWords } from './file-wording.ts';
import type { Separator, Table } from './table.ts';

/** The CSV dialect of the organizer's table. A call's files have it too, so that the same spreadsheet opens them. */
export interface FileStyle {
  readonly separator: Separator;
  /** Formats a number with one decimal and the decimal sign of the table. */
  readonly number: (value: number) => string;
  readonly words: FileWords;
}

/** The number of rows in which decimal signs are counted. */
const ROWS_COMPARED = 200;

/** The style of a table's files. If the table has no separator (xlsx file, pasted texts), the language decides. */
export function fileStyle(
  { separator, rows }: Pick<Table, 'separator' | 'rows'>,
  language: Language,
): FileStyle {
  const hasDecimalComma = (0.5).toLocaleString(LOCALES[language]).includes(',');
  const fileSeparator = separator ?? (hasDecimalComma ? ';' : ',');
  const cells = rows.slice(0, ROWS_COMPARED).flatMap((row) => row.cells);
  // Three digits after the sign may be thousands, so they do not count.
  const [points, commas] = [/^-?\d+\.\d{1,2}$/, /^-?\d+,\d{1,2}$/].map(
    (pattern) => cells.filter((cell) => pattern.test(cell.trim())).length,
  ) as [number, number];
  const isComma =
    points === commas
      ? fileSeparator === ';' || (fileSeparator === '\t' && hasDecimalComma)
      : commas > points;
  return {
    separator: fileSeparator,
    number: (value) => value.toFixed(1).replace('.', isComma ? ',' : '.'),
    words: fileWords[language],
  };
}
