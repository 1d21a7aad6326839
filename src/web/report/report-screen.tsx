import { type Ref, useMemo } from 'react';
import { contentOf, type ReportContent } from '../../document/content.ts';
import { evidenceMessages } from '../../document/evidence-messages.ts';
import { present } from '../../document/make-blocks.ts';
import { reportDocument } from '../../document/report-document.ts';
import { reportMessages } from '../../document/report-messages.ts';
import { IDEA_MAX_LENGTH, truncateCodePoints } from '../../domain/idea.ts';
import { isScoredVerdict, RUBRIC_VERSION } from '../../domain/rubric.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { analysisMessages } from '../analysis/analysis-messages.ts';
import { isReport, type ReportEntry, type Writing } from '../analysis/entry.ts';
import { changeNumber, retry } from '../analysis/report-requests.ts';
import { presentEntries, shownEntry } from '../analysis/state.ts';
import { StoppedBanner } from '../analysis/stopped-banner.tsx';
import { useSettings } from '../contexts.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { EvidenceSearch, useCanSearch } from '../search/evidence-search.tsx';
import { searchMessages } from '../search/messages.ts';
import { LeftOut, OriginMark } from '../share/origin-mark.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { fade } from '../ui/fade.ts';
import { adviceControls } from './advice-controls.tsx';
import { AnotherIdea } from './another-idea.tsx';
import { ChangesSince, earlierScore } from './changes-since.tsx';
import { ExportControls, FoldedExport } from './export-controls.tsx';
import { Improve } from './improve.tsx';
import { OtherLanguage } from './other-language.tsx';
import { PdfButton } from './pdf-button.tsx';
import { useReport } from './report-context.ts';
import { type Controls, ReportView } from './report-view.tsx';
import { ShortReport } from './short-report.tsx';
import { StabilityControls } from './stability-controls.tsx';
import { TabReports } from './tab-reports.tsx';
import { type Pdf, usePdf } from './use-pdf.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { WorksheetScreen } from './worksheet-screen.tsx';
import { WritingProgress } from './writing-progress.tsx';

/** The main screen while it shows a report, unfinished, complete or in its short form, or a worksheet. */
export function ReportScreen({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  const { state, hasModel } = useAnalysisContext();
  const entry = shownEntry(state);
  if (entry && !isReport(entry)) return <WorksheetScreen entry={entry} headingRef={headingRef} />;
  // A worksheet arrives in one event, so there is nothing to show before that event.
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
  const { state, store } = analysis;
  const { language: pageLanguage } = useLanguage();
  const canSearch = useCanSearch();
  const { search, advice } = useSettings();
  const isAdviceAutomatic = advice === 'auto' && analysis.bySite && analysis.hasModel;
  const entries = presentEntries(state);
  const file = entry?.file;
  const stopped = state.screen === 'stopped' ? state.stopped : undefined;
  const writing = state.screen === 'analyzing' ? state.writing : stopped?.writing;
  const content = useMemo(
    () => (entry ? entryContent(entry) : writing && writingContent(writing, !stopped, isAdviceAutomatic)),
    [entry, writing, stopped, isAdviceAutomatic],
  );
  const sections = useMemo(() => content && reportDocument(content), [content]);
  const pdf = usePdf(file, { isUnchecked: entry?.origin !== undefined });
  useWakeLock(state.screen === 'analyzing' || entry?.rewrite?.status === 'asking');
  const isFolded = 'full' in state && !state.full;
  const folding = useMemo(
    () => ({ isFolded, onFold: (folded: boolean) => store.showFull(!folded) }),
    [isFolded, store],
  );
  const hasSums = file?.advice?.sums !== undefined;
  const change = useMemo(
    () =>
      hasSums ? (index: number, value: number | undefined) => changeNumber(store, index, value) : undefined,
    [hasSums, store],
  );
  if (state.screen === 'short') return <ShortReport {...state.short} headingRef={headingRef} />;
  if (!content || !sections) return null;

  const compared = comparison(entry, writing, content);
  // The button for the other language is at the top if report and page differ in language, else at the end.
  const isOtherLanguage = pageLanguage !== content.language || file?.meta.writtenIn !== undefined;
  const controls: Controls[] = [
    ...adviceControls(entry ?? writing, content, analysis.hasModel),
    ...(entry ? analysisControls(entry, canSearch, search !== null) : []),
    ...(entry && !isOtherLanguage
      ? [{ id: 'imprint', part: 'end' as const, node: <OtherLanguage entry={entry} /> }]
      : []),
  ];
  const adviceId = [...sections, ...controls].find(({ part }) => part === 'advice')?.id;
  const isUnscored = !isScoredVerdict(content.sections.verdict);
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
        folding={isUnscored ? undefined : folding}
        header={{
          headingRef: state.screen === 'analyzing' ? undefined : headingRef,
          kicker: (
            <>
              {entry && isOtherLanguage && <OtherLanguage entry={entry} />}
              {entries.length + Number(!entry) > 1 && <TabReports />}
            </>
          ),
          origin: (
            <>
              {entry?.origin && <OriginMark origin={entry.origin} />}
              {entry?.leftOut && <LeftOut parts={entry.leftOut} />}
            </>
          ),
          changes: compared && <ChangesSince {...compared} />,
        }}
        actions={
          // Reserves the height of the buttons while the report is written, so that nothing moves when they appear.
          <div
            className={`flex grow flex-wrap content-start gap-3 max-sm:basis-full ${stopped || isUnscored ? '' : 'min-h-11'}`}
          >
            {entry && <ReportActions entry={entry} pdf={pdf} adviceId={adviceId} />}
            {entry && canSearch && lacksEvidence(entry) && <EvidenceLink />}
          </div>
        }
        analysisEnd={entry && <PdfButton pdf={pdf} variant="secondary" />}
        blockControls={{
          before: compared && earlierScore(compared),
          ratingControls: entry && canBeRated(entry, analysis.hasModel) && (
            <StabilityControls entry={entry} />
          ),
          changeNumber: change,
        }}
        controls={controls}
      />
      {file && <AnotherIdea>{isScoredVerdict(file.report.verdict) && <Improve file={file} />}</AnotherIdea>}
    </div>
  );
}

