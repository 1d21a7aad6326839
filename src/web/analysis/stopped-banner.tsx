import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useAnalysisContext } from './analysis-context.ts';
import { analysisMessages } from './analysis-messages.ts';
import { failureMessages } from './failure-messages.ts';
import { FailureNotice } from './failure-notice.tsx';
import type { Stopped } from './state.ts';

/** Below a report that was broken off: why, and how to go on. It takes the place of the progress, so that nothing moves. */
export function StoppedBanner({ stopped: { failure }, onRetry }: { stopped: Stopped; onRetry(): void }) {
  const { store } = useAnalysisContext();
  const texts = useMessages(analysisMessages);
  const { retry } = useMessages(failureMessages);
  const banner = useRef<HTMLDivElement>(null);

  useEffect(() => banner.current?.focus({ preventScroll: true }), []);

  return (
    <div
      ref={banner}
      tabIndex={-1}
      className="relative z-5 order-last -mx-5 mt-8 max-h-[50dvh] overflow-y-auto border-t border-line-strong bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8 print:hidden [@media(min-height:20rem)]:sticky [@media(min-height:20rem)]:bottom-0"
    >
      {failure ? (
        <FailureNotice failure={failure} onRetry={onRetry} />
      ) : (
        <Alert tone="info">
          <p>{texts.interruptedReport}</p>
          <Button className="mt-3" onClick={onRetry}>
            {retry}
          </Button>
        </Alert>
      )}
      <Button variant="quiet" className="mt-1 -ml-3" onClick={store.showForm}>
        {texts.changeText}
      </Button>
    </div>
  );
}

/** Marks a report that was broken off. */
export function UnfinishedMark() {
  const texts = useMessages(analysisMessages);
  return (
    <p className="border-l-4 border-warning bg-warning-soft px-4 py-2 font-semibold">{texts.unfinished}</p>
  );
}
