import { type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { pageMessages } from './page-messages.ts';

/** Fragment of the full analysis. */
const ANALYSIS_ID = 'analysis';

/** How the full analysis is folded. */
export interface Folding {
  isFolded: boolean;
  onFold(isFolded: boolean): void;
}

/** Unfolds the analysis, wherever it stands, and leads there. */
export function ShowAnalysis({ onFold }: Pick<Folding, 'onFold'>) {
  const texts = useMessages(pageMessages);
  return (
    <Button
      variant="primary"
      aria-controls={ANALYSIS_ID}
      onClick={() => foldAndGo(() => onFold(false))}
      className="w-full sm:w-auto"
    >
      {texts.full}
    </Button>
  );
}

/** Changes the folding. What was pressed may be gone or far away, so window and focus go to the analysis. */
function foldAndGo(change: () => void) {
  flushSync(change);
  const analysis = document.getElementById(ANALYSIS_ID);
  analysis?.scrollIntoView({ behavior: 'instant' });
  analysis?.focus({ preventScroll: true });
}

/** The analysis. Where it can be folded, a button at its beginning and one at its end do it. A printed report is always complete. */
export function FullAnalysis({
  folding,
  end,
  children,
}: {
  folding: Folding | undefined;
  /** At its end: the download. */
  end: ReactNode;
  children: ReactNode;
}) {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const contentId = useId();
  const { isFolded = false, onFold } = folding ?? {};
  return (
    <div id={ANALYSIS_ID} tabIndex={-1} className="grid scroll-mt-28 grid-cols-1 gap-5 lg:scroll-mt-20">
      {onFold && (
        <p lang={language} className="border-t-2 border-ink pt-4 print:hidden">
          <Button aria-expanded={!isFolded} aria-controls={contentId} onClick={() => onFold(!isFolded)}>
            {isFolded ? texts.full : texts.fold}
          </Button>
        </p>
      )}
      <div
        id={contentId}
        className={`grid grid-cols-1 gap-x-10 gap-y-5 md:grid-cols-6 ${isFolded ? 'not-print:hidden' : ''}`}
      >
        {children}
      </div>
      {onFold && !isFolded && (
        <div lang={language} className="flex flex-wrap gap-3 print:hidden">
          {end}
          <Button variant="quiet" onClick={() => foldAndGo(() => onFold(true))}>
            {texts.fold}
          </Button>
        </div>
      )}
    </div>
  );
}
