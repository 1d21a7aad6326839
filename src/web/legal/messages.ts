import { joinedText } from '../../document/make-blocks.ts';
import { defineMessages } from '../../document/messages.ts';
import { scoringBlocks } from '../../document/reasons.ts';
import type { Language } from '../../domain/language.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';

/**
 * A paragraph, a list, or facts by name; `null` is a fact that the operator has not filled in yet. `false` is a text that
 * does not apply to this installation.
 */
export type LegalBlock =
  | string
  | false
  | readonly (string | false)[]
  | Readonly<Record<string, string | null>>;

/** Creates the legal text for this installation's settings: sections by title, in order. */
export type LegalText = (settings: SiteSettings) => Readonly<Record<string, false | readonly LegalBlock[]>>;

export const legalMessages = defineMessages({
  es: {
    updated: (date: string) =>
      `Última actualización: ${new Date(date).toLocaleDateString('es-ES', { dateStyle: 'long', timeZone: 'UTC' })}`,
    missing: 'Quien aloja este sitio aún no lo ha rellenado',
    scoring: 'Cómo se calcula la puntuación',
  },
  en: {
    updated: (date) =>
      `Last updated: ${new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`,
    missing: 'Not filled in yet by whoever hosts this site',
    scoring: 'How the score is calculated',
  },
});

/** How a score is calculated; `false` for a site without a model. */
export function scoringText({ service }: SiteSettings, language: Language): readonly LegalBlock[] | false {
  return (
    service !== null &&
    scoringBlocks(language).map((block) => {
      if (block.type === 'paragraph') return joinedText(block.text);
      return block.type === 'list' && block.items.map(({ text }) => joinedText(text));
    })
  );
}
