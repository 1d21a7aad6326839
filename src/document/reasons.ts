import type { Language } from '../domain/language.ts';
import { capitalised } from '../domain/number-wording.ts';
import { AXES, AXIS_WEIGHTS, axisPoints, RUBRIC, VERDICT_CAPS } from '../domain/rubric.ts';
import type { Block, ListItem, Section, TableBlock } from './blocks.ts';
import { arrivedRatings, type ReportContent } from './content.ts';
import { list, paragraph, plain, present, section } from './make-blocks.ts';
import { numberText } from './quantity-text.ts';
import { reportMessages } from './report-messages.ts';
import { rangeInWords, stabilityOf } from './score-in-words.ts';

/** The reasons for the score: each axis with its level and reason, the points, and how well other ratings agree. */
export function reasonsSection(content: ReportContent): Section | undefined {
  const { sections, language, isWriting } = content;
  const texts = reportMessages[language];
  const ratings = arrivedRatings(sections);
  if (ratings.length === 0 && !isWriting) return undefined;
  const axes = ratings.map(({ axis, level, basis, reason }): ListItem => {
    const rated = [texts.levelOf(level), texts.level[level], ...(basis ? [texts.basis[basis]] : [])];
    return {
      text: [
        { text: `${RUBRIC[language][axis].name}:`, style: 'strong' },
        { text: `${rated.join(' · ')}.`, style: 'muted' },
        { text: reason },
      ],
    };
  });
  return section('breakdown', 'record', { title: texts.breakdown, isLandmark: true }, [
    axes.length > 0 && { type: 'list', look: 'rows', items: axes },
    axes.length < AXES.length && isWriting && { type: 'pending', lines: 4 * (AXES.length - axes.length) },
    ...pointsBlocks(content),
    ...ratingsBlocks(content),
    { type: 'paragraph', look: 'note', text: [{ text: texts.howScored, more: 'scoring' }] },
  ]);
}

/** The exact points of each axis with their total, and how the score differs from the total. */
function pointsBlocks({ sections, language }: ReportContent): readonly Block[] {
  const texts = reportMessages[language];
  const { scoreBreakdown, score, verdict = 'judged' } = sections;
  if (!scoreBreakdown || score === undefined) return [];
  const points = scoreBreakdown.map(({ axis, level }) => axisPoints(axis, level));
  const total = points.reduce((sum, each) => sum + each, 0);
  const cap = VERDICT_CAPS[verdict];
  const table: TableBlock = {
    type: 'table',
    heads: [texts.axis, texts.points],
    rows: [
      ...scoreBreakdown.map(({ axis }, index) => [
        plain(RUBRIC[language][axis].name),
        plain(texts.pointsOf(numberText(points[index] ?? 0, language), AXIS_WEIGHTS[axis])),
      ]),
      [
        [{ text: texts.total, style: 'strong' }],
        [{ text: texts.pointsOf(numberText(total, language), 100), style: 'strong' }],
      ],
    ],
  };
  if (Math.round(total) > cap) return [table, paragraph(texts.capped(cap), 'note')];
  return Number.isInteger(total) ? [table] : [table, paragraph(texts.rounded(score), 'note')];
}

/** How Crisol computes a score from the levels that the model gives. */
export function scoringBlocks(language: Language): Block[] {
  const texts = reportMessages[language];
  const weights = AXES.map((axis): ListItem => {
    const { name, question } = RUBRIC[language][axis];
    return {
      text: [
        { text: texts.weight(name, AXIS_WEIGHTS[axis]), style: 'strong' },
        { text: question, style: 'muted' },
      ],
    };
  });
  return [paragraph(texts.howScoredText), { type: 'list', look: 'bullets', items: weights }];
}

/** How well the other ratings of the same idea agree with the report's. */
function ratingsBlocks({ sections, language, ratings }: ReportContent): readonly Block[] {
  const stability = stabilityOf(sections, ratings);
  if (!stability) return [];
  const texts = reportMessages[language];
  const lines = stability.differing.map(
    ({ axis, levels }) =>
      `${RUBRIC[language][axis].name}: ${levels.map((level) => texts.level[level]).join(' · ')}`,
  );
  return present<Block>([
    { type: 'heading', text: texts.stabilityTitle },
    paragraph(
      `${capitalised(rangeInWords(stability, language))}. ${lines.length === 0 ? texts.agreed : texts.differ}`,
    ),
    lines.length > 0 && list('bullets', lines),
  ]);
}
