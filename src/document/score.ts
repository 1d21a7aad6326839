import type { ArrivedSections } from '../domain/report.ts';
import { AXES, AXIS_WEIGHTS, axisPoints, isScoredVerdict, RUBRIC } from '../domain/rubric.ts';
import { scoreBand } from '../domain/score-band.ts';
import type { ScoreBlock, Section, Tone } from './blocks.ts';
import { arrivedRatings, columnsOf, type ReportContent } from './content.ts';
import { section } from './make-blocks.ts';
import { reportMessages } from './report-messages.ts';
import { rangeInWords, stabilityOf } from './score-in-words.ts';

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

/** The score with its axes and badges; `undefined` for an idea that is not scored. */
export function scoreSection(content: ReportContent): Section | undefined {
  const { sections, language, isWriting } = content;
  if (!isScoredVerdict(sections.verdict) || (sections.score === undefined && !isWriting)) return undefined;
  return section('score', 'beside', { title: reportMessages[language].score, isLandmark: true }, [
    scoreBlock(content),
  ]);
}

export function strengthsSection(content: ReportContent): Section | undefined {
  if (!isScoredVerdict(content.sections.verdict)) return undefined;
  const title = reportMessages[content.language].strengthsAndWeaknesses;
  return section('strengthsAndWeaknesses', 'beside', { title, isTitleRepeated: true }, [
    columnsOf(content, 'strengths', 'weaknesses'),
  ]);
}

function scoreBlock(content: ReportContent): ScoreBlock {
  const { sections, language, isWriting, meta, ratings } = content;
  const texts = reportMessages[language];
  const { score } = sections;
  const stability = stabilityOf(sections, ratings);
  const isOwnScore = meta && arrivedRatings(sections).length === 0;
  return {
    type: 'score',
    label: texts.score,
    caption: texts.asTold,
    score:
      score === undefined
        ? undefined
        : {
            value: score,
            inWords: texts.outOf100(score),
            band: scoreBand(score),
            bandName: texts.band[scoreBand(score)],
          },
    range: stability && rangeInWords(stability, language),
    axes: arrivedRatings(sections).length > 0 || isWriting ? axesOf(content) : [],
    badges: badges(content),
    notes: isOwnScore ? [texts.ownScore] : [],
  };
}

function axesOf({ sections, language }: ReportContent): ScoreBlock['axes'] {
  const texts = reportMessages[language];
  const ratings = arrivedRatings(sections);
  return AXES.map((axis) => {
    const level = ratings.find((rating) => rating.axis === axis)?.level;
    return {
      axis,
      name: RUBRIC[language][axis].name,
      weight: AXIS_WEIGHTS[axis],
      rated: level && {
        level,
        levelName: texts.level[level],
        levelInWords: texts.levelOf(level),
        points: axisPoints(axis, level),
      },
    };
  });
}

function badges({ sections, language, isWriting }: ReportContent): ScoreBlock['badges'] {
  const texts = reportMessages[language];
  return BADGES.flatMap((field) => {
    const label = texts[field];
    const value = sections[field];
    if (value !== undefined) return [{ label, value: { text: texts[value], tone: TONES[value] } }];
    return isWriting ? [{ label }] : [];
  });
}
