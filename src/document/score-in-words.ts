import type { Language } from '../domain/language.ts';
import type { ArrivedSections, Rating, Report } from '../domain/report.ts';
import { AXES, isScoredVerdict } from '../domain/rubric.ts';
import { scoreBand } from '../domain/score-band.ts';
import { reportMessages } from './report-messages.ts';

/** Band and score of a report, or that the idea is not scored, for lists, links and sentences. */
export function scoreInWords(
  { verdict, score }: Pick<Report, 'verdict' | 'score'>,
  language: Language,
): string {
  const texts = reportMessages[language];
  return isScoredVerdict(verdict)
    ? `${texts.band[scoreBand(score)]} · ${texts.outOf100(score)}`
    : texts.notScored;
}

/**
 * Compares a report's score with further ratings of the same idea; `undefined` without further ratings. `bands` are the
 * bands of the lowest and the highest score, if these differ.
 */
export function stabilityOf(
  { score, scoreBreakdown }: Pick<ArrivedSections, 'score' | 'scoreBreakdown'>,
  ratings: readonly Rating[] = [],
) {
  if (score === undefined || ratings.length === 0) return undefined;
  const scores = [score, ...ratings.map((rating) => rating.score)];
  const low = Math.min(...scores);
  const high = Math.max(...scores);
  const breakdowns = [scoreBreakdown, ...ratings.map((rating) => rating.scoreBreakdown)];
  /** The axes on which the ratings differ. The report's level comes first, if it has one. */
  const differing = AXES.map((axis) => ({
    axis,
    levels: breakdowns.flatMap((breakdown) => breakdown?.find((rating) => rating.axis === axis)?.level ?? []),
  })).filter(({ levels }) => new Set(levels).size > 1);
  const crossed = { low: scoreBand(low), high: scoreBand(high) };
  const bands = crossed.low === crossed.high ? undefined : crossed;
  return { low, high, bands, differing, count: scores.length };
}

export type Stability = NonNullable<ReturnType<typeof stabilityOf>>;

/** The range of several scores, with the bands of the lowest and the highest score if these differ. */
export function rangeInWords({ low, high, bands, count }: Stability, language: Language): string {
  const texts = reportMessages[language];
  const range = texts.range(low, high, count);
  return bands ? `${range}, ${texts.bands(texts.band[bands.low], texts.band[bands.high])}` : range;
}
