import { type ArrivedSections, scoreBand } from '../domain/report.ts';
import { AXES, isImprovable, RUBRIC } from '../domain/rubric.ts';
import { type ScoreBlock, type Section, section, type Tone } from './blocks.ts';
import { arrivedRatings, columnsOf, type ReportContent, textOrMissing } from './content.ts';
import { headline } from './headline.ts';
import { reportMessages } from './report-messages.ts';
import { stabilityOf } from './stability.ts';

/** The three ratings beside the score. */
const BADGES = ['marketPotential', 'complexity', 'innovationLevel'] as const;

/** Colours that the specification gives to them. */
const TONES: Readonly<Record<NonNullable<ArrivedSections[(typeof BADGES)[number]]>, Tone>> = {
  high: 'success',
  simple: 'success',
  disruptive: 'success',
  medium: 'warning',
  moderate: 'warning',
  incremental: 'warning',
  low: 'destructive',
  complex: 'destructive',
  niche: 'outline',
};

/** The verdict: name, how the idea reads, the reason for the score, the score, strengths and weaknesses. */
export function verdictSection(content: ReportContent): Section | undefined {
  const { sections, language, missing, plan, planning } = content;
  const texts = reportMessages[language];
  const isWriting = missing === 'pending';
  // A plan that is being written changes nothing above it.
  const line = headline(sections, language, planning ? undefined : plan?.thisWeek);
  const interpretation = textOrMissing(sections.interpretation, content, 4);
  return section('verdict', 'verdict', undefined, [
    { type: 'title', text: sections.projectName ?? (isWriting ? undefined : texts.unnamed) },
    interpretation && { type: 'heading', text: texts.interpretation, look: 'label' },
    interpretation,
    line
      ? {
          type: 'paragraph',
          look: 'lead',
          text: [
            { text: line.why },
            ...(line.first === undefined
              ? []
              : [{ text: texts.first, style: 'accent' as const }, { text: line.first }]),
          ],
        }
      : isWriting && { type: 'pending', lines: 3 },
    scoreBlock(content),
    columnsOf(content, 'strengths', 'weaknesses'),
  ]);
}

function scoreBlock(content: ReportContent): ScoreBlock {
  const { sections, language, missing, meta, ratings = [] } = content;
  const texts = reportMessages[language];
  const { score, verdict, projectName } = sections;
  const axisRatings = arrivedRatings(sections);
  const isWriting = missing === 'pending';
  const hasParts = isImprovable(verdict);
  const stability = stabilityOf(sections, ratings);
  const isOwnScore =
    meta && score !== undefined && hasParts && axisRatings.length === 0 && projectName !== undefined;
  return {
    type: 'score',
    label: texts.score,
    score:
      score === undefined
        ? undefined
        : {
            value: score,
            inWords: texts.outOf100(score),
            band: scoreBand(score),
            bandName: texts.band[scoreBand(score)],
          },
    range: stability && {
      low: stability.low,
      high: stability.high,
      inWords: texts.range(stability.low, stability.high, ratings.length + 1),
    },
    axes:
      hasParts && (axisRatings.length > 0 || isWriting)
        ? AXES.map((axis) => {
            const level = axisRatings.find((rating) => rating.axis === axis)?.level;
            const others = stability?.differing.find((one) => one.axis === axis)?.levels.slice(1);
            return {
              axis,
              name: RUBRIC[language][axis].name,
              level,
              levelName: level && texts.level[level],
              differs: others && texts.otherRatings(others.map((each) => texts.level[each])),
            };
          })
        : [],
    badges: hasParts ? badges(content) : [],
    notes: [
      ...(score === undefined && !isWriting ? [texts.notWritten] : []),
      ...(isOwnScore ? [texts.ownScore] : []),
    ],
  };
}

function badges({ sections, language, missing }: ReportContent): ScoreBlock['badges'] {
  const texts = reportMessages[language];
  return BADGES.flatMap((field) => {
    const label = texts[field];
    const value = sections[field];
    if (value !== undefined) return [{ label, value: { text: texts[value], tone: TONES[value] } }];
    if (missing === 'pending') return [{ label }];
    return missing === 'said' ? [{ label, value: { text: texts.notGiven, tone: 'outline' as const } }] : [];
  });
}
