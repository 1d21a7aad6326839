import { brand } from '../../brand.ts';
import type { Language } from '../../domain/idea.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';

/** A paragraph, a list, or facts of which some may still have to be filled in by the host (`null`). */
export type LegalBlock =
  | string
  | readonly string[]
  | { facts: readonly (readonly [string, string | null])[] };

export interface LegalSection {
  title: string;
  blocks: readonly LegalBlock[];
}

/** Makes a legal text that is true of this installation as it is configured. */
export type LegalText = (settings: SiteSettings) => readonly LegalSection[];

export const { owner, contact, country } = brand.legal;

/** Blocks that hold only under a condition. */
export function when(condition: boolean, ...blocks: LegalBlock[]): LegalBlock[] {
  return condition ? blocks : [];
}

/** “A, B or C”. */
export function eitherOf(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}
