import type { Level } from '../../rubric.ts';
import { findExpression } from '../text/numbers.ts';
import { find, matches } from '../text/phrases.ts';
import { clauseOf, type ReadText, type Span, sliceOf } from '../text/read-text.ts';
import { PERCENT } from './amounts.ts';
import { inClause, isDenied, isPlan } from './claims.ts';
import { ADVERTS, COST_WORDS, EARNING_WAYS, PERIODIC, SURE_PRICE_WORDS, TRADES } from './earning-words.ts';
import type { Sum } from './money.ts';
import type { Signals } from './read-signals.ts';

/** A price above this, in any currency, is no price that a first customer pays. */
const CREDIBLE_PRICE = 200_000;

/** Who would pay, how, how much and with what costs. */
export function readEarning(
  text: ReadText,
  money: readonly Sum[],
  customers: readonly Span[],
): Signals['earning'] {
  const ways = find(text, EARNING_WAYS).filter((span) => !isDenied(text, span));
  const paidWays = ways.filter((way) => !matches(sliceOf(text, way), ADVERTS));
  const [periodic] = find(text, PERIODIC);
  const charged = paidWays.length > 0 || periodic !== undefined;
  const price = priceAmong(text, money);
  return {
    ways,
    onlyAdverts: !charged,
    payer: charged && customers.length > 0,
    periodic,
    trade: find(text, TRADES)[0],
    price,
    perUnit: price?.perUnit ?? false,
    doubtful: (price?.value ?? 0) > CREDIBLE_PRICE,
    margin:
      money.find(({ role }) => role === 'cost') ??
      find(text, COST_WORDS).find(
        (span) =>
          inClause(text, span, findExpression(text, PERCENT)) &&
          !isPlan(text, span) &&
          /marg|benefic|profit/.test(sliceOf(text, span)),
      ),
  };
}

/** The amount that most surely is the price: named as one, or followed by what it is for. */
function priceAmong(text: ReadText, money: readonly Sum[]): Sum | undefined {
  const prices = money.filter(({ role }) => role === 'price');
  const sure = prices.find(
    (sum) =>
      matches(sliceOf(text, clauseOf(text, sum)), SURE_PRICE_WORDS) ||
      /(?:pric\w{1,4}|precio|tarifa|cuota)\W{0,3}$/.test(
        text.folded.slice(Math.max(0, sum.start - 14), sum.start),
      ) ||
      text.folded.startsWith('/', sum.end),
  );
  return sure ?? prices[0];
}

/** The rubric’s level of the earning. */
export function earningLevel({ earning, customer, evidence }: Signals): Level {
  const { price, ways, periodic } = earning;
  if (!price) {
    if (ways.length === 0 && !periodic) return earning.trade || evidence.level === 5 ? 2 : 1;
    return !earning.onlyAdverts && customer.specific.length > 0 ? 3 : 2;
  }
  const someone = customer.specific.length > 0 || evidence.level >= 4;
  if (earning.doubtful || !earning.perUnit || !someone) return 3;
  return earning.margin ? 5 : 4;
}
