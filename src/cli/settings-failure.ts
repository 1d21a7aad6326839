import { SERVICE_LABELS } from '../domain/answer-service.ts';
import { KEY_PAGES } from '../domain/error-messages.ts';
import type { ErrorCode } from '../domain/errors.ts';
import type { Language } from '../domain/idea.ts';
import { messages } from './messages.ts';

/** Failures that only other settings can fix. The usual sentences about them are for the visitors of a site. */
const SETTINGS_FAILURES = [
  'missing_api_key',
  'invalid_api_key',
  'insufficient_credit',
  'model_not_found',
  'context_too_small',
] as const satisfies ErrorCode[];

/**
 * The sentences for the person at the terminal, who can change the settings.
 * @param service the label of the service that failed
 * @param message the usual sentence
 */
export function failureSentences(
  code: ErrorCode,
  language: Language,
  service: string,
  message: string,
): string[] {
  const settingsFailure = SETTINGS_FAILURES.find((known) => known === code);
  if (!settingsFailure) return [message];
  const texts = messages[language];
  // Ollama's message already says what to do on this machine.
  const isOllama = code === 'model_not_found' && service === SERVICE_LABELS.ollama;
  return [isOllama ? message : texts[settingsFailure](service, KEY_PAGES[service]), texts.configure];
}
