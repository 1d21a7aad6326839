import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import { fileMarkdown } from '../../document/markdown.ts';
import { nameOf } from '../../document/saved-document.ts';
import { reportFileName } from '../../domain/report-file.ts';
import type { Entry } from '../analysis/state.ts';
import { useMessages } from '../i18n/language.tsx';
import { KeepSwitch } from '../share/keep-switch.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { pageMessages } from './page-messages.ts';
import { PdfButton } from './pdf-button.tsx';
import type { Pdf } from './use-pdf.ts';

/** The ways to keep a report or worksheet: PDF, link, in this browser and, behind a button, Markdown and JSON. */
export function ExportControls({ entry: { file, origin }, pdf }: { entry: Entry; pdf: Pdf }) {
  const texts = useMessages(pageMessages);
  const moreId = useId();
  const [more, setMore] = useState(false);
  const markdown = () => fileMarkdown(file, origin !== undefined);

  function saveText(extension: 'md' | 'json', type: string, content: string) {
    saveFile(new Blob([content], { type }), reportFileName(nameOf(file), new Date(), extension));
  }

  return (
    <>
      <p className="max-w-measure">{texts.exportWhy}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <PdfButton pdf={pdf} isWorksheet={file.format === 'crisol-worksheet'} />
        <ShareButton file={file} makePdf={pdf.make} />
        <KeepSwitch />
        <Button aria-expanded={more} aria-controls={moreId} onClick={() => setMore(!more)}>
          {texts.more}
        </Button>
      </div>
      <div id={moreId} className={`mt-3 flex-wrap gap-3 ${more ? 'flex' : 'hidden'}`}>
        <Button onClick={() => saveText('md', 'text/markdown;charset=utf-8', markdown())}>
          <FileText aria-hidden="true" className="size-4" />
          {texts.markdown}
        </Button>
        <Button onClick={() => saveText('json', 'application/json', `${JSON.stringify(file, null, 2)}\n`)}>
          <FileText aria-hidden="true" className="size-4" />
          {texts.json}
        </Button>
        <CopyButton label={texts.copyMarkdown} text={markdown} />
      </div>
    </>
  );
}
