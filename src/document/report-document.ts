import type { Evidence } from '../domain/evidence.ts';
import type { Language } from '../domain/idea.ts';
import type { Plan } from '../domain/plan.ts';
import type { Rating } from '../domain/rating.ts';
import type { ArrivedSections, Meta } from '../domain/report.ts';
import type { ReportFile, Results, ShortReportFile } from '../domain/report-file.ts';
import { isImprovable } from '../domain/rubric.ts';
import { analysisSections } from './analysis.ts';
import { paragraph, type Section } from './blocks.ts';
import { evidenceSection } from './evidence-section.ts';
import { messagesIn } from './messages.ts';
import { gainsSection, ratingsSection } from './next-steps.ts';
import { planSection } from './plan-section.ts';
import { messages } from './report-messages.ts';
import { sectionsOf } from './sections.ts';
import { verdictSection } from './verdict.ts';
import { worksheetDocument } from './worksheet.ts';

/** A report as far as it has arrived, with what was added to it. */
export interface ReportContent {
  idea: string;
  sections: ArrivedSections;
  language: Language;
  /** Who wrote it: a model, fixed rules, or the makers of this site. */
  author: 'model' | 'rules' | 'example';
  /** `undefined` until the report is complete. */
  meta?: Meta | undefined;
  /** What stands in place of a missing part: a placeholder, a sentence, or nothing. */
  missing: 'pending' | 'said' | 'left out';
  /** Came from a file or link: what it says of its evidence was not checked here. */
  opened?: boolean | undefined;
  /** Further blind ratings of the same idea. */
  ratings?: readonly Rating[] | undefined;
  evidence?: Evidence | undefined;
  plan?: Partial<Plan> | undefined;
  results?: Results | undefined;
}

/** A report file as content of a document. */
export function contentOf(
  { idea, report, meta, ratings, evidence, plan, results }: ReportFile,
  opened = false,
): ReportContent {
  return {
    idea,
    sections: sectionsOf(report),
    language: meta.language,
    author: meta.aiGenerated ? 'model' : 'rules',
    meta,
    missing: 'said',
    opened,
    ratings,
    evidence,
    plan,
    results,
  };
}

/** A short report has only its verdict, reasons and pitch. */
export function shortContentOf({ idea, report, meta }: ShortReportFile): ReportContent {
  // Links made elsewhere may omit optional parts.
  const given = Object.fromEntries(Object.entries(report).filter(([, value]) => value !== undefined));
  return {
    idea,
    sections: given,
    language: meta.language,
    author: meta.aiGenerated ? 'model' : 'rules',
    meta,
    missing: 'left out',
  };
}

/**
 * What a report says, once for all its forms: its sections in order, each a list of blocks. A new part of a report has
 * its place here or in one of the functions called here.
 */
export function reportDocument(content: ReportContent): readonly Section[] {
  if (content.author === 'rules') return worksheetDocument(content);
  const { verdict } = content.sections;
  const sections = isImprovable(verdict)
    ? [
        verdictSection(content),
        ...analysisSections(content),
        evidenceSection(content),
        gainsSection(content),
        planSection(content),
        ratingsSection(content),
      ]
    : // There is no idea to analyse, or one that must not be helped.
      [verdictSection(content), ...analysisSections(content).filter(({ id }) => id === 'idea')];
  return numbered([...sections.filter((section) => section !== undefined), imprintSection(content)]);
}

/** The author and date of a report, and how far it can be trusted. */
export function imprintSection({ meta, author, language }: ReportContent): Section {
  const texts = messagesIn(messages, language);
  const date = meta && texts.date(meta.generatedAt);
  const written = !meta
    ? []
    : author === 'model'
      ? [texts.writtenByModel(meta.model, date ?? '')]
      : [author === 'rules' ? texts.writtenByRules(date ?? '') : texts.writtenByHand];
  return { id: 'imprint', part: 'next', blocks: written.map((text) => paragraph(text, 'note')) };
}

/** Numbers the titled sections, those before the first chapter of the analysis excepted. */
export function numbered(sections: readonly Section[]): Section[] {
  let number = 0;
  return sections.map((section) =>
    section.title === undefined || UNNUMBERED.has(section.id)
      ? section
      : { ...section, number: (number += 1) },
  );
}

const UNNUMBERED: ReadonlySet<string> = new Set(['idea', 'breakdown']);
