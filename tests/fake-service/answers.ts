import type { Language } from '../../src/domain/language.ts';
import type { Plan } from '../../src/domain/plan.ts';
import type { Report } from '../../src/domain/report.ts';
import type { AxisRating, Level } from '../../src/domain/rubric.ts';

/** Answers of a good model: complete reports and plans on one idea, a neighbourhood library of tools. */
export const REPORTS: Readonly<Record<Language, Report>> = {
  es: {
    interpretation:
      'Un servicio de barrio que presta herramientas y pequeños electrodomésticos por una cuota mensual, con reserva por internet y recogida en taquillas junto a comercios asociados.',
    projectName: 'Préstamo & Co. «El Cajón»',
    verdict: 'judged',
    scoreBreakdown: [
      {
        axis: 'problem',
        level: 4,
        basis: 'known',
        reason: 'Comprar para usar una vez es un gasto frecuente de un grupo concreto.',
        raise: 'Mide cuánto gastan hoy diez vecinos en herramientas que no usan.',
      },
      {
        axis: 'market',
        level: 4,
        basis: 'known',
        reason: 'Los inquilinos sin trastero son muchos y se localizan por barrio.',
        raise: 'Calcula cuántos hogares hay a diez minutos de la primera taquilla.',
      },
      {
        axis: 'difference',
        level: 3,
        basis: 'known',
        reason: 'La taquilla cercana es distinta, pero se copia con dinero.',
        raise: 'Firma en exclusiva con las ferreterías del barrio.',
      },
      {
        axis: 'earning',
        level: 4,
        basis: 'known',
        reason: 'La cuota y el préstamo suelto tienen precio y frecuencia creíbles.',
        raise: 'Añade el coste de averías y robos a las cuentas.',
      },
      {
        axis: 'feasibility',
        level: 4,
        basis: 'known',
        reason: 'Con taquillas comerciales y una ferretería se puede empezar en semanas.',
        raise: 'Prueba primero con un armario y un candado.',
      },
      {
        axis: 'evidence',
        level: 2,
        basis: 'said',
        reason: 'De momento solo hay una observación propia.',
        raise: 'Consigue treinta reservas pagadas antes de comprar taquillas.',
      },
    ],
    score: 63,
    marketPotential: 'medium',
    complexity: 'moderate',
    innovationLevel: 'incremental',
    strategicAnalysis: {
      strengths: [
        'Ahorro fácil de explicar',
        'Ingresos recurrentes desde el primer mes',
        'La ferretería aporta local y confianza',
        'Cada taquilla nueva es un escaparate',
        'Encaja con las ayudas a la reutilización',
        'La herramienta se amortiza en pocos préstamos',
        'Los consumibles dejan margen añadido',
      ],
      weaknesses: [
        'Hace falta densidad para que salgan las cuentas',
        'Robos y averías pueden comerse el margen',
        'El uso se concentra en fines de semana y primavera',
        'La primera compra de herramientas exige capital',
      ],
      problemsSolved: [
        'Comprar un taladro que se usa doce minutos al año',
        'No tener sitio en casa para guardar máquinas',
        'El alquiler profesional es caro y cierra el fin de semana',
      ],
      targetAudience: [
        'Inquilinos de 25 a 45 años en pisos sin trastero',
        'Aficionados al bricolaje con poco espacio',
        'Comunidades de vecinos',
      ],
      valueProposition:
        'La herramienta que necesitas, a cinco minutos de casa y por menos de lo que cuesta una pizza al mes, sin comprarla ni guardarla.',
      competition: ['Leroy Merlin (alquiler)', 'Kiloutou', 'Wallapop', 'Relendo'],
      competitiveness:
        'Las grandes superficies alquilan lejos y por días; las plataformas entre particulares dependen de que el vecino conteste. Nadie ofrece hoy recogida inmediata en el barrio, pero copiarlo es cuestión de dinero.',
      opportunities: [
        'Acuerdos con ayuntamientos y promotoras',
        'Talleres de fin de semana patrocinados por marcas',
        'Venta de herramienta usada al final de su vida',
      ],
      threats: [
        'Que una cadena de bricolaje instale sus propias taquillas',
        'Un accidente con una máquina mal revisada',
        'Subida del seguro de responsabilidad civil',
      ],
    },
    improvedIdea:
      'Empezar por las veinte herramientas que más se piden y menos se usan, en un solo barrio y con una ferretería como socia, para llenar las primeras taquillas antes de comprar más.',
    improvedPoints: [
      'Un solo barrio denso hasta alcanzar 150 socios',
      'La ferretería guarda, revisa y vende los consumibles',
      'Fianza en la tarjeta en lugar de papeleo',
    ],
    functionality:
      '1. El socio busca la herramienta y ve en qué taquilla está. 2. La reserva por horas o por fin de semana. 3. Abre la taquilla con el móvil. 4. La devuelve con una foto; si algo falla, lo avisa en dos toques.',
    alternativeApproaches: [
      'Servicio solo para comunidades de vecinos, pagado en la cuota de la comunidad',
      'Furgoneta que lleva la herramienta y a quien sabe usarla',
      'Programa de marca para fabricantes que quieran alquilar en vez de vender',
    ],
    monetization: [
      'Cuota de 9 € al mes con tres préstamos',
      'Préstamo suelto desde 6 € por fin de semana',
      'Venta de brocas, lijas y otros consumibles',
      'Cuota anual de 400 € por comunidad de vecinos',
    ],
    pitch:
      '¿Cuántos minutos al año usas tu taladro? El Cajón pone en tu barrio las herramientas que todos necesitamos a veces y nadie debería tener que guardar. Reserva, abre la taquilla y manos a la obra.',
  },
  en: {
    interpretation:
      'A neighbourhood service that lends tools and small appliances for a monthly fee, booked online and collected from lockers beside partner shops.',
    projectName: 'The Drawer & Co.',
    verdict: 'judged',
    scoreBreakdown: [
      {
        axis: 'problem',
        level: 4,
        basis: 'known',
        reason: 'Buying for one use is a frequent cost to a specific group.',
        raise: 'Measure what ten neighbours spend today on tools they do not use.',
      },
      {
        axis: 'market',
        level: 4,
        basis: 'known',
        reason: 'Renters without storage are many and can be found by neighbourhood.',
        raise: 'Count the households within ten minutes of the first locker.',
      },
      {
        axis: 'difference',
        level: 3,
        basis: 'known',
        reason: 'A locker close by is different, but money copies it.',
        raise: 'Sign exclusively with the hardware shops of the area.',
      },
      {
        axis: 'earning',
        level: 4,
        basis: 'known',
        reason: 'The fee and the single loan have a believable price and frequency.',
        raise: 'Add breakage and theft to the sums.',
      },
      {
        axis: 'feasibility',
        level: 4,
        basis: 'known',
        reason: 'Off-the-shelf lockers and one hardware shop are enough to start in weeks.',
        raise: 'Try it first with a cupboard and a padlock.',
      },
      {
        axis: 'evidence',
        level: 2,
        basis: 'said',
        reason: 'So far there is only an observation of one’s own.',
        raise: 'Get thirty paid bookings before buying lockers.',
      },
    ],
    score: 63,
    marketPotential: 'medium',
    complexity: 'moderate',
    innovationLevel: 'incremental',
    strategicAnalysis: {
      strengths: [
        'A saving that is easy to explain',
        'Recurring income from the first month',
        'The hardware shop brings premises and trust',
        'Every new locker is a shop window',
        'Fits public support for reuse',
        'A tool pays for itself in a few loans',
        'Consumables add margin',
      ],
      weaknesses: [
        'The numbers need density',
        'Theft and breakage can eat the margin',
        'Demand peaks at weekends and in spring',
        'The first set of tools needs capital',
      ],
      problemsSolved: [
        'Buying a drill that runs for twelve minutes a year',
        'No room at home to keep machines',
        'Professional hire is expensive and shut at weekends',
      ],
      targetAudience: [
        'Renters aged 25 to 45 in flats without storage',
        'Home improvers short of space',
        'Residents’ associations',
      ],
      valueProposition:
        'The tool you need, five minutes from home, for less than a pizza a month, without buying or storing it.',
      competition: ['HSS Hire', 'Library of Things', 'Speedy Hire', 'Fat Llama'],
      competitiveness:
        'Hire chains are out of town and charge by the day; peer-to-peer sites depend on a neighbour replying. Nobody offers instant local collection at scale yet, but copying it only takes money.',
      opportunities: [
        'Agreements with councils and developers',
        'Weekend workshops sponsored by brands',
        'Selling used tools at the end of their life',
      ],
      threats: [
        'A do-it-yourself chain installing lockers of its own',
        'An accident with a badly checked machine',
        'Rising liability insurance',
      ],
    },
    improvedIdea:
      'Start with the twenty tools people ask for most and use least, in a single neighbourhood and with one hardware shop as partner, so that the first lockers are busy before more are bought.',
    improvedPoints: [
      'One dense neighbourhood until it reaches 150 members',
      'The hardware shop stores, checks and sells the consumables',
      'A deposit held on the card instead of paperwork',
    ],
    functionality:
      '1. The member looks a tool up and sees which locker holds it. 2. They book it by the hour or for the weekend. 3. They open the locker with their phone. 4. They return it with a photo; a fault is reported in two taps.',
    alternativeApproaches: [
      'A service for residents’ associations only, paid through the service charge',
      'A van that brings the tool and somebody who can use it',
      'A branded scheme for makers who would rather rent than sell',
    ],
    monetization: [
      'A fee of £9 a month with three loans',
      'Single loans from £6 a weekend',
      'Drill bits, sandpaper and other consumables',
      'A yearly fee of £350 per residents’ association',
    ],
    pitch:
      'How many minutes a year do you use your drill? The Drawer keeps, in your neighbourhood, the tools we all need sometimes and nobody should have to store. Book it, open the locker, get to work.',
  },
};

