import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { pageMessages } from './page-messages.ts';
import type { Folding } from './report-context.ts';

/** Fragment of the full analysis. */
const ANALYSIS_ID = 'analysis';

/** The full analysis, below the button that unfolds and folds it. Always printed complete. */
export function FullAnalysis({
  folding,
  end,
  children,
}: {
  folding: Folding | undefined;
  /** Shown at the end while unfolded. */
  end: ReactNode;
  children: ReactNode;
}) {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const isFolded = folding?.full === false;
  return (
    <div className="border-t-2 border-ink pt-3">
      {folding && (
        <Button
          ref={button}
          lang={language}
          variant={isFolded ? 'primary' : 'secondary'}
          aria-expanded={!isFolded}
          aria-controls={ANALYSIS_ID}
          onClick={() => {
            flushSync(() => folding.showFull(isFolded));
            // On a phone the unfolded chapters would begin below the window.
            button.current?.scrollIntoView({ block: isFolded ? 'start' : 'nearest', behavior: 'instant' });
          }}
          className="scroll-mt-24 max-sm:w-full print:hidden"
        >
          {isFolded ? texts.full : texts.fold}
        </Button>
      )}
      <div id={ANALYSIS_ID} className={isFolded ? 'not-print:hidden' : ''}>
        {children}
        {end && (
          <div lang={language} className="flex flex-wrap gap-3 border-t border-line py-3 print:hidden">
            {end}
          </div>
        )}
      </div>
    </div>
  );
}
