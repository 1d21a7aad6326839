import type { Language } from '../domain/idea.ts';
import type { Plan } from '../domain/plan.ts';
import type { Axis } from '../domain/rubric.ts';
import { lowestAxes, makeWorksheet } from './report.ts';

/** Few enough experiments to finish in a month. */
const EXPERIMENTS = 4;
/** The price, in the text's currency, and the days of each axis's experiment. */
const EFFORT: Readonly<Record<Axis, { price: number; days: number }>> = {
  problem: { price: 0, days: 7 },
  market: { price: 0, days: 7 },
  difference: { price: 10, days: 5 },
  earning: { price: 30, days: 10 },
  feasibility: { price: 50, days: 10 },
  evidence: { price: 50, days: 14 },
};
/** Axes whose experiments sell nothing, for a text with an objection. */
const NOT_SELLING = ['problem', 'difference', 'market'] as const;

/** One cheap experiment for each axis of `weakest`, then for the axes with the lowest level, at most four in all. */
export function worksheetPlan(
  idea: string,
  language: Language,
  weakest: readonly Axis[],
  results = '',
): Plan {
  const { wording, reading, objection, rating } = makeWorksheet(idea, language, results);
  const { plan, money } = wording;
  const currency = [...reading.prices, ...reading.costs][0]?.currency ?? (language === 'es' ? '€' : '£');
  const own = lowestAxes(rating.scoreBreakdown);
  const axes = objection ? NOT_SELLING : [...new Set([...weakest, ...own])].slice(0, EXPERIMENTS);
  return {
    riskiestAssumption: objection ? plan.unknownRisk : plan.riskiest[axes[0] ?? 'problem'],
    experiments: axes.map((axis) => {
      const { tests, how, ...limits } = plan.experiments[axis];
      const { price, days } = EFFORT[axis];
      return { tests, how, cost: money(price, currency), days, ...limits };
    }),
    questions: [...plan.questions],
  };
}
