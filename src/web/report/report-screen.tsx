import { type ReactNode, type Ref, useMemo } from 'react';
import { contentOf, type ReportContent } from '../../document/content.ts';
import { evidenceMessages } from '../../document/evidence-messages.ts';
import { present } from '../../document/make-blocks.ts';
import { reportDocument } from '../../document/report-document.ts';
import { reportMessages } from '../../document/report-messages.ts';
import { IDEA_MAX_LENGTH, truncateCodePoints } from '../../domain/idea.ts';
import { isImprovable, largestGains, RUBRIC_VERSION } from '../../domain/rubric.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { analysisMessages } from '../analysis/analysis-messages.ts';
import { isReport, type ReportEntry, type Writing } from '../analysis/entry.ts';
import { retry } from '../analysis/report-requests.ts';
import { presentEntries, shownEntry } from '../analysis/state.ts';
import { StoppedBanner } from '../analysis/stopped-banner.tsx';
import { useSettings } from '../contexts.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { EvidenceSearch, useCanSearch } from '../search/evidence-search.tsx';
import { searchMessages } from '../search/messages.ts';
import { Compare } from '../share/compare.tsx';
import { LeftOut, OriginMark } from '../share/origin-mark.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { fade } from '../ui/fade.ts';
import { AnotherIdea } from './another-idea.tsx';
import { beforeScore, ChangesSince } from './changes-since.tsx';
import { ExportControls, FoldedExport } from './export-controls.tsx';
import { Improve } from './improve.tsx';
import { OtherLanguage } from './other-language.tsx';
import { sumsControlsOf } from './quantity-fields.tsx';
import { useReport } from './report-context.ts';
import { type Controls, ReportView } from './report-view.tsx';
import { PlanControls, PlanRoom, StabilityControls } from './request-controls.tsx';
import { ExperimentResult, ResultsForm } from './results-form.tsx';
import { ShortReport } from './short-report.tsx';
import { TabReports } from './tab-reports.tsx';
import { useAutomaticPlan, usePlansItself } from './use-automatic-plan.ts';
import { type Pdf, usePdf } from './use-pdf.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { WorksheetScreen } from './worksheet-screen.tsx';
import { WritingProgress } from './writing-progress.tsx';

