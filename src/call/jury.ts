import { foldedText } from '../domain/text-matching.ts';
import { decimalIn } from '../domain/written-number.ts';
import { type Agreement, agreementOf } from './agreement.ts';
import { roundedPoints } from './cutoff-line.ts';
import type { Table } from './table.ts';
import type { CallText } from './texts.ts';

/** One juror's score of one text. */
export interface JuryScore {
  /** `CallText.id`. */
  readonly id: string;
  readonly juror: string;
  readonly score: number;
}

const ID_HEADERS = new Set(['id', 'codigo', 'code', 'ref']);
const JUROR_HEADERS = new Set([
  'juror',
  'jurado',
  'jurada',
  'juez',
  'jueza',
  'judge',
  'reader',
  'evaluador',
  'evaluadora',
]);
const SCORE_HEADERS = new Set(['score', 'puntos', 'puntuacion', 'points', 'nota', 'rating']);
/** A column of a wide table is a juror if more than this share of its filled cells are numbers. */
const NUMBERS_SHARE = 0.5;

/**
 * Reads a jury's table: long, with the columns `id, juror, score`, or wide, with one column of numbers for each juror. Skips
 * cells that are not numbers.
 */
export function readJury(table: Table): JuryScore[] {
  const header = table.header.map(foldedText);
  const find = (words: ReadonlySet<string>) => header.findIndex((cell) => words.has(cell));
  const [juror, score] = [find(JUROR_HEADERS), find(SCORE_HEADERS)];
  const id = Math.max(0, find(ID_HEADERS));
  const scores = (jurorOf: (cells: readonly string[]) => string, column: number) =>
    table.rows.flatMap(({ cells }): JuryScore[] => {
      const value = decimalIn(cells[column] ?? '');
      return value === undefined
        ? []
        : [{ id: (cells[id] ?? '').trim(), juror: jurorOf(cells), score: value }];
    });
  if (juror >= 0 && score >= 0) return scores((cells) => (cells[juror] ?? '').trim(), score);
  return table.header.flatMap((name, column) => {
    const columnScores = column === id ? [] : scores(() => name, column);
    const filled = table.rows.filter(({ cells }) => (cells[column] ?? '').trim() !== '').length;
    return columnScores.length > filled * NUMBERS_SHARE ? columnScores : [];
  });
}

/** How well the orders by model, by length and by each juror agree with the jury. `undefined`: too few texts. */
export interface JuryComparison {
  /** Ids that the jury scored but the table lacks, as written. */
  readonly unknown: readonly string[];
  /** The number of texts with points and with the scores of at least two jurors, or of the only juror. */
  readonly texts: number;
  /** The model's points, against the mean of all jurors. */
  readonly model: Agreement | undefined;
  /** The text's length, against the mean of all jurors. */
  readonly length: Agreement | undefined;
  /** Each juror against the mean of the others; and the model against the same others on the same texts. */
  readonly jurors: readonly {
    readonly juror: string;
    readonly agreement: Agreement | undefined;
    readonly model: Agreement | undefined;
  }[];
}

export type ComparedText = Pick<CallText, 'id' | 'hash' | 'isLeftOut'> & {
  readonly text: { readonly length: number };
};

/**
 * Compares the model's points with a jury's scores. Subtracts each juror's mean first, so that the order does not depend on
 * which texts a strict or a mild juror read.
 * @param pointsOf points of a text by its hash; texts without points are not compared
 */
export function compareWithJury(
  texts: readonly ComparedText[],
  scores: readonly JuryScore[],
  pointsOf: (hash: string) => number | undefined,
): JuryComparison {
  const centred = centredScores(scores);
  const jurors = [...new Set(scores.map(({ juror }) => juror))];
  const jurorsMin = Math.min(2, jurors.length);
  const known = new Set(texts.map(({ id }) => id));
  const seen = new Set<string>();
  const compared = texts.flatMap(({ id, hash, text, isLeftOut }) => {
    const [points, byJuror] = [pointsOf(hash), centred.get(id)];
    if (points === undefined || !byJuror || byJuror.size < jurorsMin || isLeftOut || seen.has(id)) return [];
    seen.add(id);
    return [{ points: roundedPoints(points), length: text.length, byJuror }];
  });
  return {
    unknown: [...centred.keys()].filter((id) => !known.has(id)),
    texts: compared.length,
    model: agreementOf(compared.map(({ points, byJuror }) => [meanWithout(byJuror), points])),
    length: agreementOf(compared.map(({ length, byJuror }) => [meanWithout(byJuror), length])),
    jurors: jurors.map((juror) => {
      const scored = compared.flatMap(({ byJuror, points }) => {
        const score = byJuror.get(juror);
        return score === undefined || byJuror.size === 1
          ? []
          : [{ others: meanWithout(byJuror, juror), score, points }];
      });
      return {
        juror,
        agreement: agreementOf(scored.map(({ others, score }) => [others, score])),
        model: agreementOf(scored.map(({ others, points }) => [others, points])),
      };
    }),
  };
}

/** For each text (by its id) each juror's score less the juror's mean. */
function centredScores(scores: readonly JuryScore[]): Map<string, Map<string, number>> {
  const byText = new Map<string, Map<string, number>>();
  for (const juror of new Set(scores.map((one) => one.juror))) {
    const jurorScores = scores.filter((one) => one.juror === juror);
    const mean = jurorScores.reduce((sum, { score }) => sum + score, 0) / jurorScores.length;
    for (const { id, score } of jurorScores)
      byText.set(id, (byText.get(id) ?? new Map<string, number>()).set(juror, score - mean));
  }
  return byText;
}

/** The mean of all scores of a text, except those of the juror `without`. */
function meanWithout(byJuror: ReadonlyMap<string, number>, without?: string): number {
  const others = [...byJuror].filter(([juror]) => juror !== without);
  return others.reduce((sum, [, score]) => sum + score, 0) / others.length;
}
