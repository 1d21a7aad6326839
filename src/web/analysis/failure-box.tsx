import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useAnalysisContext } from './analysis-context.ts';
import { analysisMessages } from './analysis-messages.ts';
import { failureMessage } from './failure-message.ts';
import { failureMessages } from './failure-messages.ts';
import type { Failure } from './source.ts';

/** Codes of failures that another service would not solve. */
const NOT_THE_SERVICE: readonly (string | undefined)[] = [
  'site_unreachable',
  'new_version',
  'outdated_browser',
  'invalid_request',
  'idea_too_short',
  'idea_too_long',
  'cancelled',
  'interrupted',
];

/** Enough characters to find the request in the server's log. */
const SHORT_ID_LENGTH = 8;

/** An error in the page's language, with buttons to retry, use another service or reload. */
export function FailureBox({
  failure,
  onRetry,
  children,
}: {
  failure: Failure;
  onRetry(): void;
  /** Further ways to go on. */
  children?: ReactNode;
}) {
  const { connect } = useAnalysisContext();
  const texts = useMessages(failureMessages);
  const more = useMessages(analysisMessages);
  const { language } = useLanguage();
  const wait = useCountdown(failure);
  return (
    <Alert>
      {/* Without `off`, a screen reader would announce every second of the countdown. */}
      <p aria-live="off">
        <b className="font-semibold">{texts.errorTitle}</b>{' '}
        {failureMessage(failure, language, failure.retryAfter && wait) ?? texts.unknownError}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
        {failure.retryable && (
          <Button onClick={onRetry} disabled={wait > 0}>
            {texts.retry}
          </Button>
        )}
        {children}
        {(failure.code === 'invalid_request' || failure.code === 'new_version') && (
          <Button onClick={() => location.reload()}>{texts.reload}</Button>
        )}
        {connect && !NOT_THE_SERVICE.includes(failure.code) && (
          <Button onClick={connect}>
            {failure.asked?.inBrowser ? more.changeModel : more.useOwnService}
          </Button>
        )}
        {failure.requestId && (
          <details className="text-sm open:basis-full">
            <summary>{more.details}</summary>
            <p>{more.requestId(failure.requestId.slice(0, SHORT_ID_LENGTH))}</p>
          </details>
        )}
      </div>
    </Alert>
  );
}

/** Seconds until a retry is allowed. */
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
