import type { Language } from '../../domain/idea.ts';
import { errorMessage } from '../../model/error-messages.ts';
import { blocksLoopback } from '../ui/blocks-loopback.ts';
import { analysisMessages } from './analysis-messages.ts';
import { failureMessages } from './failure-messages.ts';
import type { Failure } from './source.ts';

/** Rejections by this site's limits. Their sentences name a waiting time and no service. */
const LIMIT_CODES: readonly (string | undefined)[] = ['rate_limited', 'busy', 'draining'];

/**
 * The sentence for a failure in the page's language; `undefined` for an unexpected error. The sentence that came with the
 * failure is preferred if it is in that language, because it says which of several services failed, and why.
 * @param wait seconds left before a retry, so that countdown and sentence show the same number
 */
export function failureMessage(failure: Failure, language: Language, wait?: number): string | undefined {
  const { code, message, messageLanguage, asked } = failure;
  if (code === 'site_unreachable' || code === 'new_version') return failureMessages[language][code];
  if (code === 'outdated_browser') return analysisMessages[language].outdatedBrowser;
  if (code === 'interrupted') return analysisMessages[language].interruptedRequest;
  if (code === undefined || !asked) return message;
  const { service, label, inBrowser } = asked;
  if (wait !== undefined && LIMIT_CODES.includes(code)) {
    // Only the sentence tells this limit from the rate.
    const isConcurrent =
      message === errorMessage('rate_limited', messageLanguage ?? language, { isConcurrent: true });
    return wait > 0
      ? errorMessage(code, language, { retryAfter: wait, isConcurrent })
      : analysisMessages[language].waitOver;
  }
  if (inBrowser && service === 'ollama' && code === 'service_unreachable' && blocksLoopback()) {
    return analysisMessages[language].loopbackBlocked;
  }
  // The server writes `invalid_request` for programs, in the language of the request's headers.
  if (code !== 'invalid_request' && message && messageLanguage === language) return message;
  return errorMessage(code, language, { service, label, inBrowser });
}
