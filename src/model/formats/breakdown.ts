import {
  AXES,
  type Axis,
  type AxisRating,
  BASES,
  RUBRIC,
  scoreFromRatings,
  VERDICT_CAPS,
  VERDICTS,
  type Verdict,
} from '../../domain/rubric.ts';
import { LIST_ITEM_MAX_LENGTH } from '../../domain/text-schema.ts';
import { decimalIn } from '../../domain/written-number.ts';
import type { Values } from '../json/document-values.ts';
import { isRecord } from '../json/json-value.ts';
import { property } from '../json/keys.ts';
import type { Member } from '../json/member-parser.ts';
import { readWord } from './allowed-value.ts';
import { LEVEL_KEYS, readLevel } from './level.ts';
import type { Row } from './rows.ts';
import { integer, phrase, type Shape } from './shape.ts';
import { readLine, readText } from './text.ts';

/** Other names that models give to the axes. Each has its case in `tests/answers/shapes/`. */
export const AXIS_NAMES: Readonly<Record<Axis, readonly string[]>> = {
  problem: ['el problema', 'the problem'],
  market: ['market size', 'tamaño de mercado'],
  difference: ['differentiation', 'diferenciación'],
  earning: ['earnings', 'rentabilidad'],
  feasibility: ['viability', 'factibilidad'],
  evidence: ['evidencia', 'evidencias'],
};

function namesOf(axis: Axis): string[] {
  return [axis, RUBRIC.es[axis].name, RUBRIC.en[axis].name, ...AXIS_NAMES[axis]];
}

/** Finds the axis by the name that a model wrote: `problem`, `Problem`, `Problema`. */
export function axisNamed(name: unknown): Axis | undefined {
  return AXES.find((axis) => readWord(name, namesOf(axis)));
}

/** An unknown `basis` is left out. */
function readAxis(axis: Axis, written: unknown): AxisRating | undefined {
  const raw = partsOf(written);
  const level = readLevel(raw);
  const basis = readWord(property(raw, ...BASIS_KEYS), BASES);
  const reason = readLine(readText(property(raw, ...REASON_KEYS)), LIST_ITEM_MAX_LENGTH);
  return level && reason ? { axis, level, ...(basis && { basis }), reason } : undefined;
}

/** A rating's members, including those that a model wrote into an inner object. */
function partsOf(written: unknown): unknown {
  const raw = Array.isArray(written) && written.length === 1 ? written[0] : written;
  return isRecord(raw) ? Object.assign({}, ...Object.values(raw).filter(isRecord), raw) : raw;
}

/** Most items of a list of axes that are read. */
const LISTED_AXES_MAX = 30;

/** Splits a breakdown that is a list into its axes. An axis that is listed twice is left out: either rating may be meant. */
function splitBreakdown(raw: unknown): Member[] {
  const named = isRecord(raw)
    ? Object.entries(raw).map(([name, rating]) => ({ axis: axisNamed(name), rating }))
    : [raw]
        .flat(2)
        .slice(0, LISTED_AXES_MAX)
        .map((rating) => ({ axis: axisNamed(property(rating, ...AXIS_KEYS)), rating }));
  return named.flatMap(({ axis, rating }) =>
    axis && named.filter((other) => other.axis === axis).length === 1
      ? [{ field: axisField(axis), raw: rating }]
      : [],
  );
}

function axisField(axis: Axis): `scoreBreakdown.${Axis}` {
  return `scoreBreakdown.${axis}`;
}

/** Keys of a rating's members: first the key in the prompt, then keys with a case in `tests/answers/shapes/`. */
export const AXIS_KEYS =
  'axis eje criterion criteria criterio dimension dimensión key clave name nombre category categoría aspect aspecto factor label title id area área'.split(
    ' ',
  );
const BASIS_KEYS = ['basis', 'base', 'fundamento'];
export const REASON_KEYS = [
  ...'reason reasons justification explanation rationale reasoning analysis comment comments description why'.split(
    ' ',
  ),
  ...'razón justificación explicación argumento comentario motivo porqué análisis'.split(' '),
];
const RATING_KEYS = [...LEVEL_KEYS, ...BASIS_KEYS, ...REASON_KEYS];

