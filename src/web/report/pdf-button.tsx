import { Download } from 'lucide-react';
import type { ReportFile } from '../../domain/report-file.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { messages } from './page-messages.ts';
import { type LoadPdf, usePdfDownload } from './use-pdf.ts';

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
  const { isBusy, hasFailed, download } = usePdfDownload(file, loadPdf);
  return (
    <>
      <Button variant={variant} onClick={download} disabled={isBusy || !file}>
        {isBusy ? <Spinner /> : <Download aria-hidden="true" className="size-5" />}
        {isBusy ? texts.pdfBusy : texts.pdf}
      </Button>
      {hasFailed && (
        <div className="order-last basis-full">
          <Alert>{texts.pdfFailed}</Alert>
        </div>
      )}
    </>
  );
}
