import type { Advice } from '../domain/advice.ts';
import type { Language } from '../domain/language.ts';
import type { Rating } from '../domain/report.ts';
import { isScoredVerdict } from '../domain/rubric.ts';
import { adviceSections } from './advice-sections.ts';
import { visibleLine } from './advice-text.ts';
import type { Section } from './blocks.ts';
import { chapters, ideaSection } from './chapters.ts';
import type { ReportContent } from './content.ts';
import { evidenceSection } from './evidence.ts';
import { paragraph, present, section } from './make-blocks.ts';
import { reasonsSection } from './reasons.ts';
import { reportMessages } from './report-messages.ts';
import { verdictSection } from './verdict.ts';

/** The content of a report for all renderers: its sections in order, each a list of blocks. */
export function reportDocument(content: ReportContent): readonly Section[] {
  const { meta, language } = content;
  return present([
    verdictSection(content),
    // A text without an idea, and a harmful idea, get no advice and no analysis.
    ...(isScoredVerdict(content.sections.verdict)
      ? [...adviceSections(content), ...chapters(content), evidenceSection(content)]
      : []),
    ideaSection(content),
    meta?.leftOut !== undefined &&
      section('leftOut', 'end', undefined, [
        paragraph(reportMessages[language].leftOut(meta.leftOut), 'note'),
      ]),
    imprintSection(content),
  ]);
}

/** A rating without its report: the score and its reasons. */
export function ratingDocument(rating: Rating, language: Language): readonly Section[] {
  const content: ReportContent = {
    idea: '',
    sections: rating,
    language,
    missing: 'left out',
  };
  const reasons = isScoredVerdict(rating.verdict) ? reasonsSection(content) : undefined;
  return present([verdictSection(content), reasons]).map((each) => ({
    ...each,
    blocks: each.blocks.filter(({ type }) => type !== 'title'),
  }));
}

/** Advice without its report: the headline and the parts. */
export function adviceDocument(advice: Advice, language: Language): readonly Section[] {
  const headline = section('headline', 'verdict', undefined, [
    paragraph(visibleLine(advice.headline), 'lead'),
  ]);
  return present([headline, ...adviceSections({ advice, language })]);
}

/** Who wrote a report, when, and that it is for guidance only. */
function imprintSection({ meta, isExample, language, onPage }: ReportContent): Section | undefined {
  if (!meta) return undefined;
  const texts = reportMessages[language];
  const date = texts.date(meta.generatedAt);
  const written = isExample ? texts.writtenByHand : texts.writtenByModel(meta.model, date);
  return section('imprint', 'end', undefined, [
    paragraph(isExample || onPage ? written : `${written} ${texts.guidanceOnly}`, 'note'),
  ]);
}
