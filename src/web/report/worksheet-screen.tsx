import { type Ref, useMemo } from 'react';
import { worksheetDocument } from '../../document/worksheet.ts';
import { worksheetMessages } from '../../document/worksheet-messages.ts';
import { OTHER_LANGUAGE } from '../../domain/language.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import type { WorksheetEntry } from '../analysis/entry.ts';
import { presentEntries } from '../analysis/state.ts';
import { beginReport } from '../analysis/write-report.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { LeftOut, OriginMark } from '../share/origin-mark.tsx';
import { Button } from '../ui/button.tsx';
import { fade } from '../ui/fade.ts';
import { AnotherIdea } from './another-idea.tsx';
import { ExportControls } from './export-controls.tsx';
import { pageMessages } from './page-messages.ts';
import { ReportView } from './report-view.tsx';
import { TabReports } from './tab-reports.tsx';
import { type Pdf, usePdf } from './use-pdf.ts';

/** The main screen while it shows a worksheet. The first action leads to a report by a model. */
export function WorksheetScreen({
  entry,
  headingRef,
}: {
  entry: WorksheetEntry;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const { state } = useAnalysisContext();
  const { language: pageLanguage } = useLanguage();
  const { file, origin, leftOut } = entry;
  const { language } = file.meta;
  const pdf = usePdf(file, {});
  const sections = useMemo(() => worksheetDocument(file), [file]);
  const isOtherLanguage = pageLanguage !== language;
  return (
    <div className="flex flex-col">
      <ReportView
        key={entry.id}
        language={language}
        sections={sections}
        header={{
          headingRef,
          kicker: (
            <>
              {isOtherLanguage && <OtherLanguage file={file} />}
              {presentEntries(state).length > 1 && <TabReports />}
            </>
          ),
          origin: (
            <>
              {origin && <OriginMark origin={origin} />}
              {leftOut && <LeftOut parts={leftOut} />}
            </>
          ),
        }}
        actions={<WorksheetActions entry={entry} pdf={pdf} />}
        controls={!isOtherLanguage && [{ id: 'imprint', part: 'end', node: <OtherLanguage file={file} /> }]}
      />
      <AnotherIdea />
    </div>
  );
}

function WorksheetActions({ entry, pdf }: { entry: WorksheetEntry; pdf: Pdf }) {
  const { store, load, hasModel, connect } = useAnalysisContext();
  const texts = useMessages(worksheetMessages);
  const { idea, worksheet, meta } = entry.file;
  return (
    <>
      {hasModel ? (
        <Button
          variant="primary"
          onClick={() =>
            fade(() => void beginReport({ store, load }, store.newWriting({ idea, language: meta.language })))
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

/** A button that shows or requests the worksheet in the other language. */
function OtherLanguage({ file }: { file: WorksheetEntry['file'] }) {
  const { state, store, load } = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const { idea, meta } = file;
  const language = OTHER_LANGUAGE[meta.language];
  const existing = presentEntries(state).find(
    (each) => each.file.idea === idea && each.file.meta.language === language,
  );
  return (
    <Button
      variant="quiet"
      className="-ml-3 justify-self-start text-sm print:hidden"
      onClick={() => {
        if (existing) store.go({ screen: 'result', shown: existing.id });
        else fade(() => void beginReport({ store, load }, store.newWriting({ idea, language })));
      }}
    >
      {existing ? texts.showIn(language) : texts.writeIn(language)}
    </Button>
  );
}
