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
  /** The list it is of, and which of the lists looked for together that one belongs with. */
  list: Phrases;
  group: number;
  /** Compiled when a word of a text first opens as it does: a text meets few of the thousands of phrases. */
  expression?: RegExp;
}

interface Opening {
  letters: string;
  phrase: Phrase;
}

/** Phrases by the first letters of what they can open with; '' for those that open with anything. */
type PhraseIndex = ReadonlyMap<string, readonly Opening[]>;

/** As many of its first letters an opening is found by, if it has them. */
const KEY_LENGTH = 2;

const indexes = new WeakMap<Phrases, PhraseIndex>();

function indexOf(phrases: Phrases): PhraseIndex {
  const known = indexes.get(phrases);
  if (known) return known;
  const index = indexed([[phrases]]);
  indexes.set(phrases, index);
  return index;
}

function indexed(groups: readonly (readonly Phrases[])[]): PhraseIndex {
  const index = new Map<string, Opening[]>();
  const add = (letters: string, phrase: Phrase) => {
    const key = letters.slice(0, KEY_LENGTH);
    const others = index.get(key);
    if (others) others.push({ letters, phrase });
    else index.set(key, [{ letters, phrase }]);
  };
  let at = 0;
  groups.forEach((lists, group) => {
    for (const list of lists) {
      for (const source of [...list.es, ...list.en]) {
        const phrase: Phrase = { at, source, list, group };
        at += 1;
        for (const letters of new Set(openings(source) ?? [''])) add(letters, phrase);
      }
    }
  });
  return index;
}

/** The phrases that may start here, in the order of the list. */
function candidates(index: PhraseIndex, folded: string, start: number): Phrase[] {
  const found: Phrase[] = [];
  for (let length = 0; length <= KEY_LENGTH; length += 1) {
    for (const { letters, phrase } of index.get(folded.slice(start, start + length)) ?? []) {
      if (folded.startsWith(letters, start) && !found.includes(phrase)) found.push(phrase);
    }
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
  const spans: Span[] = [];
  scan(folded, indexOf(phrases), (_phrase, span) => spans.push(span));
  return spans;
}

/** Lists that are looked for together. */
export class GroupedLists {
  private readonly groups: readonly (readonly Phrases[])[];
  private index: PhraseIndex | undefined;

  constructor(groups: readonly (readonly Phrases[])[]) {
    this.groups = groups;
  }

  /** For each group, in one pass over the text, the lists that are found in it and where each stands first. */
  findIn({ folded }: Pick<ReadText, 'folded'>): readonly ReadonlyMap<Phrases, Span>[] {
    const found = this.groups.map(() => new Map<Phrases, Span>());
    this.index ??= indexed(this.groups);
    scan(folded, this.index, ({ list, group }, span) => {
      const first = found[group];
      if (first && !first.has(list)) first.set(list, span);
    });
    return found;
  }
}

/** Goes through the text once; what is found of a group does not overlap. */
function scan(folded: string, index: PhraseIndex, onFound: (phrase: Phrase, span: Span) => void): void {
  const from: number[] = [];
  let figures: string | undefined;
  for (const { index: start } of folded.matchAll(WORD_START)) {
    for (const phrase of candidates(index, folded, start)) {
      if (start < (from[phrase.group] ?? 0)) continue;
      phrase.expression ??= new RegExp(phraseSource(phrase.source), 'y');
      phrase.expression.lastIndex = start;
      if (phrase.source.includes('#')) figures ??= markNumbers(folded);
      const match = phrase.expression.exec(phrase.source.includes('#') ? (figures ?? folded) : folded);
      if (!match) continue;
      const end = start + match[0].length;
      from[phrase.group] = end;
      onFound(phrase, { start, end });
    }
  }
}

const searched = new WeakMap<ReadText, Map<Phrases, readonly Span[]>>();

/** What `find` gives, looked for once in a text however often it is asked for; kept as long as the text is. */
export function spansOf(text: ReadText, phrases: Phrases): readonly Span[] {
  const known = searched.get(text) ?? new Map<Phrases, readonly Span[]>();
  searched.set(text, known);
  const spans = known.get(phrases) ?? find(text, phrases);
  known.set(phrases, spans);
  return spans;
}

/** Whether a stretch of folded text holds one of the phrases. */
export function matches(folded: string, phrases: Phrases): boolean {
  return find({ folded }, phrases).length > 0;
}
