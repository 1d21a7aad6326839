import { useId } from 'react';
import { reportMessages } from '../../document/report-messages.ts';
import { notComparable, type ScoredReport } from '../../domain/comparable.ts';
import type { Language } from '../../domain/idea.ts';
import { type Report, scoreBand } from '../../domain/report.ts';
import { axisPairs, RUBRIC } from '../../domain/rubric.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { pageMessages } from './page-messages.ts';

type Compared = ScoredReport & { report: Pick<Report, 'score'> };

/** What changed on each axis since the earlier report, or why the two reports cannot be compared. */
export function ChangesSince({
  before,
  after,
  language: reportLanguage,
}: {
  before: Compared;
  after: Compared;
  /** Language of the later report. */
  language: Language;
}) {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const headingId = useId();
  const reportTexts = useMessages(reportMessages);
  const reason = notComparable(before, after);
  const inWords = ({ report: { score } }: Compared) =>
    `${reportTexts.band[scoreBand(score)].toLowerCase()}, ${reportTexts.outOf100(score)}`;
  const pairs = reason ? [] : axisPairs(before.report.scoreBreakdown, after.report.scoreBreakdown);
  const unchanged = pairs.filter(({ points }) => points === 0);
  return (
    <section
      lang={language}
      aria-labelledby={headingId}
      className="border-l-4 border-ember bg-ember-soft px-5 py-4"
    >
      <h2 id={headingId} className="font-display text-xl">
        {texts.changes}
      </h2>
      <p className="mt-1">
        {reason ? reportTexts.notComparable[reason] : texts.changesFrom(inWords(before), inWords(after))}
      </p>
      <ul className="mt-1 list-disc pl-5 empty:hidden">
        {pairs.map(({ axis, one: ratingBefore, other: ratingAfter, points }) =>
          ratingBefore && ratingAfter && points ? (
            <li key={axis}>
              {texts.changed(
                RUBRIC[language][axis].name,
                reportTexts.level[ratingBefore.level].toLowerCase(),
                reportTexts.level[ratingAfter.level].toLowerCase(),
                points,
              )}
              <span lang={reportLanguage} dir="auto" className="block text-sm">
                {ratingAfter.reason}
              </span>
            </li>
          ) : null,
        )}
      </ul>
      {unchanged.length > 0 && (
        <p className="mt-1 text-muted">
          {texts.unchanged(unchanged.map(({ axis }) => RUBRIC[language][axis].name))}
        </p>
      )}
    </section>
  );
}
