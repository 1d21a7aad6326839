import type { Language } from '../domain/language.ts';
import { type ArrivedSections } from '../domain/report.ts';
import { isVisible } from '../domain/text-schema.ts';
import { AXES, AXIS_WEIGHTS, axisPoints, isScoredVerdict, RUBRIC, wholePoints } from '../domain/rubric.ts';
import { scoreBand } from '../domain/score-band.ts';
import { visibleLine } from './advice-text.ts';
import type { Block, ScoreBlock, Section, Span, Tone } from './blocks.ts';
import { arrivedRatings, columnsOf, type ReportContent, textOrMissing } from './content.ts';
import { paragraph, present, section } from './make-blocks.ts';
import { reportMessages } from './report-messages.ts';
import { type Stability, stabilityOf } from './stability.ts';

/** The three ratings beside the score. */
const BADGES = ['marketPotential', 'complexity', 'innovationLevel'] as const;

/** The specification's colours for these ratings. */
const TONES: Readonly<Record<NonNullable<ArrivedSections[(typeof BADGES)[number]]>, Tone>> = {
  high: 'success',
  simple: 'success',
  disruptive: 'success',
  medium: 'warning',
  moderate: 'warning',
  incremental: 'warning',
  low: 'danger',
  complex: 'danger',
  niche: 'outline',
};

/**
 * The verdict: name, interpretation, the headline of the advice, the score, strengths and weaknesses. For a harmful idea,
 * and for a text without an idea, the verdict has the reason instead of a score.
 */
export function verdictSection(content: ReportContent): Section | undefined {
  const { sections, language } = content;
  const texts = reportMessages[language];
  const isScored = isScoredVerdict(sections.verdict);
  const interpretation = textOrMissing(sections.interpretation, content, 3);
  return section('verdict', 'verdict', undefined, [
    { type: 'title', text: titleOf(content) },
    interpretation && { type: 'heading', text: texts.understood, look: 'label' },
    interpretation,
    ...leadBlocks(content),
    isScored && scoreBlock(content),
    isScored && columnsOf(content, 'strengths', 'weaknesses'),
  ]);
}

function titleOf({ sections: { projectName }, missing, language }: ReportContent): string | undefined {
  if (projectName !== undefined && isVisible(projectName)) return projectName;
  return missing === 'pending' && projectName === undefined ? undefined : reportMessages[language].unnamed;
}

/**
 * The sentences to remember: why the idea is not judged, and the headline of the advice, or its placeholder while it is
 * being written.
 */
function leadBlocks({
  sections: { verdict = 'judged' },
  language,
  advice,
  isAdvising,
}: ReportContent): Block[] {
  const texts = reportMessages[language];
  const headline = visibleLine(advice?.headline ?? '');
  return present<Block>([
    verdict !== 'judged' && {
      type: 'paragraph',
      look: 'lead',
      text: present<Span>([
        !isScoredVerdict(verdict) && { text: `${texts.notScored}.`, style: 'strong' },
        { text: texts.verdict[verdict] },
      ]),
    },
    isScoredVerdict(verdict) && headline !== '' && paragraph(headline, 'lead'),
    verdict === 'judged' && headline === '' && isAdvising && { type: 'pending', lines: 3, look: 'lead' },
  ]);
}

function scoreBlock(content: ReportContent): ScoreBlock {
  const { sections, language, missing, meta, ratings = [] } = content;
  const texts = reportMessages[language];
  const { score, projectName } = sections;
  const axisRatings = arrivedRatings(sections);
  const isWriting = missing === 'pending';
  const stability = stabilityOf(sections, ratings);
  const shares = wholePoints(axisRatings);
  // The whole points of an axis depend on the other axes.
  const hasShares = !isWriting || axisRatings.length === AXES.length;
  const isOwnScore = meta && score !== undefined && axisRatings.length === 0 && projectName !== undefined;
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
      inWords: rangeInWords(stability, ratings.length + 1, language),
    },
    axes:
      axisRatings.length > 0 || isWriting
        ? AXES.map((axis) => {
            const level = axisRatings.find((rating) => rating.axis === axis)?.level;
            const levels = stability?.differing.find((one) => one.axis === axis)?.levels;
            const weight = AXIS_WEIGHTS[axis];
            const points = level && axisPoints(axis, level);
            return {
              axis,
              name: RUBRIC[language][axis].name,
              weight,
              rated:
                level === undefined || points === undefined
                  ? undefined
                  : {
                      level,
                      levelName: texts.level[level],
                      points,
                      share: hasShares ? `${shares.get(axis)}/${weight}` : '',
                    },
              range: levels && {
                low: axisPoints(axis, Math.min(...levels)),
                high: axisPoints(axis, Math.max(...levels)),
              },
            };
          })
        : [],
    badges: badges(content),
    notes: [
      ...(score === undefined && !isWriting ? [texts.notWritten] : []),
      ...(isOwnScore ? [texts.ownScore] : []),
    ],
  };
}

/** The range of several ratings, and its bands if it crosses from one band to another. */
function rangeInWords({ low, high, bands }: Stability, ratings: number, language: Language): string {
  const texts = reportMessages[language];
  const range = texts.range(low, high, ratings);
  return bands ? `${range}, ${texts.bands(texts.band[bands.low], texts.band[bands.high])}` : range;
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
