/** 73, 73.4, "73", "73%", "73/100", "73 de 100", "73 out of 100", "73 puntos". */
const WRITTEN_SCORE =
  /^(\d{1,3}(?:[.,]\d+)?)\s*(?:%|(?:\/|de|sobre|out of|of)\s*100|puntos|points|pts\.?)?\.?$/i;

/**
 * A score of 0 to 100, rounded. Another scale (7/10, 0.73), words or a number outside is no score: it would be a
 * guess.
 */
export function readScore(raw: unknown): number | undefined {
  const score = typeof raw === 'string' ? writtenScore(raw) : raw;
  if (typeof score !== 'number' || !(score >= 0 && score <= 100)) return undefined;
  // Between 0 and 1 it may be a share of one.
  if (score > 0 && score < 1) return undefined;
  return Math.round(score);
}

function writtenScore(text: string): number | undefined {
  const number = WRITTEN_SCORE.exec(text.replace(/[*_]/g, '').trim())?.[1];
  return number === undefined ? undefined : Number(number.replace(',', '.'));
}
