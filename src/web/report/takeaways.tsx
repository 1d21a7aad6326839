import { Download, FileText, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { reportMarkdown } from '../../document/report-markdown.ts';
import { scoreBand } from '../../domain/report.ts';
import { type ReportFile, reportFileName } from '../../domain/report-file.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { CopyButton } from './copy-button.tsx';
import { messages } from './page-messages.ts';
import { reportTexts } from './report-context.ts';

/** What makes PDFs: fetched apart, since it is by far the largest part of the page. */
export interface PdfMaker {
  createReportPdf(file: ReportFile, siteUrl: string): Promise<Blob>;
  prepareReportPdf(file: ReportFile, siteUrl: string): Promise<void>;
}

/** The report to keep or pass on: PDF, Markdown, JSON, and whatever the device can share with. */
export function Takeaways({
  file,
  siteUrl,
  loadPdf,
  number,
}: {
  file: ReportFile;
  siteUrl: string;
  loadPdf(): Promise<PdfMaker>;
  number: number;
}) {
  const texts = useMessages(messages);
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'pdfFailed' | 'shareFailed'>();

  // Ahead of need, and so that it works without a connection from now on.
  useEffect(() => {
    loadPdf().then(
      ({ prepareReportPdf }) => prepareReportPdf(file, siteUrl),
      () => undefined,
    );
  }, [file, siteUrl, loadPdf]);

  async function pdf(): Promise<File> {
    const { createReportPdf } = await loadPdf();
    return new File([await createReportPdf(file, siteUrl)], nameWith('pdf'), { type: 'application/pdf' });
  }

  async function downloadPdf() {
    setBusy(true);
    setProblem(undefined);
    try {
      const made = await pdf();
      save(made, made.name);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the visitor sees a sentence; whoever looks for the cause finds it in the console.
      console.error(error);
      setProblem('pdfFailed');
    } finally {
      setBusy(false);
    }
  }

  function nameWith(extension: 'pdf' | 'md' | 'json'): string {
    return reportFileName(file.report.projectName, new Date(), extension);
  }

  function saveText(extension: 'md' | 'json', type: string, content: string) {
    setProblem(undefined);
    save(new Blob([content], { type }), nameWith(extension));
  }

  async function share() {
    setProblem(undefined);
    const { report, meta } = file;
    const words = reportTexts(meta.language);
    const text = `${report.projectName}. ${report.pitch} ${words.band(scoreBand(report.score))}, ${words.outOf100(report.score)}.`;
    try {
      const files = canSharePdf() ? [await pdf()] : undefined;
      await navigator.share({ title: report.projectName, text, ...(files && { files }) });
    } catch (error) {
      // Closing the device's own dialog is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setProblem('shareFailed');
    }
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
          {typeof navigator.share === 'function' && (
            <Button onClick={share}>
              <Share2 aria-hidden="true" className="size-4" />
              {texts.share}
            </Button>
          )}
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

function canSharePdf(): boolean {
  const probe = new File([''], 'a.pdf', { type: 'application/pdf' });
  return navigator.canShare?.({ files: [probe] }) === true;
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
