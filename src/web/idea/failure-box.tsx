import { useEffect, useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { messages as askingMessages } from './asking-messages.ts';
import { failureMessage } from './failure-message.ts';
import { messages } from './messages.ts';
import type { Failure } from './source.ts';

/**
 * Why there is no answer, in the page's language, and what to do: try again where that can help, at once or when
 * the wait is over; look at the settings where the visitor's own service is at fault.
 */
export function FailureBox({
  failure,
  onRetry,
  onSettings,
}: {
  failure: Failure;
  onRetry: (() => void) | undefined;
  onSettings: (() => void) | undefined;
}) {
  const texts = useMessages(messages);
  const asking = useMessages(askingMessages);
  const { language } = useLanguage();
  const wait = useCountdown(failure);
  return (
    <Alert title={texts.errorTitle}>
      <p className="mt-1">{failureMessage(failure, language) ?? texts.unknownError}</p>
      <p className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {failure.retryable && onRetry && (
          <Button onClick={onRetry} disabled={wait > 0}>
            {wait > 0 ? <span aria-live="off">{asking.retryIn(wait)}</span> : asking.retry}
          </Button>
        )}
        {failure.asked?.inBrowser && onSettings && (
          <Button variant="quiet" onClick={onSettings}>
            {texts.settings}
          </Button>
        )}
      </p>
    </Alert>
  );
}

/** Seconds still to wait; 0 when there is nothing to wait for. */
function useCountdown(failure: Failure): number {
  const [left, setLeft] = useState(failure.retryAfter ?? 0);
  useEffect(() => {
    const until = Date.now() + (failure.retryAfter ?? 0) * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [failure]);
  return left;
}
