import type { Language } from '../idea.ts';
import type { Rating } from '../rating.ts';
import type { Report } from '../report.ts';
import { AXES, type AxisRating, type Level, RUBRIC, scoreFromRatings } from '../rubric.ts';
import { type ChecklistItem, ideaChecklist } from './checklist.ts';

const SAID: Readonly<Record<AxisRating['axis'], ChecklistItem | undefined>> = {
  problem: 'problem',
  market: 'customer',
  difference: 'difference',
  earning: 'earning',
  feasibility: undefined,
  evidence: undefined,
};

/** Rates the six axes by rules. The same text always gets the same rating. */
export function rateIdea(idea: string, language: Language): Rating {
  const said = ideaChecklist(idea);
  const scoreBreakdown = AXES.map((axis): AxisRating => {
    const item = SAID[axis];
    const level: Level = item && said[item] ? 3 : 1;
    const { anchors, question } = RUBRIC[language][axis];
    return { axis, level, reason: anchors[level - 1] ?? question, raise: question };
  });
  return { scoreBreakdown, verdict: 'judged', score: scoreFromRatings(scoreBreakdown) };
}

/** The whole report on an idea, by rules, in `language` whatever the language of the idea. Never throws. */
export function evaluateIdea(idea: string, language: Language): Report {
  const { scoreBreakdown, verdict, score } = rateIdea(idea, language);
  const missing = scoreBreakdown.filter(({ level }) => level === 1).map(({ raise }) => raise);
  const questions = scoreBreakdown.map(({ raise }) => raise);
  const reasons = scoreBreakdown.map(({ reason }) => reason);
  const start = idea.trim().slice(0, 200) || '…';
  return {
    interpretation: start,
    improvedIdea: `${start} ${missing.join(' ')}`.trim(),
    improvedPoints: questions,
    functionality: start,
    strategicAnalysis: {
      problemsSolved: [reasons[0] ?? start],
      targetAudience: [reasons[1] ?? start],
      valueProposition: reasons[2] ?? start,
      competition: [],
      competitiveness: reasons[2] ?? start,
      strengths: reasons,
      weaknesses: reasons,
      opportunities: questions,
      threats: questions,
    },
    alternativeApproaches: questions,
    monetization: [RUBRIC[language].earning.question],
    projectName: start.split(/\s+/).slice(0, 2).join(' ').slice(0, 60),
    pitch: start,
    marketPotential: 'low',
    complexity: 'moderate',
    innovationLevel: 'niche',
    verdict,
    scoreBreakdown,
    score,
  };
}
