import type { ErrorCode, FailedService } from '../domain/errors.ts';
import type { Language } from '../domain/language.ts';
import { labelIn } from '../domain/service-messages.ts';
import { capitalised } from '../domain/wording.ts';
import { KEY_PAGES } from '../model/error-messages.ts';
import { commandMessages } from './messages.ts';

/** Failures that require other settings. The usual messages about them are for the visitors of a site. */
const SETTINGS_FAILURES = [
  'missing_api_key',
  'invalid_api_key',
  'insufficient_credit',
  'model_not_found',
  'context_too_small',
] as const satisfies ErrorCode[];

/**
 * The error message for a person at the terminal, who can change the settings, sentence by sentence.
 * @param service the service that failed
 * @param message the usual error message
 */
export function failureSentences(
  code: ErrorCode,
  language: Language,
  { name, label }: FailedService,
  message: string,
): string[] {
  const settingsFailure = SETTINGS_FAILURES.find((known) => known === code);
  if (!settingsFailure) return [message];
  const texts = commandMessages[language];
  // Ollama's message already says what to do on this machine.
  const isOllama = code === 'model_not_found' && name === 'ollama';
  return [
    isOllama ? message : texts[settingsFailure](capitalised(labelIn(label, language)), KEY_PAGES[label]),
    texts.configure,
  ];
}
