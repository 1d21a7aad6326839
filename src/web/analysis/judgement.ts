import { type ArrivedSections, type Judgement, judgementSchema, type Report } from '../../domain/report.ts';

/** The first step of a report, for requests that build on it: the second step, a reply or a rating. */
export function judgementOf(report: Report): Judgement {
  return judgementSchema.parse(report);
}

/** The sections of a report's first step. */
export function sectionsOfJudgement(report: Report): ArrivedSections {
  const { strategicAnalysis, ...judgement } = judgementOf(report);
  return {
    ...judgement,
    'strategicAnalysis.strengths': strategicAnalysis.strengths,
    'strategicAnalysis.weaknesses': strategicAnalysis.weaknesses,
  };
}
