import { FileText } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fileMarkdown } from '../../document/markdown.ts';
import { nameOf } from '../../document/saved-document.ts';
import { reportFileName } from '../../domain/download-name.ts';
import type { WholeFile } from '../../domain/open-file.ts';
import type { WithFile } from '../analysis/tab-report.ts';
import { useMessages } from '../i18n/language.tsx';
import { KeepSwitch } from '../share/keep-switch.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { pageMessages } from './page-messages.ts';
import { PdfButton } from './pdf-button.tsx';
import type { Pdf } from './use-pdf.ts';

interface ExportProps {
  entry: WithFile<WholeFile>;
  pdf: Pdf;
}

/**
 * The ways to keep a report or worksheet, in a row: PDF, link, and, behind a button, text formats and saving in this
 * browser. On phones PDF and link are at the bottom of the window.
 */
export function ExportControls({ entry, pdf }: ExportProps) {
  const { file } = entry;
  return (
    <>
      <div className="report-bar">
        <PdfButton pdf={pdf} variant="secondary" isWorksheet={file.format === 'crisol-worksheet'} isShort />
        <ShareButton file={file} makePdf={pdf.make} />
      </div>
      <MoreOptions>
        <TextFormats {...entry} />
        <KeepSwitch />
      </MoreOptions>
    </>
  );
}

/** All ways to keep a report, behind one button. For a report whose export is not a main action. */
export function FoldedExport({ entry, pdf }: ExportProps) {
  const { file } = entry;
  return (
    <MoreOptions>
      <PdfButton pdf={pdf} variant="secondary" />
      <ShareButton file={file} makePdf={pdf.make} />
      <TextFormats {...entry} />
      <KeepSwitch />
    </MoreOptions>
  );
}

function MoreOptions({ children }: { children: ReactNode }) {
  const texts = useMessages(pageMessages);
  const id = useId();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          flushSync(() => setOpen(!open));
          panel.current?.scrollIntoView({ block: 'nearest' });
        }}
      >
        {texts.more}
      </Button>
      <div
        ref={panel}
        id={id}
        className={`order-last basis-full flex-wrap gap-3 ${open ? 'flex' : 'hidden'}`}
      >
        {children}
      </div>
    </>
  );
}

/** Markdown and JSON. */
function TextFormats({ file, origin }: Pick<WithFile<WholeFile>, 'file' | 'origin'>) {
  const texts = useMessages(pageMessages);
  const markdown = () => fileMarkdown(file, origin !== undefined);

  function saveText(extension: 'md' | 'json', type: string, content: string) {
    saveFile(new Blob([content], { type }), reportFileName(nameOf(file), new Date(), extension));
  }

  return (
    <>
      <Button onClick={() => saveText('md', 'text/markdown;charset=utf-8', markdown())}>
        <FileText aria-hidden="true" className="size-4" />
        {texts.markdown}
      </Button>
      <Button onClick={() => saveText('json', 'application/json', `${JSON.stringify(file, null, 2)}\n`)}>
        <FileText aria-hidden="true" className="size-4" />
        {texts.json}
      </Button>
      <CopyButton label={texts.copyMarkdown} text={markdown} />
      <p className="max-w-measure basis-full text-sm text-muted">{texts.exportWhy}</p>
    </>
  );
}
