import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { pageMessages } from './page-messages.ts';

/** Fragment of the full analysis. */
const ANALYSIS_ID = 'analysis';

/** Whether the full analysis is folded, and how to change that. */
export interface Folding {
  isFolded: boolean;
  onFold(isFolded: boolean): void;
}

/** Unfolds the analysis and scrolls to it, or folds it again. */
export function FoldButton({ isFolded, onFold, isPrimary = false }: Folding & { isPrimary?: boolean }) {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  return (
    <Button
      lang={language}
      variant={isPrimary && isFolded ? 'primary' : 'secondary'}
      aria-expanded={!isFolded}
      aria-controls={ANALYSIS_ID}
      onClick={() => {
        flushSync(() => onFold(!isFolded));
        // The pressed button may be out of view or gone.
        const analysis = document.getElementById(ANALYSIS_ID);
        analysis?.scrollIntoView({ block: isFolded ? 'start' : 'nearest', behavior: 'instant' });
        if (isFolded) analysis?.focus({ preventScroll: true });
      }}
      className="w-full sm:w-auto print:hidden"
    >
      {isFolded ? texts.full : texts.fold}
    </Button>
  );
}

/** The full analysis. `folding` adds a button that folds and unfolds it. Always printed complete. */
export function FullAnalysis({
  folding,
  end,
  children,
}: {
  folding: Folding | undefined;
  /** Shown at the end while unfolded: the download. */
  end: ReactNode;
  children: ReactNode;
}) {
  const isFolded = folding?.isFolded === true;
  return (
    <div
      id={ANALYSIS_ID}
      tabIndex={-1}
      className="grid scroll-mt-28 grid-cols-1 gap-3 border-t-2 border-ink pt-4 text-[1rem] lg:scroll-mt-20"
    >
      <div
        className={`grid grid-cols-1 gap-x-10 gap-y-3 md:grid-cols-6 ${isFolded ? 'not-print:hidden' : ''}`}
      >
        {children}
      </div>
      {folding && (
        // One button for both states, so that it keeps the focus.
        <div className="flex flex-wrap gap-3 print:hidden">
          {!isFolded && end}
          <FoldButton {...folding} />
        </div>
      )}
    </div>
  );
}
