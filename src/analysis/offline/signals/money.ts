import { findExpression, markNumbers, NUMBER, numberValue } from '../text/numbers.ts';
import { find, matches, type Phrases } from '../text/phrases.ts';
import { clauseOf, type ReadText, type Span, sentenceOf } from '../text/read-text.ts';
import { amountsIn, PERCENT } from './amounts.ts';
import { NEGATION } from './claim-words.ts';
import {
  BUY_OURS,
  COMES_TO,
  COPULA,
  COST_NOUNS,
  COSTS_US,
  FUNDING,
  HIRED,
  INPUTS,
  LOSSES,
  MAKING,
  MARGINS,
  MARKETS,
  NEEDED,
  OF_WHICH,
  OTHERS,
  OUR_OFFER,
  PAYING_FOR,
  PRICE_NOUNS,
  REVENUES,
  SELLING,
  SELVES,
  SHARES,
  SPENDING,
  TAKING,
  THEM,
  UNTIL_NOW,
  WOULD_PAY,
} from './earning-words.ts';
import type { Statements } from './statements.ts';

/**
 * What an amount is: what we ask, what we spend or are left with, what customers lose or spend today, what others ask,
 * what has come in, what a whole market turns over; `other` is denied, lent or given.
 */
export interface Sum extends Span {
  role: 'price' | 'cost' | 'pain' | 'rival' | 'revenue' | 'size' | 'other';
  /** The words leave no doubt of the role. */
  sure: boolean;
  value: number | undefined;
  /** A share of something, and no amount. */
  share: boolean;
}

type Reading = Pick<Sum, 'role' | 'sure'>;

const sure = (role: Sum['role']): Reading => ({ role, sure: true });
const unsure = (role: Sum['role']): Reading => ({ role, sure: false });

/** Less money than this is no market's size, in any currency. */
const MARKET_LEAST = 1_000_000;

/** What each amount of money, and each share that is charged or kept, is by the words of its clause. */
export function readMoney(text: ReadText, { pieces }: Statements): Sum[] {
  const amounts = amountsIn(text);
  const shares = findExpression(text, PERCENT);
  const spans = [...amounts, ...shares].sort((a, b) => a.start - b.start);
  const adverse = ({ start: at }: Span) =>
    pieces.some(({ start, end, own, adverse }) => adverse && !own && start <= at && at < end);
  const sums: Sum[] = [];
  for (const span of spans) {
    const isShare = !amounts.includes(span);
    const value = sumOf(text, span);
    const sentence = sentenceOf(text, span);
    const previous = sums.findLast(({ start }) => start >= sentence.start);
    const about = { adverse: adverse(span), earned: previous?.role === 'revenue' };
    const [near, clause, wider] = windowsOf(text, span, spans).map((window) =>
      isShare ? shareRole(window) : amountRole(window, value ?? 0, about),
    );
    const narrow = near?.sure ? near : clause?.sure ? clause : (near ?? clause);
    // Only a cost named at the start of a sentence outweighs what the clause itself may say.
    const role = !narrow || (!narrow.sure && wider?.sure && wider.role === 'cost') ? wider : narrow;
    let reading = isDenied(text, span) ? sure('other') : role;
    if (isShare) {
      if (reading) sums.push({ ...span, ...reading, value: undefined, share: true });
      continue;
    }
    const goesOn = previous && LIST_LINK.test(text.folded.slice(previous.end, span.start));
    if (goesOn && !reading?.sure) reading = { role: previous.role, sure: previous.sure };
    // What a clause on a want gives by the month or the piece may yet be the price.
    const wanting = about.adverse && !EACH_AFTER.test(text.folded.slice(span.end, span.end + 14));
    sums.push({ ...span, ...(reading ?? unsure(wanting ? 'pain' : 'price')), value, share: false });
  }
  return settled(sums, adverse);
}

const FIGURE = new RegExp(NUMBER);

