import { type Ref, useMemo } from 'react';
import { present } from '../../document/blocks.ts';
import { orderedText, worksheetDocument } from '../../document/worksheet.ts';
import { worksheetMessages } from '../../document/worksheet-messages.ts';
import type { Language } from '../../domain/idea.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { presentEntries, type WorksheetEntry } from '../analysis/state.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { LeftOut, OriginMark } from '../share/origin-mark.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { Button } from '../ui/button.tsx';
import { fade } from '../ui/fade.ts';
import { AnotherIdea } from './another-idea.tsx';
import { ExportControls } from './export-controls.tsx';
import { pageMessages } from './page-messages.ts';
import { PdfButton } from './pdf-button.tsx';
import { type Controls, ReportView } from './report-view.tsx';
import { TabReports } from './tab-reports.tsx';
import { type Pdf, usePdf } from './use-pdf.ts';

/** The main screen while it shows a worksheet. The first action is the way to a model. */
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
        headingRef={headingRef}
        kicker={
          <>
            {origin && <OriginMark origin={origin} />}
            {leftOut && <LeftOut parts={leftOut} />}
            {isOtherLanguage && <OtherLanguage file={file} />}
            {presentEntries(state).length > 1 && <TabReports />}
          </>
        }
        actions={
          <div className="flex flex-wrap content-start gap-3 print:hidden">
            <Actions file={file} pdf={pdf} />
          </div>
        }
        controls={controlsOf(entry, pdf, pageLanguage)}
      />
      <AnotherIdea />
    </div>
  );
}

function Actions({ file, pdf }: { file: WorksheetEntry['file']; pdf: Pdf }) {
  const { store, load, hasModel, connect } = useAnalysisContext();
  const texts = useMessages(worksheetMessages);
  const { idea, worksheet, meta } = file;
  return (
    <>
      {hasModel ? (
        <Button
          variant="primary"
          onClick={() =>
            fade(() => void store.write(load, store.newWriting({ idea, language: meta.language })))
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
      {worksheet.setAside ? (
        <Button onClick={() => store.improve(idea)}>{texts.edit}</Button>
      ) : (
        <>
          <PdfButton pdf={pdf} variant="secondary" isWorksheet />
          <ShareButton file={file} makePdf={pdf.make} />
        </>
      )}
    </>
  );
}

/** A text that was set aside has nothing to go on from and nothing to keep. */
function controlsOf(entry: WorksheetEntry, pdf: Pdf, pageLanguage: Language): Controls[] {
  const { file } = entry;
  const isLaidOut = file.worksheet.setAside === undefined;
  return present<Controls>([
    isLaidOut && { id: 'said', part: 'verdict', node: <EditButtons file={file} /> },
    pageLanguage === file.meta.language && {
      id: 'imprint',
      part: 'next',
      node: <OtherLanguage file={file} />,
    },
    isLaidOut && {
      id: 'export',
      part: 'next',
      title: pageMessages[pageLanguage].exportWorksheet,
      lang: pageLanguage,
      node: <ExportControls entry={entry} pdf={pdf} />,
    },
  ]);
}

/** Two ways to the form: with the text as typed, or in order and with its gaps. */
function EditButtons({ file }: { file: WorksheetEntry['file'] }) {
  const { store } = useAnalysisContext();
  const texts = useMessages(worksheetMessages);
  return (
    <div className="mt-5 flex flex-wrap gap-3 print:hidden">
      <Button onClick={() => store.improve(file.idea)}>{texts.edit}</Button>
      <Button variant="quiet" onClick={() => store.improve(orderedText(file))}>
        {texts.editOrdered}
      </Button>
    </div>
  );
}

/** A button that shows or asks for the worksheet in the other language. */
function OtherLanguage({ file }: { file: WorksheetEntry['file'] }) {
  const { state, store, load } = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const { idea, meta } = file;
  const language = meta.language === 'es' ? 'en' : 'es';
  const twin = presentEntries(state).find(
    (each) => each.file.idea === idea && each.file.meta.language === language,
  );
  return (
    <Button
      variant="quiet"
      className="-ml-3 justify-self-start text-sm print:hidden"
      onClick={() => {
        if (twin) store.go({ screen: 'result', shown: twin.id });
        else fade(() => void store.write(load, store.newWriting({ idea, language })));
      }}
    >
      {twin ? texts.showIn(language) : texts.writeIn(language)}
    </Button>
  );
}
