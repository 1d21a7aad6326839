import { type ReactNode, type Ref, useMemo } from 'react';
import { progressOf, sectionsOf } from '../../document/sections.ts';
import { IDEA_MAX_LENGTH, type Language, truncateCodePoints } from '../../domain/idea.ts';
import type { ReportFile, Results } from '../../domain/report-file.ts';
import { isImprovable, RUBRIC_VERSION } from '../../domain/rubric.ts';
import type { Entry, Question, Writing } from '../analysis/state.ts';
import { useLanguage } from '../i18n/language.tsx';
import { History } from './history.tsx';
import { Improve } from './improve.tsx';
import { NextSteps } from './next-steps.tsx';
import { OtherLanguage } from './other-language.tsx';
import { PdfButton } from './pdf-button.tsx';
import { PlanView } from './plan-view.tsx';
import { imprintOf, ReportView } from './report-view.tsx';
import { ResultsForm } from './results-form.tsx';
import { Takeaways } from './takeaways.tsx';
import { ChangesSince, Stability } from './trust.tsx';
import { type LoadPdf, usePreparedPdf } from './use-pdf.ts';
import { useReportTitle } from './use-report-title.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { ConnectButton, EditTextButton } from './worksheet-view.tsx';
import { WritingProgress } from './writing-progress.tsx';

/** What a visitor can do with a report. */
export interface ReportActions {
  unfold(): void;
  look(index: number): void;
  checkStability(): void;
  planValidation(): void;
  note(results: Results): void;
  reassess(results: string): void;
  rewrite(language: Language): void;
  cancel(): void;
  cancelQuestion(kind: Question): void;
  improve(idea: string): void;
  clear(): void;
  /** Opens the settings; absent if the host offers visitors no service of their own. */
  connect: (() => void) | undefined;
}

/**
 * A report with its actions, during and after writing. Both states render the same parts in the same places, disabled
 * during writing, so that nothing moves when the report is complete.
 */
