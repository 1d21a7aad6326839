import type { Language } from '../../src/domain/language.ts';
import type { Report } from '../../src/domain/report.ts';
import type { AxisRating, Level } from '../../src/domain/rubric.ts';

/** Complete reports, as a good model writes them, on one idea: a neighbourhood library of tools. */
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

/** A rating without a report. `shift` is added to the level of every second axis, within 1 to 5. */
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
