import { type Ref, useMemo } from 'react';
import { worksheetDocument } from '../../document/worksheet.ts';
import { worksheetMessages } from '../../document/worksheet-messages.ts';
import type { WorksheetFile } from '../../domain/worksheet.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { writeNew } from '../analysis/report-requests.ts';
import type { WithFile } from '../analysis/tab-report.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { ReportOrigin } from '../share/report-origin.tsx';
import { Button } from '../ui/button.tsx';
import { fade } from '../ui/fade.ts';
import { ExportControls } from './export-controls.tsx';
import { OtherLanguage } from './other-language.tsx';
import { type Pdf, usePdf } from './pdf-button.tsx';
import { ReportView } from './report-view.tsx';
import { AnotherIdea, ReportTop } from './screen-parts.tsx';

/** The main screen while it shows a worksheet. The first action leads to a report by a model. */
export function WorksheetScreen({
  entry,
  headingRef,
}: {
  entry: WithFile<WorksheetFile>;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const { language: pageLanguage } = useLanguage();
  const { file } = entry;
  const pdf = usePdf(file);
  const sections = useMemo(() => worksheetDocument(file), [file]);
  const isOtherLanguage = pageLanguage !== file.meta.language;
  const language = <OtherLanguage entry={entry} />;
  return (
    <div className="flex flex-col">
      <ReportView
        key={entry.id}
        language={file.meta.language}
        sections={sections}
        headingRef={headingRef}
        slots={{
          top: <ReportTop>{isOtherLanguage && language}</ReportTop>,
          origin: <ReportOrigin {...entry} />,
          actions: <WorksheetActions entry={entry} pdf={pdf} />,
          end: !isOtherLanguage && language,
        }}
      />
      <AnotherIdea />
    </div>
  );
}

function WorksheetActions({ entry, pdf }: { entry: WithFile<WorksheetFile>; pdf: Pdf }) {
  const { store, load, hasModel, connect } = useAnalysisContext();
  const texts = useMessages(worksheetMessages);
  const { idea, worksheet, meta } = entry.file;
  return (
    <>
      {hasModel ? (
        <Button
          variant="primary"
          onClick={() =>
            fade(() => void writeNew({ store, load }, { idea, language: meta.language, from: entry.id }))
          }
        >
          {texts.analyze}
        </Button>
      ) : (
        connect && (
          <Button variant="primary" aria-haspopup="dialog" onClick={connect}>
            {texts.connect}
          </Button>
        )
      )}
      <Button onClick={() => store.improve(idea)}>{texts.edit}</Button>
      {!worksheet.setAside && <ExportControls entry={entry} pdf={pdf} />}
    </>
  );
}