export function ReportScreen({
  entries,
  shown,
  writing,
  analyzing,
  stopped,
  baseline,
  aiGenerated,
  takesMinutes,
  full,
  failures,
  evidence,
  found,
  canSearch,
  loadPdf,
  keeping,
  actions,
  headingRef,
}: {
  entries: readonly Entry[];
  shown: number;
  /** While `analyzing`, the report on the screen; else a rewrite of the shown one in another language. */
  writing: Writing | undefined;
  analyzing: boolean;
  /** Takes the place of the progress after the report was broken off. */
  stopped: ReactNode;
  /** The report that the new one will be compared with. */
  baseline: ReportFile | undefined;
  aiGenerated: boolean;
  takesMinutes: boolean;
  full: boolean;
  /** What to show if a request failed. */
  failures: { rewrite: ReactNode; plan: ReactNode; stability: ReactNode };
  /** Evidence from the web, and the competitors it found. */
  evidence: ReactNode;
  found: ReactNode;
  /** Whether this site's server can search the web for the chosen service. */
  canSearch: boolean;
  loadPdf: LoadPdf;
  /** Parts of the sharing feature: origin, share, save, compare. */
  keeping: { mark: ReactNode; share: ReactNode; save: ReactNode; compare: ReactNode };
  actions: ReportActions;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const { language: pageLanguage } = useLanguage();
  const entry = analyzing ? undefined : entries[shown];
  const file = entry?.file;
  const written = useMemo(() => file && sectionsOf(file.report), [file]);
  usePreparedPdf(file, loadPdf);
  useWakeLock(writing !== undefined && !stopped);
  useReportTitle(file?.meta.aiGenerated ? file.report.projectName : undefined, file?.report.score);
  if (analyzing ? !writing : !file) return null;

  const sections = written ?? writing?.sections ?? {};
  const idea = file?.idea ?? writing?.idea ?? '';
  const language = file?.meta.language ?? writing?.language ?? pageLanguage;
  const byRules = file ? !file.meta.aiGenerated : !aiGenerated;
  const comparedTo = analyzing ? baseline : entry?.comparedTo;
  const improvable = isImprovable(sections.verdict);
  // Rules lay such a text out in no part: there is nothing to keep, only a text to change or a model to ask.
  const isRefused = byRules && !improvable;
  const improve = file && (() => actions.improve(file.idea));
  const other = entries.findIndex((each) => each.file.idea === idea && each.file.meta.language !== language);
  return (
    <div className="flex flex-col">
      {stopped}
      {analyzing && writing && !stopped && (
        <WritingProgress
          aiGenerated={aiGenerated}
          takesMinutes={takesMinutes}
          startedAt={writing.startedAt}
          place={writing.place}
          progress={progressOf(sections)}
          headingRef={headingRef}
          onCancel={actions.cancel}
        />
      )}
      <ReportView
        // Keeps the elements when the report is complete.
        key={analyzing ? entries.length : shown}
        idea={idea}
        sections={sections}
        language={language}
        namesFrom={byRules ? 'rules' : 'model'}
        writing={analyzing && !stopped}
        full={full}
        onUnfold={actions.unfold}
        headingRef={analyzing && !stopped ? undefined : headingRef}
        slots={{
          kicker: (
            <>
              {keeping.mark && <div lang={pageLanguage}>{keeping.mark}</div>}
              <OtherLanguage
                language={language}
                writtenIn={file?.meta.writtenIn}
                rewriting={analyzing ? undefined : writing}
                disabled={analyzing}
                onShow={other === -1 ? undefined : () => actions.look(other)}
                onRewrite={actions.rewrite}
                onCancel={() => actions.cancelQuestion('rewrite')}
              />
              {failures.rewrite}
              {entries.length + Number(analyzing) > 1 && (
                <History
                  files={entries.map((each) => each.file)}
                  shown={shown}
                  writing={analyzing}
                  onLook={actions.look}
                />
              )}
            </>
          ),
          actions: (
            <div lang={pageLanguage} className="flex flex-wrap gap-3 print:hidden">
              {byRules && actions.connect && <ConnectButton onConnect={actions.connect} />}
              {isRefused ? (
                <EditTextButton onEdit={improve} />
              ) : (
                <>
                  <PdfButton file={file} loadPdf={loadPdf} variant={byRules ? 'secondary' : 'primary'} />
                  {keeping.share}
                </>
              )}
            </div>
          ),
          changes: comparedTo && sections.score !== undefined && (
            <ChangesSince
              before={comparedTo}
              after={{
                report: { score: sections.score, scoreBreakdown: sections.scoreBreakdown },
                meta: file?.meta ?? {
                  aiGenerated,
                  service: writing?.service ?? '',
                  model: writing?.model ?? '',
                  rubric: RUBRIC_VERSION,
                },
              }}
            />
          ),
          improve: (
            <Improve
              byRules={byRules}
              onImprove={improve}
              onImproveFromIdea={
                file && (() => actions.improve(truncateCodePoints(file.report.improvedIdea, IDEA_MAX_LENGTH)))
              }
            />
          ),
          // Further ratings would be made by today's rubric.
          stability: (file?.ratings || !file || file.meta.rubric === RUBRIC_VERSION) && (
            <Stability
              report={file?.report}
              ratings={file?.ratings}
              status={entry?.stability?.status}
              failure={failures.stability}
              onCheck={actions.checkStability}
              onCancel={() => actions.cancelQuestion('stability')}
            />
          ),
          evidence: improvable && evidence,
          found,
          plan: improvable && (
            <>
              <PlanView
                plan={file?.plan}
                planning={entry?.planning}
                results={file?.results}
                failure={failures.plan}
                onPlan={file && actions.planValidation}
                onResults={actions.note}
                onCancel={() => actions.cancelQuestion('planning')}
              />
              <ResultsForm file={file} onChange={actions.note} onReassess={actions.reassess} />
            </>
          ),
          take: file && !isRefused && (
            <Takeaways
              file={file}
              loadPdf={loadPdf}
              keep={
                <>
                  {keeping.share}
                  {keeping.save}
                </>
              }
            />
          ),
        }}
        hasEvidence={improvable && (canSearch || file?.evidence !== undefined)}
        imprint={file && imprintOf(file.meta)}
      />
      {file && keeping.compare && (
        <div lang={pageLanguage} className="mt-14 max-w-200">
          {keeping.compare}
        </div>
      )}
      {file && <NextSteps onClear={actions.clear} />}
    </div>
  );
}
