import type { Language } from '../domain/idea.ts';
import type { Rating } from '../domain/rating.ts';
import { isImprovable } from '../domain/rubric.ts';
import { analysisSections, reasonsSection } from './analysis.ts';
import type { Section } from './blocks.ts';
import type { ReportContent } from './content.ts';
import { evidenceSection } from './evidence-section.ts';
import { imprintSection, numbered } from './imprint.ts';
import { gainsSection, ratingsSection } from './next-steps.ts';
import { planSection } from './plan-section.ts';
import { verdictSection } from './verdict.ts';
import { worksheetDocument } from './worksheet.ts';

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

/** One rating by itself: the score and its reasons, or what the text says of each axis. */
export function ratingDocument(rating: Rating, language: Language, aiGenerated: boolean): readonly Section[] {
  const content: ReportContent = {
    idea: '',
    sections: rating,
    language,
    author: aiGenerated ? 'model' : 'rules',
    missing: 'left out',
  };
  if (!aiGenerated) return worksheetDocument(content).filter(({ part }) => part === 'verdict');
  const { blocks } = verdictSection(content);
  return [
    { id: 'verdict', part: 'verdict', blocks: blocks.filter(({ type }) => type !== 'title') },
    ...reasonsSection(content),
  ];
}
