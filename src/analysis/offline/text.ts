/** A stretch of the text, in UTF-16 units. The same numbers fit the text as typed and as folded. */
export interface Span {
  start: number;
  end: number;
}

/** A text made ready for rules: `folded` is lower case without accents, unit for unit as long as `typed`. */
export interface ReadText {
  typed: string;
  folded: string;
  sentences: readonly Span[];
  /** Sentences cut further at commas, semicolons, colons and dashes. */
  clauses: readonly Span[];
}

/** A list of phrases for each language; both are always looked for, whatever language is asked for. */
export type Phrases = Readonly<Record<'es' | 'en', readonly string[]>>;

const INVISIBLE = /[^\P{C}\n\r\t]/gu;

/** Makes a text ready. Invisible characters are dropped: they hide words from rules and say nothing. */
export function readText(text: string): ReadText {
  const typed = text.normalize('NFC').replace(INVISIBLE, '');
  let folded = '';
  for (const unit of typed.split('')) folded += foldUnit(unit);
  const sentences = cut(folded, /(?:[.!?…]+(?=\s|$)|[\n\r]+)/g);
  const clauses = sentences.flatMap(({ start, end }) =>
    cut(folded.slice(start, end), /(?:[;:()—–]|,(?!\d)|\s-\s)/g).map((span) => ({
      start: start + span.start,
      end: start + span.end,
    })),
  );
  return { typed, folded, sentences, clauses };
}

function foldUnit(unit: string): string {
  if (unit < '\u0080') return unit.toLowerCase();
  if (unit === '’' || unit === '‘' || unit === '´') return "'";
  if (unit === '\u00a0' || unit === '\u202f') return ' ';
  const bare = unit.normalize('NFKD').charAt(0).toLowerCase();
  return bare.length === 1 ? bare : unit;
}

/** Accent-free lower case, for words of the lexicons. */
export function fold(text: string): string {
  return text.split('').map(foldUnit).join('');
}

function cut(text: string, separator: RegExp): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const add = (end: number) => {
    if (/[a-z0-9]/.test(text.slice(start, end))) spans.push({ start, end });
  };
  for (const match of text.matchAll(separator)) {
    add(match.index);
    start = match.index + match[0].length;
  }
  add(text.length);
  return spans;
}

const UNITS = {
  uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9,
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9,
}; // biome-ignore format: one language a line
const TENS = {
  treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90,
  twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
}; // biome-ignore format: one language a line
const OTHER_NUMBERS = {
  diez: 10, once: 11, doce: 12, docena: 12, trece: 13, catorce: 14, quince: 15, dieciseis: 16, diecisiete: 17,
  dieciocho: 18, diecinueve: 19, veinte: 20, cien: 100, ciento: 100, centenar: 100, doscientos: 200, doscientas: 200,
  trescientos: 300, trescientas: 300, cuatrocientos: 400, quinientos: 500, quinientas: 500, mil: 1000,
  ten: 10, eleven: 11, twelve: 12, dozen: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17,
  eighteen: 18, nineteen: 19, hundred: 100, thousand: 1000,
}; // biome-ignore format: one language a block

const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries([
  ...Object.entries(UNITS).filter(([, value]) => value > 1),
  ...Object.entries(TENS),
  ...Object.entries(OTHER_NUMBERS),
]);

/** "Veintisiete", "treinta y cuatro", "twenty-seven": tens and a unit. */
const COMPOUND = `(?:veinti(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)|(?:${Object.keys(TENS).join('|')})(?:-| y |\\s)(?:${Object.keys(UNITS).join('|')}))`;

const SCALE: Readonly<Record<string, number>> = {
  k: 1e3, mil: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, millon: 1e6, millones: 1e6, million: 1e6, billion: 1e9, bn: 1e9,
}; // biome-ignore format: short

/** Stands for each letter of a number in words; nobody types it. */
const IN_WORDS = '¤';

