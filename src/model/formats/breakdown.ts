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
import type { Values } from '../json/answer-reader.ts';
import { plainKey, property } from '../json/keys.ts';
import type { Row } from './rows.ts';
import type { OwnScore } from './score.ts';
import { readLine } from './text.ts';

/** Axis names as models write them: `problem`, `Problem`, `Problema`. */
const AXIS_NAMES: ReadonlyMap<string, Axis> = new Map(
  AXES.flatMap((axis) =>
    [axis, RUBRIC.es[axis].name, RUBRIC.en[axis].name].map((name) => [plainKey(name), axis]),
  ),
);

/**
 * One rating for each axis, in the order of the axes; given as an object with the axes as keys, or as a list. If any
 * rating is missing, repeated or not understood there is none: a total of five axes would be a guess. `raise` may be
 * empty where the verdict leaves nothing to improve.
 */
export function readBreakdown(raw: unknown, values: Values = new Map()): AxisRating[] | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const entries: [unknown, unknown][] = Array.isArray(raw)
    ? raw.map((rating) => [under(rating, AXIS_KEYS), rating])
    : Object.entries(raw);
  const verdict = values.get('verdict') as Verdict | undefined;
  const ratings = new Map<Axis, AxisRating>();
  for (const [name, value] of entries) {
    const axis = typeof name === 'string' ? AXIS_NAMES.get(plainKey(name.trim())) : undefined;
    if (!axis || ratings.has(axis)) return undefined;
    const level = readLevel(under(value, LEVEL_KEYS));
    const reason = readLine(under(value, REASON_KEYS), LIST_ITEM_MAX_LENGTH);
    const raise =
      readLine(under(value, RAISE_KEYS), LIST_ITEM_MAX_LENGTH) ?? (isImprovable(verdict) ? undefined : '');
    if (!level || !reason || raise === undefined) return undefined;
    const basis = readWord(under(value, BASIS_KEYS), BASES);
    ratings.set(axis, { axis, level, ...(basis && { basis }), reason, raise });
  }
  const inOrder = AXES.map((axis) => ratings.get(axis)).filter((rating) => rating !== undefined);
  return inOrder.length === AXES.length ? inOrder : undefined;
}

const AXIS_KEYS = ['axis', 'eje'];
const LEVEL_KEYS = ['level', 'nivel'];
const BASIS_KEYS = ['basis', 'base', 'fundamento'];
const REASON_KEYS = ['reason', 'razón', 'motivo', 'justificación'];
const RAISE_KEYS = ['raise', 'mejora', 'cómo subir'];

function under(value: unknown, keys: readonly string[]): unknown {
  for (const key of keys) {
    const found = property(value, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** 4, "4", "4/5", "nivel 4". */
export function readLevel(raw: unknown): Level | undefined {
  const written =
    typeof raw === 'string'
      ? /^(?:nivel|level)?\s*([1-5])(?:\s*(?:\/|de|of|out of)\s*5)?$/i.exec(raw.trim())?.[1]
      : raw;
  return LEVELS.find((level) => level === written || String(level) === written);
}

export function readVerdict(raw: unknown): Verdict | undefined {
  return readWord(raw, VERDICTS);
}

/** The allowed word itself, however it is cased or spaced. */
function readWord<Word extends string>(raw: unknown, allowed: readonly Word[]): Word | undefined {
  return typeof raw === 'string'
    ? allowed.find((word) => plainKey(word) === plainKey(raw.trim()))
    : undefined;
}

export const verdictRow: Row = {
  shape: { type: 'choice', values: VERDICTS },
  read: readVerdict,
  aliases: ['veredicto'],
};

/**
 * Asked for as an object with the axes as keys: in a list, models held to a schema repeat axes. Each level comes after
 * its reason and basis, so that the model decides it with both written.
 */
export const breakdownRow: Row = {
  shape: {
    type: 'keyed',
    keys: AXES,
    each: {
      type: 'object',
      members: {
        reason: {
          type: 'text',
          brief: {
            es: 'el hecho más fuerte a favor y el más fuerte en contra',
            en: 'the strongest fact for and the strongest against',
          },
          words: 20,
        },
        basis: { type: 'choice', values: BASES },
        level: { type: 'integer', brief: { es: '1 a 5', en: '1 to 5' }, minimum: 1, maximum: 5 },
        raise: {
          type: 'text',
          brief: { es: 'qué cambiar o averiguar', en: 'what to change or find out' },
          words: 11,
        },
      },
    },
  },
  read: readBreakdown,
  aliases: ['desglose', 'valoración de ejes', 'puntuación por ejes', 'breakdown', 'axes', 'ejes'],
  isRescued: true,
};

/** What `settleScore` looks at. */
export const SCORE_DECIDERS = ['verdict', 'scoreBreakdown'] as const;

/**
 * The final score: computed from the breakdown where there is one, else the model's own, capped by the verdict. Known
 * once both breakdown and verdict are, or when nothing more will come.
 */
export function settleScore(own: unknown, values: Values, isLast: boolean): number | undefined {
  const breakdown = values.get('scoreBreakdown') as AxisRating[] | undefined;
  const verdict = values.get('verdict') as Verdict | undefined;
  if (!isLast && !(breakdown && verdict)) return undefined;
  if (breakdown) return scoreFromRatings(breakdown, verdict);
  const { score, isInDoubt } = (own ?? {}) as Partial<OwnScore>;
  // 8 is plausible where nothing can be judged; of an idea that was judged it is more likely 8 of 10.
  if (score === undefined || (isInDoubt && (verdict ?? 'judged') === 'judged')) return undefined;
  return Math.min(score, VERDICT_CAPS[verdict ?? 'judged']);
}
