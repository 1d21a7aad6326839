import { type Ref, useMemo } from 'react';
import { present } from '../../document/blocks.ts';
import { contentOf, type ReportContent } from '../../document/content.ts';
import { evidenceMessages } from '../../document/evidence-messages.ts';
import { reportDocument } from '../../document/report-document.ts';
import { reportMessages } from '../../document/report-messages.ts';
import { worksheetMessages } from '../../document/worksheet.ts';
import type { Language } from '../../domain/idea.ts';
import { isImprovable, RUBRIC_VERSION } from '../../domain/rubric.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { retry } from '../analysis/report-requests.ts';
import { type Entry, presentEntries, shownEntry, type Writing } from '../analysis/state.ts';
import { StoppedBanner, UnfinishedMark } from '../analysis/stopped-banner.tsx';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { EvidenceSearch, useCanSearch } from '../search/evidence-search.tsx';
import { Compare } from '../share/compare.tsx';
import { LeftOut, OriginMark } from '../share/origin-mark.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { Button } from '../ui/button.tsx';
import { fade } from '../ui/fade.ts';
import { ChangesSince } from './changes-since.tsx';
import { ExportControls } from './export-controls.tsx';
import { Improve } from './improve.tsx';
import { OtherLanguage } from './other-language.tsx';
import { pageMessages } from './page-messages.ts';
import { PdfButton } from './pdf-button.tsx';
import { type Controls, ReportView } from './report-view.tsx';
import { PlanControls, StabilityControls } from './request-controls.tsx';
import { ExperimentResult, ResultsForm } from './results-form.tsx';
import { ShortReport } from './short-report.tsx';
import { TabReports } from './tab-reports.tsx';
import { type Pdf, usePdf } from './use-pdf.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { WritingProgress } from './writing-progress.tsx';

