import { Link } from 'lucide-react';
import { useState } from 'react';
import type { ReportFile } from '../../domain/report-file.ts';
import type { Origin } from '../analysis/state.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { shareMessages } from './messages.ts';
import { ShareDialog } from './share-dialog.tsx';

/** The button that offers the report as a link. */
export function ShareButton({ file, makePdf }: { file: ReportFile; makePdf(): Promise<File> }) {
  const texts = useMessages(shareMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Link aria-hidden="true" className="size-4" />
        {texts.share}
      </Button>
      {open && <ShareDialog file={file} makePdf={makePdf} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Shows that a report was not written in this tab, and where it comes from. */
export function OriginMark({ origin }: { origin: Origin }) {
  const texts = useMessages(shareMessages);
  return (
    <p className="border-l-4 border-warning bg-warning-soft px-4 py-2 font-semibold">
      {{ file: texts.fromFile, link: texts.fromLink, saved: texts.fromSaved }[origin]}
    </p>
  );
}

/** Actions for a short report: analyze its idea, or go back. */
export function ShortNext({ onAnalyze, onBack }: { onAnalyze(): void; onBack(): void }) {
  const texts = useMessages(shareMessages);
  return (
    <div className="print:hidden">
      <p className="max-w-measure">{texts.shortWhy}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onAnalyze}>
          {texts.analyzeThis}
        </Button>
        <Button onClick={onBack}>{texts.backToForm}</Button>
      </p>
    </div>
  );
}
