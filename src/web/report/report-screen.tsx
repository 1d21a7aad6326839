import { type ReactNode, type Ref, useMemo } from 'react';
import { contentOf, type ReportContent } from '../../document/content.ts';
import { messages as evidenceMessages } from '../../document/evidence-messages.ts';
import { messagesIn } from '../../document/messages.ts';
import { worksheetMessages } from '../../document/worksheet.ts';
import type { Language } from '../../domain/idea.ts';
import type { ReportFile, Results } from '../../domain/report-file.ts';
import { isImprovable, RUBRIC_VERSION } from '../../domain/rubric.ts';
import type { Entry, Question, Writing } from '../analysis/state.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { History } from './history.tsx';
import { Improve } from './improve.tsx';
import { improvedText } from './improved-text.ts';
import { NextSteps } from './next-steps.tsx';
import { OtherLanguage } from './other-language.tsx';
import { messages } from './page-messages.ts';
import { PdfButton } from './pdf-button.tsx';
import { PlanControls } from './plan-controls.tsx';
import { reportTexts } from './report-context.ts';
import { type Controls, ReportView } from './report-view.tsx';
import { ExperimentResult, ResultsForm } from './results-form.tsx';
import { Takeaways } from './takeaways.tsx';
import { ChangesSince, MoreRatings } from './trust.tsx';
import { type LoadPdf, usePdf } from './use-pdf.ts';
import { useReportTitle } from './use-report-title.ts';
import { useWakeLock } from './use-wake-lock.ts';
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