/** Source of an expression for a quantity, to be used on a text whose numbers in words are marked. */
export const NUMBER = `(?:(?:\\d[\\d.,]{0,12}\\d|\\d)(?:\\s?(?:k|mil|millon|millones|million|thousand|billion|bn|m)(?![a-z0-9]))?|${IN_WORDS}{2,24})`;
/** Spanish eleven, not English "once": it counts a plural ("once clientes"), and is not followed by "this" or "was". */
const ELEVEN = 'once(?= (?!(?:this|was|has|its)(?![a-z]))(?:mil|[a-z]{3,}s)(?![a-z]))';
const ALL_NUMBER_WORDS = new RegExp(
  `(?<![a-z0-9])(?:${COMPOUND}|${Object.keys(NUMBER_WORDS)
    .map((word) => (word === 'once' ? ELEVEN : word))
    .join('|')})(?![a-z0-9])`,
  'g',
);

/** The text with each number in words overwritten by as many marks: expressions need not list the words again. */
export function markNumbers(folded: string): string {
  return folded.replace(ALL_NUMBER_WORDS, (word) => IN_WORDS.repeat(word.length));
}

/** The value of what `NUMBER` matched; `undefined` when it is no number after all. */
export function numberValue(text: string): number | undefined {
  const word = NUMBER_WORDS[text.trim()];
  if (word !== undefined) return word;
  const [ten, unit] = text.trim().split(/-| y |\s/);
  if (ten && unit && ten in TENS && unit in UNITS)
    return TENS[ten as keyof typeof TENS] + UNITS[unit as keyof typeof UNITS];
  const twenties = /^veinti([a-z]+)$/.exec(text.trim())?.[1];
  if (twenties) return 20 + (UNITS[twenties as keyof typeof UNITS] ?? 1);
  const parts = /^([\d.,]+)\s?([a-z]+)?$/.exec(text.trim());
  if (!parts?.[1]) return undefined;
  // A separator before exactly three digits groups thousands, in either language; any other is a decimal mark.
  const digits = parts[1].replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.');
  const value = Number.parseFloat(digits) * (SCALE[parts[2] ?? ''] ?? 1);
  return Number.isFinite(value) ? value : undefined;
}

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
  return `(?:${source})(?![a-z0-9])`;
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

/** Every place where the expression matches, numbers in words marked as `NUMBER` expects. */
export function findExpression({ folded }: ReadText, expression: RegExp): Span[] {
  return [...markNumbers(folded).matchAll(expression)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export function sliceOf({ folded }: ReadText, { start, end }: Span): string {
  return folded.slice(start, end);
}

export function sentenceOf(text: ReadText, { start }: Span): Span {
  return (
    text.sentences.find((span) => span.start <= start && start < span.end) ?? {
      start: 0,
      end: text.folded.length,
    }
  );
}

export function clauseOf(text: ReadText, { start }: Span): Span {
  return (
    text.clauses.find((span) => span.start <= start && start < span.end) ??
    sentenceOf(text, { start, end: start })
  );
}

/** Longest quotation in a report, in UTF-16 units: enough to recognise the place, short enough to read on. */
const QUOTE_MAX_LENGTH = 80;

/** The words around a span as they were typed, cut at word ends, for quoting back. */
export function quote(text: ReadText, span: Span): string {
  const clause = clauseOf(text, span);
  let { start } = clause;
  let end = Math.max(clause.end, span.end);
  if (end - start > QUOTE_MAX_LENGTH) {
    const room = Math.max(0, QUOTE_MAX_LENGTH - (span.end - span.start));
    start = Math.max(start, span.start - Math.floor(room / 3));
    end = Math.min(end, start + QUOTE_MAX_LENGTH);
    while (start > clause.start && /\S/.test(text.folded.charAt(start - 1))) start += 1;
    if (start > span.start) start = span.start;
    while (end < clause.end && end > start + 10 && /\S/.test(text.folded.charAt(end))) end -= 1;
  }
  const words = tidyQuote(text.typed.slice(start, end));
  return end < clause.end && words ? `${words}…` : words;
}

function tidyQuote(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^\s?(?:and|but|or|so|because|which|then|y|e|o|pero|porque|que|pues)\s/i, '')
    .replace(/^[\s,;:.\-–—«"'()]+|[\s,;:.\-–—»"'(¿¡]+$/g, '')
    .trim();
}

/** Words of the folded text, figures included. */
export function words(folded: string): string[] {
  return folded.match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? [];
}
