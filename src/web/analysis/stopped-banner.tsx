import { useEffect, useRef } from 'react';
import { isRetryable } from '../../domain/errors.ts';
import { useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useAnalysisContext } from './analysis-context.ts';
import { analysisMessages } from './analysis-messages.ts';
import { failureMessages } from './failure-messages.ts';
import { FailureNotice } from './failure-notice.tsx';
import type { Failure } from './source.ts';
import type { TabReport } from './tab-report.ts';

/** Why the writing of a report ended early; `undefined` after the visitor left or cancelled. */
function stopReason({ failure, file }: TabReport): Failure | undefined {
  if (failure || !file || !('unfinished' in file.meta)) return failure;
  const { unfinished: code } = file.meta;
  return code === undefined || code === 'cancelled' ? undefined : { code, retryable: isRetryable(code) };
}

/** Says why the report above is incomplete, and how to go on. Replaces the progress bar in place, so nothing moves. */
export function StoppedBanner({ report, onRetry }: { report: TabReport; onRetry(): void }) {
  const { store } = useAnalysisContext();
  const texts = useMessages(analysisMessages);
  const { retry } = useMessages(failureMessages);
  const banner = useRef<HTMLDivElement>(null);
  const failure = stopReason(report);
  /** With a file, only the second step is missing. */
  const isJudged = report.file !== undefined;
  const missing = isJudged ? texts.answerMissing : texts.unfinished;
  const retryLabel = isJudged ? texts.retryAnswer : retry;

  useEffect(() => banner.current?.focus({ preventScroll: true }), []);

  const changeTextButton = !isJudged && (
    <Button variant="quiet" onClick={store.showForm}>
      {texts.changeText}
    </Button>
  );
  return (
    <div
      ref={banner}
      tabIndex={-1}
      className="relative z-5 order-last -mx-5 mt-8 max-h-[max(25dvh,11.5rem)] overflow-y-auto border-t border-line-strong bg-paper pb-[env(safe-area-inset-bottom)] text-sm leading-snug sm:-mx-8 [&>*]:py-1.5 sm:[&>*]:py-3 [&_button]:min-h-9 [&_button]:px-3 [&_button]:py-1 [&_button]:text-sm print:hidden [@media(min-height:20rem)]:sticky [@media(min-height:20rem)]:bottom-0"
    >
      {failure ? (
        <FailureNotice failure={failure} onRetry={onRetry} retryLabel={retryLabel}>
          {changeTextButton}
          <p className="-order-1 basis-full max-sm:sr-only">{missing}</p>
        </FailureNotice>
      ) : (
        <Alert tone="info">
          <p>{missing}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button onClick={onRetry}>{retryLabel}</Button>
            {changeTextButton}
          </div>
        </Alert>
      )}
    </div>
  );
}
