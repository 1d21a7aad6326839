import type { Report } from '../../src/domain/report.ts';

type Whole<Fields> = { [Name in keyof Fields]-?: NonNullable<Fields[Name]> };

/** A report with every field of the record. */
export type WholeReport = Report &
  Whole<Pick<Report, 'functionality' | 'alternativeApproaches' | 'monetization' | 'pitch'>> & {
    strategicAnalysis: Whole<Report['strategicAnalysis']>;
  };

/** Two complete reports with content that is hard to parse: quotes, apostrophes, braces, prices, colons. */
export const spanishReport: WholeReport = {
  interpretation:
    'Propones cajas semanales de verdura fea para familias de Zaragoza, a 12 € y con entrega en bici. El texto dice quién paga y cuánto; no dice cuánto cuesta el reparto, y ahí se decide todo.',
  projectName: 'La Torcida',
  verdict: 'judged',
  scoreBreakdown: [
    {
      axis: 'problem',
      level: 3,
      basis: 'known',
      reason: 'Las familias notan que la verdura sube, y lo dicen con números.',
    },
    {
      axis: 'market',
      level: 4,
      basis: 'known',
      reason: 'Familias de Zaragoza: un grupo numeroso y localizable.',
    },
    {
      axis: 'difference',
      level: 3,
      basis: 'known',
      reason: 'La recogida en puntos es concreta, pero se copia en un mes.',
    },
    {
      axis: 'earning',
      level: 4,
      basis: 'said',
      reason: 'Se dice el precio, 12 €, y el margen previsto, 3 €.',
    },
    {
      axis: 'feasibility',
      level: 4,
      basis: 'known',
      reason: 'Basta con una bici, una hoja de cálculo y dos cooperativas.',
    },
    {
      axis: 'evidence',
      level: 2,
      basis: 'said',
      reason: 'Solo hay conversaciones con dos cooperativas.',
    },
  ],
  score: 58,
  marketPotential: 'medium',
  complexity: 'moderate',
  innovationLevel: 'niche',
  strategicAnalysis: {
    strengths: [
      'Precio y cliente concretos: 12 €, familias de Zaragoza',
      'Acuerdo hablado con dos cooperativas',
      'Se puede empezar con una hoja de cálculo',
    ],
    weaknesses: [
      'No se dice el coste del reparto',
      'La variedad depende de la cosecha',
      'Nadie ha pagado todavía',
    ],
    problemsSolved: [
      'Las cooperativas tiran hasta una parte de la cosecha por su aspecto',
      'La verdura del súper sube: «antes llenaba la nevera con 20 €»',
    ],
    targetAudience: ['Familias con hijos', 'Oficinas de 20 a 80 personas', 'Gente que cocina a diario'],
    valueProposition:
      'Verdura buena y fea, un 30 % más barata que en el súper, a dos calles de casa y sin suscripción que ate.',
    competition: [
      'Talkual: cajas de fruta y verdura imperfectas a domicilio',
      'Too Good To Go: excedentes de tiendas con descuento',
      'Mercadona: precio y cercanía; es la costumbre que hay que romper',
    ],
    competitiveness:
      'Sector muy disputado en precio; hay hueco en ciudades medianas, donde Talkual reparte a domicilio y no hay puntos de recogida.',
    opportunities: ['Comedores escolares que compran local', 'Ayudas contra el desperdicio'],
    threats: [
      'Que el súper venda su propia gama fea',
      'Una mala semana de género basta para perder clientes',
    ],
  },
  improvedIdea:
    'Cajas de 5 kg de verdura rechazada por su aspecto, recogidas el jueves en cooperativas del Ebro y entregadas el viernes en puntos fijos: colegios, gimnasios y oficinas. Así el reparto baja de 3,50 € a 0,80 € por caja.',
  improvedPoints: [
    'Puntos de recogida en lugar de puerta a puerta',
    'Un precio único: 12 € por 5 kg',
    'Compromiso de 4 semanas, sin permanencia',
  ],
  functionality:
    '1. La familia elige caja y punto de recogida. 2. La cooperativa aparta la verdura el miércoles. 3. Un reparto en bici llena los puntos el viernes. 4. El lunes se pregunta qué sobró.',
  functionalityPoints: ['Alta y pago en la web', 'Calendario de recogidas', 'Encuesta de los lunes'],
  alternativeApproaches: [
    'Vender solo a comedores, con menos entregas y pedidos mayores',
    'Sopas y cremas con la verdura que sobra',
    'Ser el mayorista de excedentes de otras tiendas',
  ],
  monetization: [
    'Caja semanal: 12 €, margen previsto de 3 €',
    'Tarifa de oficina: 45 € por cuatro cajas',
    'Cuota de 15 € al mes para los puntos que quieran serlo',
  ],
  pitch:
    'Cada semana se tira verdura buena porque no es recta. La recogemos el jueves y la tienes el viernes, a 12 € la caja, donde ya dejas a tus hijos.',
};

