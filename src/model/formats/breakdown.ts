import { LIST_ITEM_MAX_LENGTH } from '../../domain/report.ts';
import {
  AXES,
  type Axis,
  type AxisRating,
  BASES,
  isImprovable,
  LEVELS,
  type Level,
  RUBRIC,
  scoreFromRatings,
  VERDICT_CAPS,
  VERDICTS,
  type Verdict,
} from '../../domain/rubric.ts';
import type { Values } from '../json/document-values.ts';
import { plainKey, property } from '../json/keys.ts';
import type { Member } from '../json/member-reader.ts';
import type { Row } from './rows.ts';
import { integer, membersOf, phrase, type Shape } from './shape.ts';
import { readLine } from './text.ts';

function namesOf(axis: Axis): string[] {
  return [axis, RUBRIC.es[axis].name, RUBRIC.en[axis].name];
}

/** Finds the axis by the name that a model wrote: `problem`, `Problem`, `Problema`. */
function axisNamed(name: unknown): Axis | undefined {
  return AXES.find((axis) => readWord(name, namesOf(axis)));
}

/** `raise` may be empty at level 5 and with a verdict that leaves nothing to improve. An unknown `basis` is left out. */
function readAxis(axis: Axis, raw: unknown, values: Values): AxisRating | undefined {
  const level = readLevel(property(raw, ...LEVEL_KEYS));
  const basis = readWord(property(raw, ...BASIS_KEYS), BASES);
  const reason = readLine(property(raw, ...REASON_KEYS), LIST_ITEM_MAX_LENGTH);
  const isAdvised = level !== 5 && isImprovable(values.get('verdict') as Verdict | undefined);
  const raise = readLine(property(raw, ...RAISE_KEYS), LIST_ITEM_MAX_LENGTH) ?? (isAdvised ? undefined : '');
  if (!level || !reason || raise === undefined) return undefined;
  return { axis, level, ...(basis && { basis }), reason, raise };
}

/** Splits a breakdown that is a list into its axes. An axis that is listed twice is left out: either rating may be meant. */
function splitBreakdown(raw: unknown): Member[] {
  if (!Array.isArray(raw)) return [];
  const axes = raw.map((rating) => axisNamed(property(rating, ...AXIS_KEYS)));
  return axes.flatMap((axis, index) =>
    axis && axes.indexOf(axis) === axes.lastIndexOf(axis)
      ? [{ field: axisField(axis), raw: raw[index] }]
      : [],
  );
}

function axisField(axis: Axis): `scoreBreakdown.${Axis}` {
  return `scoreBreakdown.${axis}`;
}

const AXIS_KEYS = ['axis', 'eje', 'name', 'nombre'];
export const LEVEL_KEYS = ['level', 'nivel', 'rating', 'puntuación', 'nota'];
const BASIS_KEYS = ['basis', 'base', 'fundamento'];
export const REASON_KEYS = ['reason', 'razón', 'motivo', 'justificación'];
export const RAISE_KEYS = ['raise', 'mejora', 'cómo subir'];

const NUMERALS = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'one', 'two', 'three', 'four', 'five'];

/** 4, "4", "4/5", "4 sobre 5", "nivel 4", "**4**", "4.", "4 (alto)", "4: alto", "cuatro". */
export function readLevel(raw: unknown): Level | undefined {
  const text = String(raw).replace(/[*_]/g, '').trim().toLowerCase();
  const digit =
    /^(?:nivel|level)?\s*0?([1-5])(?:\.0)?(?:\s*(?:\/|de|sobre|of|out of)\s*5)?\s*(?:\([^()]*\)|[-–—:,]\s*\p{L}.*)?\.?$/u.exec(
      text,
    );
  const numeral = NUMERALS.indexOf(text);
  const isScalar = typeof raw === 'string' || typeof raw === 'number';
  return isScalar
    ? LEVELS.find((level) => level === (digit ? Number(digit[1]) : (numeral % 5) + 1))
    : undefined;
}

/** Reads one of the allowed words, whatever its case and spaces. */
export function readWord<Word extends string>(raw: unknown, allowed: readonly Word[]): Word | undefined {
  return typeof raw === 'string'
    ? allowed.find((word) => plainKey(word) === plainKey(raw.trim()))
    : undefined;
}

export const verdictRow: Row = {
  shape: { type: 'choice', values: VERDICTS },
  read: (raw) => readWord(raw, VERDICTS),
  aliases: ['veredicto'],
};

