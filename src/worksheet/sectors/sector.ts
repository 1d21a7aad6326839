import type { Language } from '../../domain/idea.ts';
import type { Phrases } from '../text/phrases.ts';

/** What is commonly known of a line of business: a start for the person's own research, never its result. */
export interface Sector {
  id: string;
  /** In lower case, to stand after "sector:". */
  name: Readonly<Record<Language, string>>;
  /** A short root for project names. */
  root: Readonly<Record<Language, string>>;
  /** What nearly always means this sector, each with every way of saying it. */
  terms: readonly Phrases[];
  /** Well-known real companies and what they do. Shown as "to be checked". */
  companies: readonly (Readonly<Record<Language, string>> & { name: string })[];
  es: SectorNotes;
  en: SectorNotes;
}

export interface SectorNotes {
  customers: readonly string[];
  earning: readonly string[];
  risks: readonly string[];
  openings: readonly string[];
  problems: readonly string[];
  firstStep: string;
  experiment: string;
}
