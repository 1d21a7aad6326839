import * as z from 'zod/mini';
import { axisRatingSchema, judgementSchema } from '../../domain/report.ts';
import {
  AXES,
  type Axis,
  BASES,
  RUBRIC,
  scoreFromRatings,
  VERDICT_CAPS,
  VERDICTS,
  type Verdict,
} from '../../domain/rubric.ts';
import { decimalIn } from '../../domain/written-number.ts';
import type { Values } from '../json/document-values.ts';
import { named, type Row, word } from './field.ts';
import { criterionNamed, LEVEL, levelRows, REASON } from './level-rows.ts';

const CRITERIA = AXES.map((axis) => ({
  key: axis,
  names: [RUBRIC.es[axis].name, RUBRIC.en[axis].name],
}));

export function axisNamed(name: unknown): Axis | undefined {
  return criterionNamed(CRITERIA, name)?.key;
}

/** Other keys of the breakdown. Each has its case in `tests/answers/shapes/`. */
export const GROUP_ALIASES = named(
  'desglose, breakdown, axes, ejes, scores, ratings, criteria, criterios, dimensions, dimensiones, scorecard, score, ' +
    'score_details, axis_ratings, rubric, rúbrica, valoraciones, puntuaciones, desglose_de_puntuación',
);

export function breakdownRows(isOptional: boolean, order: readonly Axis[] = AXES) {
  return levelRows({
    field: 'scoreBreakdown',
    aliases: GROUP_ALIASES,
    criteria: CRITERIA.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key)),
    members: { reason: REASON, basis: word(BASES, 'base, fundamento'), level: LEVEL },
    check: (members, axis) => axisRatingSchema.safeParse({ axis, ...members }).data,
    whole: (valueAt) => judgementSchema.shape.scoreBreakdown.safeParse(AXES.map(valueAt)).data,
    isOptional,
    isDecisive: true,
  });
}

/** Translations of the verdicts, without which a harmful text would count as judged. */
const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  judged: 'juzgada, evaluada',
  not_an_idea: 'no es una idea, no hay idea',
  too_little_said: 'demasiado poco, dice demasiado poco',
  harmful: 'dañina, dañino, perjudicial',
};

export const verdictField = word(VERDICTS, 'veredicto', VERDICT_WORDS);

interface ModelScore {
  /** 0 to 100, rounded. */
  score: number;
  /** The number has no scale and is at most 10: it may be out of 10 or out of 100. */
  isInDoubt: boolean;
}

/** Without a scale: "73", "73,5 puntos". With a scale: "73%", "73/100", "73 de 100", "73 out of 100". */
const SCORE = /^(\d{1,3}(?:[.,]\d+)?)\s*(?:(%|(?:\/|de|sobre|out of|of)\s*100)|puntos|points|pts\.?)?\.?$/i;

/** Reads a score from 0 to 100. Another scale (7/10) and words are not understood, because a conversion would be a guess. */
export function readScore(raw: unknown): ModelScore | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined;
  const [, digits, scale] = SCORE.exec(`${raw}`.replace(/[*_]/g, '').trim()) ?? [];
  const score = decimalIn(digits ?? '') ?? Number.NaN;
  // A number between 0 and 1 without a scale may be a share: 0.73.
  if (!(score >= 0 && score <= 100) || (!scale && score > 0 && score < 1)) return undefined;
  return { score: Math.round(score), isInDoubt: !scale && score > 0 && score <= 10 };
}

const scoredSchema = z.pick(judgementSchema, { scoreBreakdown: true, verdict: true });

/**
 * Computes the score from the breakdown or, without a breakdown, takes the model's own score; the verdict caps both. The
 * score is final once breakdown and verdict are known, or when nothing more will come.
 */
export function settleScore(
  modelScore: ModelScore | undefined,
  values: Values,
  isLast: boolean,
): number | undefined {
  const { scoreBreakdown, verdict } = scoredSchema.safeParse(Object.fromEntries(values)).data ?? {};
  if (!isLast && !(scoreBreakdown && verdict)) return undefined;
  if (scoreBreakdown) return scoreFromRatings(scoreBreakdown, verdict);
  // A bare 8 is plausible for a text that cannot be judged; for a judged idea it more likely means 8 out of 10.
  if (!modelScore || (modelScore.isInDoubt && (verdict ?? 'judged') === 'judged')) return undefined;
  return Math.min(modelScore.score, VERDICT_CAPS[verdict ?? 'judged']);
}

/** A score that the program computes. A rating requests no score: without its axes a score cannot be compared. */
export const scoreRow: Row<number> & { settle: object } = {
  settle: settleScore,
  decidedBy: ['verdict', ...AXES.map((axis) => `scoreBreakdown.${axis}`)],
};
