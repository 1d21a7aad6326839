import { type ReactNode, useId } from 'react';
import { stabilityInWords } from '../../document/stability.ts';
import { notComparable, type ScoredReport } from '../../domain/comparable.ts';
import type { Rating } from '../../domain/rating.ts';
import { type Report, scoreBand } from '../../domain/report.ts';
import { RUBRIC } from '../../domain/rubric.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { changesBetween, type Scored } from './changes.ts';
import { messages } from './page-messages.ts';
import { reportTexts, useReport } from './report-context.ts';
import { useFocusOnAnswer } from './use-focus-on-answer.ts';

/** The stability of the score, from two more ratings on request. */
export function Stability({
  report,
  ratings,
  status,
  failure,
  onCheck,
  onCancel,
}: {
  /** `undefined` while the report is being written. */
  report: Report | undefined;
  ratings: readonly Rating[] | undefined;
  status: 'asking' | 'failed' | undefined;
  failure: ReactNode;
  onCheck(): void;
  onCancel(): void;
}) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  const asking = status === 'asking';
  const failed = status === 'failed';
  const answer = useFocusOnAnswer<HTMLDivElement>(ratings !== undefined || failed);
  return (
    <div ref={answer} tabIndex={-1} lang={language} className={ratings ? '' : 'print:hidden'}>
      {!ratings && !failed && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={asking ? onCancel : onCheck} disabled={!report}>
            {asking ? texts.cancel : texts.stability}
          </Button>
          {asking && <Spinner />}
          {!asking && <p className="text-sm text-muted">{texts.stabilityWhy}</p>}
        </div>
      )}
      {failed && failure}
      <div role="status">
        {asking && <p className="mt-2 text-sm text-muted">{texts.stabilityAsking}</p>}
        {report && ratings && <StabilityInWords report={report} ratings={ratings} />}
      </div>
    </div>
  );
}

type Compared = ScoredReport & { report: Scored };

function StabilityInWords({ report, ratings }: { report: Report; ratings: readonly Rating[] }) {
  const { language } = useLanguage();
  const { range, agreement, axes } = stabilityInWords(report, ratings, language);
  return (
    <div className="border-l-4 border-line-strong bg-sunk px-5 py-3.5">
      <p className="font-semibold">{range}</p>
      <p className="mt-1">{agreement}</p>
      {axes.length > 0 && (
        <ul className="list-disc pl-5">
          {axes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What changed on each axis since the earlier report, or why the two cannot be compared. */
export function ChangesSince({ before, after }: { before: Compared; after: Compared }) {
  const texts = useMessages(messages);
  const { language: reportLanguage } = useReport();
  const { language } = useLanguage();
  const headingId = useId();
  const reason = notComparable(before, after);
  const changes = reason ? undefined : changesBetween(before.report, after.report);
  const words = reportTexts(language);
  const inWords = ({ score }: Scored) =>
    `${words.band(scoreBand(score)).toLowerCase()}, ${words.outOf100(score)}`;
  // A worksheet judges nothing: a first report is all there is to say.
  if (reason === 'rules') return null;
  const level = (value: Parameters<typeof words.level>[0]) => words.level(value).toLowerCase();
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
          ? words.notComparable(reason)
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
