import { FileText } from 'lucide-react';
import { fileMarkdown } from '../../document/markdown.ts';
import { nameOf } from '../../document/printed-document.ts';
import { reportFileName } from '../../domain/download-name.ts';
import type { WholeFile } from '../../domain/open-file.ts';
import type { WithFile } from '../analysis/tab-report.ts';
import { useMessages } from '../i18n/language.tsx';
import { KeepLine } from '../share/keep-line.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { pageMessages } from './page-messages.ts';
import { type Pdf, PdfButton } from './pdf-button.tsx';

/** The ways to keep a report or worksheet, in a line that on phones is at the bottom of the window. */
export function ExportControls({ entry: { file, origin }, pdf }: { entry: WithFile<WholeFile>; pdf: Pdf }) {
  return (
    <div className="report-bar">
      <KeepLine file={file} origin={origin} />
      <PdfButton pdf={pdf} isShort />
      <ShareButton file={file}>
        <TextFormats file={file} isUnchecked={origin !== undefined} />
      </ShareButton>
    </div>
  );
}

/** Buttons that save Markdown or JSON, or copy the Markdown. */
function TextFormats({ file, isUnchecked }: { file: WholeFile; isUnchecked: boolean }) {
  const texts = useMessages(pageMessages);
  const markdown = () => fileMarkdown(file, { isUnchecked });

  function saveText(extension: 'md' | 'json', type: string, content: string) {
    saveFile(new Blob([content], { type }), reportFileName(nameOf(file), new Date(), extension));
  }

  return (
    <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-4">
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
  );
}
