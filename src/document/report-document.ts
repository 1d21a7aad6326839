import type { Language } from '../domain/language.ts';
import type { Rating } from '../domain/report.ts';
import { isScoredVerdict } from '../domain/rubric.ts';
import { answerSections } from './answer.ts';
import type { Section } from './blocks.ts';
import { chapters, ideaSection } from './chapters.ts';
import type { ReportContent } from './content.ts';
import { headSection } from './head.ts';
import { paragraph, present, section } from './make-blocks.ts';
import { reasonsSection } from './reasons.ts';
import { reportMessages } from './report-messages.ts';
import { scoreSection, strengthsSection } from './score.ts';

/** The content of a report for all renderers: its sections in order, each a list of blocks. */
export function reportDocument(content: ReportContent): readonly Section[] {
  return present([
    headSection(content),
    ...answerSections(content),
    scoreSection(content),
    strengthsSection(content),
    ...chapters(content),
    ideaSection(content),
    resultsSection(content),
    content.meta?.leftOut !== undefined &&
      section('leftOut', 'record', {}, [
        paragraph(reportMessages[content.language].leftOut(content.meta.leftOut), 'note'),
      ]),
    imprintSection(content),
  ]);
}

/** A rating without its report: the score and its reasons. */
export function ratingDocument(rating: Rating, language: Language): readonly Section[] {
  const content: ReportContent = { idea: '', sections: rating, language };
  const head = headSection(content);
  const reason = head && { ...head, blocks: head.blocks.filter(({ type }) => type !== 'title') };
  return present([
    reason && reason.blocks.length > 0 && reason,
    scoreSection(content),
    isScoredVerdict(rating.verdict) && reasonsSection(content),
  ]);
}

/** What the person had found out when they asked for this report. */
function resultsSection({ results, language }: ReportContent): Section | undefined {
  const text = results?.text.trim();
  return section('results', 'record', { title: reportMessages[language].results }, [
    text && { type: 'quotation', of: 'results', text },
  ]);
}

/** Who wrote the report, when, and that it is for guidance only. */
function imprintSection({ meta, isExample, language }: ReportContent): Section | undefined {
  if (!meta) return undefined;
  const texts = reportMessages[language];
  const date = texts.date(meta.generatedAt);
  return section('imprint', 'end', {}, [
    paragraph(
      isExample ? texts.writtenByHand : `${texts.writtenByModel(meta.model, date)} ${texts.guidanceOnly}`,
      'note',
    ),
  ]);
}
