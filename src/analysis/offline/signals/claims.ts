import { find, matches, type Phrases } from '../text/phrases.ts';
import { clauseOf, type ReadText, type Span, sentenceOf, sliceOf } from '../text/read-text.ts';

/** How far before a claim, in characters, a "no" still denies it. */
const NEGATION_REACH = 28;

/** Turns a claim into its opposite when it stands shortly before. */
export const NEGATION: Phrases = {
  es: [
    'no',
    'sin',
    'ningun[oa]?',
    'nadie',
    'nunca',
    'jamas',
    'tampoco',
    'ni',
    'todavia no',
    'aun no',
    'cero',
    '0',
    'falta',
    'faltan',
    'carece\\w*',
  ],
  en: [
    'no',
    'not',
    'without',
    'none',
    'nobody',
    'no one',
    'never',
    'neither',
    'nor',
    'zero',
    '0',
    'lack(s|ing)?',
    "(have|has|do|does|did|is|are|was|were|would|could)n'?t",
    'cannot',
    "can'?t",
    'yet to',
  ],
};

/** Makes what follows in the clause a plan and not a fact. */
export const FUTURE: Phrases = {
  es: [
    'vamos a',
    'voy a',
    'quer(emos|riamos|ria)',
    'quiero',
    'queremos',
    'planea*',
    'pensamos',
    'pretend*',
    'esperamos',
    'espero',
    'podria[nm]?(os)?',
    'har(emos|iamos|ia|e)',
    'tendr(emos|iamos|ia|a|an)',
    'cuando',
    'si (conseguimos|logramos|todo)',
    'algun dia',
    'despues',
    'luego',
    'mas adelante',
    'buscamos',
    'necesit\\w+',
    'pagar(a|an|ia|ian)',
    'conseguir(emos|iamos)?',
    'haria',
    'objetivo',
    'meta',
    'ofrecer(emos|iamos)',
    'se podria',
    'seria',
    'hare',
    'estimamos',
    'calculamos',
    'previsto',
  ],
  en: [
    'will',
    'would',
    'going to',
    'want to',
    'plan to',
    'plan on',
    'planning',
    'intend',
    'hope',
    'expect',
    'could',
    'might',
    'should',
    'when we',
    'if we',
    'some day',
    'later',
    'eventually',
    'looking for',
    'need(s)?',
    "we'?ll",
    "i'?ll",
    "we'?d",
    "i'?d",
    'goal',
    'target',
    'aim',
    'estimate',
    'projected',
    'wants? to',
  ],
};

export function isClaimed(text: ReadText, span: Span): boolean {
  return !isDenied(text, span) && !isPlan(text, span);
}

export function isDenied(text: ReadText, span: Span): boolean {
  const { start } = clauseOf(text, span);
  const from = Math.max(start, span.start - NEGATION_REACH);
  const before = text.folded.slice(from, span.start);
  return find({ folded: before }, NEGATION).some(
    ({ end }) => !/\b(solo|only|but|sino)\b/.test(before.slice(end)),
  );
}

export function isPlan(text: ReadText, span: Span): boolean {
  const { start } = clauseOf(text, span);
  return matches(text.folded.slice(start, span.end), FUTURE);
}

/** A plan, a wish or a denial before it in its sentence. */
export function isAhead(text: ReadText, { start: at }: Span, planned: readonly Span[]): boolean {
  const sentence = text.clauses.find(({ start, end }) => start <= at && at < end);
  const from = sentence?.start ?? 0;
  if (planned.some(({ start }) => from <= start && start < at)) return true;
  return /\b(?:no|not|nadie|nobody|sin|without|ningun\w?|todavia|yet|0|cero|zero)\s(?:\S{1,12}\s){0,2}$/.test(
    text.folded.slice(Math.max(from, at - 28), at),
  );
}

export function inClause(text: ReadText, of: Span, others: readonly Span[]): boolean {
  const { start, end } = clauseOf(text, of);
  return others.some((other) => start <= other.start && other.start < end);
}

export function perSentence(text: ReadText, spans: readonly Span[]): Span[] {
  const seen = new Set<number>();
  return spans.filter((span) => {
    const { start } = sentenceOf(text, span);
    return !seen.has(start) && seen.add(start);
  });
}

export function distinct(text: ReadText, spans: readonly Span[]): Span[] {
  const seen = new Set<string>();
  return spans.filter((span) => {
    const words = sliceOf(text, span);
    return !seen.has(words) && seen.add(words);
  });
}