/** The main screen while it shows a report, unfinished, complete or in its short form, or a worksheet. */
export function ReportScreen({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  const { state, hasModel } = useAnalysisContext();
  const entry = shownEntry(state);
  if (entry && !isReport(entry)) return <WorksheetScreen entry={entry} headingRef={headingRef} />;
  // A worksheet arrives whole, so nothing of it is shown before.
  if (state.screen === 'analyzing' && !hasModel) {
    return <WritingProgress writing={state.writing} headingRef={headingRef} />;
  }
  return <ModelReport entry={entry} headingRef={headingRef} />;
}

function ModelReport({
  entry,
  headingRef,
}: {
  entry: ReportEntry | undefined;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const analysis = useAnalysisContext();
  const { state, store, hasModel } = analysis;
  const { language: pageLanguage } = useLanguage();
  const canSearch = useCanSearch();
  const hasSearch = useSettings().search !== null;
  const plansItself = usePlansItself();
  const entries = presentEntries(state);
  const file = entry?.file;
  const stopped = state.screen === 'stopped' ? state.stopped : undefined;
  const writing = state.screen === 'analyzing' ? state.writing : stopped?.writing;
  const content = useMemo(
    () =>
      entry
        ? entryContent(entry)
        : writing && {
            ...writingContent(writing, stopped ? 'left out' : 'pending'),
            // Its place is kept, so that nothing moves when it begins.
            planning: plansItself && !stopped && !writing.results,
          },
    [entry, writing, stopped, plansItself],
  );
  const sections = useMemo(() => content && reportDocument(content), [content]);
  const pdf = usePdf(file, { isUnchecked: entry?.origin !== undefined });
  useWakeLock(state.screen === 'analyzing' || entry?.rewrite?.status === 'asking');
  useAutomaticPlan(entry);
  if (state.screen === 'short') return <ShortReport {...state.short} headingRef={headingRef} />;
  if (!content || !sections) return null;

  const offersEvidence = canSearch && (!entry || lacksEvidence(entry));
  const compared = comparison(entry, writing, content);
  // Where the plan waits for its button, the place of that is kept.
  const keepsPlanRoom = state.screen === 'analyzing' && !plansItself;
  const isUnscored = !isImprovable(content.sections.verdict);
  // The button for the other language stands at the top if report and page differ in language, else at the end.
  const isOtherLanguage = pageLanguage !== content.language || file?.meta.writtenIn !== undefined;
  return (
    <div className="flex flex-col">
      {stopped && <StoppedBanner stopped={stopped} onRetry={() => fade(() => void retry(analysis))} />}
      {state.screen === 'analyzing' && <WritingProgress writing={state.writing} headingRef={headingRef} />}
      <ReportView
        // The same key while a report is written and when it is complete, so that React keeps the elements.
        key={entry ? entries.indexOf(entry) : entries.length}
        language={content.language}
        isWriting={content.missing === 'pending'}
        sections={sections}
        onUnfold={'full' in state && !state.full ? store.unfold : undefined}
        headingRef={state.screen === 'analyzing' ? undefined : headingRef}
        kicker={
          <>
            {entry && isOtherLanguage && <OtherLanguage entry={entry} />}
            {entries.length + Number(!entry) > 1 && <TabReports />}
          </>
        }
        origin={
          <>
            {entry?.origin && <OriginMark origin={entry.origin} />}
            {entry?.leftOut && <LeftOut parts={entry.leftOut} />}
          </>
        }
        actions={
          // As tall as its buttons while the report is written, so that nothing moves when they appear.
          <div
            className={`flex flex-1 basis-full flex-wrap content-start gap-3 ${stopped || isUnscored ? '' : 'min-h-52 sm:min-h-11'}`}
          >
            {entry && <ReportActions entry={entry} pdf={pdf} />}
            {entry && offersEvidence && <EvidenceLink />}
          </div>
        }
        changes={compared && <ChangesSince {...compared} />}
        before={compared && beforeScore(compared)}
        ratingControls={entry && canBeRated(entry, hasModel) && <StabilityControls entry={entry} />}
        controls={
          entry
            ? controlsOf(entry, { canSearch, hasSearch, hasLanguage: !isOtherLanguage, hasModel })
            : keepsPlanRoom && [planOf(content, <PlanRoom />)]
        }
        experimentControls={(index) => entry && <ExperimentResult index={index} entry={entry} />}
        sumsControls={sumsControlsOf(entry)}
      />
      {file && (
        <>
          <div className="mt-8 empty:hidden">
            <Compare file={file} />
          </div>
          <AnotherIdea />
        </>
      )}
    </div>
  );
}

/** The earlier report and this one, as far as it is written; `undefined` without an earlier one. */
function comparison(
  entry: ReportEntry | undefined,
  writing: Writing | undefined,
  { sections }: ReportContent,
) {
  const before = writing ? writing.baseline?.file : entry?.comparedTo;
  if (!before) return undefined;
  const { service = '', model = '', startedAt } = writing ?? {};
  const { score, scoreBreakdown, verdict } = sections;
  const written = new Date(startedAt ?? 0).toISOString();
  const meta = entry?.file.meta ?? { service, model, rubric: RUBRIC_VERSION, generatedAt: written };
  return { before, after: { report: { score, scoreBreakdown, verdict }, meta } };
}

/** Whether a report could get evidence and has none. */
function lacksEvidence({ file: { report, evidence } }: ReportEntry): boolean {
  return isImprovable(report.verdict) && !evidence;
}

/** The row that keeps a report; for a text that is not scored, first the way back to it. */
function ReportActions({ entry, pdf }: { entry: ReportEntry; pdf: Pdf }) {
  const { store } = useAnalysisContext();
  const { changeText } = useMessages(analysisMessages);
  const { idea, report } = entry.file;
  if (isImprovable(report.verdict)) return <ExportControls entry={entry} pdf={pdf} />;
  return (
    <>
      <Button
        variant="primary"
        onClick={() => {
          store.type(truncateCodePoints(idea, IDEA_MAX_LENGTH));
          store.showForm();
        }}
      >
        {changeText}
      </Button>
      <FoldedExport entry={entry} pdf={pdf} />
    </>
  );
}

/** Whether the score can get further ratings, or has some. */
function canBeRated({ file: { report, meta, ratings } }: ReportEntry, hasModel: boolean): boolean {
  const isRated = report.scoreBreakdown !== undefined && meta.rubric === RUBRIC_VERSION;
  return isImprovable(report.verdict) && (ratings !== undefined || (isRated && hasModel));
}

/** The controls of a finished report's sections, as far as its verdict and the present service allow them. */
function controlsOf(
  entry: ReportEntry,
  {
    canSearch,
    hasSearch,
    hasLanguage,
    hasModel,
  }: { canSearch: boolean; hasSearch: boolean; hasLanguage: boolean; hasModel: boolean },
): Controls[] {
  const { report, meta, plan, evidence } = entry.file;
  const texts = reportMessages[meta.language];
  const hasAdvice = isImprovable(report.verdict);
  // Without axes nothing is named that would raise the score: the buttons then stand alone.
  const hasGains = largestGains(report.scoreBreakdown ?? []).length > 0;
  return present<Controls>([
    hasAdvice &&
      (canSearch || (hasSearch && !evidence)) && {
        // Where nothing can be searched, a line below the competitors says why.
        id: canSearch || evidence ? 'evidence' : 'competition',
        part: 'analysis',
        title: evidenceMessages[meta.language].title,
        // Typed text must not carry over to another report.
        node: <EvidenceSearch key={entry.id} entry={entry} />,
      },
    canSearch &&
      lacksEvidence(entry) && {
        id: 'competition',
        part: 'analysis',
        title: texts.competition,
        node: (
          <div className="mt-4">
            <EvidenceLink />
          </div>
        ),
      },
    hasAdvice && {
      id: 'gains',
      part: 'next',
      ...(hasGains && { title: texts.gains }),
      node: <Improve file={entry.file} />,
    },
    hasAdvice &&
      (hasModel || plan) &&
      planOf(
        meta,
        <>
          <PlanControls entry={entry} />
          {hasModel && <ResultsForm entry={entry} />}
        </>,
      ),
    hasLanguage && { id: 'imprint', part: 'next', node: <OtherLanguage entry={entry} /> },
  ]);
}

function planOf({ language }: Pick<ReportContent, 'language'>, node: ReactNode): Controls {
  return { id: 'plan', part: 'next', title: reportMessages[language].plan, node };
}

/** The content of a report of this tab. Without the other results: the field where they are noted shows them. */
function entryContent({ file, origin, planning }: ReportEntry): ReportContent {
  return {
    ...contentOf(file, origin !== undefined),
    hasFooter: true,
    plan: file.plan ?? planning?.arrived,
    // Another plan comes in the place of the first one only when it is whole.
    planning: planning?.status === 'asking' && !file.plan,
    results: file.results && { ...file.results, text: '' },
  };
}

function writingContent(
  { idea, language, sections }: Writing,
  missing: ReportContent['missing'],
): ReportContent {
  return { idea, sections, language, missing };
}

/** Leads to the search for evidence, which stands in the full analysis. */
function EvidenceLink() {
  const texts = useMessages(searchMessages);
  const { reveal } = useReport();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a section, which is unfolded first.
    <a href="#evidence" onClick={reveal} className={buttonClass('secondary', 'print:hidden')}>
      {texts.offer}
    </a>
  );
}
