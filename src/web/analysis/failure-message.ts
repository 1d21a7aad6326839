import type { Language } from '../../domain/language.ts';
import { errorMessage } from '../../model/error-messages.ts';
import { analysisMessages } from './analysis-messages.ts';
import { failureMessages } from './failure-messages.ts';
import type { Failure } from './source.ts';

/**
 * The error message for a failure, in the page's language; `undefined` for an unexpected error without a message. The
 * message that came with the failure is preferred if it is in that language, because it says which of several services
 * failed, and why.
 */
export function failureMessage(failure: Failure, language: Language): string | undefined {
  const { code, message, messageLanguage, asked, retryAfter, reason } = failure;
  if (code === 'site_unreachable' || code === 'new_version') return failureMessages[language][code];
  if (code === 'interrupted') return analysisMessages[language].interrupted;
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

/**
 * Whether the browser blocks requests to the visitor's own computer. On https pages, Safari and every browser on iOS
 * block them as mixed content.
 */
function blocksLoopback(): boolean {
  return globalThis.location?.protocol === 'https:' && navigator.vendor.startsWith('Apple');
}
