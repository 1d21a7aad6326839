import { type ReadText, type Span, sentenceOf } from './read-text.ts';

/** Longest quotation in a report, in UTF-16 units: most sentences whole, and short enough to read on. */
export const QUOTE_MAX_LENGTH = 150;

/** Shorter quotations say too little to be understood alone, in UTF-16 units. */
const TELLING_LENGTH = 45;

/** A place where a quotation may begin or end, and how well it does: the more it cuts, the worse. */
interface Break {
  at: number;
  worth: number;
}

const SENTENCE_EDGE = 4;
const STRONG_BREAK = 3;
const COMMA = 2;
const CONNECTIVE = 1;

/** Weaker still: a phrase that the sentence could do without. */
const PREPOSITION = 0.5;

/** After a comma: one more of a list, and then the next. */
const IN_A_LIST =
  /^(?!which|who|where|when|but|que|donde|cuando|pero)[^,;:.]{1,24}(?:,| (?:y|e|o|u|and|or) )/;

const PREPOSITIONS = /\s(?=(?:para|con|en|por|sin|desde|for|with|in|at|from|by|on|without)\s)/g;

const BREAKS =
  /[;:()—–]\s*|,(?!\d)\s*|\s-\s|\s(?=(?:que|y|pero|porque|cuando|mientras|aunque|and|but|because|which|when|while|so|who|that)\s)/g;

/** The words around a span as they were typed, for quoting back: its sentence, or as much of it as reads well alone. */
export function quote(text: ReadText, span: Span, longest = QUOTE_MAX_LENGTH): string {
  const sentence = trimmed(text, sentenceOf(text, span));
  const breaks = breaksOf(text, sentence);
  const lefts = breaks.filter(({ at }) => at <= span.start && span.start - at <= longest);
  const rights = breaks.filter(
    ({ at }) => at >= Math.min(span.end, sentence.end) && at - span.start <= longest,
  );
  let best: { from: Break; to: Break } | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const from of lefts) {
    for (const to of rights) {
      const length = to.at - from.at;
      if (length > longest || length <= 0) continue;
      const worth = worthOf(text, from, to);
      if (worth > most) {
        most = worth;
        best = { from, to };
      }
    }
  }
  if (!best) return cutAtWords(text, span, sentence, longest);
  const asks = best.to.at === sentence.end && /^\s*\?/.test(text.folded.slice(sentence.end));
  const words = `${tidy(text.typed.slice(best.from.at, best.to.at))}${asks ? '?' : ''}`;
  if (!words) return words;
  return `${best.from.worth <= CONNECTIVE ? '…' : ''}${words}${best.to.worth <= CONNECTIVE ? '…' : ''}`;
}

function worthOf({ folded }: ReadText, from: Break, to: Break): number {
  const words = folded.slice(from.at, to.at);
  const length = words.trim().length;
  const open = words.split('(').length !== words.split(')').length ? 2 : 0;
  return from.worth + to.worth - open - Math.max(0, TELLING_LENGTH - length) / 12 - length / 60;
}

function breaksOf({ folded }: ReadText, { start, end }: Span): Break[] {
  const breaks: Break[] = [{ at: start, worth: SENTENCE_EDGE }];
  for (const match of folded.slice(start, end).matchAll(BREAKS)) {
    const mark = match[0].trim();
    const rest = folded.slice(start + match.index + match[0].length, end);
    const worth =
      mark === ',' ? (IN_A_LIST.test(rest) ? PREPOSITION : COMMA) : mark === '' ? CONNECTIVE : STRONG_BREAK;
    // A break ends what stands before it and begins what stands after it.
    breaks.push({ at: start + match.index, worth }, { at: start + match.index + match[0].length, worth });
  }
  for (const { index } of folded.slice(start, end).matchAll(PREPOSITIONS))
    breaks.push({ at: start + index, worth: PREPOSITION });
  return [...breaks, { at: end, worth: SENTENCE_EDGE }];
}

/** No break is near enough: whole words around the span. */
function cutAtWords(text: ReadText, span: Span, sentence: Span, longest: number): string {
  const room = Math.max(0, longest - (span.end - span.start));
  const within = (at: number) => Math.min(Math.max(at, sentence.start), sentence.end);
  let start = within(span.start - Math.floor(room / 3));
  let end = within(start + longest);
  const inWord = (at: number) => /\S\S/.test(text.folded.slice(at - 1, at + 1));
  while (start < span.start && inWord(start)) start += 1;
  while (end > Math.min(span.end, sentence.end) && end < sentence.end && inWord(end)) end -= 1;
  if (end - start > longest) end = start + longest;
  const words = tidy(text.typed.slice(start, end).replace(/[\ud800-\udbff]$/, ''));
  if (!words) return words;
  return `${start > sentence.start ? '…' : ''}${words}${end < sentence.end ? '…' : ''}`;
}

function trimmed({ folded }: ReadText, { start, end }: Span): Span {
  const words = folded.slice(start, end);
  return { start: start + (words.length - words.trimStart().length), end: start + words.trimEnd().length };
}

/** Words that lead from what is not quoted. */
const LEAD_IN =
  /^(?:and|but|or|so|because|which|then|y|e|o|pero|porque|que|pues|asi que|así que|aunque|mientras)\s+/i;

/** Manners before what is said. */
const GREETING =
  /^(?:dear|estimad[oa]s?|querid[oa]s?|hola|hello|hey|hi|oye|mira|perdón|perdona|sorry)(?:\s[^,:!]{1,30})?[,:!]\s+/i;

/** "Price:", "So far:" in a list of headings. */
const HEADING = /^(?:\p{L}+ ){0,2}\p{L}+:\s+(?=.{25})/u;

function tidy(text: string): string {
  const bare = (words: string) => words.replace(/^[\s,;:.!?…\-–—*•·)»”]+|[\s,;:.\-–—(¿¡«“]+$/g, '');
  const words = balanced(
    bare(bare(text.replace(/\s+/g, ' ')).replace(GREETING, '').replace(HEADING, '').replace(LEAD_IN, '')),
  );
  return bare(words).replace(/\s+(?:and|but|or|y|o|pero|que|de|a|the|la|el)$/i, '');
}

const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['«', '»'],
  ['“', '”'],
  ['[', ']'],
];

/** Without a bracket or quotation mark whose other half was cut off. */
function balanced(text: string): string {
  let words = text;
  for (const [open, close] of PAIRS) {
    const opened = words.split(open).length - 1;
    const closed = words.split(close).length - 1;
    if (opened > closed) words = words.replaceAll(open, '');
    else if (closed > opened) words = words.replaceAll(close, '');
  }
  return words.split('"').length % 2 === 0 ? words.replaceAll('"', '') : words;
}