/** The earlier report and this one, finished or not; `undefined` without an earlier report. */
function comparison(
  entry: ReportEntry | undefined,
  writing: Writing | undefined,
  { sections }: ReportContent,
) {
  const before = writing ? writing.baseline?.file : entry?.comparedTo;
  if (!before) return undefined;
  const { service = '', model = '', startedAt } = writing ?? {};
  const { score, scoreBreakdown, verdict } = sections;
  const startTime = new Date(startedAt ?? 0).toISOString();
  const meta = entry?.file.meta ?? { service, model, rubric: RUBRIC_VERSION, generatedAt: startTime };
  return { before, after: { report: { score, scoreBreakdown, verdict }, meta } };
}

/** Whether a report could get evidence and has none. */
function lacksEvidence({ file: { report, evidence } }: ReportEntry): boolean {
  return isScoredVerdict(report.verdict) && !evidence;
}

/** The export controls; for a text that is not scored, after a button to edit the text. */
function ReportActions({
  entry,
  pdf,
  adviceId,
}: {
  entry: ReportEntry;
  pdf: Pdf;
  adviceId: string | undefined;
}) {
  const { store } = useAnalysisContext();
  const { changeText } = useMessages(analysisMessages);
  const { idea, report } = entry.file;
  if (isScoredVerdict(report.verdict)) return <ExportControls entry={entry} pdf={pdf} adviceId={adviceId} />;
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

/** Whether the report can get further ratings, or has further ratings. */
function canBeRated({ file: { report, meta, ratings } }: ReportEntry, hasModel: boolean): boolean {
  const isRated = report.scoreBreakdown !== undefined && meta.rubric === RUBRIC_VERSION;
  return isScoredVerdict(report.verdict) && (ratings !== undefined || (isRated && hasModel));
}

/** The controls of a finished report's analysis. */
function analysisControls(entry: ReportEntry, canSearch: boolean, hasSearch: boolean): Controls[] {
  const { report, meta, evidence } = entry.file;
  if (!isScoredVerdict(report.verdict)) return [];
  const texts = reportMessages[meta.language];
  return present<Controls>([
    (canSearch || (hasSearch && !evidence)) && {
      // If nothing can be searched, a line below the competitors says why.
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
  ]);
}

/** The content of a report of this tab. */
function entryContent({ file, origin, advising }: ReportEntry): ReportContent {
  return {
    ...contentOf(file, origin !== undefined),
    onPage: true,
    // New advice replaces the earlier advice only when it is complete.
    advice: file.advice ?? advising?.arrived,
    isAdvising: advising?.status === 'asking' && !file.advice,
  };
}

/** The content of an unfinished report. */
function writingContent(
  { idea, sections, language, advice, advising }: Writing,
  isWriting: boolean,
  isAdviceAutomatic: boolean,
): ReportContent {
  const { verdict = 'judged' } = sections;
  const isExpected = isWriting && isAdviceAutomatic && verdict === 'judged' && advising === undefined;
  return {
    idea,
    onPage: true,
    sections,
    language,
    missing: isWriting ? 'pending' : 'left out',
    advice: advice ?? advising?.arrived,
    // Reserves space for the advice, so that nothing moves when the advice begins.
    isAdvising: !advice && (isExpected || advising?.status === 'asking'),
  };
}

/** Links to the search for evidence in the full analysis. */
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
