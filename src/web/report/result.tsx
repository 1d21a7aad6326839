import { type ReactNode, type Ref, useMemo } from 'react';
import { CHAPTERS } from '../../document/chapters.ts';
import { progressOf, sectionsOf } from '../../document/sections.ts';
import { IDEA_MAX_LENGTH, type Language, truncateCodePoints } from '../../domain/idea.ts';
import type { Plan } from '../../domain/plan.ts';
import type { ArrivedSections } from '../../domain/report.ts';
import { scoreBand } from '../../domain/report.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { isImprovable } from '../../domain/rubric.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { messages } from './page-messages.ts';
import { PlanView } from './plan-view.tsx';
import { reportTexts } from './report-context.ts';
import { imprintOf, ReportView } from './report-view.tsx';
import { type PdfMaker, Takeaways } from './takeaways.tsx';
import { ChangesSince, Stability } from './trust.tsx';

/** One of this tab's reports and what was asked about it. */
export interface ResultEntry {
  file: ReportFile;
  comparedTo: ReportFile | undefined;
  planning: { status: 'asking' | 'failed'; arrived: Partial<Plan> } | undefined;
  stability: { status: 'asking' | 'failed' } | undefined;
}

/** What a visitor can do with a report. */
export interface ResultActions {
  unfold(): void;
  look(index: number): void;
  checkStability(): void;
  planValidation(): void;
  rewrite(language: Language): void;
  cancelRewrite(): void;
  cancelQuestion(kind: 'plan' | 'stability'): void;
  improve(idea: string): void;
  clear(): void;
}

/** A finished report with everything that can be done next. */
export function Result({
  entries,
  shown,
  full,
  rewriting,
  failures,
  siteUrl,
  loadPdf,
  actions,
  headingRef,
}: {
  entries: readonly ResultEntry[];
  shown: number;
  full: boolean;
  /** The same idea on its way in the other language. */
  rewriting: { language: Language; sections: ArrivedSections } | undefined;
  /** What to show where asking failed; made outside, where failures are explained. */
  failures: { rewrite: ReactNode; plan: ReactNode; stability: ReactNode };
  siteUrl: string;
  loadPdf(): Promise<PdfMaker>;
  actions: ResultActions;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const entry = entries[shown];
  const shownReport = entry?.file.report;
  const sections = useMemo(() => (shownReport ? sectionsOf(shownReport) : {}), [shownReport]);
  if (!entry) return null;
  const { file, comparedTo } = entry;
  const { report, meta, idea } = file;
  const improvable = isImprovable(report.verdict);
  return (
    <>
      <ReportView
        idea={idea}
        sections={sections}
        language={meta.language}
        namesFrom={meta.aiGenerated ? 'model' : 'rules'}
        full={full}
        onUnfold={actions.unfold}
        heading
        headingRef={headingRef}
        lead={
          <div className="grid grid-cols-1 gap-3 print:hidden">
            <OtherLanguage language={meta.language} rewriting={rewriting} actions={actions} />
            {failures.rewrite}
            {entries.length > 1 && <History entries={entries} shown={shown} onLook={actions.look} />}
          </div>
        }
        belowScore={
          <>
            {comparedTo && <ChangesSince before={comparedTo.report} after={report} />}
            <Stability
              report={report}
              ratings={file.ratings}
              status={entry.stability?.status}
              failure={failures.stability}
              onCheck={actions.checkStability}
              onCancel={() => actions.cancelQuestion('stability')}
            />
          </>
        }
        after={
          <>
            {improvable && (
              <PlanView
                plan={file.plan}
                planning={entry.planning}
                failure={failures.plan}
                onPlan={actions.planValidation}
                onCancel={() => actions.cancelQuestion('plan')}
                number={CHAPTERS.length + 1}
              />
            )}
            <Takeaways
              file={file}
              siteUrl={siteUrl}
              loadPdf={loadPdf}
              number={CHAPTERS.length + (improvable ? 2 : 1)}
            />
          </>
        }
        afterParts={improvable ? ['plan', 'take'] : ['take']}
        imprint={imprintOf(meta)}
      />
      <Next file={file} actions={actions} />
    </>
  );
}

function OtherLanguage({
  language,
  rewriting,
  actions,
}: {
  language: Language;
  rewriting: { language: Language; sections: ArrivedSections } | undefined;
  actions: ResultActions;
}) {
  const texts = useMessages(messages);
  const { language: pageLanguage } = useLanguage();
  const other = language === 'es' ? 'en' : 'es';
  const progress = rewriting && progressOf(rewriting.sections);
  return (
    <div lang={pageLanguage} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <p role="status" className="flex items-center gap-2">
        {rewriting && progress ? (
          <>
            <Spinner className="size-4" />
            {texts.writingIn(rewriting.language)}
          </>
        ) : (
          texts.writtenIn(language)
        )}
      </p>
      {progress && <p className="tabular-nums">{texts.done(progress.done, progress.all)}</p>}
      <Button
        variant="quiet"
        className="-ml-3 text-sm"
        onClick={rewriting ? actions.cancelRewrite : () => actions.rewrite(other)}
      >
        {rewriting ? texts.cancel : texts.writeIn(other)}
      </Button>
    </div>
  );
}

/** The tab's reports, to look back at. */
function History({
  entries,
  shown,
  onLook,
}: {
  entries: readonly ResultEntry[];
  shown: number;
  onLook(index: number): void;
}) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  const words = reportTexts(language);
  return (
    <nav lang={language} aria-label={texts.reports} className="text-sm">
      <p className="text-muted">{texts.reports}</p>
      <ol className="mt-1.5 flex flex-wrap gap-2">
        {entries.map(({ file: { report, meta } }, index) => (
          <li key={meta.generatedAt + String(index)} className="max-w-full wrap-anywhere">
            <button
              type="button"
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => onLook(index)}
              className="flex min-h-9 max-w-full cursor-pointer flex-wrap items-center gap-x-2 rounded-control border border-line-strong px-3 py-1 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              <span className="sr-only">{texts.report(index + 1)}:</span>
              <span lang={meta.language} className="font-semibold">
                {report.projectName}
              </span>
              {words.band(scoreBand(report.score))} {report.score}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Next({ file, actions }: { file: ReportFile; actions: ResultActions }) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  const improved = truncateCodePoints(file.report.improvedIdea, IDEA_MAX_LENGTH);
  return (
    <div
      lang={language}
      className="mt-14 grid max-w-200 grid-cols-1 gap-px border-y-2 border-ink bg-line print:hidden"
    >
      <section className="bg-paper py-7">
        <h2 className="font-display text-2xl">{texts.improveTitle}</h2>
        <p className="mt-2 max-w-measure">{texts.improveWhy}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => actions.improve(file.idea)}>{texts.improve}</Button>
          {isImprovable(file.report.verdict) && (
            <Button variant="quiet" onClick={() => actions.improve(improved)}>
              {texts.improveFromIdea}
            </Button>
          )}
        </div>
      </section>
      <section className="bg-paper py-7">
        <h2 className="font-display text-2xl">{texts.another}</h2>
        <Button className="mt-4" onClick={actions.clear}>
          {texts.anotherButton}
        </Button>
      </section>
    </div>
  );
}
