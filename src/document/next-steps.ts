import { largestGains, RUBRIC } from '../domain/rubric.ts';
import type { Block, ListItem, Section } from './blocks.ts';
import type { ReportContent } from './content.ts';
import { list, paragraph, present, section } from './make-blocks.ts';
import { reportMessages } from './report-messages.ts';
import { stabilityOf } from './stability.ts';

/** What to find out and to change, best first. */
export function gainsSection({ sections, language, missing }: ReportContent): Section | undefined {
  const texts = reportMessages[language];
  const items = largestGains(sections.scoreBreakdown ?? []).map(
    ({ axis, raise, points }): ListItem => ({
      text: [
        { text: `${RUBRIC[language][axis].name}:`, style: 'strong' },
        { text: raise },
        { text: `(${points === undefined ? texts.openGain : texts.gain(points)})`, style: 'accent' },
      ],
    }),
  );
  return section('gains', 'next', texts.gains, [
    missing === 'pending' && !sections.scoreBreakdown && { type: 'pending', lines: 6 },
    items.length > 0 && { type: 'list', look: 'steps', items },
  ]);
}

/** How far further ratings of the same idea agree. */
export function ratingsBlocks({ sections, language, ratings }: ReportContent): readonly Block[] {
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
