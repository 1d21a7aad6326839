import { MODEL_REPORT_FIELDS, type Report, scoreBand } from '../domain/report.ts';
import { AXES, isImprovable, RUBRIC } from '../domain/rubric.ts';
import { type Block, present, type ScoreBlock, type Section, type Tone } from './blocks.ts';
import { arrivedRatings, columnItems, type ReportContent, textOrMissing } from './content.ts';
import { headline } from './headline.ts';
import { reportMessages } from './report-messages.ts';
import { stabilityOf } from './stability.ts';

/** Colours that the specification gives to the three ratings. */
const TONES: Readonly<Record<NonNullable<Report[(typeof MODEL_REPORT_FIELDS)[number]]>, Tone>> = {
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
export function verdictSection(content: ReportContent): Section {
  const { sections, language, missing } = content;
  const texts = reportMessages[language];
  const line = headline(sections, language);
  const strengths = sections['strategicAnalysis.strengths'];
  const weaknesses = sections['strategicAnalysis.weaknesses'];
  const hasInterpretation = sections.interpretation !== undefined || missing !== 'left out';
  const hasLists =
    missing === 'pending' ||
    (missing === 'said' && isImprovable(sections.verdict)) ||
    [strengths, weaknesses].some((items) => items && items.length > 0);
  const blocks = present<Block>([
    { type: 'title', text: sections.projectName ?? (missing === 'pending' ? undefined : texts.unnamed) },
    hasInterpretation && { type: 'heading', text: texts.interpretation, look: 'label' },
    hasInterpretation && textOrMissing(sections.interpretation, content, 4),
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
      : missing === 'pending' && { type: 'pending', lines: 3 },
    scoreBlock(content),
    hasLists && {
      type: 'columns',
      columns: [
        { title: texts.strengths, tone: 'success', items: columnItems(strengths, content) },
        { title: texts.weaknesses, tone: 'destructive', items: columnItems(weaknesses, content) },
      ],
    },
  ]);
  return { id: 'verdict', part: 'verdict', blocks };
}

function scoreBlock({ sections, language, missing, meta, ratings = [] }: ReportContent): ScoreBlock {
  const texts = reportMessages[language];
  const { score, verdict, projectName } = sections;
  const axisRatings = arrivedRatings(sections);
  const isWriting = missing === 'pending';
  const hasParts = isImprovable(verdict);
  const stability =
    score !== undefined && ratings.length > 0
      ? stabilityOf({ score, scoreBreakdown: sections.scoreBreakdown }, ratings)
      : undefined;
  const hasAxes = hasParts && (axisRatings.length > 0 || isWriting);
  return {
    type: 'score',
    label: texts.score,
    ...(score !== undefined && {
      score: {
        value: score,
        inWords: texts.outOf100(score),
        band: scoreBand(score),
        bandName: texts.band(scoreBand(score)),
      },
    }),
    ...(stability && {
      range: {
        low: stability.low,
        high: stability.high,
        inWords: texts.range(stability.low, stability.high, ratings.length + 1),
      },
    }),
    axes: !hasAxes
      ? []
      : AXES.map((axis) => {
          const { name } = RUBRIC[language][axis];
          const level = axisRatings.find((rating) => rating.axis === axis)?.level;
          const differing = stability?.differing.find((one) => one.axis === axis);
          return {
            axis,
            name,
            ...(level !== undefined && { level, levelName: texts.level(level) }),
            ...(differing && {
              differs: texts.otherRatings(differing.levels.slice(1).map((each) => texts.level(each))),
            }),
          };
        }),
    badges: !hasParts
      ? []
      : MODEL_REPORT_FIELDS.flatMap((field) => {
          const value = sections[field];
          if (value !== undefined) {
            return [{ label: texts[field], value: { text: texts[value], tone: TONES[value] } }];
          }
          if (isWriting) return [{ label: texts[field] }];
          return missing === 'said'
            ? [{ label: texts[field], value: { text: texts.notGiven, tone: 'outline' as const } }]
            : [];
        }),
    notes: [
      ...(score === undefined && !isWriting ? [texts.notWritten] : []),
      ...(meta && score !== undefined && hasParts && axisRatings.length === 0 && projectName !== undefined
        ? [texts.ownScore]
        : []),
    ],
  };
}
