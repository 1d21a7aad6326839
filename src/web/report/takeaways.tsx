import { FileText } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { reportMarkdown } from '../../document/markdown.ts';
import { type ReportFile, reportFileName } from '../../domain/report-file.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { CopyButton } from './copy-button.tsx';
import { messages } from './page-messages.ts';
import { PdfButton } from './pdf-button.tsx';
import { type Pdf, saveFile } from './use-pdf.ts';

/**
 * How a report is kept: PDF, link, and, folded, Markdown and JSON.
 * @param opened the report came from a file or link
 * @param keep further buttons: share, save
 */
export function Takeaways({
  file,
  opened,
  pdf,
  keep,
}: {
  file: ReportFile;
  opened: boolean;
  pdf: Pdf;
  keep: ReactNode;
}) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  const moreId = useId();
  const [more, setMore] = useState(false);

  function saveText(extension: 'md' | 'json', type: string, content: string) {
    saveFile(new Blob([content], { type }), reportFileName(file.report.projectName, new Date(), extension));
  }

  return (
    <div lang={language} className="print:hidden">
      <Section id="take" title={texts.take}>
        <p className="max-w-measure">{texts.takeWhy}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <PdfButton pdf={pdf} />
          {keep}
          <Button aria-expanded={more} aria-controls={moreId} onClick={() => setMore(!more)}>
            {texts.more}
          </Button>
        </div>
        <div id={moreId} className={`mt-3 flex-wrap gap-3 ${more ? 'flex' : 'hidden'}`}>
          <Button onClick={() => saveText('md', 'text/markdown;charset=utf-8', reportMarkdown(file, opened))}>
            <FileText aria-hidden="true" className="size-4" />
            {texts.markdown}
          </Button>
          <Button onClick={() => saveText('json', 'application/json', `${JSON.stringify(file, null, 2)}\n`)}>
            <FileText aria-hidden="true" className="size-4" />
            {texts.json}
          </Button>
          <CopyButton kind="Markdown" text={() => reportMarkdown(file, opened)} />
        </div>
      </Section>
    </div>
  );
}
