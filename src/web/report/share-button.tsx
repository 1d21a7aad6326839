import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { scoreBand } from '../../domain/report.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useSettings } from '../ui/site-settings.tsx';
import { messages } from './page-messages.ts';
import { reportTexts } from './report-context.ts';
import { createPdfFile, type LoadPdf } from './use-pdf.ts';

/** Opens the device's share dialog, with the PDF where files can be shared. Nothing where the device has none. */
export function ShareButton({ file, loadPdf }: { file: ReportFile | undefined; loadPdf: LoadPdf }) {
  const texts = useMessages(messages);
  const { siteUrl } = useSettings();
  const [failed, setFailed] = useState(false);
  if (typeof navigator.share !== 'function') return null;

  async function share(shared: ReportFile) {
    setFailed(false);
    const { report, meta } = shared;
    const words = reportTexts(meta.language);
    const text = meta.aiGenerated
      ? `${report.projectName}. ${report.pitch} ${words.band(scoreBand(report.score))}, ${words.outOf100(report.score)}.`
      : report.interpretation;
    try {
      const files = canShareFiles() ? [await createPdfFile(shared, siteUrl, loadPdf)] : undefined;
      await navigator.share({ title: report.projectName, text, ...(files && { files }) });
    } catch (error) {
      // The visitor closed the device's dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    }
  }

  return (
    <>
      <Button onClick={() => file && share(file)} disabled={!file}>
        <Share2 aria-hidden="true" className="size-4" />
        {texts.share}
      </Button>
      {failed && (
        <div className="order-last basis-full">
          <Alert>{texts.shareFailed}</Alert>
        </div>
      )}
    </>
  );
}

function canShareFiles(): boolean {
  const probe = new File([''], 'a.pdf', { type: 'application/pdf' });
  return navigator.canShare?.({ files: [probe] }) === true;
}
