import { markNumbers, NUMBER, NUMBER_WORDS } from './numbers.ts';
import type { ReadText, Span } from './read-text.ts';

/** A list of phrases for each language; both are always looked for, whatever language is asked for. */
export type Phrases = Readonly<Record<'es' | 'en', readonly string[]>>;

/**
 * The source of the expression for a phrase, whole words only. In a phrase `*` is any ending, `#` a quantity, `_` up to
 * three words in between, `__` up to eight, `(a|b)` a choice and `?` an option, as in regular expressions.
 */
function phraseSource(phrase: string): string {
  const source = phrase
    .replace(/'(?!ll|\?)/g, "'?")
    .replace(/\\w\*/g, '*')
    .replace(/ __ /g, '(?:\\s{1,3}[^\\s.!?]{1,24}){0,8}\\s{1,3}')
    .replace(/ _ /g, '(?:\\s{1,3}[^\\s.!?]{1,24}){0,3}\\s{1,3}')
    .replace(/ /g, '\\s{1,3}')
    .replace(/\*/g, '[a-z0-9]{0,14}')
    .replace(/#/g, `[€£$]?${NUMBER}`);
  // Nor may a number in words be cut short.
  return `(?:${source})(?![a-z0-9¤])`;
}

interface Phrase {
  at: number;
  source: string;
  /** Compiled when a word of a text first opens as it does: a text meets few of the thousands of phrases. */
  expression?: RegExp;
}

interface Opening {
  letters: string;
  phrase: Phrase;
}

/** The phrases of a list by the first letter of what they can open with; '' for those that open with anything. */
type PhraseIndex = ReadonlyMap<string, readonly Opening[]>;

const indexes = new WeakMap<Phrases, PhraseIndex>();

function indexOf(phrases: Phrases): PhraseIndex {
  const known = indexes.get(phrases);
  if (known) return known;
  const index = new Map<string, Opening[]>();
  const add = (key: string, opening: Opening) => {
    const others = index.get(key);
    if (others) others.push(opening);
    else index.set(key, [opening]);
  };
  [...phrases.es, ...phrases.en].forEach((source, at) => {
    const phrase: Phrase = { at, source };
    const starts = openings(source);
    if (!starts) add('', { letters: '', phrase });
    for (const letters of new Set(starts)) add(letters.charAt(0), { letters, phrase });
  });
  indexes.set(phrases, index);
  return index;
}

/** The phrases that may start here, in the order of the list. */
function candidates(index: PhraseIndex, folded: string, start: number): Phrase[] {
  const found = (index.get('') ?? []).map(({ phrase }) => phrase);
  for (const { letters, phrase } of index.get(folded.charAt(start)) ?? []) {
    if (folded.startsWith(letters, start) && !found.includes(phrase)) found.push(phrase);
  }
  return found.length > 1 ? found.sort((a, b) => a.at - b.at) : found;
}

const NUMBER_OPENINGS: readonly string[] = [
  ...'0123456789€£$',
  ...Object.keys(NUMBER_WORDS).map((word) => word.slice(0, 4)),
];

/** The letters a match of the phrase can open with; `undefined` when it can open with anything. */
function openings(phrase: string): string[] | undefined {
  const first = phrase.charAt(0);
  if (first === '#') return [...NUMBER_OPENINGS];
  if (first === '(') {
    const end = closing(phrase);
    const rest = phrase.slice(end + 1);
    if (/^\(\?(?:<?[!=])/.test(phrase)) return openings(rest);
    const starts = alternatives(phrase.slice(1, end)).map(openings);
    if (rest.startsWith('?')) starts.push(openings(rest.slice(1)));
    return starts.every((start) => start !== undefined) ? starts.flat() : undefined;
  }
  // A letter before `?` may be missing.
  const letters = /^[a-z0-9]+(?![?a-z0-9])|^[a-z0-9]+(?=[a-z0-9]\?)/.exec(phrase)?.[0];
  return letters ? [letters] : undefined;
}

function closing(phrase: string): number {
  let depth = 0;
  for (let at = 0; at < phrase.length; at += 1) {
    if (phrase[at] === '(') depth += 1;
    else if (phrase[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return phrase.length;
}

function alternatives(choice: string): string[] {
  const found = [''];
  let depth = 0;
  for (const unit of choice) {
    if (unit === '(') depth += 1;
    else if (unit === ')') depth -= 1;
    if (unit === '|' && depth === 0) found.push('');
    else found.push((found.pop() ?? '') + unit);
  }
  return found;
}

const WORD_START = /(?<![a-z0-9])[a-z0-9€£$]/g;

/** Every place where a phrase of either language stands, in order; the first phrase of the list wins a place. */
export function find({ folded }: Pick<ReadText, 'folded'>, phrases: Phrases): Span[] {
  const index = indexOf(phrases);
  const spans: Span[] = [];
  let from = 0;
  let figures: string | undefined;
  for (const { index: start } of folded.matchAll(WORD_START)) {
    if (start < from) continue;
    for (const phrase of candidates(index, folded, start)) {
      phrase.expression ??= new RegExp(phraseSource(phrase.source), 'y');
      phrase.expression.lastIndex = start;
      if (phrase.source.includes('#')) figures ??= markNumbers(folded);
      const match = phrase.expression.exec(phrase.source.includes('#') ? (figures ?? folded) : folded);
      if (!match) continue;
      from = start + match[0].length;
      spans.push({ start, end: from });
      break;
    }
  }
  return spans;
}

/** Whether a stretch of folded text holds one of the phrases. */
export function matches(folded: string, phrases: Phrases): boolean {
  return find({ folded }, phrases).length > 0;
}
