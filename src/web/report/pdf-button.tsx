import { Download } from 'lucide-react';
import { useMessages } from '../i18n/use-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { messages } from './page-messages.ts';
import type { Pdf } from './use-pdf.ts';

/** Downloads the PDF. */
export function PdfButton({
  pdf: { state, download },
  variant = 'primary',
}: {
  pdf: Pdf;
  variant?: 'primary' | 'secondary';
}) {
  const texts = useMessages(messages);
  const busy = state === 'busy';
  return (
    <>
      <Button variant={variant} onClick={download} disabled={busy}>
        {busy ? <Spinner /> : <Download aria-hidden="true" className="size-5" />}
        {busy ? texts.pdfBusy : texts.pdf}
      </Button>
      {state === 'failed' && (
        <div className="order-last basis-full">
          <Alert>{texts.pdfFailed}</Alert>
        </div>
      )}
    </>
  );
}
