import { errorMessage } from '../../domain/error-messages.ts';
import type { Language } from '../../domain/idea.ts';
import type { Failure } from './source.ts';

/**
 * What the page says of a failure, in its language, or `undefined` where nothing is known. The server's own sentence
 * comes first where it is in that language: of several services only the server knows which one failed.
 */
export function failureMessage(failure: Failure, language: Language): string | undefined {
  const { code, message, messageLanguage, retryAfter, asked } = failure;
  if (code === undefined || !asked) return message === '' ? undefined : message;
  const { service, label, inBrowser } = asked;
  // What is wrong with a request is told in the browser's language, and to programs.
  const isServers = !inBrowser && code !== 'invalid_request' && message !== '';
  if (isServers && messageLanguage === language) return message;
  return errorMessage(code, language, {
    service,
    label,
    inBrowser,
    ...(retryAfter !== undefined && { retryAfter }),
  });
}
