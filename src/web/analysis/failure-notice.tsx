import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { useAnalysisContext } from './analysis-context.ts';
import { failureMessages } from './failure-messages.ts';
import type { Failure } from './source.ts';

export const analysisPart = lazyPart(() => import('./analysis-part.ts'));

/** Codes of failures that another service would not solve. */
const UNRELATED_TO_SERVICE: readonly (string | undefined)[] = [
  'site_unreachable',
  'site_failed',
  'signed_out',
  'new_version',
  'outdated_browser',
  'invalid_request',
  'idea_too_short',
  'idea_too_long',
  'cancelled',
];

/** Codes of failures after which the page has to be reloaded. */
const NEEDS_RELOAD: readonly (string | undefined)[] = ['invalid_request', 'new_version', 'signed_out'];

/** Enough characters to find the request in the server's log. */
const SHORT_ID_LENGTH = 8;

/**
 * An error in the page's language, with buttons to retry, use another service or reload. The sentences for most failures are
 * fetched on demand.
 */
export function FailureNotice({
  failure,
  onRetry,
  retryLabel,
  children,
}: {
  failure: Failure;
  onRetry(): void;
  /** Replaces the label of the button that tries again. */
  retryLabel?: string | undefined;
  /** More buttons. */
  children?: ReactNode;
}) {
  const { connect } = useAnalysisContext();
  const texts = useMessages(failureMessages);
  const { language } = useLanguage();
  const part = analysisPart.usePart();
  const { code, message, retryable, requestId, operatorMessage } = failure;
  const early = code === 'site_unreachable' || code === 'new_version' ? texts[code] : message;
  const sentence = part ? part.failureMessage(failure, language) : early;
  return (
    <Alert>
      <p>
        <b className="font-semibold">{texts.errorTitle}</b> {sentence ?? texts.unknownError}
      </p>
      {operatorMessage && <p className="mt-1 text-sm">{operatorMessage}</p>}
      {requestId && <p className="mt-1 text-sm">{texts.requestId(requestId.slice(0, SHORT_ID_LENGTH))}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
        {retryable && <Button onClick={onRetry}>{retryLabel ?? texts.retry}</Button>}
        {children}
        {NEEDS_RELOAD.includes(code) && <Button onClick={() => location.reload()}>{texts.reload}</Button>}
        {connect && !UNRELATED_TO_SERVICE.includes(code) && (
          <Button onClick={connect}>{texts.connect}</Button>
        )}
      </div>
    </Alert>
  );
}
