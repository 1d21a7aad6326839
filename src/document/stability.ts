import type { Language } from '../domain/idea.ts';
import type { Rating } from '../domain/rating.ts';
import type { Report } from '../domain/report.ts';
import { AXES, type Axis, type Level, RUBRIC } from '../domain/rubric.ts';
import { messagesIn } from './messages.ts';
import { messages } from './report-messages.ts';

/** Points between the lowest and the highest score within which a score is very, or fairly, stable. */
const VERY_STABLE = 5;
const FAIRLY_STABLE = 12;

export interface StabilityResult {
  kind: 'stable' | 'fairlyStable' | 'unstable';
  low: number;
  high: number;
  /** The axes on which the ratings differ, each with its levels: the report's first, where it has one. */
  differing: { axis: Axis; levels: Level[] }[];
}

/** How far a report's score holds against further ratings of the same idea. */
export function stabilityOf(
  report: Pick<Report, 'score' | 'scoreBreakdown'>,
  ratings: readonly Rating[],
): StabilityResult {
  const scores = [report.score, ...ratings.map(({ score }) => score)];
  const low = Math.min(...scores);
  const high = Math.max(...scores);
  const breakdowns = [report.scoreBreakdown, ...ratings.map(({ scoreBreakdown }) => scoreBreakdown)];
  const differing = AXES.map((axis) => ({
    axis,
    levels: breakdowns.flatMap((breakdown) => breakdown?.find((rating) => rating.axis === axis)?.level ?? []),
  })).filter(({ levels }) => new Set(levels).size > 1);
  const spread = high - low;
  const kind = spread <= VERY_STABLE ? 'stable' : spread <= FAIRLY_STABLE ? 'fairlyStable' : 'unstable';
  return { kind, low, high, differing };
}

/** How stable a score is, for people: the range, whether the ratings agree, and a line for each axis where not. */
export function stabilityInWords(report: Report, ratings: readonly Rating[], language: Language) {
  const texts = messagesIn(messages, language);
  const { kind, low, high, differing } = stabilityOf(report, ratings);
  return {
    range: texts[kind](low, high),
    agreement: differing.length === 0 ? texts.agreed : texts.differ,
    axes: differing.map(({ axis, levels }) =>
      texts.levels(
        RUBRIC[language][axis].name,
        levels.map((level) => texts.level(level).toLowerCase()),
      ),
    ),
  };
}
