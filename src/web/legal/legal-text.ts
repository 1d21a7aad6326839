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
