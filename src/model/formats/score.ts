/** A score as the model wrote it. */
export interface OwnScore {
  /** 0 to 100, rounded. */
  score: number;
  /** A bare number up to 10: it may be out of 10 as well as out of 100. */
  isInDoubt: boolean;
}

/** "73", "73 puntos"; "73%", "73/100", "73 de 100", "73 out of 100", which state the scale. A decimal comma is one. */
const SCORE = /^(\d{1,3}(?:[.,]\d+)?)\s*(?:(%|(?:\/|de|sobre|out of|of)\s*100)|puntos|points|pts\.?)?\.?$/i;

/** Reads a score. Another stated scale (7/10), words or a number outside 0 to 100 are no score: any would be a guess. */
export function readScore(raw: unknown): OwnScore | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined;
  const [, digits, scale] = SCORE.exec(`${raw}`.replace(/[*_]/g, '').trim()) ?? [];
  const score = digits === undefined ? Number.NaN : Number(digits.replace(',', '.'));
  // Without a scale, between 0 and 1 it may be a fraction of one.
  if (!(score >= 0 && score <= 100) || (!scale && score > 0 && score < 1)) return undefined;
  return { score: Math.round(score), isInDoubt: !scale && score > 0 && score <= 10 };
}
