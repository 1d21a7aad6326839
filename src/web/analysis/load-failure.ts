import { OutdatedPageError } from '../ui/lazy-part.ts';
import type { Failure } from './source.ts';

/** The failure to show when fetching the page's own code threw `error`. */
export function loadFailure(error: unknown): Failure {
  return error instanceof OutdatedPageError
    ? { code: 'new_version', retryable: false }
    : { code: 'site_unreachable', retryable: true };
}
