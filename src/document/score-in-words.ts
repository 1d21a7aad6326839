import type { Language } from '../domain/idea.ts';
import { type Report, scoreBand } from '../domain/report.ts';
import { isImprovable } from '../domain/rubric.ts';
import { reportMessages } from './report-messages.ts';

/** Band and score of a report, or that it is not scored: for lists, links and sentences. */
export function scoreInWords(
  { verdict, score }: Pick<Report, 'verdict' | 'score'>,
  language: Language,
): string {
  const texts = reportMessages[language];
  return isImprovable(verdict)
    ? `${texts.band[scoreBand(score)]} · ${texts.outOf100(score)}`
    : texts.notScored;
}
