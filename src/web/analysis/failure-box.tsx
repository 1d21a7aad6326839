import type { ReactNode } from 'react';
import type { Language } from '../../domain/language.ts';
import { errorMessage } from '../../model/error-messages.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useAnalysisContext } from './analysis-context.ts';
import { analysisMessages } from './analysis-messages.ts';
import { failureMessages } from './failure-messages.ts';
import { shownReport } from './report-state.ts';
import type { Failure } from './source.ts';

/**
 * The error message for a failure, in the page's language; `undefined` for an unexpected error without a message. The
 * message that came with the failure is preferred if it is in that language, because it says which of several services
 * failed, and why.
 */
export function failureMessage(failure: Failure, language: Language): string | undefined {
  const { code, message, messageLanguage, asked, retryAfter, reason } = failure;
  if (code === 'site_unreachable' || code === 'new_version') return failureMessages[language][code];
  if (code === 'site_failed') return analysisMessages[language].siteFailed;
  if (code === 'signed_out') return analysisMessages[language].signedOut;
  if (code === 'outdated_browser') return analysisMessages[language].outdatedBrowser;
  if (code === undefined) return message;
  const { service, label, inBrowser = false } = asked ?? {};
  if (inBrowser && service === 'ollama' && code === 'service_unreachable' && blocksLoopback()) {
    return analysisMessages[language].loopbackBlocked;
  }
  // The server's message for `invalid_request` is meant for programs, in the language of the request's headers.
  if (code !== 'invalid_request' && message && messageLanguage === language) return message;
  return errorMessage(code, language, { service, label, inBrowser, retryAfter, reason });
}

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

/** An error in the page's language, with buttons to retry, change the text, use another service or reload. */
export function FailureBox({
  failure,
  onRetry,
  retryLabel,
  children,
}: {
  failure: Failure;
  onRetry(): void;
  /** Replaces the label of the button that tries again. */
  retryLabel?: string | undefined;
  /** More buttons. By default, a button to change the text if the model declined the text. */
  children?: ReactNode;
}) {
  const { connect } = useAnalysisContext();
  const texts = useMessages(failureMessages);
  const analysisTexts = useMessages(analysisMessages);
  const { language } = useLanguage();
  const { retryable, code, requestId, operatorMessage } = failure;
  return (
    <Alert>
      <p>
        <b className="font-semibold">{texts.errorTitle}</b>{' '}
        {failureMessage(failure, language) ?? texts.unknownError}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
        {retryable && <Button onClick={onRetry}>{retryLabel ?? texts.retry}</Button>}
        {children ?? (code === 'refused' && <ChangeText />)}
        {NEEDS_RELOAD.includes(code) && <Button onClick={() => location.reload()}>{texts.reload}</Button>}
        {connect && !UNRELATED_TO_SERVICE.includes(code) && (
          <Button onClick={connect}>{analysisTexts.connect}</Button>
        )}
        {(requestId || operatorMessage) && (
          <details className="text-sm open:basis-full">
            <summary className="min-h-6 cursor-pointer">{analysisTexts.details}</summary>
            {operatorMessage && <p>{operatorMessage}</p>}
            {requestId && <p>{analysisTexts.requestId(requestId.slice(0, SHORT_ID_LENGTH))}</p>}
          </details>
        )}
      </div>
    </Alert>
  );
}

/** A button that leads to the text that a model declined. */
function ChangeText() {
  const { state, store } = useAnalysisContext();
  const { changeText } = useMessages(analysisMessages);
  const shown = shownReport(state);
  return (
    <Button
      onClick={() => {
        if (shown) store.improve(shown.idea);
        else document.querySelector('textarea')?.focus();
      }}
    >
      {changeText}
    </Button>
  );
}

/**
 * Whether the browser blocks requests to the visitor's own computer. On https pages, Safari and every browser on iOS
 * block them as mixed content.
 */
function blocksLoopback(): boolean {
  return globalThis.location?.protocol === 'https:' && navigator.vendor.startsWith('Apple');
}
