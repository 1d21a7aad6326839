import type { ArrivedSections, Judgement, Report } from '../../domain/report.ts';

/** The sections of a report's first step. */
export function sectionsOfJudgement(report: Report): ArrivedSections {
  const { strategicAnalysis, ...judgement } = judgementOf(report);
  return {
    ...judgement,
    'strategicAnalysis.strengths': strategicAnalysis.strengths,
    'strategicAnalysis.weaknesses': strategicAnalysis.weaknesses,
  };
}

/** The first step of a report, for a request that asks for the second alone. */
export function judgementOf({ strategicAnalysis, ...report }: Report): Judgement {
  const { interpretation, projectName, verdict, scoreBreakdown, score } = report;
  const { marketPotential, complexity, innovationLevel } = report;
  const { strengths, weaknesses } = strategicAnalysis;
  return {
    interpretation,
    projectName,
    verdict,
    scoreBreakdown,
    score,
    marketPotential,
    complexity,
    innovationLevel,
    strategicAnalysis: { strengths, weaknesses },
  };
}
