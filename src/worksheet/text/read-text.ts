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

/** Words of the folded text, figures included. */
export function words(folded: string): string[] {
  return folded.match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? [];
}

/** The language most of the little words of a text are of; Spanish when there are none. */
export function languageOf({ folded }: Pick<ReadText, 'folded'>): 'es' | 'en' {
  const count = (little: RegExp) => folded.match(little)?.length ?? 0;
  const spanish = count(/(?<![a-z])(?:el|la|los|las|de|que|para|un|una|en|y|por|con|del|al)(?![a-z])/g);
  const english = count(/(?<![a-z])(?:the|of|and|for|an?|to|in|that|with|is|are|we|they|it)(?![a-z])/g);
  return english > spanish ? 'en' : 'es';
}
