import { messagesIn } from '../../document/messages.ts';
import type { Language } from '../../domain/idea.ts';
import { useLanguage } from './language.tsx';

/** The texts in the page's language; the same object until the language changes. */
export function useMessages<Texts extends object>(messages: Readonly<Record<Language, Texts>>): Texts {
  return messagesIn(messages, useLanguage().language);
}
