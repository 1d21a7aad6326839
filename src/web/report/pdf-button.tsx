import { Download } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { pageMessages } from './page-messages.ts';
import type { Pdf } from './use-pdf.ts';

/** Downloads the PDF. A failure is shown beside the button that was pressed. */
export function PdfButton({
  pdf: { isBusy, download },
  isWorksheet = false,
  isShort = false,
}: {
  pdf: Pdf;
  isWorksheet?: boolean;
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
