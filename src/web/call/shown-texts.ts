import { isWanted, mergeDecisions } from '../../call/decision.ts';
import type { CallText } from '../../call/texts.ts';
import { foldedText } from '../../domain/text-matching.ts';
import { boundText } from '../../text/bound-text.ts';
import { store } from './call-context.ts';

export const FILTERS = ['all', 'undecided', 'person', 'copies', 'yes', 'no', 'discuss'] as const;
type Filter = (typeof FILTERS)[number];
type Order = 'table' | 'points';

export interface ListSettings {
  readonly search: string;
  readonly filter: Filter;
  readonly order: Order;
}

/** The texts that currently match search and filter, in the chosen order. */
export function shownTexts(texts: readonly CallText[], { search, filter, order }: ListSettings): CallText[] {
  const words = foldedText(search).split(/\s+/).filter(Boolean);
  const shown = texts.filter((text) => {
    if (text.isLeftOut || !passes(text, filter)) return false;
    if (words.length === 0) return true;
    return words.every((word) => searchableText(text).includes(word));
  });
  if (order === 'table') return shown;
  const pointsOf = ({ hash }: CallText) => store.result(hash)?.points ?? -1;
  return shown.sort((a, b) => pointsOf(b) - pointsOf(a));
}

const foldedTexts = new WeakMap<CallText, string>();

/** Id and text without case and accents, cached. */
function searchableText(text: CallText): string {
  const known = foldedTexts.get(text) ?? foldedText(`${text.id} ${text.text}`);
  foldedTexts.set(text, known);
  return known;
}

function passes(text: CallText, filter: Filter): boolean {
  const { hash } = text;
  if (filter === 'all') return true;
  if (filter === 'copies') return store.copies.get()?.has(text) ?? false;
  if (filter === 'person') return (store.result(hash)?.person.length ?? 0) > 0;
  const merged = store.decisions.merged(hash)?.decision;
  return filter === 'undecided' ? merged === undefined : merged === filter;
}

/** How many characters of a text's beginning are shown as an excerpt, and as a name. */
const EXCERPT_LENGTH = 200;
const NAME_LENGTH = 40;

/** The beginning of a text, without the headers of its columns. */
export function excerptOf({ text }: CallText, length = EXCERPT_LENGTH): string {
  const { table, opened } = store.call?.table ?? {};
  const headers = new Set(
    [...(table?.header ?? []), ...(opened?.columns.text ?? [])].map((one) => `${one.trim()}:`),
  );
  const lines = text.slice(0, 2 * EXCERPT_LENGTH).split('\n');
  const words = lines.filter((line) => !headers.has(line)).join(' ');
  return boundText(words.trim(), length);
}

/** The id, or the first words if the id is only a row number. */
export const nameOf = (text: CallText): string =>
  text.id === String(text.rowNumber) ? excerptOf(text, NAME_LENGTH) || text.id : text.id;

/** How many of the texts have a decision. */
export const decidedCount = (texts: readonly CallText[]): number =>
  texts.filter(({ hash }) => store.decisions.ofText(hash).length > 0).length;

/** The hashes of the texts that people want or may want, among those of the sample. */
export function wantedOfSample(sampled: readonly string[]): Set<string> {
  const blind = sampled.flatMap((hash) => store.decisions.ofText(hash).filter(({ isBlind }) => isBlind));
  return new Set(mergeDecisions(blind).flatMap(({ hash, decision }) => (isWanted(decision) ? hash : [])));
}
