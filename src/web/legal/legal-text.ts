import { brand } from '../../brand.ts';
import type { Language } from '../../domain/idea.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';

/** A paragraph, a list, or facts; `null` is a fact that the host has not filled in yet. */
export type LegalBlock =
  | string
  | readonly string[]
  | { facts: readonly (readonly [string, string | null])[] };

export interface LegalSection {
  title: string;
  blocks: readonly LegalBlock[];
}

/** Creates the legal text for this installation's settings. */
export type LegalText = (settings: SiteSettings) => readonly LegalSection[];

export const { owner, contact, country } = brand.legal;

/** Returns the blocks if `condition` is true, else none. */
export function when(condition: boolean, ...blocks: LegalBlock[]): LegalBlock[] {
  return condition ? blocks : [];
}

/** “A, B or C”. */
export function eitherOf(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}
