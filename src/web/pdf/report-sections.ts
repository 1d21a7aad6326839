import { numberedItems } from '../../analysis/numbered-items.ts';
import type { ReportFile } from '../../analysis/report-file.ts';
import { messages } from './messages.ts';
import type { PageFlow } from './page-flow.ts';
import { SectionWriter } from './section-writer.ts';

/** The whole report in the page's order. */
export function writeReport(flow: PageFlow, { idea, report, meta }: ReportFile): void {
  const t = messages[meta.language];
  const write = new SectionWriter(flow);
  const { strategicAnalysis: strategic } = report;
  write.section(report.projectName);
  write.paragraph(report.pitch);
  write.paragraph(t.score(report.score));
  write.section(t.idea);
  write.paragraph(idea);
  write.section(t.interpretation);
  write.paragraph(report.interpretation);
  write.section(t.improvedIdea);
  write.paragraph(report.improvedIdea);
  if (report.improvedPoints) write.list(report.improvedPoints);
  write.section(t.functionality);
  const steps = numberedItems(report.functionality);
  if (steps) {
    if (steps.intro) write.paragraph(steps.intro);
    write.list(steps.items, 'numbers');
  } else if (report.functionalityPoints) write.list(report.functionalityPoints);
  else write.paragraph(report.functionality);
  write.section(t.targetAudience);
  write.list(strategic.targetAudience);
  write.section(t.valueProposition);
  write.paragraph(strategic.valueProposition);
  write.section(t.competition);
  if (strategic.competition.length > 0) {
    write.list(strategic.competition);
    write.paragraph(strategic.competitiveness);
  } else write.paragraph(t.noCompetition);
  write.section(t.problemsSolved);
  write.list(strategic.problemsSolved);
  write.section(t.strengths);
  write.list(strategic.strengths);
  write.section(t.weaknesses);
  write.list(strategic.weaknesses);
  write.section(t.opportunities);
  write.list(strategic.opportunities);
  write.section(t.threats);
  write.list(strategic.threats);
  write.section(t.alternativeApproaches);
  write.list(report.alternativeApproaches, 'numbers');
  write.section(t.monetization);
  write.list(report.monetization);
}