function sumOf({ folded }: ReadText, { start, end }: Span): number | undefined {
  const written = folded.slice(start, end);
  const [figure] = FIGURE.exec(markNumbers(written)) ?? [];
  if (figure === undefined) return undefined;
  const at = markNumbers(written).indexOf(figure);
  return numberValue(written.slice(at, at + figure.length));
}

/** The doubtful yield: to a sure price what may be the cost or another's price, and what may be a cost to none at all. */
function settled(sums: readonly Sum[], adverse: (span: Span) => boolean): Sum[] {
  const priced = (sum: Sum) => sum.role === 'price' && (sum.sure || !adverse(sum));
  const isPriced = sums.some(priced);
  const hasAmount = sums.some((sum) => priced(sum) && !sum.share);
  return sums.map((sum): Sum => {
    if ((sum.role === 'cost' || sum.role === 'rival') && !sum.sure && !isPriced)
      return { ...sum, role: 'price' };
    if (sum.share && sum.role === 'price' && !sum.sure && hasAmount) return { ...sum, role: 'cost' };
    if (sum.role === 'price' && !priced(sum) && isPriced) return { ...sum, role: 'pain' };
    return sum;
  });
}

/** Between two amounts that are of one kind: “265 for the basic and 340 for gel”. */
const LIST_LINK = /^[^.;:()]{0,40}(?:\s(?:and|y|o|or|e|plus|mas)|,(?: then| luego)?)\s(?:a |at |por |for )?$/;

/** What an amount is for each of. */
export const EACH_AFTER =
  /^\s?(?:\/|(?:an?|per|each|every|por|cada|la|el|al|apiece|monthly|weekly|mensual(?:es)?|semanal(?:es)?)(?![a-z]))/;

/** Characters before an amount within which a "no" denies it. */
const DENIAL_REACH = 8;

function isDenied(text: ReadText, span: Span): boolean {
  const from = Math.max(clauseOf(text, span).start, span.start - DENIAL_REACH - 8);
  const before = text.folded.slice(from, span.start);
  return find({ folded: before }, NEGATION).some(({ end }) => before.length - end < DENIAL_REACH);
}

/** What is read for an amount: the words, and whether those who tell have spoken of themselves before in the sentence. */
interface Window {
  /** With the amount itself as 1. */
  words: string;
  /** The words before it and the two after. */
  lead: string;
  before: string;
  after: string;
  own: boolean;
  ownEarlier: boolean;
}

/** Another statement begins. */
const TURN =
  /(?<![a-z])(?:but|so|because|while|when|pero|asi que|porque|mientras|cuando|frente a|contra|against)(?![a-z])/g;
const TURN_AFTER =
  /(?<![a-z])(?:(?:and|y)(?! (?:ano|mes|dia|year|month|day)(?![a-z]))|but|so|because|while|when|if|e|pero|asi que|porque|mientras|cuando|si)(?![a-z])/;
/** Words after an amount that still say what it is for, when another amount follows in the clause. */
const UNIT_PHRASE = /^\s?\S*(?:\s\S+){0,2}/;
const LEAD = /^\s?\S*(?:\s\S+){0,1}/;
/** Characters before an amount that still speak of it. */
const REACH = 64;
/** A clause of so few words, beside the amount, leans on those before. */
const BARE_CLAUSE = 5;

