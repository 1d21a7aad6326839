import { type ReactNode, type Ref, useId } from 'react';
import { headline } from '../../document/headline.ts';
import { Pending } from './pending.tsx';
import { useReport } from './report-context.ts';
import { ScoreCard } from './score-card.tsx';

/** The top of a report: name, headline and interpretation; beside them the score. */
export function ReportTop({
  kicker,
  actions,
  headingRef,
}: {
  kicker: ReactNode;
  actions: ReactNode;
  headingRef: Ref<HTMLHeadingElement> | undefined;
}) {
  const { sections, texts } = useReport();
  const { projectName, interpretation } = sections;
  const interpretationId = useId();
  const name = projectName ?? <Pending lines={1} className="h-[1.15em] w-48 max-w-full" />;
  const nameClass = 'font-display text-3xl wrap-anywhere';
  return (
    <header className="gap-x-16 gap-y-8 border-b-2 border-ink pb-8 lg:grid lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="grid grid-cols-1 content-start gap-5">
        {kicker}
        {headingRef ? (
          <h1 ref={headingRef} tabIndex={-1} dir="auto" className={nameClass}>
            {name}
          </h1>
        ) : (
          <p dir="auto" className={nameClass}>
            {name}
          </p>
        )}
        <HeadlineText />
        {actions}
        <section id="interpretation" aria-labelledby={interpretationId} className="scroll-mt-20">
          <h2 id={interpretationId} className="text-sm font-normal text-muted">
            {texts.interpretation}
          </h2>
          {interpretation === undefined ? (
            <Pending lines={4} />
          ) : (
            <p dir="auto" className="mt-1 max-w-measure whitespace-pre-line">
              {interpretation}
            </p>
          )}
        </section>
      </div>
      <ScoreCard />
    </header>
  );
}

function HeadlineText() {
  const { sections, texts, language, writing } = useReport();
  const line = headline(sections, language);
  if (!line) return writing ? <Pending lines={2} className="min-h-20" /> : null;
  const capped = sections.verdict !== undefined && sections.verdict !== 'judged';
  return (
    <p
      className={`min-h-20 max-w-measure text-lg ${capped ? 'border-l-4 border-danger bg-danger-soft px-4 py-3' : ''}`}
    >
      {line.why}
      {line.first !== undefined && (
        <>
          {' '}
          <b className="font-semibold text-ember">{texts.first}</b> <span dir="auto">{line.first}</span>
        </>
      )}
    </p>
  );
}
