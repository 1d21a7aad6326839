import { escapeMarkdown } from '../document/escape-markdown.ts';
import { defineMessages } from '../document/messages.ts';
import type { Language } from '../domain/language.ts';
import { middleReading, type TextResult } from './results.ts';
import type { CallText } from './texts.ts';

const messages = defineMessages({
  es: {
    title: 'Comentarios para cada participante',
    unseen:
      'Estos comentarios los ha escrito un modelo de lenguaje y ninguna persona los ha visto todavía. Léelos y corrígelos antes de enviar ninguno. No dicen puntos ni niveles, y no son una decisión.',
    unread: 'No hay ninguna lectura de este texto.',
    quote: (quote: string) => `El texto dice: «${quote}»`,
    raise: (raise: string) => `Lo que más ayudaría: ${raise}`,
  },
  en: {
    title: 'Feedback for each applicant',
    unseen:
      'A language model wrote this feedback, and no person has seen it yet. Read it and correct it before you send any of it. It gives no points and no levels, and it is not a decision.',
    unread: 'There is no reading of this text.',
    quote: (quote: string) => `The text says: “${quote}”`,
    raise: (raise: string) => `What would help most: ${raise}`,
  },
});

/**
 * `feedback.md` in pieces: for each row the reasons, quotations and advice of its middle reading, without points or
 * levels, headed as not yet seen by a person.
 */
export function* feedback(
  texts: readonly CallText[],
  results: ReadonlyMap<string, TextResult>,
  language: Language,
): Generator<string> {
  const words = messages[language];
  yield `# ${words.title}\n\n**${words.unseen}**\n`;
  for (const { id, hash, isLeftOut, isEmpty } of texts) {
    if (isLeftOut || isEmpty) continue;
    yield `\n## ${escapeMarkdown(id)}\n`;
    const reading = middleReading(results.get(hash)?.readings ?? []);
    if (!reading) yield `\n${words.unread}\n`;
    for (const { criterion, reason, quote, raise } of reading?.levels ?? []) {
      yield `\n### ${escapeMarkdown(criterion)}\n\n${escapeMarkdown(reason)}\n`;
      if (quote !== '') yield `\n${escapeMarkdown(words.quote(quote))}\n`;
      if (raise !== '') yield `\n${escapeMarkdown(words.raise(raise))}\n`;
    }
  }
}
