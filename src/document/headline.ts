import type { Language } from '../domain/language.ts';
import type { ArrivedSections } from '../domain/report.ts';
import {
  AXIS_WEIGHTS,
  type AxisRating,
  axisPoints,
  isImprovable,
  type Level,
  largestGains,
  RUBRIC,
} from '../domain/rubric.ts';
import { reportMessages } from './report-messages.ts';

/** The largest number of strong axes, and of weak axes, that the sentence names. */
const NAMED_AXES = 2;
/** Levels up to the middle are no strength. */
const MIDDLE = 3;

/**
 * Sums a report up from its ratings: the reason for the score, and the first thing to do, unless no level can rise or the
 * verdict forbids advice.
 * @param thisWeek the plan's step of this week, which then comes first
 * @returns `undefined` until the ratings, or a verdict that needs none, have arrived
 */
export function headline(
  sections: ArrivedSections,
  language: Language,
  thisWeek?: string,
): { why: string; first: string | undefined } | undefined {
  const { scoreBreakdown, verdict = 'judged' } = sections;
  const texts = reportMessages[language];
  const raise = isImprovable(verdict) ? largestGains(scoreBreakdown ?? [])[0]?.raise : undefined;
  const step = thisWeek ?? raise;
  const first = step && continued(step);
  if (verdict !== 'judged') return { why: texts.verdict[verdict], first };
  if (!scoreBreakdown) return undefined;
  const names = (ratings: readonly AxisRating[]) =>
    ratings.slice(0, NAMED_AXES).map(({ axis }) => RUBRIC[language][axis].name.toLowerCase());
  const earned = ({ axis, level }: AxisRating) => axisPoints(axis, level);
  const lost = (rating: AxisRating) => AXIS_WEIGHTS[rating.axis] - earned(rating);
  const levels = scoreBreakdown.map(({ level }) => level);
  const highest = Math.max(...levels) as Level;
  if (levels.every((level) => level === highest)) {
    return { why: texts.whyEqual(texts.level[highest].toLowerCase()), first };
  }
  const losing = scoreBreakdown
    .filter(({ level }) => level < highest)
    .sort((a, b) => lost(b) - lost(a))
    .slice(0, NAMED_AXES);
  // A strong axis is above every weak one that is named: otherwise the sentence would contradict itself.
  const floor = Math.max(MIDDLE, ...losing.map(({ level }) => level));
  const best = scoreBreakdown
    .filter(({ level }) => level > floor)
    .sort((a, b) => b.level - a.level || earned(b) - earned(a));
  return { why: texts.why(names(best), names(losing)), first };
}

/** A sentence after a colon: its first letter is small, unless it begins a name in capitals. */
function continued(sentence: string): string {
  return /^\p{Lu}\p{Ll}/u.test(sentence) ? sentence[0]?.toLowerCase() + sentence.slice(1) : sentence;
}
