import { type Language, LOCALES } from '../domain/language.ts';
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

/** A difference in points, e.g. `+4` or `−2`. `Intl` writes a hyphen instead of a minus sign. */
export function withSign(points: number, language: Language): string {
  const options = { signDisplay: 'exceptZero' } as const;
  return points.toLocaleString(LOCALES[language], options).replace('-', '−');
}
