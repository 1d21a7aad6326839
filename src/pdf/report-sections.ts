import { CHAPTERS, type Chapter } from '../document/chapters.ts';
import { itemsOrNone } from '../document/items-or-none.ts';
import { numberedItems } from '../document/numbered-items.ts';
import { stabilityInWords } from '../document/stability.ts';
import type { Report } from '../domain/report.ts';
import type { ReportFile } from '../domain/report-file.ts';
import { writeBreakdown } from './breakdown.ts';
import { writeCover } from './cover.ts';
import { foundCompetitorItems, writeEvidence } from './evidence.ts';
import { messages } from './messages.ts';
import { BODY, type PageFlow, type TextLook } from './page-flow.ts';
import { SectionWriter } from './section-writer.ts';
import { writeSwot } from './swot.ts';
import { COLOUR, SIZE } from './theme.ts';
import { writePlan } from './validation-plan.ts';
import { writeWorksheet } from './worksheet.ts';

const NOTE: TextLook = { ...BODY, size: SIZE.small, colour: COLOUR.muted };

/** Writes the whole report in the order of the page. */
export function writeReport(flow: PageFlow, file: ReportFile): void {
  if (!file.meta.aiGenerated) {
    writeWorksheet(flow, file);
    return;
  }
  const { idea, report, meta, plan, evidence, results } = file;
  const { strategicAnalysis: analysis } = report;
  const t = messages[meta.language];
  const write = new SectionWriter(flow);
  const chapter = (name: Chapter) => write.section(t[name], CHAPTERS.indexOf(name) + 1);
  writeCover(write, file);
  write.section(t.ideaTitle);
  write.paragraph(idea);
  if (report.scoreBreakdown) writeBreakdown(write, report.scoreBreakdown, report.verdict, meta.language);
  if (file.ratings) {
    const { range, agreement, axes } = stabilityInWords(report, file.ratings, meta.language);
    write.label(t.stabilityTitle);
    write.paragraph(`${range} ${agreement}`);
    if (axes.length > 0) write.list(axes);
  }
  write.section(t.interpretation);
  write.paragraph(report.interpretation);
  chapter('improvedIdea');
  write.paragraph(report.improvedIdea);
  if (report.improvedPoints) write.list(report.improvedPoints);
  chapter('functionality');
  writeFunctionality(write, report);
  chapter('targetAudience');
  write.list(itemsOrNone(analysis.targetAudience, t));
  chapter('valueProposition');
  write.paragraph(analysis.valueProposition);
  chapter('competition');
  const found = evidence ? foundCompetitorItems(evidence, meta.language) : [];
  if (found.length > 0) write.list(found);
  if (analysis.competition.length === 0) {
    if (found.length === 0) write.paragraph(t.noCompetition);
  } else {
    write.list(
      analysis.competition.map((name) => [
        { text: name, style: 'text' as const },
        { text: `(${t.notVerified})`, style: 'text' as const, colour: COLOUR.muted },
      ]),
    );
    write.paragraph(t.notVerifiedWhy(meta.aiGenerated ? 'model' : 'rules'), NOTE);
    write.paragraph(analysis.competitiveness);
  }
  chapter('problemsSolved');
  write.list(itemsOrNone(analysis.problemsSolved, t));
  // The page shows the other half of this table in its summary.
  write.section(t.swot, CHAPTERS.indexOf('opportunitiesAndThreats') + 1);
  writeSwot(write, t, analysis);
  chapter('alternativeApproaches');
  write.list(itemsOrNone(report.alternativeApproaches, t), 'numbers');
  chapter('monetization');
  write.list(itemsOrNone(report.monetization, t));
  chapter('nameAndPitch');
  write.label(report.projectName);
  write.quotation(t.quoted(report.pitch));
  if (evidence) writeEvidence(write, evidence, meta.language);
  if (plan) writePlan(write, t, plan, results);
  if (results?.text) {
    write.section(t.results);
    write.paragraph([{ text: results.text, style: 'text' }]);
  }
}

/** Writes the numbered items of the text, or the text followed by its points. */
function writeFunctionality(write: SectionWriter, { functionality, functionalityPoints }: Report): void {
  const numbered = numberedItems(functionality);
  if (numbered) {
    if (numbered.intro) write.paragraph(numbered.intro);
    write.list(numbered.items, 'numbers');
    return;
  }
  write.paragraph(functionality);
  if (functionalityPoints) write.list(functionalityPoints);
}
