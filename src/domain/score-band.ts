/** The bands of the score. Their names are in `document/report-messages.ts`; page, PDF and terminal each colour them. */
export type ScoreBand = 'excellent' | 'good' | 'fair' | 'weak';

/** The lowest score of each band above `weak`. */
export const BAND_LIMITS = { excellent: 85, good: 70, fair: 60 } as const;

export function scoreBand(score: number): ScoreBand {
  if (score >= BAND_LIMITS.excellent) return 'excellent';
  if (score >= BAND_LIMITS.good) return 'good';
  if (score >= BAND_LIMITS.fair) return 'fair';
  return 'weak';
}
