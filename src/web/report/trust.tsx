import { useId } from 'react';
import { notComparable, type ScoredReport } from '../../domain/comparable.ts';
import type { Language } from '../../domain/idea.ts';
import { scoreBand } from '../../domain/report.ts';
import { type Level, RUBRIC } from '../../domain/rubric.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { FailureNotice } from '../analysis/failure-notice.tsx';
import { cancelRequest, checkStability } from '../analysis/report-requests.ts';
import type { Entry } from '../analysis/state.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { changesBetween, type Scored } from './changes.ts';
import { pageMessages } from './page-messages.ts';
import { reportTexts } from './report-context.ts';
import { useFocusOnAnswer } from './use-focus-on-answer.ts';

/** Asks for two more ratings. What they say is part of the report. */
export function MoreRatings({ entry: { file, stability } }: { entry: Entry }) {
  const analysis = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const hasRatings = file.ratings !== undefined;
  const asking = stability?.status === 'asking';
  const failed = stability?.status === 'failed';
  const request = () => void checkStability(analysis);
  const answer = useFocusOnAnswer<HTMLDivElement>(hasRatings || failed);
  return (
    <div ref={answer} tabIndex={-1} lang={language} className="print:hidden">
      {!hasRatings && !failed && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={asking ? () => cancelRequest(analysis.store, 'stability') : request}>
            {asking ? texts.cancel : texts.stability}
          </Button>
          {asking && <Spinner />}
          {!asking && <p className="text-sm text-muted">{texts.stabilityWhy}</p>}
        </div>
      )}
      {failed && <FailureNotice failure={stability.failure} onRetry={request} />}
      <p role="status" className={asking ? 'mt-2 text-sm text-muted' : 'sr-only'}>
        {asking && texts.stabilityAsking}
        {hasRatings && texts.stabilityReady}
      </p>
    </div>
  );
}

type Compared = ScoredReport & { report: Scored };

/** What changed on each axis since the earlier report, or why the two cannot be compared. */
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
  const reason = notComparable(before, after);
  const changes = reason ? undefined : changesBetween(before.report, after.report);
  const words = reportTexts(language);
  const inWords = ({ score }: Scored) =>
    `${words.band[scoreBand(score)].toLowerCase()}, ${words.outOf100(score)}`;
  // A worksheet judges nothing: a first report is all there is to say.
  if (reason === 'rules') return null;
  const level = (value: Level) => words.level[value].toLowerCase();
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
        {reason
          ? words.notComparable[reason]
          : texts.changesFrom(inWords(before.report), inWords(after.report))}
      </p>
      {changes && (
        <>
          <ul className="mt-1 list-disc pl-5">
            {changes.changed.map(({ axis, before, after, points, reason }) => (
              <li key={axis}>
                {texts.changed(RUBRIC[language][axis].name, level(before), level(after), points)}
                <span lang={reportLanguage} dir="auto" className="block text-sm">
                  {reason}
                </span>
              </li>
            ))}
          </ul>
          {changes.unchanged.length > 0 && (
            <p className="mt-1 text-muted">
              {texts.unchanged(changes.unchanged.map((axis) => RUBRIC[language][axis].name))}
            </p>
          )}
        </>
      )}
    </section>
  );
}
