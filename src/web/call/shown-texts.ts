import { isWanted } from '../../call/decision.ts';
import type { CallText } from '../../call/texts.ts';
import { wordsOf } from '../../domain/folded-text.ts';
import { store } from './call-context.ts';

export const FILTERS = ['all', 'undecided', 'person', 'yes', 'no', 'discuss'] as const;
export type Filter = (typeof FILTERS)[number];
export type Order = 'table' | 'points';

export interface Shown {
  readonly search: string;
  readonly filter: Filter;
  readonly order: Order;
}

/** The texts that pass search and filter as they are now; what is decided later does not move them. */
export function shownTexts(texts: readonly CallText[], { search, filter, order }: Shown): CallText[] {
  const words = wordsOf(search);
  const shown = texts.filter((text) => {
    if (text.isLeftOut || !passes(text.hash, filter)) return false;
    if (words.length === 0) return true;
    const all = wordsOf(`${text.id} ${text.text}`).join(' ');
    return words.every((word) => all.includes(word));
  });
  if (order === 'table') return shown;
  const pointsOf = ({ hash }: CallText) => store.result(hash)?.points ?? -1;
  return shown.sort((a, b) => pointsOf(b) - pointsOf(a));
}

function passes(hash: string, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'person') return (store.result(hash)?.person.length ?? 0) > 0;
  const merged = store.decisions.merged(hash)?.decision;
  return filter === 'undecided' ? merged === undefined : merged === filter;
}

/** How many different texts somebody has decided, and how many of them are wanted. */
export function decidedCount(texts: readonly CallText[]): { decided: number; wanted: number } {
  const merged = texts.flatMap(({ hash }) => store.decisions.merged(hash) ?? []);
  return { decided: merged.length, wanted: merged.filter(({ decision }) => isWanted(decision)).length };
}
