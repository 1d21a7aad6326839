import type { Language } from '../domain/idea.ts';
import type { Plan } from '../domain/plan.ts';
import type { Axis } from '../domain/rubric.ts';
import { layOut, weakestAxes } from './report.ts';

/** Experiments in a plan: enough to start on Monday, few enough to finish in a month. */
const EXPERIMENTS = 4;
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
  const own = weakestAxes(rating.scoreBreakdown, rating.scoreBreakdown.length);
  const axes = objection ? NOT_SELLING : [...new Set([...weakest, ...own])].slice(0, EXPERIMENTS);
  return {
    riskiestAssumption: objection ? plan.unknownRisk : plan.riskiest[axes[0] ?? 'problem'],
    experiments: axes.map((axis) => plan.experiments[axis]((amount) => money(amount, currency))),
    questions: [...plan.questions],
  };
}
