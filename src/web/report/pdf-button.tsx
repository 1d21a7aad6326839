import { Download } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { messages } from './page-messages.ts';
import type { Pdf } from './use-pdf.ts';

/** Downloads the PDF. */
export function PdfButton({
  pdf: { busy, failedAt, download },
  variant = 'primary',
}: {
  pdf: Pdf;
  variant?: 'primary' | 'secondary';
}) {
  const texts = useMessages(messages);
  const id = useId();
  return (
    <>
      <Button variant={variant} onClick={() => download(id)} disabled={busy}>
        {busy ? <Spinner /> : <Download aria-hidden="true" className="size-5" />}
        {busy ? texts.pdfBusy : texts.pdf}
      </Button>
      {failedAt === id && (
        <div className="order-last basis-full">
          <Alert>{texts.pdfFailed}</Alert>
        </div>
      )}
    </>
  );
}
