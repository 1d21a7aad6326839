import type { Language } from './idea.ts';

/** What an idea is rated on. The order is that of the page, the PDF and the prompt. */
export const AXES = ['problem', 'market', 'difference', 'earning', 'feasibility', 'evidence'] as const;
export type Axis = (typeof AXES)[number];

/** 1 is the lowest. Coarse on purpose: models repeat five anchored levels well and fine scores badly. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** Points of the 100 that each axis can give; the page shows them. They add up to 100. */
export const AXIS_WEIGHTS: Readonly<Record<Axis, number>> = {
  problem: 20,
  market: 15,
  difference: 20,
  earning: 20,
  feasibility: 10,
  evidence: 15,
};

export const VERDICTS = ['judged', 'not_an_idea', 'too_little_said', 'harmful'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The highest score each verdict allows. */
export const VERDICT_CAPS: Readonly<Record<Verdict, number>> = {
  judged: 100,
  not_an_idea: 20,
  too_little_said: 45,
  harmful: 20,
};

export interface AxisRating {
  axis: Axis;
  level: Level;
  /** One sentence, taken from the idea. */
  reason: string;
  /** The one change that would raise the level. */
  raise: string;
}

/** Points of the 100 that a level earns on an axis: each level above 1 earns a quarter of the axis’s weight. */
export function axisPoints(axis: Axis, level: number): number {
  return (AXIS_WEIGHTS[axis] * (level - 1)) / 4;
}

/**
 * The 0–100 score of a complete breakdown, rounded, capped by the verdict.
 * @param ratings one rating per axis; an axis that is missing earns nothing
 */
export function scoreFromRatings(
  ratings: readonly Pick<AxisRating, 'axis' | 'level'>[],
  verdict: Verdict = 'judged',
): number {
  const total = ratings.reduce((sum, { axis, level }) => sum + axisPoints(axis, level), 0);
  return Math.min(Math.round(total), VERDICT_CAPS[verdict]);
}

/** Whether there is an idea worth working on: advice and a plan help none that is not there or that harms. */
export function isImprovable(verdict: Verdict = 'judged'): boolean {
  return verdict === 'judged' || verdict === 'too_little_said';
}

/** The ratings that two reports give one axis. */
export interface AxisPair {
  axis: Axis;
  one: AxisRating | undefined;
  other: AxisRating | undefined;
  /** Points of the axis in `other` minus those in `one`; `undefined` if either report has no rating. */
  points: number | undefined;
}

/** Pairs the ratings of two reports, in the order of the axes. */
export function axisPairs(one: readonly AxisRating[] = [], other: readonly AxisRating[] = []): AxisPair[] {
  return AXES.map((axis) => {
    const [a, b] = [one, other].map((ratings) => ratings.find((rating) => rating.axis === axis));
    return {
      axis,
      one: a,
      other: b,
      points: a && b && axisPoints(axis, b.level) - axisPoints(axis, a.level),
    };
  });
}

export interface Gain {
  axis: Axis;
  raise: string;
  /** Points the total would rise by with one level more on this axis alone, before any cap. */
  points: number;
}

/** The changes that would gain most, best first: one level more on one axis each. At most `count`. */
export function largestGains(ratings: readonly AxisRating[], count = 3): Gain[] {
  return (
    ratings
      .filter(({ level, raise }) => level < 5 && raise !== '')
      .map(({ axis, raise, level }) => ({
        axis,
        raise,
        points: axisPoints(axis, level + 1) - axisPoints(axis, level),
        level,
      }))
      // Between equal gains the lower level comes first: it is the easier one to raise.
      .sort((a, b) => b.points - a.points || a.level - b.level)
      .slice(0, count)
      .map(({ axis, raise, points }) => ({ axis, raise, points }))
  );
}

/** Number of weak axes in the prompt for a validation plan. */
const PLAN_AXES = 3;

/** The axes on which an idea has most to gain, worst first: what a validation plan should test. */
export function weakestAxes(ratings: readonly AxisRating[] = []): Axis[] {
  return largestGains(ratings, PLAN_AXES).map(({ axis }) => axis);
}

interface AxisWording {
  name: string;
  question: string;
  /** What each level means, 1 to 5. One observable fact separates a level from the one below. */
  anchors: readonly [string, string, string, string, string];
}

/**
 * Rises whenever an anchor, a weight or a cap changes. Reports carry it, because scores of different versions cannot be
 * compared.
 */
export const RUBRIC_VERSION = 2;

/** The rubric in words, for the prompt and for "how the score is made" on the page. */
export const RUBRIC: Readonly<Record<Language, Readonly<Record<Axis, AxisWording>>>> = {
  es: {
    problem: {
      name: 'Problema',
      question: '¿Duele de verdad, a quién y cada cuánto?',
      anchors: [
        'no se dice qué problema hay',
        'se dice un problema, pero no quién lo tiene',
        'se dice además quién lo tiene',
        'se dice además cada cuánto pasa o qué cuesta, en tiempo o dinero',
        'quien lo tiene ya paga o improvisa algo para resolverlo, y se dice qué',
      ],
    },
    market: {
      name: 'Mercado',
      question: '¿Hay bastantes clientes a los que se pueda llegar?',
      anchors: [
        'no se dice quién compraría',
        '«todo el mundo», o un grupo sin límites o que se cuenta con los dedos',
        'un grupo concreto, sin decir cuántos son ni dónde están',
        'se dice además cuántos son o dónde están',
        'se dice además con qué primer segmento se empieza y por qué canal se le llega',
      ],
    },
    difference: {
      name: 'Diferencia',
      question: '¿Por qué esto y no lo que ya hay?',
      anchors: [
        'no se dice, es lo mismo que ya hay, o no puede existir',
        'solo adjetivos: «mejor», «más barato», «con IA»',
        'algo concreto que lo de hoy no tiene',
        'se dice además qué gana con ello ese cliente',
        'tiene además algo que otro no consigue en un año: datos, red, tecnología propia, permiso, exclusiva o marca',
      ],
    },
    earning: {
      name: 'Ingresos',
      question: '¿Quién paga, cuánto y salen las cuentas?',
      anchors: [
        'no se dice cómo se gana dinero',
        'se dice una forma de cobrar, pero no quién paga',
        'se dice además quién paga, sin precio o con uno dudoso',
        'se dice además un precio creíble, por uso, por unidad o por periodo',
        'se dicen además los costes o el margen, con las horas propias, y cuadran',
      ],
    },
    feasibility: {
      name: 'Viabilidad',
      question: '¿Se puede hacer con medios razonables?',
      anchors: [
        'imposible o ilegal hoy',
        'pide tecnología, permisos o capital fuera del alcance de quien empieza',
        'posible, pero no se dice cómo se hace la parte difícil',
        'posible con medios conocidos que se nombran, y aún no hay nada hecho',
        'ya hay una primera versión o un prototipo que funciona',
      ],
    },
    evidence: {
      name: 'Pruebas',
      question: '¿Qué se sabe ya, más allá de la opinión?',
      anchors: [
        'ninguna: opiniones, planes o entusiasmo',
        'una experiencia propia o algo que se ha observado',
        'posibles clientes consultados, o datos del sector',
        'una prueba con números: se apuntan, reservan o lo usan, sin pagar',
        'alguien ha pagado',
      ],
    },
  },
  en: {
    problem: {
      name: 'Problem',
      question: 'Does it really hurt, whom, and how often?',
      anchors: [
        'no problem is stated',
        'a problem is stated, but not who has it',
        'it is also said who has it',
        'it is also said how often it happens or what it costs, in time or money',
        'those who have it already pay or improvise something to solve it, and it is said what',
      ],
    },
    market: {
      name: 'Market',
      question: 'Are there enough customers who can be reached?',
      anchors: [
        'it is not said who would buy',
        '“everyone”, or a group without limits, or one counted on the fingers',
        'a specific group, without saying how many or where they are',
        'it is also said how many or where they are',
        'it is also said which first segment to start with and through which channel',
      ],
    },
    difference: {
      name: 'Difference',
      question: 'Why this and not what already exists?',
      anchors: [
        'not stated, the same as what exists, or it cannot exist',
        'only adjectives: “better”, “cheaper”, “with AI”',
        'something specific that today’s solution lacks',
        'it is also said what that customer gains by it',
        'it also has something nobody else gets within a year: data, network, own technology, licence, exclusive deal or brand',
      ],
    },
    earning: {
      name: 'Revenue',
      question: 'Who pays, how much, and does it add up?',
      anchors: [
        'how it makes money is not stated',
        'a way to charge is stated, but not who pays',
        'it is also said who pays, without a price or with a doubtful one',
        'a believable price is also stated, per use, per unit or per period',
        'costs or margin are also stated, the owner’s hours included, and they add up',
      ],
    },
    feasibility: {
      name: 'Feasibility',
      question: 'Can it be built with reasonable means?',
      anchors: [
        'impossible or illegal today',
        'needs technology, permits or capital out of a beginner’s reach',
        'possible, but it is not said how the hard part is done',
        'possible with known means that are named, and nothing is made yet',
        'a first version or a working prototype exists',
      ],
    },
    evidence: {
      name: 'Evidence',
      question: 'What is known already, beyond opinion?',
      anchors: [
        'none: opinions, plans or enthusiasm',
        'an experience of one’s own or something observed',
        'possible customers were asked, or sector data',
        'a test with numbers: they sign up, reserve or use it, without paying',
        'somebody has paid',
      ],
    },
  },
};
