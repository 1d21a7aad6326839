import type { Level } from '../../domain/rubric.ts';
import { ANY_NUMBER, findExpression } from '../text/numbers.ts';
import { find, matches } from '../text/phrases.ts';
import { clauseOf, type ReadText, type Span, sentenceOf, sliceOf } from '../text/read-text.ts';
import { inClause, isDenied } from './claims.ts';
import {
  BREAK_EVEN,
  GENERIC_WAYS,
  HELPING,
  OWN_TIME,
  PAID_BY,
  PAY_TALK,
  RATE_BASIS,
  SELVES,
  SOLD_BY,
  STRONG_CURRENCY,
  SUPPOSED,
  THE_REST_OURS,
  UNTIL_NOW,
} from './earning-words.ts';
import { EACH_AFTER, type Sum } from './money.ts';
import type { Signals } from './read-signals.ts';

/** A price above this, in euros, pounds or dollars, is no price that a first customer pays. */
const CREDIBLE_PRICE = 200_000;
/** The same in pesos and the like, a thousandth of whose worth it may be. */
const CREDIBLE_PRICE_IN_SMALL_MONEY = 100_000_000;

/** Who would pay, how, how much and with what costs. */
export function readEarning(
  text: ReadText,
  money: readonly Sum[],
  customers: readonly Span[],
): Signals['earning'] {
  const bases = find(text, RATE_BASIS);
  const rated = find(text, PAY_TALK).filter((talk) => inClause(text, talk, bases));
  const sure = [...find(text, PAID_BY), ...rated].filter(
    (way) => !isDenied(text, way) && !isOfOthers(text, way),
  );
  const loose = find(text, SOLD_BY).filter(
    (way) => (UNDECIDED.test(sliceOf(text, way)) || !isDenied(text, way)) && isOwn(text, way),
  );
  const ways = [...sure, ...loose];
  const sold = ways.some((way) => !matches(sliceOf(text, way), GENERIC_WAYS));
  const prices = money.filter(({ role }) => role === 'price');
  const each = (sum: Sum) => EACH_AFTER.test(text.folded.slice(sum.end, sum.end + 14));
  const ours = (sum: Sum) => matches(sliceOf(text, sentenceOf(text, sum)), SELVES);
  const price =
    prices.find((sum) => sum.sure) ??
    prices.find((sum) => ours(sum) && each(sum)) ??
    prices.find(ours) ??
    prices[0];
  // What it costs those who tell, before what it costs with others.
  const costs = money.filter((sum) => sum.role === 'cost' && !isSupposed(text, sum));
  return {
    ways,
    charged: sure.length > 0 || sold,
    payer: (sure.length > 0 || sold) && customers.length > 0,
    price,
    perUnit: price !== undefined && each(price),
    doubtful: price !== undefined && isIncredible(text, price),
    margin:
      costs.find((sum) => sum.sure && sum.start > (price?.start ?? 0)) ??
      costs.find((sum) => sum.sure) ??
      costs.find(ours) ??
      costs[0] ??
      otherCost(text),
  };
}

function isIncredible(text: ReadText, { start, end, value = 0 }: Sum): boolean {
  const written = text.folded.slice(start, end);
  return (
    value >
    (/[€£]|us\s?\$/.test(written) || matches(written, STRONG_CURRENCY)
      ? CREDIBLE_PRICE
      : CREDIBLE_PRICE_IN_SMALL_MONEY)
  );
}

/** A cost that is guessed is not known. */
function isSupposed(text: ReadText, span: Span): boolean {
  return matches(sliceOf(text, clauseOf(text, span)), SUPPOSED);
}

/** "On its second hire". */
const ORDINAL = /(?<![a-z])(?:primer|segund|tercer|first|second|third)/;

/** Costs told without an amount of money: how many customers carry them, how many hours it takes. */
function otherCost(text: ReadText): Span | undefined {
  const numbers = findExpression(text, ANY_NUMBER);
  const shared = find(text, THE_REST_OURS).find(
    (span) =>
      numbers.filter((number) => sentenceOf(text, number).start === sentenceOf(text, span).start).length > 1,
  );
  if (shared) return shared;
  return [...find(text, BREAK_EVEN), ...find(text, OWN_TIME)].find(
    (span) =>
      (inClause(text, span, numbers) || ORDINAL.test(sliceOf(text, clauseOf(text, span)))) &&
      !isDenied(text, span) &&
      !isSupposed(text, span),
  );
}

/** "We have not set our prices": there will be some. */
const UNDECIDED =
  /^(?:fija|puesto|decid|defini|pensado|tenemos|set|fixed|thought|worked|have).*(?:precio|pric)/;

/** "Nowadays they pay a fee": how others are paid. */
function isOfOthers(text: ReadText, way: Span): boolean {
  const clause = sliceOf(text, clauseOf(text, way));
  return matches(clause, UNTIL_NOW) && !matches(clause, SELVES);
}

/** Where things are sold. */
const PLACE =
  /^(?:tienda|puesto|quiosco|tenderete|outlet|bazar|chiringuito|foodtruck|catalogo|shop|store|stall|market stall|kiosk|food truck|catalogue)/;

/** Characters before a way within which it is told for whom. */
const HELP_REACH = 60;

/** A shop may sell, and so may its customers: whose sale it is shows before it. */
function isOwn(text: ReadText, way: Span): boolean {
  const { start } = clauseOf(text, way);
  const before = text.folded.slice(Math.max(start, way.start - HELP_REACH), way.start);
  if (matches(before, HELPING)) return false;
  // "The shop is closed by then": a place told later is ours only where we speak of ourselves.
  if (PLACE.test(sliceOf(text, way)) && start > (text.sentences[0]?.end ?? 0))
    return matches(sliceOf(text, clauseOf(text, way)), SELVES);
  // English "sell" is what they do as well as what is to be done.
  if (!/^(?:re)?sell$/.test(sliceOf(text, way))) return true;
  return /(?:^|\bto|\band|[,:;–-])\W*$/.test(before) || matches(sliceOf(text, sentenceOf(text, way)), SELVES);
}

/** Texts this long, in words, have someone in mind who pays, whether or not a list of customers knows them. */
const ELABORATE = 20;

/** The rubric’s level of the earning. */
export function earningLevel({ earning, customer, evidence, wordCount }: Signals): Level {
  const { price, ways, charged, doubtful, margin } = earning;
  const someone = customer.specific.length > 0 || evidence.level >= 4 || wordCount >= ELABORATE;
  if (price) return doubtful || !someone ? 3 : margin ? 5 : 4;
  if (ways.length === 0) return evidence.level === 5 ? 2 : 1;
  return charged && someone ? 3 : 2;
}
