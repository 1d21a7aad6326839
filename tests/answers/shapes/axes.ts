import { RUBRIC } from '../../../src/domain/rubric.ts';
import { DOUBTFUL_LEVELS, FOURS } from './levels.ts';
import { keyed, ratings, type Shape, written } from './shape.ts';

const ofAxes = (name: string, scoreBreakdown: unknown): Shape => ({
  name: `axes: ${name}`,
  text: JSON.stringify({ ...written, scoreBreakdown }),
});

const renamedRatings = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    ratings.map(({ axis, ...rating }) => [
      axis,
      Object.fromEntries(Object.entries(rating).map(([key, value]) => [names[key] ?? key, value])),
    ]),
  );

const withLevel = (level: unknown) => ({ ...keyed, market: { ...keyed.market, level } });

const KEYS_OF_RATINGS: readonly Readonly<Record<string, string>>[] = [
  { level: 'score' },
  { level: 'rating' },
  { level: 'value' },
  { level: 'points' },
  { level: 'stars' },
  { level: 'grade' },
  { level: 'nivel' },
  { level: 'puntuación' },
  { level: 'puntuacion' },
  { level: 'puntaje' },
  { level: 'puntos' },
  { level: 'valor' },
  { level: 'calificación' },
  { level: 'valoración' },
  { level: 'nota' },
  { reason: 'justification' },
  { reason: 'explanation' },
  { reason: 'rationale' },
  { reason: 'reasoning' },
  { reason: 'analysis' },
  { reason: 'comment' },
  { reason: 'comments' },
  { reason: 'description' },
  { reason: 'why' },
  { reason: 'reasons' },
  { reason: 'razón' },
  { reason: 'razon' },
  { reason: 'justificación' },
  { reason: 'explicación' },
  { reason: 'argumento' },
  { reason: 'comentario' },
  { reason: 'motivo' },
  { reason: 'porqué' },
  { reason: 'análisis' },
  { basis: 'base' },
  { basis: 'fundamento' },
  { level: 'score', reason: 'justification' },
  { level: 'Level', reason: 'Reason', basis: 'Basis' },
  { level: 'LEVEL', reason: 'REASON', basis: 'BASIS' },
  { level: 'nivel', reason: 'explicación', basis: 'base' },
];

const listed = (key: string, name: (axis: keyof (typeof RUBRIC)['es']) => string = (axis) => axis) =>
  ratings.map(({ axis, ...rating }) => ({ [key]: name(axis), ...rating }));

const NAMES_IN_LISTS =
  'axis eje criterion criteria criterio dimension dimensión key clave name nombre category categoría aspect aspecto factor label title id área area'.split(
    ' ',
  );

const GROUPS_OF_AXES =
  'desglose ejes axes breakdown scores ratings criteria criterios dimensions dimensiones scorecard score_details axis_ratings rubric rúbrica valoraciones puntuaciones desglose_de_puntuación score_breakdown ScoreBreakdown'.split(
    ' ',
  );

export const shapesOfAxes: readonly Shape[] = [
  ...FOURS.map((level) => ofAxes(`level ${JSON.stringify(level)}`, withLevel(level))),
  ...DOUBTFUL_LEVELS.map(
    (level): Shape => ({
      ...ofAxes(`doubtful level ${JSON.stringify(level)}`, withLevel(level)),
      expected: { scoreBreakdown: undefined },
    }),
  ),
  ...KEYS_OF_RATINGS.map((names) => ofAxes(JSON.stringify(names), renamedRatings(names))),
  ...NAMES_IN_LISTS.map((key) => ofAxes(`a list with ${key}`, listed(key))),
  ofAxes(
    'a list with names in Spanish',
    listed('eje', (axis) => RUBRIC.es[axis].name),
  ),
  ofAxes(
    'a list with names in English',
    listed('criterion', (axis) => RUBRIC.en[axis].name),
  ),
  ofAxes(
    'a list with numbered names',
    listed('axis', (axis) => `1. ${RUBRIC.es[axis].name}`),
  ),
  ofAxes(
    'a list with bold names',
    listed('axis', (axis) => `**${axis}**`),
  ),
  ofAxes('a list in reverse', listed('axis').toReversed()),
  ofAxes('a list in a list', [listed('axis')]),
  ofAxes('an object in a list', [keyed]),
  ofAxes('axes in an object of axes', { axes: keyed }),
  ofAxes('a list in an object of axes', { axes: listed('axis') }),
  ofAxes('a list in an object of criteria', { criteria: listed('criterion') }),
  ofAxes(
    'one object for each axis in a list',
    ratings.map(({ axis, ...rating }) => ({ [axis]: rating })),
  ),
  ofAxes('each axis in a list', Object.fromEntries(ratings.map(({ axis, ...rating }) => [axis, [rating]]))),
  ofAxes('a text', JSON.stringify(keyed)),
  ofAxes('a text with a list', JSON.stringify(listed('axis'))),
  ofAxes(
    'each axis as a text',
    Object.fromEntries(Object.entries(keyed).map(([axis, rating]) => [axis, JSON.stringify(rating)])),
  ),
  ofAxes('in reverse', Object.fromEntries(Object.entries(keyed).toReversed())),
  ofAxes('with a total', { ...keyed, total: 58, average: 3.4 }),
  ofAxes(
    'with a weight',
    Object.fromEntries(Object.entries(keyed).map(([axis, rating]) => [axis, { weight: 20, ...rating }])),
  ),
  ofAxes(
    'with their texts one level deeper',
    Object.fromEntries(ratings.map(({ axis, level, ...texts }) => [axis, { level, details: texts }])),
  ),
  ...(['es', 'en'] as const).map((language) =>
    ofAxes(
      `names in ${language}`,
      Object.fromEntries(ratings.map(({ axis, ...rating }) => [RUBRIC[language][axis].name, rating])),
    ),
  ),
  ofAxes(
    'names in capitals',
    Object.fromEntries(ratings.map(({ axis, ...rating }) => [axis.toUpperCase(), rating])),
  ),
  ...GROUPS_OF_AXES.map((group): Shape => {
    const { scoreBreakdown, ...rest } = written;
    return { name: `axes under ${group}`, text: JSON.stringify({ [group]: scoreBreakdown, ...rest }) };
  }),
  ...GROUPS_OF_AXES.map((group): Shape => {
    const { scoreBreakdown, ...rest } = written;
    return {
      name: `a list of axes under ${group}`,
      text: JSON.stringify({ ...rest, [group]: listed('axis') }),
    };
  }),
  {
    name: 'axes at the top level',
    text: JSON.stringify({ ...written, scoreBreakdown: undefined, ...keyed }),
  },
  {
    name: 'axes as dotted keys',
    text: JSON.stringify({
      ...written,
      scoreBreakdown: undefined,
      ...Object.fromEntries(
        Object.entries(keyed).map(([axis, rating]) => [`scoreBreakdown.${axis}`, rating]),
      ),
    }),
  },
  {
    name: 'axes in the score',
    text: JSON.stringify({ ...written, scoreBreakdown: undefined, score: { total: 58, breakdown: keyed } }),
  },
];
