import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useAnalysisContext } from './analysis-context.ts';
import { analysisMessages } from './analysis-messages.ts';
import { failureMessage } from './failure-message.ts';
import { failureMessages } from './failure-messages.ts';
import { type Failure, PAGE_FAILURES } from './source.ts';

/** Codes of failures that a change of service would not solve. */
const UNRELATED_TO_SERVICE: readonly (string | undefined)[] = [
  ...PAGE_FAILURES,
  'invalid_request',
  'idea_too_short',
  'idea_too_long',
  'cancelled',
];

/** Codes of failures after which the page has to be reloaded. */
const NEEDS_RELOAD: readonly (string | undefined)[] = ['invalid_request', 'new_version', 'signed_out'];

/** Enough characters to find the request in the server's log. */
const SHORT_ID_LENGTH = 8;

/** The longest wait that the button counts down, in seconds. The error message names a longer wait. */
const COUNTDOWN_MAX = 600;

export interface FailureProps {
  failure: Failure;
  onRetry(): void;
  /** Replaces the label of the button that tries again. */
  retryLabel?: string | undefined;
  /** More content of the row of buttons. It replaces the button that leads to a refused text. */
  children?: ReactNode;
}

/** An error in the page's language, with buttons to retry, change the text, use another service or reload. */
export function FailureBox({ failure, onRetry, retryLabel, children }: FailureProps) {
  const { state, store, connect } = useAnalysisContext();
  const { errorTitle, unknownError, retry, reload } = useMessages(failureMessages);
  const texts = useMessages(analysisMessages);
  const { language } = useLanguage();
  const { code, retryable, retryAfter, requestId, operatorMessage } = failure;
  const wait = useCountdown(retryAfter);
  const label = retryLabel ?? retry;

  function changeText() {
    if (state.shown !== undefined) store.showForm();
    else document.querySelector('textarea')?.focus();
  }

  return (
    <Alert tone={code === 'interrupted' ? 'info' : 'danger'}>
      <p>
        {code !== 'interrupted' && <b className="font-semibold">{errorTitle}</b>}{' '}
        {failureMessage(failure, language) ?? unknownError}
      </p>
      {/* Without `off`, a screen reader would announce every second of the countdown. */}
      <div aria-live="off" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
        {retryable && (
          <Button disabled={wait > 0} onClick={onRetry}>
            {wait > 0 && wait <= COUNTDOWN_MAX ? texts.countdown(label, wait) : label}
          </Button>
        )}
        {children ?? (code === 'refused' && <Button onClick={changeText}>{texts.changeText}</Button>)}
        {NEEDS_RELOAD.includes(code) && <Button onClick={() => location.reload()}>{reload}</Button>}
        {connect && !UNRELATED_TO_SERVICE.includes(code) && (
          <Button onClick={connect}>{texts.connect}</Button>
        )}
        {(operatorMessage || requestId) && (
          <details className="text-sm open:basis-full">
            <summary className="min-h-6 cursor-pointer">{texts.details}</summary>
            {operatorMessage && <p>{operatorMessage}</p>}
            {requestId && <p>{texts.requestId(requestId.slice(0, SHORT_ID_LENGTH))}</p>}
          </details>
        )}
      </div>
    </Alert>
  );
}

/** The seconds left until a retry is allowed. */
function useCountdown(seconds = 0): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
