import type { Language } from '../domain/idea.ts';
import type { Axis } from '../domain/rubric.ts';
import { comparisonOf } from './comparison.ts';
import { customerName } from './customer-name.ts';
import type { Evaluation } from './levels.ts';
import { NEXT, offerOf, offerSentence } from './offer.ts';
import type { Sector } from './sectors/sector.ts';
import { MONEY } from './signals/amounts.ts';
import { placeName } from './signals/market.ts';
import { WHY_NOW } from './signals/market-words.ts';
import type { Signals } from './signals/read-signals.ts';
import { findExpression } from './text/numbers.ts';
import { find } from './text/phrases.ts';
import { QUOTE_MAX_LENGTH, quote } from './text/quote.ts';
import { clauseOf, type ReadText, type Span, sentenceOf } from './text/read-text.ts';
import { en } from './wording/en.ts';
import { es } from './wording/es.ts';
import type { Facts, Wording } from './wording/facts.ts';

export const WORDINGS: Readonly<Record<Language, Wording>> = { es, en };

/** An amount with what it is for, in UTF-16 units. */
const FIGURE_MAX_LENGTH = 90;

/** The problem where it is only named, in UTF-16 units. */
const FEW_MAX_LENGTH = 64;

/** Names that tell nothing by themselves. */
const ANYBODY = /^(?:people|gente|personas|quien(?:es)?|those|someone|alguien|anyone|everyone)$/i;

/** A word that says too little, with what stands next to it, in UTF-16 units. */
const WORDS_MAX_LENGTH = 48;

/** The text's own fragments, quoted for the report, and what is known of its sector. */
export function factsOf(evaluation: Evaluation, sector: Sector | undefined, language: Language): Facts {
  const { signals, judgement, levels } = evaluation;
  const { problem, earning, difference, market, build, evidence } = signals;
  const at = (span: Span | undefined, longest?: number) =>
    marked(span && quote(signals.text, span, longest), language);
  const offer = offerOf(signals);
  const customer = customerName(signals);
  const price = at(earning.price ?? pricedWay(signals), FIGURE_MAX_LENGTH);
  const proof = at(evidence.at);
  const built = at(build.built);
  const whole = marked(offer.whole, language) ?? '…';
  const hurts = [problem.cost, ...problem.pains].flatMap((span) => {
    const words = at(span);
    return span && words ? [{ words, few: at(span, FEW_MAX_LENGTH) }] : [];
  });
  // What is offered may name the problem in passing; a sentence of its own tells it better.
  const hurt = hurts.find(({ words }) => words !== whole) ?? hurts[0];
  const differs = difference.comparisons.length > 0 || levels.difference >= 3;
  return {
    offer: whole,
    thing: marked(offer.short, language) ?? '…',
    customer: marked(customer?.whole, language),
    who: marked(customer && (ANYBODY.test(customer.short) ? customer.whole : customer.short), language),
    problem: hurt?.words,
    hurt: hurt?.few,
    cost: problem.cost !== undefined,
    frequency: problem.frequency !== undefined,
    workaround: at(problem.workaround),
    price,
    perUnit: earning.perUnit || !earning.price,
    doubtful: earning.doubtful,
    margin: at(earning.margin, FIGURE_MAX_LENGTH),
    difference: differs ? at(comparisonOf(signals)) : undefined,
    moat: at(difference.moat),
    place: placeOf(signals),
    size: marked(apart(signals, market.size), language),
    channel: marked(apart(signals, market.channel), language),
    built,
    firstStep: [at(nextStep(signals.text)), at(build.soon), at(build.firstStep)].find(
      (words) => words !== undefined && words !== proof && words !== built,
    ),
    evidence: proof,
    proven: evidence.level >= 4,
    whyNow: at(whyNow(signals)),
    boast: at(signals.boasts[0]),
    refused: marked(judgement.at && exact(evaluation, judgement.at), language),
    sector: sector && {
      name: sector.name[language],
      // Sentences have brackets of their own.
      rivals: sector.companies.map(({ name }) => name.replace(/ \(.*/, '')),
      notes: sector[language],
    },
  };
}

/** An amount told along with how it is paid is a price, whatever else it was not sure to be. */
function pricedWay({ text, earning }: Signals): Span | undefined {
  return findExpression(text, MONEY).find((sum) =>
    earning.ways.some((way) => clauseOf(text, way).start === clauseOf(text, sum).start),
  );
}

/** A fact told in one breath with the price, without it; what is said of the price alone tells nothing else. */
function apart({ text, earning }: Signals, span: Span | undefined): string | undefined {
  if (!span) return undefined;
  const of = (other: Span | undefined, part: (text: ReadText, span: Span) => Span) =>
    other !== undefined && part(text, other).start === part(text, span).start;
  const sums = [earning.price, earning.margin];
  if (!sums.some((sum) => of(sum, sentenceOf))) return quote(text, span);
  return sums.some((sum) => of(sum, clauseOf))
    ? undefined
    : quote({ ...text, sentences: [clauseOf(text, span)] }, span);
}

/** «En la zona» is no name. */
function placeOf(signals: Signals): string | undefined {
  const name = placeName(signals);
  return name && !/^(?:en|in|por|around|near|cerca)\s/i.test(name) ? name : undefined;
}

/** What makes this the moment; what is offered, what they charge and when they sold it is none. */
function whyNow(signals: Signals): Span | undefined {
  const { text, earning, evidence } = signals;
  const elsewhere = [offerSentence(signals), earning.price, evidence.level >= 3 ? evidence.at : undefined];
  const told = elsewhere.flatMap((span) => (span ? [sentenceOf(text, span).start] : []));
  return find(text, WHY_NOW).find((span) => !told.includes(sentenceOf(text, span).start));
}

/** Where the text tells what comes next. */
function nextStep(text: ReadText): Span | undefined {
  const late = text.sentences[Math.max(0, text.sentences.length - 2)];
  return late && find(text, NEXT).find(({ start }) => start >= late.start);
}

/** Between quotation marks; those inside change to the other kind, so that where the quotation ends stays clear. */
function marked(text: string | undefined, language: Language): string | undefined {
  if (!text) return undefined;
  return WORDINGS[language].quote(
    language === 'es' ? text.replace(/[«»]/g, '"') : text.replace(/[“”"]/g, "'"),
  );
}

/** The very words, without what stands around them. */
function exact({ signals: { text } }: Evaluation, { start, end }: Span): string {
  const words = text.typed.slice(start, Math.min(end, start + QUOTE_MAX_LENGTH));
  return words
    .replace(/\s+/g, ' ')
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** The fragment that earns an axis its level, between quotation marks. */
export function quoteAt({ signals, at }: Evaluation, axis: Axis, language: Language): string | undefined {
  const span = at[axis];
  const { customer, difference } = signals;
  const isWord = span === customer.everyone || span === difference.vague;
  return marked(span && quote(signals.text, span, isWord ? WORDS_MAX_LENGTH : undefined), language);
}
