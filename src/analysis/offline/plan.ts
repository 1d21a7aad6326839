import type { Language } from '../idea.ts';
import type { Plan } from '../plan.ts';
import { AXES, type Axis, RUBRIC } from '../rubric.ts';

/** A validation plan for an idea: the weakest axes first. */
export function planFor(_idea: string, language: Language, weakest: readonly Axis[]): Plan {
  const axes = [...new Set([...weakest, ...AXES])].slice(0, 3);
  const questions = AXES.map((axis) => RUBRIC[language][axis].question).slice(0, 5);
  return {
    riskiestAssumption: questions[0] ?? '?',
    experiments: axes.map((axis) => {
      const { question, anchors } = RUBRIC[language][axis];
      return { tests: question, how: question, cost: '0 €', days: 7, goOnIf: anchors[3], stopIf: anchors[0] };
    }),
    questions,
  };
}
