import type { Language } from '../domain/idea.ts';
import type { Rating } from '../domain/rating.ts';
import { isImprovable } from '../domain/rubric.ts';
import { analysisSections, reasonsSection } from './analysis.ts';
import { paragraph, present, type Section } from './blocks.ts';
import type { ReportContent } from './content.ts';
import { evidenceSection } from './evidence-section.ts';
import { gainsSection, ratingsSection } from './next-steps.ts';
import { planSection } from './plan-section.ts';
import { reportMessages } from './report-messages.ts';
import { verdictSection } from './verdict.ts';
import { worksheetSections } from './worksheet.ts';

/**
 * What a report says, once for all its forms: its sections in order, each a list of blocks. A new part of a report has
 * its place here or in one of the functions called here.
 */
export function reportDocument(content: ReportContent): readonly Section[] {
  const sections = content.author === 'rules' ? worksheetSections(content) : reportSections(content);
  return numbered([...present(sections), imprintSection(content)]);
}

function reportSections(content: ReportContent): readonly (Section | undefined)[] {
  const verdict = verdictSection(content);
  const analysis = analysisSections(content);
  // There is no idea to analyse, or one that must not be helped.
  if (!isImprovable(content.sections.verdict))
    return [verdict, ...analysis.filter(({ id }) => id === 'idea')];
  return [
    verdict,
    ...analysis,
    evidenceSection(content),
    gainsSection(content),
    planSection(content),
    ratingsSection(content),
  ];
}

/** One rating by itself: the score and its reasons, or what the text says of each axis. */
export function ratingDocument(rating: Rating, language: Language, aiGenerated: boolean): readonly Section[] {
  const content: ReportContent = {
    idea: '',
    sections: rating,
    language,
    author: aiGenerated ? 'model' : 'rules',
    missing: 'left out',
  };
  if (!aiGenerated) return present(worksheetSections(content)).filter(({ part }) => part === 'verdict');
  const { blocks } = verdictSection(content);
  return [
    { id: 'verdict', part: 'verdict', blocks: blocks.filter(({ type }) => type !== 'title') },
    ...reasonsSection(content),
  ];
}

/** The author and date of a report, and how far it can be trusted. */
function imprintSection({ meta, author, language }: ReportContent): Section {
  const texts = reportMessages[language];
  const written = (date: string, model: string) =>
    ({
      model: texts.writtenByModel(model, date),
      rules: texts.writtenByRules(date),
      example: texts.writtenByHand,
    })[author];
  const blocks = meta ? [paragraph(written(texts.date(meta.generatedAt), meta.model), 'note')] : [];
  return { id: 'imprint', part: 'next', blocks };
}

const UNNUMBERED: ReadonlySet<string> = new Set(['idea', 'breakdown']);

/** Numbers the titled sections, those before the first chapter of the analysis excepted. */
function numbered(sections: readonly Section[]): Section[] {
  let number = 0;
  return sections.map((section) => {
    if (section.title === undefined || UNNUMBERED.has(section.id)) return section;
    number += 1;
    return { ...section, number };
  });
}
