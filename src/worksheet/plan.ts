import type { Language } from '../domain/idea.ts';
import type { Plan } from '../domain/plan.ts';
import { AXES, AXIS_WEIGHTS, type Axis } from '../domain/rubric.ts';
import { factsOf, WORDINGS } from './facts.ts';
import { evaluate } from './levels.ts';
import { findSector } from './sectors/find-sectors.ts';

/** Experiments in a plan: enough to start on Monday, few enough to finish in a month. */
const EXPERIMENTS = 4;

/**
 * A validation plan by rules: the axes asked for first, then this idea's own weakest, each with one cheap experiment
 * in the terms of the text and its sector. A text that is no idea gets a plan for finding one.
 */
export function planFor(idea: string, language: Language, weakest: readonly Axis[]): Plan {
  const evaluation = evaluate(idea);
  const { plan } = WORDINGS[language];
  const { verdict } = evaluation.judgement;
  if (verdict === 'not_an_idea' || verdict === 'harmful') {
    return {
      riskiestAssumption: plan.refused.riskiest,
      experiments: [...plan.refused.experiments],
      questions: [...plan.refused.questions],
    };
  }
  const sector = evaluation.judgement.absurd ? undefined : findSector(evaluation.signals.text);
  const facts = factsOf(evaluation, sector, language);
  const experiment = facts.sector?.notes.experiment;
  // The axis with most to lose first: a low level on a heavy axis.
  const own = [...AXES].sort(
    (a, b) => (5 - evaluation.levels[b]) * AXIS_WEIGHTS[b] - (5 - evaluation.levels[a]) * AXIS_WEIGHTS[a],
  );
  const axes = [...new Set([...weakest, ...own])].slice(0, EXPERIMENTS);
  return {
    riskiestAssumption: plan.riskiest[axes[0] ?? 'problem'](facts),
    // The sector's own experiment is worth naming once.
    experiments: axes.map((axis, index) =>
      plan.experiments[axis](
        facts,
        axes.findIndex((other) => other === 'earning' || other === 'evidence') === index
          ? experiment
          : undefined,
      ),
    ),
    questions: [...plan.questions(facts)],
  };
}
