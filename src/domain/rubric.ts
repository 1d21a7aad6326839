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
      .filter(({ level }) => level < 5)
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

/** How many weak axes a validation plan is told of. */
const PLAN_AXES = 3;

/** The axes on which an idea has most to gain, worst first: what a validation plan should test. */
export function weakestAxes(ratings: readonly AxisRating[] = []): Axis[] {
  return largestGains(ratings, PLAN_AXES).map(({ axis }) => axis);
}

interface AxisWording {
  name: string;
  question: string;
  /** What each level means, 1 to 5: the anchors a model rates by. */
  anchors: readonly [string, string, string, string, string];
}

/** The rubric in words. The prompt, the page ("how the score is made") and the evaluator all use this text. */
export const RUBRIC: Readonly<Record<Language, Readonly<Record<Axis, AxisWording>>>> = {
  es: {
    problem: {
      name: 'Problema',
      question: '¿Duele de verdad, a quién y cada cuánto?',
      anchors: [
        'no se dice qué problema hay',
        'una molestia vaga o de nadie en concreto',
        'un problema reconocible de un grupo concreto',
        'un problema frecuente y costoso de un grupo concreto',
        'urgente y caro, y quien lo sufre ya paga o improvisa para resolverlo',
      ],
    },
    market: {
      name: 'Mercado',
      question: '¿Hay bastantes clientes a los que se pueda llegar?',
      anchors: [
        'no se sabe quién compraría',
        '«todo el mundo», o un grupo demasiado pequeño',
        'un grupo concreto de tamaño incierto',
        'un grupo concreto, numeroso y localizable',
        'grande o en crecimiento, con un primer segmento claro y un canal para llegar a él',
      ],
    },
    difference: {
      name: 'Diferencia',
      question: '¿Por qué esto y no lo que ya hay?',
      anchors: [
        'igual que lo que existe, o no se dice',
        'solo «mejor», «más barato» o «con IA»',
        'una diferencia concreta, fácil de copiar',
        'una diferencia concreta que al cliente le importa',
        'una ventaja difícil de copiar: datos, red, tecnología, permisos o marca',
      ],
    },
    earning: {
      name: 'Ingresos',
      question: '¿Quién paga, cuánto y salen las cuentas?',
      anchors: [
        'no se dice cómo se gana dinero',
        'una forma de cobrar genérica, sin precio',
        'quién paga y cómo, sin números o con números dudosos',
        'quién paga, cuánto y con qué frecuencia, y es creíble',
        'además, los costes o el margen se conocen y cuadran',
      ],
    },
    feasibility: {
      name: 'Viabilidad',
      question: '¿Se puede hacer con medios razonables?',
      anchors: [
        'imposible o ilegal hoy',
        'pide tecnología, permisos o capital fuera del alcance habitual',
        'posible, con partes difíciles que no se explican',
        'posible con medios conocidos y un primer paso claro',
        'una primera versión está a semanas, o ya existe',
      ],
    },
    evidence: {
      name: 'Pruebas',
      question: '¿Qué se sabe ya, más allá de la opinión?',
      anchors: [
        'ninguna, o solo entusiasmo',
        'experiencia propia o una observación suelta',
        'conversaciones con clientes o datos del sector',
        'una prueba con números: lista de espera, piloto, preventa',
        'clientes que pagan o repiten',
      ],
    },
  },
  en: {
    problem: {
      name: 'Problem',
      question: 'Does it really hurt, whom, and how often?',
      anchors: [
        'no problem is stated',
        'a vague annoyance, or nobody’s in particular',
        'a recognisable problem of a specific group',
        'a frequent and costly problem of a specific group',
        'urgent and expensive, and those who have it already pay or improvise to solve it',
      ],
    },
    market: {
      name: 'Market',
      question: 'Are there enough customers who can be reached?',
      anchors: [
        'nobody knows who would buy',
        '“everyone”, or a group that is too small',
        'a specific group of uncertain size',
        'a specific group, numerous and easy to find',
        'large or growing, with a clear first segment and a channel to reach it',
      ],
    },
    difference: {
      name: 'Difference',
      question: 'Why this and not what already exists?',
      anchors: [
        'the same as what exists, or not stated',
        'only “better”, “cheaper” or “with AI”',
        'a specific difference that is easy to copy',
        'a specific difference the customer cares about',
        'an advantage that is hard to copy: data, network, technology, licences or brand',
      ],
    },
    earning: {
      name: 'Revenue',
      question: 'Who pays, how much, and does it add up?',
      anchors: [
        'how it makes money is not stated',
        'a generic way to charge, without a price',
        'who pays and how, without figures or with doubtful ones',
        'who pays, how much and how often, believably',
        'and costs or margin are known and add up',
      ],
    },
    feasibility: {
      name: 'Feasibility',
      question: 'Can it be built with reasonable means?',
      anchors: [
        'impossible or illegal today',
        'needs technology, permits or capital out of normal reach',
        'possible, with hard parts left unexplained',
        'possible with known means and a clear first step',
        'a first version is weeks away, or exists',
      ],
    },
    evidence: {
      name: 'Evidence',
      question: 'What is known already, beyond opinion?',
      anchors: [
        'none, or only enthusiasm',
        'own experience or a single observation',
        'conversations with customers or sector data',
        'a test with numbers: waiting list, pilot, pre-sales',
        'customers who pay or come back',
      ],
    },
  },
};
