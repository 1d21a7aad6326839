import type { Language } from '../domain/language.ts';
import type { Decision, Rating } from '../domain/report.ts';
import { isScoredVerdict } from '../domain/rubric.ts';
import { isVisible } from '../domain/text-schema.ts';
import { answerSections } from './answer.ts';
import { answerMessages } from './answer-messages.ts';
import { visibleLine } from './answer-text.ts';
import type { Block, HeadlineBlock, Section, Span, Tone } from './blocks.ts';
import { chapters, ideaSection } from './chapters.ts';
import { isAnswered, type ReportContent } from './content.ts';
import { paragraph, present, section } from './make-blocks.ts';
import { reportMessages } from './report-messages.ts';
import { scoreSection, strengthsSection } from './score.ts';

const DECISION_TONES: Readonly<Record<Decision, Tone>> = {
  go: 'success',
  test: 'info',
  change: 'warning',
  drop: 'danger',
};

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
  // The title block is removed, because it has the name of a report.
  return reportDocument({ idea: '', sections: rating, language }).map((each) => ({
    ...each,
    blocks: each.blocks.filter(({ type }) => type !== 'title'),
  }));
}

/** The name; the headline, or why the idea is not judged; the interpretation. */
function headSection(content: ReportContent): Section | undefined {
  const {
    sections: { interpretation, verdict = 'judged' },
    isWriting,
    language,
  } = content;
  const texts = reportMessages[language];
  return section('head', 'head', {}, [
    { type: 'title', text: titleOf(content) },
    verdict !== 'judged' && {
      type: 'paragraph',
      look: 'lead',
      text: present<Span>([
        !isScoredVerdict(verdict) && { text: `${texts.notScored}.`, style: 'strong' },
        { text: texts.verdict[verdict] },
      ]),
    },
    ...(isAnswered(content) ? headlineBlocks(content) : []),
    (interpretation !== undefined || isWriting) && { type: 'heading', text: texts.understood, look: 'label' },
    interpretation === undefined
      ? isWriting && { type: 'pending', lines: 3 }
      : paragraph(interpretation, 'note'),
  ]);
}

function titleOf({ sections: { projectName }, isWriting, language }: ReportContent): string | undefined {
  if (projectName !== undefined && isVisible(projectName)) return projectName;
  return isWriting && projectName === undefined ? undefined : reportMessages[language].unnamed;
}

/** The headline, the headline before a reply changed it, and a warning if the report is unfinished. */
function headlineBlocks({ sections, replies = [], isWriting, meta, language }: ReportContent): Block[] {
  const texts = answerMessages[language];
  const { decision, answer } = sections;
  const written = visibleLine(sections.headline ?? '');
  const changed = visibleLine(replies.findLast(({ headline }) => headline)?.headline ?? '');
  const headline = changed || written;
  const isUndecided = isWriting && !decision && answer === undefined;
  const block: HeadlineBlock = {
    type: 'headline',
    text: headline === '' ? undefined : headline,
    decision: decision && { text: texts.decision[decision], tone: DECISION_TONES[decision] },
    ...(isUndecided && { isUndecided }),
  };
  return present<Block>([
    (headline !== '' || isWriting) && block,
    changed !== '' && written !== '' && paragraph(texts.headlineBefore(written), 'note'),
    meta?.unfinished && paragraph(texts.unfinished, 'warning'),
  ]);
}

/** The person's findings when they asked for this report. */
function resultsSection({ results, language }: ReportContent): Section | undefined {
  const text = results?.text.trim();
  return section('results', 'record', { title: reportMessages[language].results }, [
    text && { type: 'quotation', of: 'results', text },
  ]);
}

/** Which model wrote the report, when, and that it is for guidance only. */
function imprintSection({ meta, isExample, language }: ReportContent): Section | undefined {
  if (!meta || isExample) return undefined;
  const { writtenByModel, date } = reportMessages[language];
  return section('imprint', 'end', {}, [
    paragraph(writtenByModel(meta.model, date(meta.generatedAt)), 'note'),
  ]);
}
