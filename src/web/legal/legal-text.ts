import { brand } from '../../brand.ts';
import type { Language } from '../../domain/idea.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';

/**
 * A paragraph, a list, or facts; `null` is a fact that the host has not filled in yet. What does not hold for this
 * installation is `false`.
 */
export type LegalBlock =
  | string
  | false
  | readonly (string | false)[]
  | { facts: readonly (readonly [string, string | null])[] };

/** Creates the legal text for this installation's settings. */
export type LegalText = (
  settings: SiteSettings,
) => readonly (false | { title: string; blocks: readonly LegalBlock[] })[];

export const { owner, contact, country } = brand.legal;

/** “A, B or C”. */
export function eitherOf(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}
