import { foldedText } from '../domain/folded-text.ts';

/** Rows that are compared with the first one. */
const ROWS_COMPARED = 100;
/** A header is a name or a question; a first cell at least this long, and as long as those below it, is a text. */
const TEXT_LENGTH = 60;
/** Values that no header is: numbers, dates, mails, links, telephones. */
const VALUE = /^(?:[-+]?[\d.,/: ()-]*\d[\d.,/: ()%€$-]*|\S+@\S+\.\S+|(?:https?:\/\/|www\.)\S+)$/i;
/** Cells that are only such a word are headers, even beside a column called `1`. */
const HEADER_WORDS = new Set(
  `id codigo code nombre name email mail correo telefono phone idea proyecto project titulo title texto text
  descripcion description problema problem solucion solution equipo team track categoria category fecha date
  respuesta answer pregunta question hash decision note nota juror jurado score puntos puntuacion criterion criterio
  weight peso`.split(/\s+/),
);

/** Whether the first row of a table names its columns. */
export function isHeaderRow(first: readonly string[], others: readonly (readonly string[])[]): boolean {
  const named = first.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (named.some((cell) => HEADER_WORDS.has(foldedText(cell)))) return true;
  const isLikeTexts = first.some((cell, column) => {
    const usual = medianLength(others.slice(0, ROWS_COMPARED).map((cells) => cells[column] ?? ''));
    return cell.length >= TEXT_LENGTH && !/[?:]\s*$/.test(cell) && cell.length >= usual / 2;
  });
  if (isLikeTexts || named.some((cell) => VALUE.test(cell))) return false;
  return named.length > 0 && new Set(named).size === named.length;
}

function medianLength(cells: readonly string[]): number {
  const lengths = cells.map((cell) => cell.length).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? Number.POSITIVE_INFINITY;
}