export const englishReport: WholeReport = {
  interpretation:
    "You want to rent out climbing gear near Sheffield's crags, at £18 a day, for people who don't own a rope. The text names the customer and the price; it doesn't say who checks the gear, and that's the hard part.",
  projectName: 'Rope & Ready',
  verdict: 'judged',
  scoreBreakdown: [
    {
      axis: 'problem',
      level: 3,
      basis: 'known',
      reason: "People who don't own a rope can't climb outdoors that day.",
    },
    {
      axis: 'market',
      level: 3,
      basis: 'open',
      reason: 'Visitors to three car parks, of uncertain number.',
    },
    {
      axis: 'difference',
      level: 4,
      basis: 'said',
      reason: 'A public log of inspections matters to whoever hangs from the rope.',
    },
    {
      axis: 'earning',
      level: 3,
      basis: 'said',
      reason: 'The £18 is clear; insurance and losses are not.',
    },
    {
      axis: 'feasibility',
      level: 3,
      basis: 'known',
      reason: 'Lockers are easy; liability is left unexplained.',
    },
    {
      axis: 'evidence',
      level: 2,
      basis: 'said',
      reason: 'Six years at a wall is experience, not a test.',
    },
  ],
  score: 51,
  marketPotential: 'low',
  complexity: 'complex',
  innovationLevel: 'incremental',
  strategicAnalysis: {
    strengths: [
      'A clear price: £18 a day',
      'The founder has worked at a climbing wall for six years',
      'Three car parks cover most visitors',
    ],
    weaknesses: [
      'Insurance is not mentioned',
      'Weekend demand, weekday silence',
      'A lost kit costs twenty rentals',
    ],
    problemsSolved: [
      "A rope, two harnesses and hardware cost over £300, and newcomers can't tell what to buy",
      "Shops don't open at 7 am, when climbers set off",
    ],
    targetAudience: ['Newcomers from indoor walls', 'Visitors without a car boot of gear', 'Student clubs'],
    valueProposition:
      "Checked gear for two at the crag's own car park for £18, with a log that says who inspected it and when.",
    competition: [
      'Decathlon: cheap gear to buy, and a rental trial in some shops',
      'Outside (Hathersage): a local shop with staff who know the crags',
      'Borrowing from a friend: free, and the habit to beat',
    ],
    competitiveness:
      'Few rent ropes at all, because of liability; whoever solves the insurance has the field for a while.',
    opportunities: [
      'Indoor walls that would hand over their graduates',
      'Bouldering pads as a second product',
    ],
    threats: ['One accident ends the brand', 'Decathlon could widen its rental trial'],
  },
  improvedIdea:
    'Lockers at three car parks hold checked kits for two. Climbers book by phone, open the locker with a code and return the kit by 8 pm; a qualified inspector checks every rope weekly, and the log is public.',
  improvedPoints: [
    'Kits for two instead of single items',
    'A public inspection log',
    'Lockers, so no shop rent',
  ],
  functionality:
    '1. Book a kit and pay a £60 deposit. 2. Get a code and open the locker. 3. Return it before 8 pm. 4. The inspector signs the log.',
  functionalityPoints: ['Booking with deposit', 'Locker codes', 'Inspection log per rope'],
  alternativeApproaches: [
    'Rent through the indoor walls, at their counter',
    'Sell guided first days with gear included',
    'Rent pads alone: no ropes, no inspections',
  ],
  monetization: [
    'Day rental: £18 a kit',
    'Club pass: £240 a year for ten days',
    'Commission on guided days: 15%',
  ],
  pitch:
    'You have the day, the crag and no rope. Open a locker at the car park, take a kit that was checked this week, and climb for £18.',
};

/** A report as a model writes it: with the axes as keys. */
export function asWritten(report: unknown): unknown {
  const { scoreBreakdown } = (report ?? {}) as Partial<Report>;
  if (!scoreBreakdown) return report;
  const axes = Object.fromEntries(scoreBreakdown.map(({ axis, ...rating }) => [axis, rating]));
  return { ...(report as Report), scoreBreakdown: axes };
}
