import type { Language } from '../domain/language.ts';
import type { Axis } from '../domain/rubric.ts';
import type { Worksheet } from '../domain/worksheet.ts';
import type { Currency } from './amounts.ts';
import type { IdeaFacts } from './read-idea.ts';
import type { Wording } from './wording/es.ts';

/** Few enough to finish in a month. */
const TESTS_MAX = 4;
/** The price, in the text's currency, and the days of each axis's test. */
const EFFORT: Readonly<Record<Axis, { price: number; days: number }>> = {
  problem: { price: 0, days: 7 },
  market: { price: 0, days: 7 },
  difference: { price: 10, days: 5 },
  earning: { price: 30, days: 10 },
  feasibility: { price: 50, days: 10 },
  evidence: { price: 50, days: 14 },
};

/** Used where the text names no currency. */
const CURRENCIES: Readonly<Record<Language, Currency>> = { es: '€', en: '£' };

/** One cheap test for each of the first axes. */
export function cheapestTests(
  axes: readonly Axis[],
  { prices, costs }: IdeaFacts,
  wording: Wording,
  language: Language,
): Worksheet['tests'] {
  const currency = [...prices, ...costs].find((amount) => amount.currency)?.currency ?? CURRENCIES[language];
  return axes.slice(0, TESTS_MAX).map((axis) => {
    const { how, ...limits } = wording.tests[axis];
    const { price, days } = EFFORT[axis];
    return { how, cost: wording.money(price, currency), days, ...limits };
  });
}
