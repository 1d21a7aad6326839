import type { Language } from './language.ts';

/** The criteria of a rating, in the order of the page, the PDF and the prompt. */
export const AXES = ['problem', 'market', 'difference', 'earning', 'feasibility', 'evidence'] as const;
export type Axis = (typeof AXES)[number];

/** 1 is the lowest. Five levels, because models repeat a coarse level more often than a fine score. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** The most points that each axis can give. They add up to 100. */
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

/** The highest score that each verdict allows. */
export const VERDICT_CAPS: Readonly<Record<Verdict, number>> = {
  judged: 100,
  not_an_idea: 20,
  too_little_said: 45,
  harmful: 20,
};

/** The source of a level: the text's own facts, common knowledge of the trade, or neither. */
export const BASES = ['said', 'known', 'open'] as const;
export type Basis = (typeof BASES)[number];

/** The points of a level: each level above 1 earns a quarter of the axis’s weight. */
export function axisPoints(axis: Axis, level: number): number {
  return (AXIS_WEIGHTS[axis] * (level - 1)) / 4;
}

/** The 0–100 score, rounded and capped by the verdict. An axis without a rating earns nothing. */
export function scoreFromRatings(
  ratings: readonly { axis: Axis; level: Level }[],
  verdict: Verdict = 'judged',
): number {
  const total = ratings.reduce((sum, { axis, level }) => sum + axisPoints(axis, level), 0);
  return Math.min(Math.round(total), VERDICT_CAPS[verdict]);
}

/** Whether a score is shown for this verdict. Harmful ideas, and texts without an idea, have no score. */
export function isScoredVerdict(verdict: Verdict = 'judged'): boolean {
  return verdict === 'judged' || verdict === 'too_little_said';
}

interface AxisWording {
  name: string;
  question: string;
  /** A rule for all levels. */
  note?: string;
  /** The meaning of the levels 1 to 5. */
  anchors: readonly [string, string, string, string, string];
}

/** Rises with every change of a level, weight or cap. Scores by different versions cannot be compared. */
export const RUBRIC_VERSION = 4;

