import { type ReactNode, useId } from 'react';
import type { Rating } from '../../analysis/rating.ts';
import { type Report, scoreBand } from '../../analysis/report.ts';
import { RUBRIC } from '../../analysis/rubric.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { changesBetween } from './changes.ts';
import { messages } from './page-messages.ts';
import { reportTexts } from './report-context.ts';
import { stabilityOf } from './stability.ts';
import { useFocusOnAnswer } from './use-focus-on-answer.ts';

/** How sure the score is: asked for, answered in words. */
export function Stability({
  report,
  state,
  failure,
  onCheck,
  onCancel,
}: {
  report: Report;
  state:
    | { status: 'asking' }
    | { status: 'failed' }
    | { status: 'done'; ratings: readonly Rating[] }
    | undefined;
  failure: ReactNode;
  onCheck(): void;
  onCancel(): void;
}) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  const asking = state?.status === 'asking';
  const answer = useFocusOnAnswer<HTMLDivElement>(state?.status === 'done' || state?.status === 'failed');
  return (
    <div
      ref={answer}
      tabIndex={-1}
      lang={language}
      className={state?.status === 'done' ? '' : 'print:hidden'}
    >
      {state?.status !== 'done' && state?.status !== 'failed' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={asking ? onCancel : onCheck}>{asking ? texts.cancel : texts.stability}</Button>
          {asking && <Spinner />}
          {!asking && <p className="text-sm text-muted">{texts.stabilityWhy}</p>}
        </div>
      )}
      {state?.status === 'failed' && failure}
      <div role="status">
        {asking && <p className="mt-2 text-sm text-muted">{texts.stabilityAsking}</p>}
        {state?.status === 'done' && <StabilityInWords report={report} ratings={state.ratings} />}
      </div>
    </div>
  );
}

function StabilityInWords({ report, ratings }: { report: Report; ratings: readonly Rating[] }) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  const { kind, low, high, differing } = stabilityOf(report, ratings);
  return (
    <div className="border-l-4 border-line-strong bg-sunk px-5 py-3.5">
      <p className="font-semibold">{texts[kind](low, high)}</p>
      {differing.length === 0 ? (
        <p>{texts.agreed}</p>
      ) : (
        <>
          <p className="mt-1">{texts.differ}</p>
          <ul className="list-disc pl-5">
            {differing.map(({ axis, levels }) => (
              <li key={axis}>
                {texts.levels(
                  RUBRIC[language][axis].name,
                  levels.map((level) => reportTexts(language).level(level).toLowerCase()),
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What changed on each axis against the report that the visitor set out to improve on. */
export function ChangesSince({ before, after }: { before: Report; after: Report }) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  const headingId = useId();
  const changes = changesBetween(before, after);
  const words = reportTexts(language);
  const inWords = ({ score }: Report) =>
    `${words.band(scoreBand(score)).toLowerCase()}, ${words.outOf100(score)}`;
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
      <p className="mt-1">{texts.changesFrom(inWords(before), inWords(after))}</p>
      {changes && (
        <>
          <ul className="mt-1 list-disc pl-5">
            {changes.changed.map(({ axis, before, after, points }) => (
              <li key={axis}>
                {texts.changed(RUBRIC[language][axis].name, level(before), level(after), points)}
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
