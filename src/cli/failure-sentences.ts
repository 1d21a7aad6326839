import type { ErrorCode } from '../domain/errors.ts';
import type { Language } from '../domain/language.ts';
import { commandMessages } from './messages.ts';

/** Failures that require other settings. */
const SETTINGS_FAILURES: ReadonlySet<ErrorCode> = new Set([
  'missing_api_key',
  'invalid_api_key',
  'insufficient_credit',
  'model_not_found',
  'context_too_small',
]);

/** The error message, and where to change the settings if that helps. */
export function failureSentences(code: ErrorCode, language: Language, message: string): string[] {
  return SETTINGS_FAILURES.has(code) ? [message, commandMessages[language].configure] : [message];
}
