import { SERVICE_LABELS } from './answer-service.ts';
import type { Language } from './language.ts';

/** Translations of the labels that are not proper names. */
const TRANSLATED_LABELS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: {
    [SERVICE_LABELS.openai]: 'servidor compatible con OpenAI',
    [SERVICE_LABELS.embedded]: 'modelo de este servidor',
  },
  en: {},
};

/** A service's label for a sentence in this language. Logs and programs get the label unchanged. */
export function labelIn(label: string, language: Language): string {
  return TRANSLATED_LABELS[language][label] ?? label;
}
