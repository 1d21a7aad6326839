import { Download, FileText } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { reportMarkdown } from '../../document/report-markdown.ts';
import { type ReportFile, reportFileName } from '../../domain/report-file.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { CopyButton } from './copy-button.tsx';
import { messages } from './page-messages.ts';

/** What makes PDFs: fetched apart, since it is by far the largest part of the page. */
export interface PdfMaker {
  reportPdfFile(file: ReportFile, siteUrl: string): Promise<File>;
  prepareReportPdf(file: ReportFile, siteUrl: string): Promise<void>;
}

/** The report to keep or pass on: PDF, Markdown, JSON, and whatever the device can share with. */
export function Takeaways({
  keep,
  file,
  siteUrl,
  loadPdf,
  number,
}: {
  /** Buttons that share the report as a link and save it. */
  keep: ReactNode;
  file: ReportFile;
  siteUrl: string;
  loadPdf(): Promise<PdfMaker>;
  number: number;
}) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'pdfFailed'>();

  // Ahead of need, and so that it works without a connection from now on.
  useEffect(() => {
    loadPdf().then(
      ({ prepareReportPdf }) => prepareReportPdf(file, siteUrl),
      () => undefined,
    );
  }, [file, siteUrl, loadPdf]);

  async function downloadPdf() {
    setBusy(true);
    setProblem(undefined);
    try {
      const made = await (await loadPdf()).reportPdfFile(file, siteUrl);
      save(made, made.name);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the visitor sees a sentence; whoever looks for the cause finds it in the console.
      console.error(error);
      setProblem('pdfFailed');
    } finally {
      setBusy(false);
    }
  }

  function nameWith(extension: 'md' | 'json'): string {
    return reportFileName(file.report.projectName, new Date(), extension);
  }

  function saveText(extension: 'md' | 'json', type: string, content: string) {
    setProblem(undefined);
    save(new Blob([content], { type }), nameWith(extension));
  }

  return (
    <div lang={language} className="print:hidden">
      <Section id="take" number={number} title={texts.take}>
        <p className="max-w-measure">{texts.takeWhy}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="primary" onClick={downloadPdf} disabled={busy}>
            {busy ? <Spinner /> : <Download aria-hidden="true" className="size-5" />}
            {busy ? texts.pdfBusy : texts.pdf}
          </Button>
          {keep}
          <Button onClick={() => saveText('md', 'text/markdown;charset=utf-8', reportMarkdown(file))}>
            <FileText aria-hidden="true" className="size-4" />
            {texts.markdown}
          </Button>
          <Button onClick={() => saveText('json', 'application/json', `${JSON.stringify(file, null, 2)}\n`)}>
            <FileText aria-hidden="true" className="size-4" />
            {texts.json}
          </Button>
          <CopyButton kind="markdown" text={() => reportMarkdown(file)} />
        </div>
        {problem && (
          <div className="mt-4">
            <Alert>{texts[problem]}</Alert>
          </div>
        )}
      </Section>
    </div>
  );
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
