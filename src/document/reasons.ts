import type { Language } from '../domain/language.ts';
import { AXES, AXIS_WEIGHTS, axisPoints, RUBRIC, VERDICT_CAPS } from '../domain/rubric.ts';
import type { Block, ListItem, Section, TableBlock } from './blocks.ts';
import { arrivedRatings, type ReportContent } from './content.ts';
import { list, paragraph, plain, present, section } from './make-blocks.ts';
import { numberText } from './quantity-text.ts';
import { reportMessages } from './report-messages.ts';
import { stabilityOf } from './stability.ts';

/** The reasons for the score: each axis with its level and reason, how the total comes about, and how far other ratings agree. */
export function reasonsSection(content: ReportContent): Section | undefined {
  const { sections, language, isWriting } = content;
  const texts = reportMessages[language];
  const ratings = arrivedRatings(sections);
  if (ratings.length === 0 && !isWriting) return undefined;
  const axes = AXES.map((axis): Block | false => {
    const rating = ratings.find((each) => each.axis === axis);
    if (!rating) return isWriting === true && { type: 'pending', lines: 4 };
    const { level, reason, basis } = rating;
    return {
      type: 'axis',
      axis,
      name: RUBRIC[language][axis].name,
      level,
      levelName: texts.level[level],
      levelInWords: texts.levelOf(level),
      basis: basis && texts.basis[basis],
      reason,
    };
  });
  return section('breakdown', 'record', { title: texts.breakdown, isLandmark: true }, [
    ...axes,
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

/** How far further ratings of the same idea agree. */
function ratingsBlocks({ sections, language, ratings }: ReportContent): readonly Block[] {
  const stability = stabilityOf(sections, ratings);
  if (!stability) return [];
  const texts = reportMessages[language];
  const { kind, low, high, bands, differing } = stability;
  const lines = differing.map(({ axis, levels }) => {
    const names = levels.map((level) => texts.level[level].toLowerCase());
    return texts.levels(RUBRIC[language][axis].name, names);
  });
  return present<Block>([
    { type: 'heading', text: texts.stabilityTitle },
    paragraph(
      [
        `${texts.stability[kind]}: ${texts.threeRatings(low, high)}`,
        ...(bands ? [texts.crosses(texts.bands(texts.band[bands.low], texts.band[bands.high]))] : []),
        ...(kind === 'unstable' ? [texts.trustReasons] : []),
        lines.length === 0 ? texts.agreed : texts.differ,
      ].join(' '),
    ),
    lines.length > 0 && list('bullets', lines),
  ]);
}
