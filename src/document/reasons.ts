import type { Language } from '../domain/language.ts';
import { AXES, AXIS_WEIGHTS, RUBRIC } from '../domain/rubric.ts';
import type { Block, ListItem, Section } from './blocks.ts';
import { arrivedRatings, type ReportContent } from './content.ts';
import { list, paragraph, present, section } from './make-blocks.ts';
import { reportMessages } from './report-messages.ts';
import { stabilityOf } from './stability.ts';

/** The reasons for the score: each axis with its level and reason, and how far other ratings agree. */
export function reasonsSection(content: ReportContent): Section | undefined {
  const { sections, language, missing } = content;
  const texts = reportMessages[language];
  const ratings = arrivedRatings(sections);
  if (ratings.length === 0 && missing !== 'pending') return undefined;
  const axes = AXES.map((axis): Block | false => {
    const rating = ratings.find((each) => each.axis === axis);
    if (!rating) return missing === 'pending' && { type: 'pending', lines: 4 };
    const { level, reason, basis } = rating;
    return {
      type: 'axis',
      axis,
      name: RUBRIC[language][axis].name,
      level,
      levelName: texts.level[level],
      basis: basis && texts.basis[basis],
      reason,
    };
  });
  return section('breakdown', 'analysis', texts.breakdown, [
    ...axes,
    ...ratingsBlocks(content),
    { type: 'paragraph', look: 'note', text: [{ text: texts.howScored, more: 'scoring' }] },
  ]);
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
