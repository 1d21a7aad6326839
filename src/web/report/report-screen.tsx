import { type Ref, useMemo } from 'react';
import { reportDocument } from '../../document/report-document.ts';
import { IDEA_MAX_LENGTH, truncateCodePoints } from '../../domain/idea.ts';
import { isScoredVerdict } from '../../domain/rubric.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { analysisMessages } from '../analysis/analysis-messages.ts';
import { tabContent } from '../analysis/report-content.ts';
import { changeNumber, retry } from '../analysis/report-requests.ts';
import { shownReport } from '../analysis/report-state.ts';
import { StoppedBanner } from '../analysis/stopped-banner.tsx';
import { isReport, isWriting, type TabReport } from '../analysis/tab-report.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { ReportOrigin } from '../share/report-origin.tsx';
import { Button } from '../ui/button.tsx';
import { fade } from '../ui/fade.ts';
import { ChangesSince, compared } from './changes-since.tsx';
import { ExportControls } from './export-controls.tsx';
import { OtherLanguage } from './other-language.tsx';
import { pageMessages } from './page-messages.ts';
import { PdfButton, usePdf } from './pdf-button.tsx';
import { ReportView } from './report-view.tsx';
import { AnotherIdea, ReportTop } from './screen-parts.tsx';
import { ShortReport } from './short-report.tsx';
import { StabilityControls } from './stability-controls.tsx';
import { Thread } from './thread.tsx';
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
  const { state, store } = analysis;
  const { id, origin } = report;
  const { language: pageLanguage } = useLanguage();
  const texts = useMessages(pageMessages);
  const isBeingWritten = isWriting(report);
  const entry = isReport(report) && !isBeingWritten ? report : undefined;
  const content = useMemo(() => tabContent(report), [report]);
  const sections = useMemo(() => reportDocument(content), [content]);
  const pdf = usePdf(entry?.file, { isUnchecked: origin !== undefined });
  const versions = compared(report, state.reports.get(report.comparedTo ?? -1), content);
  // The button for the other language is at the top if report and page differ in language, else at the end.
  const isOtherLanguage = pageLanguage !== content.language || entry?.file.meta.writtenIn !== undefined;
  const isScored = isScoredVerdict(content.sections.verdict);
  const language = entry && <OtherLanguage entry={entry} />;
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
        headingRef={isBeingWritten ? undefined : headingRef}
        folding={isScored ? { full: state.full, showFull: store.showFull } : undefined}
        slots={{
          top: <ReportTop>{isOtherLanguage && language}</ReportTop>,
          origin: <ReportOrigin {...report} />,
          changes: versions && <ChangesSince {...versions} />,
          actions: entry && (
            <>
              {!isScored && <EditText idea={entry.idea} />}
              <ExportControls entry={entry} pdf={pdf} />
            </>
          ),
          thread: entry?.file.report.answer !== undefined && <Thread entry={entry} />,
          analysisEnd: entry && (
            <>
              <PdfButton pdf={pdf} />
              {isScored && (
                <Button variant="quiet" onClick={() => store.improve(entry.idea)}>
                  {texts.improve}
                </Button>
              )}
            </>
          ),
          end: !isOtherLanguage && language,
        }}
        controls={{
          rating: entry && <StabilityControls entry={entry} />,
          changeNumber: entry && ((index, value) => changeNumber(store, id, index, value)),
        }}
      />
      {entry && <AnotherIdea />}
    </div>
  );
}

/** A button that returns to the form with a text that got no score. */
function EditText({ idea }: { idea: string }) {
  const { store } = useAnalysisContext();
  const { changeText } = useMessages(analysisMessages);
  return (
    <Button
      variant="primary"
      onClick={() => {
        store.type(truncateCodePoints(idea, IDEA_MAX_LENGTH));
        store.showForm();
      }}
    >
      {changeText}
    </Button>
  );
}

/** Replaces the introduction while an idea is being improved. */
export function ImproveTitle() {
  const texts = useMessages(pageMessages);
  return (
    <>
      <h1 className="font-display text-3xl text-balance">{texts.improveTitle}</h1>
      <p className="mt-3 max-w-measure text-muted">{texts.improveWhy}</p>
    </>
  );
}