/** Translations of the verdicts, without which a harmful text would count as judged. */
const VERDICT_WORDS: Readonly<Record<Verdict, readonly string[]>> = {
  judged: ['juzgada', 'evaluada'],
  not_an_idea: ['no es una idea', 'no hay idea'],
  too_little_said: ['demasiado poco', 'dice demasiado poco'],
  harmful: ['dañina', 'dañino', 'perjudicial'],
};

/** Reads a verdict, which may have a remark: "harmful: it sells weapons". */
function readVerdict(written: unknown): Verdict | undefined {
  const raw = property(written, 'verdict', 'value', '0') ?? written;
  const [word] = typeof raw === 'string' ? raw.split(/[(:;,–—]/, 1) : [];
  return VERDICTS.find((verdict) => readWord(word, [verdict, ...VERDICT_WORDS[verdict]]));
}

export const verdictRow: Row = {
  shape: { type: 'choice', values: VERDICTS },
  read: readVerdict,
  aliases: ['veredicto'],
};

/**
 * The level follows reason and basis, so that the model has written both when it decides the level. All axes share this
 * object, so the prompt shows it once.
 */
const axisShape: Shape = {
  type: 'object',
  members: {
    reason: phrase(20, { es: 'lo más fuerte a favor y en contra', en: 'the strongest for and against' }),
    basis: { type: 'choice', values: BASES },
    level: integer(1, 5, { es: '1 a 5', en: '1 to 5' }),
  },
};

/** Other keys of the breakdown. Each has its case in `tests/answers/shapes/`. */
export const GROUP_ALIASES = [
  ...'desglose breakdown axes ejes scores ratings criteria criterios dimensions dimensiones scorecard'.split(
    ' ',
  ),
  ...'score_details axis_ratings rubric rúbrica valoraciones puntuaciones desglose_puntuacion'.split(' '),
  ...'desglose_de_puntuación desglose_de_la_puntuación valoración_de_ejes puntuación_por_ejes'.split(' '),
];

type BreakdownField = 'scoreBreakdown' | `scoreBreakdown.${Axis}`;

/**
 * One row for each axis, and one for the breakdown, the list of all six: a score of five axes would be a guess.
 * The prompt asks for an object with the axes as keys, because models constrained by a schema repeat axes in a list.
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
      read: (raw) => readAxis(axis, raw),
      aliases: [
        ...namesOf(axis).map((name) => `scoreBreakdown.${name}`),
        // `score` may hold the breakdown.
        ...[...GROUP_ALIASES, 'score'].map((group) => `${group}.${axis}`),
      ],
      members: RATING_KEYS,
      need: isOptional ? 'ifWritten' : undefined,
      isDecisive: true,
    },
  ]);
  const breakdownRow: Row = {
    read: () => undefined,
    split: splitBreakdown,
    members: [...AXIS_KEYS, ...RATING_KEYS],
    settle: settleBreakdown,
    aliases: GROUP_ALIASES,
    need: isOptional ? 'optional' : undefined,
    isDecisive: true,
  };
  return { ...Object.fromEntries(axes), scoreBreakdown: breakdownRow } as Record<BreakdownField, Row>;
}

function settleBreakdown(_: unknown, values: Values): AxisRating[] | undefined {
  const ratings = AXES.map((axis) => values.get(axisField(axis)) as AxisRating | undefined);
  return ratings.every((rating) => rating !== undefined) ? ratings : undefined;
}

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

/** The fields that `settleScore` reads. */
export const SCORE_DECIDERS = ['verdict', ...AXES.map(axisField)];

/**
 * Computes the score from the breakdown or, without a breakdown, takes the model's own score; the verdict caps both. The
 * score is final once breakdown and verdict are known, or when nothing more will come.
 */
export function settleScore(modelValue: unknown, values: Values, isLast: boolean): number | undefined {
  const breakdown = values.get('scoreBreakdown') as AxisRating[] | undefined;
  const verdict = values.get('verdict') as Verdict | undefined;
  if (!isLast && !(breakdown && verdict)) return undefined;
  if (breakdown) return scoreFromRatings(breakdown, verdict);
  const { score, isInDoubt } = (modelValue ?? {}) as Partial<ModelScore>;
  // A bare 8 is plausible for a text that cannot be judged; for a judged idea it more likely means 8 out of 10.
  if (score === undefined || (isInDoubt && (verdict ?? 'judged') === 'judged')) return undefined;
  return Math.min(score, VERDICT_CAPS[verdict ?? 'judged']);
}
