import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { pageMessages } from './page-messages.ts';

/** The analysis, below a row of actions. With `onUnfold` it is hidden, and the first action unfolds it. */
export function FullAnalysis({
  onUnfold,
  actions,
  children,
}: {
  onUnfold: (() => void) | undefined;
  actions: ReactNode;
  children: ReactNode;
}) {
  const texts = useMessages(pageMessages);
  const { language } = useLanguage();
  const id = useId();
  const button = useRef<HTMLDivElement>(null);
  const analysis = useRef<HTMLDivElement>(null);

  /** Scrolls so that the analysis takes the place of its button, and gives it the focus. */
  function unfold(change: () => void) {
    const before = button.current?.getBoundingClientRect().top ?? 0;
    flushSync(change);
    const after = analysis.current?.getBoundingClientRect().top ?? before;
    window.scrollBy({ top: after - before, behavior: 'instant' });
    analysis.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {(onUnfold || actions) && (
        <div
          ref={button}
          lang={language}
          className="flex flex-wrap content-start items-start gap-3 print:hidden"
        >
          {onUnfold && (
            <Button
              variant="primary"
              aria-expanded={false}
              aria-controls={id}
              onClick={() => unfold(onUnfold)}
              className="w-full sm:w-auto"
            >
              {texts.full}
            </Button>
          )}
          {actions}
        </div>
      )}
      {/* A printed report is always complete. */}
      <div
        ref={analysis}
        id={id}
        tabIndex={-1}
        className={`grid grid-cols-1 gap-x-10 gap-y-5 md:grid-cols-6 ${onUnfold ? 'not-print:hidden' : ''}`}
      >
        {children}
      </div>
    </>
  );
}