/** A report with its actions, during and after writing. Actions appear when they work, in room kept for them. */
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
  stopped?: ReactNode;
  /** The report that the new one will be compared with. */
  baseline: ReportFile | undefined;
  aiGenerated: boolean;
  takesMinutes: boolean | undefined;
  full: boolean;
  /** What to show if a request failed. */
  failures: { rewrite: ReactNode; plan: ReactNode; stability: ReactNode };
  /** The search for evidence from the web, or why there is none. */
  evidence: ReactNode;
  /** Whether this site's server can search the web for the chosen service. */
  canSearch: boolean;
  loadPdf: LoadPdf;
  /** Parts of the sharing feature: origin, share, save, compare. */
  keeping: { mark: ReactNode; share: ReactNode; save: ReactNode; compare: ReactNode };
  actions: ReportActions;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const { language: pageLanguage } = useLanguage();
  const page = useMessages(messages);
  const entry = analyzing ? undefined : entries[shown];
  const file = entry?.file;
  const content = useMemo(
    () =>
      entry
        ? entryContent(entry)
        : analyzing && writing
          ? writingContent(writing, aiGenerated, stopped !== undefined)
          : undefined,
    [entry, analyzing, writing, aiGenerated, stopped],
  );
  const pdf = usePdf({ file, opened: entry?.origin !== undefined, loadPdf });
  useWakeLock(writing !== undefined && !stopped);
  useReportTitle(file?.meta.aiGenerated ? file.report.projectName : undefined, file?.report.score);
  if (!content) return null;

  const { idea, language, sections } = content;
  const byRules = content.author === 'rules';
  const comparedTo = analyzing ? baseline : entry?.comparedTo;
  const improvable = isImprovable(sections.verdict);
  // Rules lay such a text out in no part: there is nothing to keep, only a text to change or a model to ask.
  const isRefused = byRules && !improvable;
  const other = entries.findIndex((each) => each.file.idea === idea && each.file.meta.language !== language);
  // At the top where the page is in another language than its report, else at the end.
  const isOtherLanguage = pageLanguage !== language || file?.meta.writtenIn !== undefined;
  const controls = file ? controlsOf(file) : [];
  return (
    <div className="flex flex-col">
      {stopped}
      {analyzing && writing && !stopped && (
        <WritingProgress
          aiGenerated={aiGenerated}
          takesMinutes={takesMinutes}
          startedAt={writing.startedAt}
          place={writing.place}
          content={content}
          headingRef={headingRef}
          onCancel={actions.cancel}
        />
      )}
      <ReportView
        // Keeps the elements when the report is complete.
        key={analyzing ? entries.length : shown}
        content={content}
        full={full}
        onUnfold={actions.unfold}
        headingRef={analyzing && !stopped ? undefined : headingRef}
        kicker={
          <>
            {keeping.mark && <div lang={pageLanguage}>{keeping.mark}</div>}
            {file && isOtherLanguage && otherLanguage(file)}
            {entries.length + Number(analyzing) > 1 && (
              <History
                files={entries.map((each) => each.file)}
                shown={shown}
                writing={analyzing}
                onLook={actions.look}
              />
            )}
          </>
        }
        actions={
          // Keeps the room of the buttons while the report is written, so that nothing moves when they appear.
          <div
            lang={pageLanguage}
            className="flex min-h-26 flex-wrap content-start gap-3 sm:min-h-11 print:hidden"
          >
            {file && (
              <>
                {byRules && actions.connect && (
                  <Button variant="primary" aria-haspopup="dialog" onClick={actions.connect}>
                    {worksheetMessages[pageLanguage].connect}
                  </Button>
                )}
                {isRefused ? (
                  <Button onClick={() => actions.improve(file.idea)}>
                    {worksheetMessages[pageLanguage].edit}
                  </Button>
                ) : (
                  <>
                    <PdfButton pdf={pdf} variant={byRules ? 'secondary' : 'primary'} />
                    {keeping.share}
                  </>
                )}
              </>
            )}
          </div>
        }
        changes={
          comparedTo &&
          sections.score !== undefined && (
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
              language={language}
            />
          )
        }
        controls={controls}
        experimentControls={(index) =>
          file && <ExperimentResult index={index} results={file.results} onChange={actions.note} />
        }
        keep={
          file && !isRefused
            ? {
                title: page.take,
                node: (
                  <Takeaways
                    file={file}
                    opened={entry.origin !== undefined}
                    pdf={pdf}
                    keep={
                      <>
                        {keeping.share}
                        {keeping.save}
                      </>
                    }
                  />
                ),
              }
            : undefined
        }
      />
      {file && keeping.compare && (
        <div lang={pageLanguage} className="mt-14 max-w-200">
          {keeping.compare}
        </div>
      )}
      {file && <NextSteps onClear={actions.clear} />}
    </div>
  );

  function otherLanguage({ meta }: ReportFile) {
    return (
      <>
        <OtherLanguage
          language={language}
          writtenIn={meta.writtenIn}
          rewriting={writing}
          onShow={other === -1 ? undefined : () => actions.look(other)}
          onRewrite={actions.rewrite}
          onCancel={() => actions.cancelQuestion('rewrite')}
        />
        {failures.rewrite}
      </>
    );
  }

  function controlsOf(file: ReportFile): Controls[] {
    const texts = reportTexts(language);
    const imprint = {
      id: 'imprint',
      part: 'next' as const,
      title: '',
      node: !isOtherLanguage && otherLanguage(file),
    };
    if (!improvable) return [imprint];
    const isRated = file.report.scoreBreakdown && file.meta.rubric === RUBRIC_VERSION;
    const rates = !byRules && (file.ratings || isRated);
    return [
      ...(byRules
        ? []
        : [
            // Without a search, a line below the competitors says so.
            canSearch || file.evidence
              ? {
                  id: 'evidence',
                  part: 'analysis' as const,
                  title: messagesIn(evidenceMessages, language).title,
                  node: evidence,
                }
              : {
                  id: 'competition',
                  part: 'analysis' as const,
                  title: texts.competition,
                  node: <div className="mt-3">{evidence}</div>,
                },
          ]),
      {
        id: byRules ? 'breakdown' : 'gains',
        part: byRules ? ('verdict' as const) : ('next' as const),
        title: byRules ? worksheetMessages[language].table : texts.gains,
        node: (
          <Improve
            byRules={byRules}
            onImprove={() => actions.improve(file.idea)}
            onImproveFromIdea={() => actions.improve(improvedText(file.report.improvedIdea, file.idea))}
          />
        ),
      },
      {
        id: 'plan',
        part: 'next' as const,
        title: texts.plan,
        node: (
          <>
            <PlanControls
              file={file}
              planning={entry?.planning}
              failure={failures.plan}
              onPlan={actions.planValidation}
              onCancel={() => actions.cancelQuestion('planning')}
            />
            <ResultsForm file={file} onChange={actions.note} onReassess={actions.reassess} />
          </>
        ),
      },
      ...(rates
        ? [
            {
              id: 'ratings',
              part: 'next' as const,
              title: texts.stabilityTitle,
              node: (
                <MoreRatings
                  hasRatings={file.ratings !== undefined}
                  status={entry?.stability?.status}
                  failure={failures.stability}
                  onCheck={actions.checkStability}
                  onCancel={() => actions.cancelQuestion('stability')}
                />
              ),
            },
          ]
        : []),
      imprint,
    ];
  }
}

/** A report of this tab. Results are shown in the fields where they are noted. */
function entryContent({ file, origin, planning }: Entry): ReportContent {
  return {
    ...contentOf(file, origin !== undefined),
    plan: file.plan ?? planning?.arrived,
    planning: planning?.status === 'asking',
    results: undefined,
  };
}

function writingContent(
  { idea, language, sections }: Writing,
  aiGenerated: boolean,
  stopped: boolean,
): ReportContent {
  return {
    idea,
    sections,
    language,
    author: aiGenerated ? 'model' : 'rules',
    missing: stopped ? 'said' : 'pending',
  };
}