/**
 * The level follows reason and basis, so that the model has written both when it decides the level. All axes share this
 * object, so the prompt shows it once.
 */
const axisShape: Shape = {
  type: 'object',
  members: {
    reason: phrase(20, 'lo más fuerte a favor y en contra', 'the strongest for and against'),
    basis: { type: 'choice', values: BASES },
    level: integer(1, 5, '1 a 5', '1 to 5'),
    raise: phrase(11, 'qué cambiar o averiguar', 'what to change or find out'),
  },
};

const GROUP_ALIASES = ['desglose', 'valoración de ejes', 'puntuación por ejes', 'breakdown', 'axes', 'ejes'];

type BreakdownField = 'scoreBreakdown' | `scoreBreakdown.${Axis}`;

/**
 * One row for each axis, and one for the breakdown: the list of all six, because a score of five axes would be a guess.
 * The prompt asks for an object with the axes as keys, because models that are held to a schema repeat axes in a list.
 * @param isOptional the document is valid without the breakdown
 * @param order the order of the axes in the form
 */
export function breakdownRows(
  isOptional: boolean,
  order: readonly Axis[] = AXES,
): Readonly<Record<BreakdownField, Row>> {
  const axes = order.map((axis): [string, Row] => [
    axisField(axis),
    {
      shape: axisShape,
      read: (raw, values) => readAxis(axis, raw, values),
      aliases: [
        ...namesOf(axis).map((name) => `scoreBreakdown.${name}`),
        ...GROUP_ALIASES.map((group) => `${group}.${axis}`),
      ],
      need: isOptional ? 'ifWritten' : undefined,
    },
  ]);
  const whole: Row = {
    read: () => undefined,
    split: splitBreakdown,
    members: ['axis', ...membersOf(axisShape)],
    settle: settleBreakdown,
    aliases: GROUP_ALIASES,
    need: isOptional ? 'optional' : undefined,
  };
  return { ...Object.fromEntries(axes), scoreBreakdown: whole } as Record<BreakdownField, Row>;
}

function settleBreakdown(_: unknown, values: Values): AxisRating[] | undefined {
  const ratings = AXES.map((axis) => values.get(axisField(axis)) as AxisRating | undefined);
  return ratings.every((rating) => rating !== undefined) ? ratings : undefined;
}

interface OwnScore {
  /** 0 to 100, rounded. */
  score: number;
  /** The number has no scale and is at most 10: it may be out of 10 or out of 100. */
  isInDoubt: boolean;
}

/** Without a scale: "73", "73,5 puntos". With a scale: "73%", "73/100", "73 de 100", "73 out of 100". */
const SCORE = /^(\d{1,3}(?:[.,]\d+)?)\s*(?:(%|(?:\/|de|sobre|out of|of)\s*100)|puntos|points|pts\.?)?\.?$/i;

/** Reads a score from 0 to 100. Another scale (7/10) and words are not understood, because a conversion would be a guess. */
export function readScore(raw: unknown): OwnScore | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined;
  const [, digits, scale] = SCORE.exec(`${raw}`.replace(/[*_]/g, '').trim()) ?? [];
  const score = digits === undefined ? Number.NaN : Number(digits.replace(',', '.'));
  // A number between 0 and 1 without a scale may be a share: 0.73.
  if (!(score >= 0 && score <= 100) || (!scale && score > 0 && score < 1)) return undefined;
  return { score: Math.round(score), isInDoubt: !scale && score > 0 && score <= 10 };
}

/** The fields that `settleScore` reads. */
export const SCORE_DECIDERS = ['verdict', ...AXES.map(axisField)];

/**
 * Computes the score from the breakdown or, without a breakdown, takes the model's own score; the verdict caps both. The
 * score is final once breakdown and verdict are known, or when nothing more will come.
 */
export function settleScore(own: unknown, values: Values, isLast: boolean): number | undefined {
  const breakdown = values.get('scoreBreakdown') as AxisRating[] | undefined;
  const verdict = values.get('verdict') as Verdict | undefined;
  if (!isLast && !(breakdown && verdict)) return undefined;
  if (breakdown) return scoreFromRatings(breakdown, verdict);
  const { score, isInDoubt } = (own ?? {}) as Partial<OwnScore>;
  // A bare 8 is plausible for a text that cannot be judged; for a judged idea it more likely means 8 out of 10.
  if (score === undefined || (isInDoubt && (verdict ?? 'judged') === 'judged')) return undefined;
  return Math.min(score, VERDICT_CAPS[verdict ?? 'judged']);
}
