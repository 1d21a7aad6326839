import type { Language } from '../domain/language.ts';
import type { Rating } from '../domain/report.ts';
import { isImprovable } from '../domain/rubric.ts';
import type { Section } from './blocks.ts';
import { chapters, ideaSection, reasonsSection } from './chapters.ts';
import type { ReportContent } from './content.ts';
import { evidenceSection } from './evidence.ts';
import { paragraph, present, section } from './make-blocks.ts';
import { gainsSection } from './next-steps.ts';
import { planSections } from './plan-section.ts';
import { reportMessages } from './report-messages.ts';
import { verdictSection } from './verdict.ts';

/** The sections that end a report. The others stand before them. */
const LAST_SECTIONS = ['evidence', 'doubts', 'sums', 'bet', 'plan', 'decide', 'gains', 'imprint'];

/** The sections of a report, or what stands in place of some, with the last ones in their order. */
export function inOrder<Item extends Pick<Section, 'id'>>(sections: readonly Item[]): Item[] {
  return [...sections].sort((one, other) => LAST_SECTIONS.indexOf(one.id) - LAST_SECTIONS.indexOf(other.id));
}

/**
 * What a report says, once for all its forms: its sections in order, each a list of blocks. A new part of a report has
 * its place here or in one of the functions called here.
 */
export function reportDocument(content: ReportContent): readonly Section[] {
  return inOrder(present([...reportSections(content), imprintSection(content)]));
}

function reportSections(content: ReportContent): readonly (Section | undefined)[] {
  const verdict = [verdictSection(content), ideaSection(content)];
  // There is no idea to analyse, or one that must not be helped.
  if (!isImprovable(content.sections.verdict)) return verdict;
  return [
    ...verdict,
    reasonsSection(content),
    ...chapters(content),
    evidenceSection(content),
    ...planSections(content),
    gainsSection(content),
  ];
}

/** One rating by itself: the score and its reasons. */
export function ratingDocument(rating: Rating, language: Language): readonly Section[] {
  const content: ReportContent = {
    idea: '',
    sections: rating,
    language,
    missing: 'left out',
  };
  const reasons = isImprovable(rating.verdict) ? reasonsSection(content) : undefined;
  return present([verdictSection(content), reasons]).map((each) => ({
    ...each,
    blocks: each.blocks.filter(({ type }) => type !== 'title'),
  }));
}

/** Who wrote a report and when, and how far it can be trusted. */
function imprintSection({ meta, isExample, language, hasFooter }: ReportContent): Section | undefined {
  if (!meta) return undefined;
  const texts = reportMessages[language];
  const date = texts.date(meta.generatedAt);
  const written = isExample ? texts.writtenByHand : texts.writtenByModel(meta.model, date);
  return section('imprint', 'next', undefined, [
    meta.leftOut !== undefined && paragraph(texts.leftOut(meta.leftOut), 'note'),
    paragraph(isExample || hasFooter ? written : `${written} ${texts.guidanceOnly}`, 'note'),
  ]);
}