/** The words around an amount, ever wider: up to a turn of the clause, the clause, the sentence. */
function windowsOf(text: ReadText, span: Span, spans: readonly Span[]): Window[] {
  const { folded } = text;
  const clause = clauseOf(text, span);
  const sentence = sentenceOf(text, span);
  const previous = spans.filter(({ end }) => end <= span.start).at(-1)?.end ?? 0;
  const next = spans.find(({ start }) => start >= span.end)?.start ?? folded.length;
  const rest = folded.slice(span.end, Math.max(span.end, Math.min(clause.end, next)));
  const [turned = ''] = rest.split(TURN_AFTER);
  const after = next < clause.end ? (UNIT_PHRASE.exec(turned)?.[0] ?? '') : turned;
  const from = Math.max(clause.start, previous);
  const clauseBefore = folded.slice(from, span.start);
  const lastTurn = [...clauseBefore.matchAll(TURN)].at(-1);
  const near = lastTurn ? clauseBefore.slice(lastTurn.index + lastTurn[0].length) : clauseBefore;
  const ownEarlier = matches(folded.slice(sentence.start, from), SELVES);
  const make = (said: string): Window => {
    const before = said.slice(-REACH);
    const words = `${before}1${after}`;
    const lead = `${before}1${LEAD.exec(after)?.[0] ?? ''}`;
    return { words, lead, before, after, own: matches(words, SELVES), ownEarlier };
  };
  const windows = [make(near), make(clauseBefore)];
  const said = `${clauseBefore} ${after}`.match(/[a-z]+/g)?.length ?? 0;
  if (said <= BARE_CLAUSE && !matches(clauseBefore, SELVES))
    windows.push(make(folded.slice(Math.max(sentence.start, previous), span.start)));
  return windows;
}

/** Asking a price, of others: "cobran", "a tailor charges". */
const THEY_ASK =
  /(?<!se )(?<![a-z])(?:cobran?|venden?|alquilan?|arriendan?|rentan|charges|sells|rents|leases|bills)(?![a-z])/;
const WE_ASK =
  /(?<![a-z])(?:(?:cobr|vend|revend|alquil|arrend|rent|ofrec|ped)(?:amos|emos|imos|aremos|eremos|iremos|ariamos|eriamos|iriamos|are|ere|aria|eria|iria)|cobro|vendo|revendo|alquilo|arriendo|ofrezco|pido|se (?:cobra|vende|alquila|arrienda|renta)\w{0,5})(?![a-z])/;
const WE_TAKE =
  /(?<![a-z])(?:(?:we|i)(?:'?d|'?ll| would| will| only| just)* (?:keep|take|get|retain)|nos (?:quedamos|llevamos|quedariamos|llevariamos)|me (?:quedo|llevo|quedaria|llevaria))(?![a-z])/;
/** Asking a price, with nobody named: passive, infinitive. */
const ONE_ASKS =
  /(?<![a-z])(?:(?:to|is|are|be|was|were) (?:re)?(?:charged?|sell|sold|rent|rented|hired|let)|sold|charged|rented|leased|charging|(?:re)?selling|renting|cobrar\w{0,3}|(?:re)?vender\w{0,3}|alquilar\w{0,3})(?![a-z])/;

/** Something is made for so much, by nobody named: "se cosen por", "is printed for". */
const IS_MADE =
  /(?<![a-z])(?:se [a-z]{3,10}[ae]n?|(?:is|are|was|were) [a-z]{2,12}(?:ed|wn|de|lt|nt|ne))(?![a-z]).{0,40} (?:por|for|at|a) 1/;
/** "£5,000 in servers", "3,10 € entre gasolina y tiempo". */
const IN_INPUTS = /^(?:\s\S+){0,4}\s(?:in|on|of|en|de|entre|between)\s/;
/** What something was bought for. */
const HAS_COST =
  /(?<![a-z])(?:costo|costaron|(?:each|the|my|our|this|every) (?:[a-z-]+ ){1,2}cost(?: about| around)? 1)(?![a-z])/;
/** "We do it for 690". */
const FOR = /(?<![a-z])(?:por|for|at|a)\s(?:unos |unas |about |around |solo |just |only |some )?$/;
const STARTING_AT = /(?:desde|a partir de|from|starting at|starts at)\s(?:solo |just |only |unos |about )?$/;
/** Work as the subject of a cost: "restaurar cuesta", "fitting it costs". */
const WORK = /(?<![a-z])[a-z]{2,12}(?:[aei]r(?:l[aeo]s?)?|ing)(?![a-z])/;

