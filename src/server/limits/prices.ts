import type { Work } from '../../model/work.ts';

/** An analysis in points, so that the third of an analysis is a whole number too. */
export const ANALYSIS_POINTS = 3;

interface Price {
  /** What a request takes of the limits, the number of requests at once included. */
  points: number;
  /** Whether the client's limits per minute and day apply, besides `DAILY_ANALYSES`. */
  isRated: boolean;
}

export const PRICES: Readonly<Record<Work['kind'], Price>> = {
  analysis: { points: ANALYSIS_POINTS, isRated: true },
  reply: { points: ANALYSIS_POINTS, isRated: true },
  // The page asks for three ratings of an idea, which take about as many tokens as a report.
  rating: { points: ANALYSIS_POINTS / 3, isRated: true },
  // A call has hundreds of texts. A public site that serves calls should require a login.
  reading: { points: ANALYSIS_POINTS, isRated: false },
};
