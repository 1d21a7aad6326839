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
  variant = 'primary',
  isWorksheet = false,
  isShort = false,
}: {
  pdf: Pdf;
  variant?: 'primary' | 'secondary';
  isWorksheet?: boolean;
  /** On phones only the word `PDF` of the label is visible. */
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
      <Button
        variant={variant}
        onClick={press}
        disabled={isBusy}
        className={isShort ? '' : 'max-sm:w-full max-sm:px-2'}
      >
        {isBusy ? <Spinner /> : <Download aria-hidden="true" className="size-5" />}
        <span>
          {label.split(/(PDF)/).map((part) => (
            <span key={part} className={isShort && part !== 'PDF' ? 'max-sm:sr-only' : ''}>
              {part}
            </span>
          ))}
        </span>
      </Button>
      {hasFailed && !isBusy && (
        <Alert className="order-last basis-full">
          {'Segmenter' in Intl ? texts.pdfFailed : texts.pdfOutdated}
        </Alert>
      )}
    </>
  );
}