/** The main screen while it shows a report: unfinished, complete or in its short form. */
export function ReportScreen({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  const analysis = useAnalysisContext();
  const { state, store, aiGenerated } = analysis;
  const { language: pageLanguage } = useLanguage();
  const texts = useMessages(pageMessages);
  const canSearch = useCanSearch();
  const entries = presentEntries(state);
  const entry = shownEntry(state);
  const file = entry?.file;
  const stopped = state.screen === 'stopped' ? state.stopped : undefined;
  const writing = state.screen === 'analyzing' ? state.writing : stopped?.writing;
  const content = useMemo(
    () =>
      entry
        ? entryContent(entry)
        : writing && writingContent(writing, aiGenerated, stopped ? 'said' : 'pending'),
    [entry, writing, aiGenerated, stopped],
  );
  const sections = useMemo(() => content && reportDocument(content), [content]);
  const pdf = usePdf(file, { isUnchecked: entry?.origin !== undefined });
  useWakeLock(state.screen === 'analyzing' || entry?.rewrite?.status === 'asking');
  if (state.screen === 'short') return <ShortReport {...state.short} headingRef={headingRef} />;
  if (!content || !sections) return null;

  const { score, scoreBreakdown } = content.sections;
  const comparedTo = writing ? writing.baseline?.file : entry?.comparedTo;
  const { service = '', model = '' } = writing ?? {};
  // The button for the other language stands at the top if report and page differ in language, else at the end.
  const isOtherLanguage = pageLanguage !== content.language || file?.meta.writtenIn !== undefined;
  return (
    <div className="flex flex-col">
      {stopped && <StoppedBanner stopped={stopped} onRetry={() => fade(() => void retry(analysis))} />}
      {state.screen === 'analyzing' && (
        <WritingProgress writing={state.writing} sections={sections} headingRef={headingRef} />
      )}
      <ReportView
        // The same key while a report is written and when it is complete, so that React keeps the elements.
        key={entry ? entries.indexOf(entry) : entries.length}
        content={content}
        sections={sections}
        onUnfold={'full' in state && !state.full ? store.unfold : undefined}
        headingRef={state.screen === 'analyzing' ? undefined : headingRef}
        kicker={
          <>
            {stopped && <UnfinishedMark />}
            {entry?.origin && <OriginMark origin={entry.origin} />}
            {entry?.leftOut && <LeftOut parts={entry.leftOut} />}
            {entry && isOtherLanguage && <OtherLanguage entry={entry} />}
            {entries.length + Number(!entry) > 1 && <TabReports />}
          </>
        }
        actions={
          // As tall as its buttons while the report is written, so that nothing moves when they appear.
          <div className="flex min-h-26 flex-wrap content-start gap-3 sm:min-h-11 print:hidden">
            {entry && <ReportActions entry={entry} pdf={pdf} />}
          </div>
        }
        changes={
          comparedTo &&
          score !== undefined && (
            <ChangesSince
              before={comparedTo}
              after={{
                report: { score, scoreBreakdown },
                meta: file?.meta ?? { aiGenerated, service, model, rubric: RUBRIC_VERSION },
              }}
              language={content.language}
            />
          )
        }
        controls={entry && controlsOf(entry, pdf, pageLanguage, { canSearch, hasLanguage: !isOtherLanguage })}
        experimentControls={(index) => entry && <ExperimentResult index={index} entry={entry} />}
      />
      {file && (
        <>
          <div className="mt-14 max-w-200">
            <Compare file={file} />
          </div>
          {/* Excluded from scroll anchoring, which would keep it in view while the report above grows. */}
          <section className="mt-14 max-w-200 border-y-2 border-ink py-7 [overflow-anchor:none] print:hidden">
            <h2 className="font-display text-2xl">{texts.another}</h2>
            <Button className="mt-4" onClick={store.clear}>
              {texts.anotherButton}
            </Button>
          </section>
        </>
      )}
    </div>
  );
}

/** Whether the rules found no idea or a harmful one. Such a worksheet is empty: there is nothing to print, share or export. */
function isEmptyWorksheet({ file: { meta, report } }: Entry): boolean {
  return !meta.aiGenerated && !isImprovable(report.verdict);
}

function ReportActions({ entry, pdf }: { entry: Entry; pdf: Pdf }) {
  const { store, connect } = useAnalysisContext();
  const texts = useMessages(worksheetMessages);
  const { idea, meta } = entry.file;
  return (
    <>
      {!meta.aiGenerated && connect && (
        <Button variant="primary" aria-haspopup="dialog" onClick={connect}>
          {texts.connect}
        </Button>
      )}
      {isEmptyWorksheet(entry) ? (
        <Button onClick={() => store.improve(idea)}>{texts.edit}</Button>
      ) : (
        <>
          <PdfButton pdf={pdf} variant={meta.aiGenerated ? 'primary' : 'secondary'} />
          <ShareButton file={entry.file} makePdf={pdf.make} />
        </>
      )}
    </>
  );
}

/** The controls of a finished report's sections, as far as its author and verdict allow them. */
function controlsOf(
  entry: Entry,
  pdf: Pdf,
  pageLanguage: Language,
  { canSearch, hasLanguage }: { canSearch: boolean; hasLanguage: boolean },
): Controls[] {
  const { report, meta, evidence, ratings } = entry.file;
  const texts = reportMessages[meta.language];
  const hasAdvice = isImprovable(report.verdict);
  const isJudged = hasAdvice && meta.aiGenerated;
  const isRated = report.scoreBreakdown && meta.rubric === RUBRIC_VERSION;
  const improve = <Improve file={entry.file} />;
  return present<Controls>([
    hasAdvice &&
      !meta.aiGenerated && {
        id: 'breakdown',
        part: 'verdict',
        title: worksheetMessages[meta.language].table,
        node: improve,
      },
    isJudged && {
      // Where nothing can be searched, a line below the competitors says why.
      id: canSearch || evidence ? 'evidence' : 'competition',
      part: 'analysis',
      title: evidenceMessages[meta.language].title,
      // Typed text must not carry over to another report.
      node: <EvidenceSearch key={entry.id} entry={entry} />,
    },
    isJudged && { id: 'gains', part: 'next', title: texts.gains, node: improve },
    hasAdvice && {
      id: 'plan',
      part: 'next',
      title: texts.plan,
      node: (
        <>
          <PlanControls entry={entry} />
          <ResultsForm entry={entry} />
        </>
      ),
    },
    isJudged &&
      (ratings || isRated) && {
        id: 'ratings',
        part: 'next',
        title: texts.stabilityTitle,
        node: <StabilityControls entry={entry} />,
      },
    hasLanguage && { id: 'imprint', part: 'next', node: <OtherLanguage entry={entry} /> },
    !isEmptyWorksheet(entry) && {
      id: 'export',
      part: 'next',
      title: pageMessages[pageLanguage].exportTitle,
      lang: pageLanguage,
      node: <ExportControls entry={entry} pdf={pdf} />,
    },
  ]);
}

/** The content of a report of this tab. Without its results: the fields where they are noted show them. */
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
  missing: ReportContent['missing'],
): ReportContent {
  return { idea, sections, language, author: aiGenerated ? 'model' : 'rules', missing };
}
