import { isRecord } from '../json/json-value.ts';
import { plainKey, property } from '../json/keys.ts';
import type { Member } from '../json/member-parser.ts';
import { type Field, line, memberOf, named, type Row } from './field.ts';
import { LEVEL_KEYS, readLevel } from './level.ts';
import { memberKeys, type Shape } from './shape.ts';

// `tests/answers/shapes/` tests each key.

export const CRITERION_KEYS = named(
  'axis, eje, criterion, criteria, criterio, dimension, dimensión, key, clave, name, nombre, category, categoría, ' +
    'aspect, aspecto, factor, label, title, id, area, área',
);

export const REASON = line(
  20,
  { es: 'lo más fuerte a favor y en contra', en: 'the strongest for and against' },
  'reasons, justification, explanation, rationale, reasoning, analysis, comment, comments, description, why, ' +
    'razón, justificación, explicación, argumento, comentario, motivo, porqué, análisis',
);

/** The level follows the reason in every form, so that the model has written the reason when it decides the level. */
export const LEVEL: Field = {
  shape: { type: 'integer', brief: { es: '1 a 5', en: '1 to 5' }, minimum: 1, maximum: 5 },
  aliases: LEVEL_KEYS,
  read: readLevel,
};

interface Criterion {
  key: string;
  names: readonly string[];
}

/** The only criterion with exactly this name or key, else the only one with another spelling of it. */
export function criterionNamed<Each extends Criterion>(
  criteria: readonly Each[],
  written: unknown,
): Each | undefined {
  if (typeof written !== 'string') return undefined;
  const matching = (spelling: (name: string) => string) => {
    const name = spelling(written.trim());
    return criteria.filter(({ key, names }) => [key, ...names].some((own) => spelling(own) === name));
  };
  const exact = matching((name) => name);
  const [found, ...others] = exact.length > 0 ? exact : matching(plainKey);
  return others.length > 0 ? undefined : found;
}

interface Levels {
  /** The field of the list. The field of a criterion is `field.key`. */
  field: string;
  aliases: readonly string[];
  /** In the order of the prompt. */
  criteria: readonly Criterion[];
  members: Readonly<Record<'level' | 'reason', Field> & Record<string, Field>>;
  /** The value of one criterion, or `undefined` if it lacks something. */
  check(members: object, key: string): unknown;
  /** The list, once every criterion has a value: a score from only some would be a guess. */
  whole(valueAt: (key: string) => unknown): unknown;
  isOptional?: boolean;
  isDecisive?: boolean;
}

/**
 * One row for each criterion, and one for the list of all. The prompt asks for an object with the criteria as keys, because
 * models constrained by a schema repeat criteria in a list.
 */
export function levelRows(levels: Levels): Readonly<Record<string, Row>> {
  const { field, aliases, criteria, members, isOptional, isDecisive } = levels;
  // All criteria share this object, so the prompt shows it once.
  const shape: Shape = { type: 'object', members };
  const keys = memberKeys(shape);
  const rows = criteria.map((criterion): [string, Row] => [
    `${field}.${criterion.key}`,
    {
      shape,
      read: (raw) => levels.check(readMembers(members, raw), criterion.key),
      aliases: [
        ...criterion.names.map((name) => `${field}.${name.replaceAll('.', ' ')}`),
        ...aliases.map((group) => `${group}.${criterion.key}`),
      ],
      members: keys,
      need: isOptional ? 'ifWritten' : undefined,
      isDecisive,
    },
  ]);
  const list: Row = {
    split: (raw) => splitByCriterion(levels, raw),
    settle: (_, values) => levels.whole((key) => values.get(`${field}.${key}`)),
    aliases,
    members: [...CRITERION_KEYS, ...keys],
    need: isOptional ? 'optional' : undefined,
    isDecisive,
  };
  return { ...Object.fromEntries(rows), [field]: list };
}

/** The members that can be understood. `readLevel` reads the whole object, which may name the scale. */
function readMembers(members: Levels['members'], written: unknown): object {
  const raw = Array.isArray(written) && written.length === 1 ? written[0] : written;
  // A model may write some members into an inner object.
  const flat = isRecord(raw) ? Object.assign({}, ...Object.values(raw).filter(isRecord), raw) : raw;
  const values = Object.entries(members).map(([name, { read }]): [string, unknown] => [
    name,
    read(name === 'level' ? flat : memberOf(flat, members, name)),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

const LISTED_MAX = 30;

/**
 * Splits a list into its criteria. A criterion that is listed twice is left out, because either level may be meant. The
 * names are left out too: an organizer wrote them, and `Text` would look like a placeholder.
 */
function splitByCriterion({ field, criteria }: Levels, raw: unknown): Member[] {
  const entries = isRecord(raw)
    ? Object.entries(raw)
    : [raw]
        .flat(2)
        .slice(0, LISTED_MAX)
        .filter(isRecord)
        .map((item): [unknown, unknown] => {
          const name = property(item, ...CRITERION_KEYS);
          return [name, Object.fromEntries(Object.entries(item).filter(([, value]) => value !== name))];
        });
  const listed = entries.map(([name, value]) => ({ key: criterionNamed(criteria, name)?.key, value }));
  return listed.flatMap(({ key, value }) =>
    key !== undefined && listed.filter((other) => other.key === key).length === 1
      ? [{ field: `${field}.${key}`, raw: value }]
      : [],
  );
}
