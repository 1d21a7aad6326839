/** A score as the model wrote it. */
export interface OwnScore {
  /** 0 to 100, rounded. */
  score: number;
  /** A bare number up to 10: it may be out of 10 as well as out of 100. */
  isInDoubt: boolean;
}

/** "73%", "73/100", "73 de 100", "73 out of 100": the scale is stated. */
const OF_HUNDRED = /^(\d{1,3}(?:[.,]\d+)?)\s*(?:%|(?:\/|de|sobre|out of|of)\s*100)\.?$/i;
/** "73", "73 puntos": it is not. */
const BARE = /^(\d{1,3}(?:[.,]\d+)?)\s*(?:puntos|points|pts\.?)?\.?$/i;

/** Reads a score. Another stated scale (7/10), words or a number outside 0 to 100 are no score: any would be a guess. */
export function readScore(raw: unknown): OwnScore | undefined {
  if (typeof raw === 'number') return bare(raw);
  if (typeof raw !== 'string') return undefined;
  const text = raw.replace(/[*_]/g, '').trim();
  const ofHundred = numberOf(OF_HUNDRED.exec(text)?.[1]);
  if (ofHundred !== undefined)
    return inRange(ofHundred) ? { score: Math.round(ofHundred), isInDoubt: false } : undefined;
  const written = numberOf(BARE.exec(text)?.[1]);
  return written === undefined ? undefined : bare(written);
}

function bare(score: number): OwnScore | undefined {
  // Between 0 and 1 it may be a fraction of one.
  if (!inRange(score) || (score > 0 && score < 1)) return undefined;
  return { score: Math.round(score), isInDoubt: score > 0 && score <= 10 };
}

function inRange(score: number): boolean {
  return score >= 0 && score <= 100;
}

/** A decimal comma may also separate thousands ("1,234"), but scores have no thousands. */
function numberOf(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
}
