import { Download } from 'lucide-react';
import { useState } from 'react';
import { nameOf, type PrintOptions } from '../../document/printed-document.ts';
import { reportFileName } from '../../domain/download-name.ts';
import type { WholeFile } from '../../domain/open-file.ts';
import { useSettings } from '../contexts.ts';
import { useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { Spinner } from '../ui/spinner.tsx';
import { pageMessages } from './page-messages.ts';
import { createReportPdf } from './pdf-worker-client.ts';

/** Shared by all buttons for a report's PDF, so that they are busy at the same time. */
export type Pdf = ReturnType<typeof usePdf>;

/** Creates the PDF of a report or worksheet. */
export function usePdf(file: WholeFile | undefined, options?: PrintOptions) {
  const { siteUrl } = useSettings();
  const [isBusy, setBusy] = useState(false);

  /** Creates and saves the PDF. @returns `false` if that failed */
  async function download(): Promise<boolean> {
    if (!file) return false;
    setBusy(true);
    try {
      const bytes = await createReportPdf({ file, siteUrl, ...options });
      const name = reportFileName(nameOf(file), new Date(), 'pdf');
      saveFile(new Blob([bytes], { type: 'application/pdf' }), name);
      return true;
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the page shows a message; the cause is for debugging.
      console.error(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, isWorksheet: file?.format === 'crisol-worksheet', download };
}

/** Downloads the PDF. A failure is shown beside the button that was pressed. */
export function PdfButton({
  pdf: { isBusy, isWorksheet, download },
  isShort = false,
}: {
  pdf: Pdf;
  /** The visible label is `PDF`. */
  isShort?: boolean;
}) {
  const texts = useMessages(pageMessages);
  const label = isBusy ? texts.pdfBusy : isWorksheet ? texts.pdfWorksheet : texts.pdf;
  const [hasFailed, setFailed] = useState(false);

  async function press() {
    setFailed(false);
    setFailed(!(await download()));
  }

  return (
    <>
      <Button onClick={press} disabled={isBusy} aria-label={isShort ? label : undefined}>
        {isBusy ? <Spinner /> : <Download aria-hidden="true" className="size-5" />}
        {isShort ? 'PDF' : label}
      </Button>
      {hasFailed && !isBusy && <Alert className="order-last basis-full">{texts.pdfFailed}</Alert>}
    </>
  );
}
