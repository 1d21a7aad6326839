import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ReportFile } from '../../domain/report-file.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useSettings } from '../ui/site-settings.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { messages } from './page-messages.ts';
import { createPdfFile, type LoadPdf, saveFile } from './use-pdf.ts';

/** Downloads the PDF. Disabled while there is no complete report. */
export function PdfButton({
  file,
  loadPdf,
  variant = 'primary',
}: {
  file: ReportFile | undefined;
  loadPdf: LoadPdf;
  variant?: 'primary' | 'secondary';
}) {
  const texts = useMessages(messages);
  const { siteUrl } = useSettings();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function download(report: ReportFile) {
    setBusy(true);
    setFailed(false);
    try {
      const pdf = await createPdfFile(report, siteUrl, loadPdf);
      saveFile(pdf, pdf.name);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the page shows a message; the cause is for debugging.
      console.error(error);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant={variant} onClick={() => file && download(file)} disabled={busy || !file}>
        {busy ? <Spinner /> : <Download aria-hidden="true" className="size-5" />}
        {busy ? texts.pdfBusy : texts.pdf}
      </Button>
      {failed && (
        <div className="order-last basis-full">
          <Alert>{texts.pdfFailed}</Alert>
        </div>
      )}
    </>
  );
}
