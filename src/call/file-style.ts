import type { Language } from '../domain/language.ts';
import { type FileWords, fileWords } from './file-words.ts';
import type { Separator, Table } from './table.ts';

/** The CSV dialect of a call's files: that of the organizer's table, so that the same spreadsheet opens them. */
export interface FileStyle {
  readonly separator: Separator;
  /** A number with so many decimals, with the decimal sign of the table. */
  readonly number: (value: number, decimals?: number) => string;
  readonly words: FileWords;
}

const SEPARATORS: Readonly<Record<Language, Separator>> = { es: ';', en: ',' };
const DECIMAL_SIGNS: Readonly<Record<Language, string>> = { es: ',', en: '.' };
/** Rows searched for numbers. */
const ROWS_COMPARED = 200;

/** @param table from xlsx or pasted texts it has no separator; then the language decides */
export function fileStyle(
  { separator, rows }: Pick<Table, 'separator' | 'rows'>,
  language: Language,
): FileStyle {
  const own = separator ?? SEPARATORS[language];
  const cells = rows.slice(0, ROWS_COMPARED).flatMap((row) => row.cells);
  // Three digits after the sign may be thousands.
  const [points, commas] = [/^-?\d+\.\d{1,2}$/, /^-?\d+,\d{1,2}$/].map(
    (pattern) => cells.filter((cell) => pattern.test(cell.trim())).length,
  ) as [number, number];
  const isComma =
    points === commas ? own === ';' || (own === '\t' && DECIMAL_SIGNS[language] === ',') : commas > points;
  return {
    separator: own,
    number: (value, decimals = 1) => value.toFixed(decimals).replace('.', isComma ? ',' : '.'),
    words: fileWords[language],
  };
}
