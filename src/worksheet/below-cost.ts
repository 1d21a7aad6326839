import type { Amount } from './amounts.ts';

/** A price and a higher cost in the same currency; `isCertain` if both have the same unit. */
export type BelowCost = { price: Amount; cost: Amount; isCertain: boolean };

/** A cost of more than ten times the price is probably for something else: a machine, a year’s rent. */
const COMPARABLE_FACTOR = 10;
/** Most prices, and most costs, that are compared. */
const COMPARED_MAX = 8;
const PERIODS = /^(?:month|year|week|day)$/;

/**
 * The first price below a cost of the same unit, else the first pair that may be of the same thing. An amount per month
 * is not compared with an amount per sale, nor two currencies with each other.
 */
export function belowCost(
  prices: readonly Amount[],
  costs: readonly Amount[],
  bySentence: readonly (readonly Amount[])[],
): BelowCost | undefined {
  let doubtful: BelowCost | undefined;
  for (const price of prices.slice(0, COMPARED_MAX)) {
    for (const cost of costs.slice(0, COMPARED_MAX)) {
      if (price.currency !== cost.currency || price.value <= 0 || cost.value <= price.value) continue;
      const isSameUnit = price.unit === cost.unit;
      const isTogether = bySentence.some((list) => list.includes(price) && list.includes(cost));
      if (isSameUnit && (price.unit !== '' || isTogether)) return { price, cost, isCertain: true };
      if (cost.value > price.value * COMPARABLE_FACTOR) continue;
      if (!isSameUnit && (PERIODS.test(price.unit) || PERIODS.test(cost.unit))) continue;
      doubtful ??= { price, cost, isCertain: false };
    }
  }
  return doubtful;
}
