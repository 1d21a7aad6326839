import type { Language } from '../domain/language.ts';
import type { Report } from '../domain/report.ts';
import { isScoredVerdict } from '../domain/rubric.ts';
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
