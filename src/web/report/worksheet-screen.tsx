import { type Ref, useMemo } from 'react';
import { worksheetDocument } from '../../document/worksheet.ts';
import { worksheetMessages } from '../../document/worksheet-messages.ts';
import { OTHER_LANGUAGE } from '../../domain/language.ts';
import type { WorksheetFile } from '../../domain/worksheet.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { writeIn, writeNew } from '../analysis/report-requests.ts';
import { presentReports } from '../analysis/report-state.ts';
import type { WithFile } from '../analysis/tab-report.ts';
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
  entry: WithFile<WorksheetFile>;
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
              {isOtherLanguage && <OtherLanguage id={entry.id} file={file} />}
              {presentReports(state).length > 1 && <TabReports />}
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
        controls={
          !isOtherLanguage && [
            { id: 'imprint', layout: 'end', node: <OtherLanguage id={entry.id} file={file} /> },
          ]
        }
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

/** A button that shows or requests the worksheet in the other language. */
function OtherLanguage({ id, file }: { id: number; file: WorksheetFile }) {
  const { state, store, load } = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const { idea, meta } = file;
  const language = OTHER_LANGUAGE[meta.language];
  const existing = presentReports(state).find(
    (each) => each.phase === 'whole' && each.idea === idea && each.language === language,
  );
  return (
    <Button
      variant="quiet"
      className="-ml-3 justify-self-start text-sm print:hidden"
      onClick={() => {
        if (existing) store.go(existing.id);
        else fade(() => void writeIn({ store, load }, id, language));
      }}
    >
      {existing ? texts.showIn(language) : texts.writeIn(language)}
    </Button>
  );
}