function amountRole(
  window: Window,
  value: number,
  near: { adverse: boolean; earned: boolean },
): Reading | undefined {
  const { words, before, after, lead, own, ownEarlier } = window;
  const says = (phrases: Phrases) => matches(words, phrases);
  const ofOthers = says(OTHERS) || says(UNTIL_NOW);
  const comes = says(COMES_TO) || says(COPULA);
  if (value >= MARKET_LEAST && says(MARKETS)) return sure('size');
  if (says(NEEDED)) return sure('other');
  if (says(COSTS_US)) return sure('cost');
  if (says(THEM) && (comes || says(COST_NOUNS))) return sure('pain');
  if (says(LOSSES) && !own) return sure('pain');
  if ((says(COST_NOUNS) || says(MARGINS) || LONE_COST.test(before)) && !ofOthers) return sure('cost');
  if (says(REVENUES)) return sure('revenue');
  const spent = matches(before, INPUTS) || (IN_INPUTS.test(after) && matches(after, INPUTS));
  if (spent && !near.adverse && !ofOthers && !(own && says(SELLING)) && !says(SPENDING))
    return unsure('cost');
  if (says(SELLING)) {
    if (WE_ASK.test(words)) return sure('price');
    if (ofOthers || THEY_ASK.test(words)) return sure('rival');
    if (own || ownEarlier || ONE_ASKS.test(words)) return sure('price');
    return near.adverse ? sure('rival') : unsure('rival');
  }
  if (says(WOULD_PAY)) return sure('price');
  if (matches(lead, PRICE_NOUNS) || STARTING_AT.test(before)) return ofOthers ? sure('rival') : sure('price');
  if (says(BUY_OURS) && !ofOthers) return sure('price');
  if (says(SPENDING)) return own ? sure('cost') : sure('pain');
  if (says(PAYING_FOR)) return ofOthers ? sure('pain') : unsure('price');
  if (WE_TAKE.test(words)) return says(OF_WHICH) ? sure('cost') : unsure('price');
  if (says(TAKING)) return unsure('cost');
  if (comes) {
    if (ofOthers) return sure('rival');
    if (near.earned) return sure('cost');
    if (says(MAKING) || WORK.test(before) || HAS_COST.test(words) || matches(before, HIRED))
      return unsure('cost');
    return says(OUR_OFFER) || own ? sure('price') : unsure('price');
  }
  if (own && FOR.test(before)) return sure('price');
  if (says(FUNDING)) return sure('other');
  if (ofOthers) return unsure('rival');
  if (!own && !ownEarlier && (IS_MADE.test(words) || matches(before, HIRED))) return unsure('cost');
  return undefined;
}

/** "Cost, 9": the word stands alone. */
const LONE_COST = /(?:^|[.,;:])\s*costs?\s?[,:;]*\s*$/;

/** A share of a market to be won. */
const ONLY_IF =
  /(?<![a-z])(?:if|si|con (?:que|solo|llevarnos|conseguir|captar)|just|capturing|tan solo)(?![a-z])/;

/** What a share is: asked for selling or saving, or what is left or spent; most shares are neither. */
function shareRole({ words, before, own }: Window): Reading | undefined {
  const says = (phrases: Phrases) => matches(words, phrases);
  const ofOthers = says(OTHERS) || says(UNTIL_NOW);
  if (says(MARKETS) || ONLY_IF.test(before) || (says(FUNDING) && !says(SHARES))) return undefined;
  if (says(MARGINS) || says(COST_NOUNS)) return ofOthers || says(LOSSES) ? undefined : sure('cost');
  if (says(SHARES)) {
    if (ofOthers || (THEY_ASK.test(words) && !own)) return sure('rival');
    return WE_ASK.test(words) || (own && says(SELLING)) || WE_TAKE.test(words)
      ? sure('price')
      : unsure('price');
  }
  if (says(SELLING)) {
    if (WE_ASK.test(words) || own) return sure('price');
    return THEY_ASK.test(words) || ofOthers ? sure('rival') : undefined;
  }
  if (matches(before, INPUTS)) return unsure('cost');
  if (WE_TAKE.test(before)) return sure('price');
  if (matches(before, TAKING)) return unsure('cost');
  return undefined;
}
