import { defineMessages } from '../../document/messages.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';

/**
 * A paragraph, a list, or facts by name; `null` is a fact that the host has not filled in yet. A text that does not
 * hold for this installation is `false`.
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
    missing: 'Sin rellenar todavía por quien aloja este sitio',
    contents: 'En esta página',
  },
  en: {
    updated: (date) =>
      `Last updated: ${new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`,
    missing: 'Not filled in yet by whoever hosts this site',
    contents: 'On this page',
  },
});
