import { largestGains, RUBRIC } from '../domain/rubric.ts';
import { type Block, list, paragraph, present, type Section } from './blocks.ts';
import type { ReportContent } from './content.ts';
import { reportMessages } from './report-messages.ts';
import { stabilityOf } from './stability.ts';

/** What to find out and to change, best first. */
export function gainsSection({ sections, language, missing }: ReportContent): Section | undefined {
  const texts = reportMessages[language];
  const { scoreBreakdown } = sections;
  if (!scoreBreakdown) {
    return missing === 'pending'
      ? { id: 'gains', part: 'next', title: texts.gains, blocks: [{ type: 'pending', lines: 6 }] }
      : undefined;
  }
  const gains = largestGains(scoreBreakdown);
  if (gains.length === 0) return undefined;
  const blocks: Block[] = [
    {
      type: 'list',
      look: 'steps',
      items: gains.map(({ axis, raise, points }) => ({
        text: [
          { text: `${RUBRIC[language][axis].name}:`, style: 'strong' },
          { text: raise },
          { text: `(${points === undefined ? texts.openGain : texts.gain(points)})`, style: 'accent' },
        ],
      })),
    },
  ];
  return { id: 'gains', part: 'next', title: texts.gains, blocks };
}

/** How far further ratings of the same idea agree. */
export function ratingsSection({ sections, language, ratings }: ReportContent): Section | undefined {
  const { score, scoreBreakdown } = sections;
  if (!ratings || ratings.length === 0 || score === undefined) return undefined;
  const texts = reportMessages[language];
  const { kind, low, high, differing } = stabilityOf({ score, scoreBreakdown }, ratings);
  const lines = differing.map(({ axis, levels }) => {
    const names = levels.map((level) => texts.level(level).toLowerCase());
    return texts.levels(RUBRIC[language][axis].name, names);
  });
  const agreement = lines.length === 0 ? texts.agreed : texts.differ;
  const blocks = present<Block>([
    paragraph(`${texts[kind](low, high)} ${agreement}`),
    lines.length > 0 && list('bullets', lines),
  ]);
  return { id: 'ratings', part: 'next', title: texts.stabilityTitle, blocks };
}