export const PLANS: Readonly<Record<Language, Plan>> = {
  es: {
    riskiestAssumption:
      'Que bastantes vecinos de un mismo barrio paguen una cuota por herramientas que hoy piden prestadas o compran baratas.',
    doubts: [
      {
        what: 'Se pide prestada, no se paga',
        why: 'Quien necesita un taladro un sábado llama a su cuñado; solo paga quien no tiene a quién pedírselo, y de esos no sabes cuántos viven a diez minutos.',
        settle: 'Contar en tres portales cuántos alquilaron o compraron una herramienta este año.',
      },
      {
        what: 'Quién responde si alguien se hace daño',
        why: 'Una radial mal devuelta acaba en urgencias: el seguro, la revisión entre préstamos y las instrucciones son tuyos, no de la ferretería.',
        settle: 'Pedir precio a dos aseguradoras para préstamo de maquinaria ligera.',
      },
      {
        what: 'La ferretería vende lo que tú prestas',
        why: 'Cada préstamo es una venta menos en su mostrador; aceptará mientras los consumibles y el paso de gente le compensen.',
        settle: 'Proponer a dos ferreterías un reparto por escrito y ver quién firma.',
      },
    ],
    sums: {
      unit: 'socio',
      currency: 'EUR',
      quantities: [
        { kind: 'price', value: 9, low: 7, high: 12, basis: 'said', note: 'cuota al mes' },
        { kind: 'cost', value: 2.5, low: 1.5, high: 4, basis: 'open', note: 'desgaste, robo y pasarela' },
        { kind: 'hours', value: 0.4, low: 0.3, high: 0.6, basis: 'open', note: 'revisar y atender' },
        { kind: 'fixed', value: 180, low: 120, high: 260, basis: 'known', note: 'seguro y taquillas' },
        {
          kind: 'start',
          value: 3200,
          low: 2400,
          high: 4500,
          basis: 'known',
          note: 'veinte herramientas y taquillas',
        },
        {
          kind: 'units',
          when: 'begin',
          value: 25,
          low: 10,
          high: 40,
          basis: 'open',
          note: 'socios que pagan',
        },
        {
          kind: 'units',
          when: 'year',
          value: 150,
          low: 60,
          high: 220,
          basis: 'open',
          note: 'socios que pagan',
        },
      ],
    },
    decide: {
      goOnIf: '30 reservas pagadas en tres semanas y seguro por menos de 90 € al mes',
      changeIf: 'Entre 8 y 30 reservas, casi todas de fin de semana',
      into: 'Préstamo suelto de fin de semana, a 12 €, dentro de la ferretería y sin cuota',
      stopIf: 'Menos de 8 reservas pagadas, o ninguna aseguradora da precio',
    },
    thisWeek:
      'Habla con las dos ferreterías del barrio y deja acordado en cuál pones el armario con diez herramientas.',
    bet: 'Un armario de veinte herramientas dentro de una ferretería, a 12 € el fin de semana: sin taquillas ni cuota, con la revisión en el mostrador y las brocas como segundo ingreso.',
    experiments: [
      {
        tests: 'Que alguien reserve pagando',
        how: 'Un armario con diez herramientas en la ferretería y una página con reserva y pago.',
        cost: '300 €',
        days: 21,
        goOnIf: 'Al menos 30 reservas pagadas',
        stopIf: 'Menos de 8 reservas pagadas',
      },
      {
        tests: 'Que la cuota convenza más que el préstamo suelto',
        how: 'Ofrecer los dos precios, al azar, a quienes entren en la página.',
        cost: '0 €',
        days: 14,
        goOnIf: 'Uno de cada cinco elige la cuota',
        stopIf: 'Menos de uno de cada veinte elige la cuota',
      },
      {
        tests: 'Que las averías sean asumibles',
        how: 'Anotar el estado de cada herramienta en los primeros cincuenta préstamos.',
        cost: '50 €',
        days: 30,
        goOnIf: 'Menos de un 4 % de préstamos con avería',
        stopIf: 'Más de un 10 % de préstamos con avería',
      },
    ],
    questions: [
      '¿Qué herramienta necesitaste la última vez y cómo la conseguiste?',
      '¿Cuánto te costó, en dinero y en tiempo?',
      '¿Qué tienes en casa que hace un año que no usas?',
      '¿A quién se la pides prestada y por qué a esa persona?',
      '¿Qué tendría que pasar para que la alquilases en vez de comprarla?',
    ],
  },
  en: {
    riskiestAssumption:
      'That enough neighbours in one area will pay a fee for tools they now borrow or buy cheaply.',
    doubts: [
      {
        what: 'People borrow instead of paying',
        why: 'Whoever needs a drill on a Saturday rings a brother-in-law; only those with nobody to ask will pay, and nobody knows how many of them live ten minutes away.',
        settle: 'Ask in three blocks how many hired or bought a tool this year.',
      },
      {
        what: 'Who answers when somebody is hurt',
        why: 'A grinder returned in a bad state ends in casualty: insurance, the check between loans and the instructions are yours, not the shop’s.',
        settle: 'Get a quote from two insurers for lending light machinery.',
      },
      {
        what: 'The shop sells what you lend',
        why: 'Each loan is one sale less at its counter; it will agree for as long as consumables and passing trade make up for it.',
        settle: 'Offer two shops a written split and see who signs.',
      },
    ],
    sums: {
      unit: 'member',
      currency: 'GBP',
      quantities: [
        { kind: 'price', value: 9, low: 7, high: 12, basis: 'said', note: 'monthly fee' },
        { kind: 'cost', value: 2.5, low: 1.5, high: 4, basis: 'open', note: 'wear, theft, card fees' },
        { kind: 'hours', value: 0.4, low: 0.3, high: 0.6, basis: 'open', note: 'checks and messages' },
        { kind: 'fixed', value: 180, low: 120, high: 260, basis: 'known', note: 'insurance and lockers' },
        { kind: 'start', value: 3200, low: 2400, high: 4500, basis: 'known', note: 'twenty tools, lockers' },
        { kind: 'units', when: 'begin', value: 25, low: 10, high: 40, basis: 'open', note: 'paying members' },
        {
          kind: 'units',
          when: 'year',
          value: 150,
          low: 60,
          high: 220,
          basis: 'open',
          note: 'paying members',
        },
      ],
    },
    decide: {
      goOnIf: '30 paid bookings in three weeks, and insurance for under £80 a month',
      changeIf: 'Between 8 and 30 bookings, nearly all for a weekend',
      into: 'Single weekend loans at £12, inside the shop and without a fee',
      stopIf: 'Fewer than 8 paid bookings, or no insurer gives a quote',
    },
    thisWeek:
      'Talk to both hardware shops of the area and agree in which one the cupboard with ten tools will stand.',
    bet: 'A cupboard of twenty tools inside a hardware shop, at £12 a weekend: no lockers and no fee, checked at the counter, with drill bits as the second income.',
    experiments: [
      {
        tests: 'That somebody books and pays',
        how: 'A cupboard with ten tools in the hardware shop and a page with booking and payment.',
        cost: '£250',
        days: 21,
        goOnIf: 'At least 30 paid bookings',
        stopIf: 'Fewer than 8 paid bookings',
      },
      {
        tests: 'That the fee beats the single loan',
        how: 'Show either price, at random, to those who visit the page.',
        cost: '£0',
        days: 14,
        goOnIf: 'One in five chooses the fee',
        stopIf: 'Fewer than one in twenty chooses the fee',
      },
      {
        tests: 'That breakage is bearable',
        how: 'Note the state of each tool over the first fifty loans.',
        cost: '£40',
        days: 30,
        goOnIf: 'Under 4% of loans with a fault',
        stopIf: 'Over 10% of loans with a fault',
      },
    ],
    questions: [
      'Which tool did you need last, and how did you get it?',
      'What did it cost you, in money and in time?',
      'What do you have at home that you have not used for a year?',
      'Whom do you borrow from, and why them?',
      'What would have to happen for you to hire it instead of buying it?',
    ],
  },
};

/** A blind rating. `shift` moves every second axis by that many levels, within 1 to 5. */
export function rating(language: Language, shift = 0) {
  const scoreBreakdown = (REPORTS[language].scoreBreakdown as AxisRating[]).map((entry, index) => ({
    ...entry,
    level: (index % 2 === 0 ? clampLevel(entry.level + shift) : entry.level) as Level,
  }));
  return { scoreBreakdown, verdict: 'judged' as const };
}

function clampLevel(level: number): number {
  return Math.min(5, Math.max(1, level));
}

export const REFUSALS: Readonly<Record<Language, string>> = {
  es: 'Lo siento, pero no puedo ayudarte con esta solicitud.',
  en: "I'm sorry, but I can't help with that request.",
};
