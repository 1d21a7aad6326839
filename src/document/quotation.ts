import type { Language } from '../domain/idea.ts';

const MARKS = {
  es: { outer: ['«', '»'], inner: ['“', '”'] },
  en: { outer: ['“', '”'], inner: ['‘', '’'] },
} as const;

/** Puts a text in quotation marks. Marks inside become inner marks; marks around the whole text are removed. */
export function quoted(text: string, language: Language): string {
  const { outer, inner } = MARKS[language];
  const bare = text.trim().replace(/^(?:«([^»]*)»|“([^”]*)”|"([^"]*)")$/, '$1$2$3');
  const nested = bare
    .replace(/"([^"]*)"/g, `${inner[0]}$1${inner[1]}`)
    .replace(/«([^»]*)»|“([^”]*)”/g, `${inner[0]}$1$2${inner[1]}`);
  return outer[0] + nested + outer[1];
}
