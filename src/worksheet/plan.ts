import type { Language } from '../domain/idea.ts';
import type { Plan } from '../domain/plan.ts';
import type { Axis } from '../domain/rubric.ts';
import { layOut, lowestAxes } from './report.ts';

/** Experiments in a plan: enough to start on Monday, few enough to finish in a month. */
const EXPERIMENTS = 4;
/** What each axis's experiment costs, in the text's currency, and how long it takes. */
const EFFORT: Readonly<Record<Axis, { price: number; days: number }>> = {
  problem: { price: 0, days: 7 },
  market: { price: 0, days: 7 },
  difference: { price: 10, days: 5 },
  earning: { price: 30, days: 10 },
  feasibility: { price: 50, days: 10 },
  evidence: { price: 50, days: 14 },
};
/** Axes whose experiments sell nothing. */
const NOT_SELLING = ['problem', 'difference', 'market'] as const;

/**
 * A validation plan: the axes asked for first, then those of which the text says least, each with one cheap experiment.
 * Amounts are in the text’s own currency.
 */
export function worksheetPlan(
  idea: string,
  language: Language,
  weakest: readonly Axis[],
  results = '',
): Plan {
  const { wording, reading, objection, rating } = layOut(idea, language, results);
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
