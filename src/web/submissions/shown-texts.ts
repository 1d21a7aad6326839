import type { Language } from '../../domain/language.ts';
import { foldedText } from '../../domain/text-matching.ts';
import { meanLevel, type PersonReason, type TextResult } from '../../submissions/text-results.ts';
import type { CallText } from '../../submissions/texts.ts';
import { boundText } from '../../text/bound-text.ts';
import type { CallState, CallTable, OpenCall } from './state.ts';

export const FILTERS = [
  'all',
  'undecided',
  'yes',
  'no',
  'discuss',
  'person',
  'flag',
  'apart',
  'no_quotation',
  'failed',
  'empty',
  'copies',
] as const;
export type Filter = (typeof FILTERS)[number];

/** A number is the position of a criterion. */
export type Order = 'points' | 'name' | 'row' | number;

export interface ListSettings {
  readonly search: string;
  readonly filter: Filter;
  readonly order: Order;
}

/** Why a person has to read the text. A missing reading is a reason only if a reading has failed. */
export const personReasons = ({ person }: TextResult): readonly PersonReason[] =>
  person.includes('failed') ? person : person.filter((reason) => reason !== 'no_reading');

export function passes(text: CallText, filter: Filter, state: CallState): boolean {
  const { results, decisions, copies } = state;
  switch (filter) {
    case 'all':
      return true;
    case 'undecided':
      return !decisions.has(text.hash);
    case 'yes':
    case 'no':
    case 'discuss':
      return decisions.get(text.hash)?.decision === filter;
    case 'copies':
      return copies?.has(text) === true;
    default: {
      const result = results.get(text.hash);
      const reasons = result ? personReasons(result) : [];
      return filter === 'person' ? reasons.length > 0 : reasons.includes(filter);
    }
  }
}

/** The texts that match search and filter, in the chosen order. Texts without points go last. */
export function shownTexts(
  { table, plan }: OpenCall,
  state: CallState,
  { search, filter, order }: ListSettings,
  language: Language,
): CallText[] {
  const words = foldedText(search).split(/\s+/).filter(Boolean);
  const shown = plan.texts.filter((text) => {
    if (text.isLeftOut || !passes(text, filter, state)) return false;
    if (words.length === 0) return true;
    const searched = foldedText(`${text.id} ${text.text}`);
    return words.every((word) => searched.includes(word));
  });
  if (order === 'row') return shown;
  if (order === 'name') {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return shown.sort((a, b) => compare(nameOf(a, table), nameOf(b, table)));
  }
  const criterion = order === 'points' ? undefined : plan.criteria[order]?.criterion;
  const rankOf = ({ hash }: CallText) => {
    const result = state.results.get(hash);
    return (criterion === undefined ? result?.points : result && meanLevel(result, criterion)) ?? -1;
  };
  return shown.sort((a, b) => rankOf(b) - rankOf(a));
}

/** The next text without a decision after the text with this index, or else the first one. */
export function nextUndecided(
  shown: readonly CallText[],
  { decisions }: Pick<CallState, 'decisions'>,
  after?: number,
): CallText | undefined {
  const start = shown.findIndex(({ index }) => index === after) + 1;
  const isUndecided = ({ hash }: CallText) => !decisions.has(hash);
  return shown.slice(start).find(isUndecided) ?? shown.slice(0, start).find(isUndecided);
}

/** How many characters of a text's beginning are shown as an excerpt, and as a name. */
const EXCERPT_LENGTH = 200;
const NAME_LENGTH = 40;

/** The beginning of a text, without the headers of its columns. */
export function excerptOf({ text }: CallText, { table, opened }: CallTable, length = EXCERPT_LENGTH): string {
  const headers = new Set(
    [...table.header, ...(opened?.columns.text ?? [])].map((header) => `${header.trim()}:`),
  );
  const lines = text.slice(0, 2 * EXCERPT_LENGTH).split('\n');
  return boundText(
    lines
      .filter((line) => !headers.has(line))
      .join(' ')
      .trim(),
    length,
  );
}

/** The id, or the first words if the id is only a row number. */
export const nameOf = (text: CallText, table: CallTable): string =>
  text.id === String(text.rowNumber) ? excerptOf(text, table, NAME_LENGTH) || text.id : text.id;