/** The rubric in words, for the prompt and for "how the score is made" on the page. It judges the idea, not its text. */
export const RUBRIC: Readonly<Record<Language, Readonly<Record<Axis, AxisWording>>>> = {
  es: {
    problem: {
      name: 'Problema',
      question: '¿Duele de verdad, a quién y cada cuánto?',
      anchors: [
        'si se quedara sin resolver, nadie lo notaría',
        'una molestia leve o rara, con la que se convive',
        'real y repetido en un grupo definible, que se las arregla',
        'frecuente o caro: hoy ya se le dedica dinero, o tiempo con regularidad',
        'urgente y caro: ya se buscan y se pagan soluciones malas',
      ],
    },
    market: {
      name: 'Mercado',
      question: '¿Hay bastantes clientes a los que se pueda llegar?',
      anchors: [
        'casi nadie lo compraría',
        'pocos compradores, o dispersos y caros de alcanzar',
        'compradores suficientes, y al alcance, para un negocio pequeño',
        'muchos compradores, a los que se llega por canales conocidos',
        'grande o en crecimiento, con un primer segmento barato de alcanzar',
      ],
    },
    difference: {
      name: 'Diferencia',
      question: '¿Por qué esto y no lo que ya hay?',
      note: 'frente a lo que ese cliente usa hoy, contando todos los sustitutos habituales',
      anchors: [
        'lo mismo que ya hay, o no puede existir',
        'pequeña, cosmética, o igual que otro sustituto habitual',
        'una ventaja real para algunos clientes',
        'una ventaja por la que los clientes cambiarían',
        'una ventaja así que, además, es difícil de copiar en un año',
      ],
    },
    earning: {
      name: 'Ingresos',
      question: '¿Quién paga, cuánto y salen las cuentas?',
      note: 'puede pagar el usuario, una empresa, la administración o quien suela pagar esto; con una ayuda puntual, o con un precio que no cubre los costes que da el texto, 2 como mucho',
      anchors: [
        'nadie pagaría, o cuesta más de lo que deja',
        'pocas ganas de pagar, o deja demasiado poco para vivir de ello',
        'un pagador y un precio verosímiles, con un margen poco claro',
        'en este oficio se suele pagar bien por esto, con un margen que aguanta',
        'fuerte: ingresos recurrentes o mucho valor por cliente frente a un coste bajo',
      ],
    },
    feasibility: {
      name: 'Viabilidad',
      question: '¿Se puede hacer con medios razonables?',
      anchors: [
        'imposible o ilegal hoy',
        'pide tecnología, permisos o capital fuera del alcance de quien empieza',
        'posible, con una parte difícil sin resolver',
        'posible con medios conocidos',
        'ya hay una primera versión o un prototipo que funciona',
      ],
    },
    evidence: {
      name: 'Pruebas',
      question: '¿Qué se sabe ya, más allá de la opinión?',
      anchors: [
        'ninguna (opiniones, planes, entusiasmo), o una prueba en contra (casi nadie lo quiso, o pagaron muchos menos de los que el plan necesita)',
        'una experiencia propia en este mismo oficio, o algo observado',
        'se ha preguntado a posibles clientes, o hay datos del sector',
        'una prueba con números a favor: se apuntan, reservan, lo usan con regularidad, o han pagado hasta unos diez',
        'bastante para saber que otros pagarán: han pagado decenas, algunos han repetido, o hay contratos firmados',
      ],
    },
  },
  en: {
    problem: {
      name: 'Problem',
      question: 'Does it really hurt, whom, and how often?',
      anchors: [
        'nobody would notice if it stayed unsolved',
        'a mild or rare annoyance that people live with',
        'real and recurring for a definable group, which gets by',
        'frequent or costly: people spend money or regular time on it today',
        'urgent and costly: people already look for and pay for poor solutions',
      ],
    },
    market: {
      name: 'Market',
      question: 'Are there enough customers who can be reached?',
      anchors: [
        'hardly anybody would buy',
        'few buyers, or scattered and dear to reach',
        'enough reachable buyers for a small business',
        'many buyers reachable through known channels',
        'large or growing, with a first segment that is cheap to reach',
      ],
    },
    difference: {
      name: 'Difference',
      question: 'Why this and not what already exists?',
      note: 'against what that customer uses today, all common substitutes counted',
      anchors: [
        'the same as what exists, or it cannot exist',
        'small, cosmetic, or equal to another common substitute',
        'a real advantage for some customers',
        'an advantage for which customers would switch',
        'that, and hard to copy within a year',
      ],
    },
    earning: {
      name: 'Revenue',
      question: 'Who pays, how much, and does it add up?',
      note: 'the payer may be the user, a firm, an authority or whoever usually pays for this; with a one-off grant, or a price that does not cover the costs the text gives, 2 at most',
      anchors: [
        'nobody would pay, or it costs more than it earns',
        'little willingness to pay, or too thin to live on',
        'a plausible payer and price, margin unclear',
        'this trade is usually paid well for this, with a margin that holds',
        'strong: recurring or high value per customer against low cost',
      ],
    },
    feasibility: {
      name: 'Feasibility',
      question: 'Can it be built with reasonable means?',
      anchors: [
        'impossible or illegal today',
        'needs technology, permits or capital out of a beginner’s reach',
        'possible, with a hard part that is not solved',
        'possible with known means',
        'a first version or a working prototype exists',
      ],
    },
    evidence: {
      name: 'Evidence',
      question: 'What is known already, beyond opinion?',
      anchors: [
        'none (opinions, plans, enthusiasm), or a test that speaks against it (nearly nobody wanted it, or far fewer paid than the plan needs)',
        'an experience of one’s own in this very trade, or something observed',
        'possible customers asked, or sector data',
        'a test with numbers in its favour: they sign up, reserve, use it regularly, or up to about ten have paid',
        'enough to show that others will: tens have paid, some have paid again, or contracts are signed',
      ],
    },
  },
};
