import { type Ref, useMemo } from 'react';
import type { ReportContent } from '../../document/content.ts';
import { reportDocument } from '../../document/report-document.ts';
import { IDEA_MAX_LENGTH, truncateCodePoints } from '../../domain/idea.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { isScoredVerdict, RUBRIC_VERSION } from '../../domain/rubric.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { analysisMessages } from '../analysis/analysis-messages.ts';
import { tabContent } from '../analysis/report-content.ts';
import { changeNumber, retry } from '../analysis/report-requests.ts';
import { presentReports, shownReport } from '../analysis/report-state.ts';
import { StoppedBanner } from '../analysis/stopped-banner.tsx';
import { isReport, isWriting, type TabReport, type WithFile } from '../analysis/tab-report.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { LeftOut, OriginMark } from '../share/origin-mark.tsx';
import { Button } from '../ui/button.tsx';
import { fade } from '../ui/fade.ts';
import { AnotherIdea } from './another-idea.tsx';
import { ChangesSince, earlierScore } from './changes-since.tsx';
import { ExportControls, FoldedExport } from './export-controls.tsx';
import { Improve } from './improve.tsx';
import { OtherLanguage } from './other-language.tsx';
import { PdfButton } from './pdf-button.tsx';
import { type Controls, ReportView } from './report-view.tsx';
import { RequestFailure } from './request-failure.tsx';
import { ShortReport } from './short-report.tsx';
import { StabilityControls } from './stability-controls.tsx';
import { TabReports } from './tab-reports.tsx';
import { Thread } from './thread.tsx';
import { type Pdf, usePdf } from './use-pdf.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { WorksheetScreen } from './worksheet-screen.tsx';
import { WritingProgress } from './writing-progress.tsx';

/** The main screen while it shows a report, unfinished, complete or in its short form, or a worksheet. */
export function ReportScreen({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  const { state, hasModel } = useAnalysisContext();
  const report = shownReport(state);
  if (!report) return null;
  const { file } = report;
  if (file && 'short' in file) return <ShortReport {...report} file={file} headingRef={headingRef} />;
  if (file?.format === 'crisol-worksheet') {
    return <WorksheetScreen entry={{ ...report, file }} headingRef={headingRef} />;
  }
  // A worksheet arrives in one event, so there is nothing to show before that event.
  if (isWriting(report) && !hasModel) return <WritingProgress report={report} headingRef={headingRef} />;
  return <ModelReport report={report} headingRef={headingRef} />;
}

function ModelReport({ report, headingRef }: { report: TabReport; headingRef: Ref<HTMLHeadingElement> }) {
  const analysis = useAnalysisContext();
  const { state, store, hasModel } = analysis;
  const { id, origin, leftOut } = report;
  const { language: pageLanguage } = useLanguage();
  const isBeingWritten = isWriting(report);
  const entry = isReport(report) && !isBeingWritten ? report : undefined;
  const content = useMemo(() => tabContent(report), [report]);
  const sections = useMemo(() => content && reportDocument(content), [content]);
  const pdf = usePdf(entry?.file, { isUnchecked: origin !== undefined });
  useWakeLock(isBeingWritten);
  const isFolded = !state.full;
  const folding = useMemo(
    () => ({ isFolded, onFold: (folded: boolean) => store.showFull(!folded) }),
    [isFolded, store],
  );
  const hasSums = entry?.file.report.sums !== undefined;
  const change = useMemo(
    () =>
      hasSums
        ? (index: number, value: number | undefined) => changeNumber(store, id, index, value)
        : undefined,
    [hasSums, store, id],
  );
  if (!content || !sections) return null;

  const compared = comparison(report, state.reports.get(report.comparedTo ?? -1), content);
  // The button for the other language is at the top if report and page differ in language, else at the end.
  const isOtherLanguage = pageLanguage !== content.language || entry?.file.meta.writtenIn !== undefined;
  const isUnscored = !isScoredVerdict(content.sections.verdict);
  const controls: Controls[] = [
    ...(entry && entry.file.report.answer !== undefined
      ? [{ id: 'replies', layout: 'answer', node: <Thread key={id} entry={entry} /> } as const]
      : []),
    ...(entry && !isOtherLanguage
      ? [{ id: 'imprint', layout: 'end', node: <OtherLanguage entry={entry} /> } as const]
      : []),
  ];
  return (
    <div className="flex flex-col">
      {report.phase === 'stopped' && (
        <StoppedBanner report={report} onRetry={() => fade(() => void retry(analysis, id))} />
      )}
      {isBeingWritten && <WritingProgress report={report} headingRef={headingRef} />}
      <ReportView
        // The same key while a report is written and when it is complete, so that React keeps the elements.
        key={id}
        language={content.language}
        isWriting={isBeingWritten}
        sections={sections}
        folding={isUnscored ? undefined : folding}
        header={{
          headingRef: isBeingWritten ? undefined : headingRef,
          kicker: (
            <>
              <RequestFailure report={report} />
              {entry && isOtherLanguage && <OtherLanguage entry={entry} />}
              {presentReports(state).length > 1 && <TabReports />}
            </>
          ),
          origin: (
            <>
              {origin && <OriginMark origin={origin} />}
              {leftOut && <LeftOut parts={leftOut} />}
            </>
          ),
          changes: compared && <ChangesSince {...compared} />,
        }}
        actions={
          // Reserves the height of the buttons while the report is written, so that nothing moves when they appear.
          <div
            className={`flex grow flex-wrap content-start gap-3 max-sm:basis-full ${isUnscored ? '' : 'min-h-11'}`}
          >
            {entry && <ReportActions entry={entry} pdf={pdf} />}
          </div>
        }
        analysisEnd={entry && <PdfButton pdf={pdf} variant="secondary" />}
        blockControls={{
          before: report.replaced.score ?? (compared && earlierScore(compared)),
          ratingControls: entry && canBeRated(entry, hasModel) && <StabilityControls entry={entry} />,
          changeNumber: change,
        }}
        controls={controls}
      />
      {entry && (
        <AnotherIdea>
          {isScoredVerdict(entry.file.report.verdict) && <Improve file={entry.file} />}
        </AnotherIdea>
      )}
    </div>
  );
}

/** The earlier report and this one, finished or not; `undefined` without an earlier report. */
function comparison({ file, progress }: TabReport, earlier: TabReport | undefined, content: ReportContent) {
  if (!earlier || !isReport(earlier)) return undefined;
  const { score, scoreBreakdown, verdict } = content.sections;
  const { service = '', model = '', startedAt = 0 } = progress ?? {};
  const generatedAt = new Date(startedAt).toISOString();
  const meta = file?.format === 'crisol-report' ? file.meta : { service, model, rubric: RUBRIC_VERSION };
  return {
    before: earlier.file,
    after: { report: { score, scoreBreakdown, verdict }, meta: { generatedAt, ...meta } },
  };
}

/** The export controls; for a text that is not scored, after a button to edit the text. */
function ReportActions({ entry, pdf }: { entry: WithFile<ReportFile>; pdf: Pdf }) {
  const { store } = useAnalysisContext();
  const { changeText } = useMessages(analysisMessages);
  const { idea, report } = entry.file;
  if (isScoredVerdict(report.verdict)) return <ExportControls entry={entry} pdf={pdf} />;
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
function canBeRated({ file: { report, meta, ratings } }: WithFile<ReportFile>, hasModel: boolean): boolean {
  const isRated = report.scoreBreakdown !== undefined && meta.rubric === RUBRIC_VERSION;
  return isScoredVerdict(report.verdict) && (ratings !== undefined || (isRated && hasModel));
}
