import type { Language } from '../../src/domain/language.ts';
import type { Reply } from '../../src/domain/reply.ts';
import type { AxisRating, Report } from '../../src/domain/report.ts';
import type { Level } from '../../src/domain/rubric.ts';
import type { Sums } from '../../src/domain/sums.ts';

/** Complete reports, as a good model writes them in two steps, on one idea: a neighbourhood library of tools. */
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
      },
      {
        axis: 'market',
        level: 4,
        basis: 'known',
        reason: 'Los inquilinos sin trastero son muchos y se localizan por barrio.',
      },
      {
        axis: 'difference',
        level: 3,
        basis: 'known',
        reason: 'La taquilla cercana es distinta, pero se copia con dinero.',
      },
      {
        axis: 'earning',
        level: 4,
        basis: 'known',
        reason: 'La cuota y el préstamo suelto tienen precio y frecuencia creíbles.',
      },
      {
        axis: 'feasibility',
        level: 4,
        basis: 'known',
        reason: 'Con taquillas comerciales y una ferretería se puede empezar en semanas.',
      },
      {
        axis: 'evidence',
        level: 2,
        basis: 'said',
        reason: 'De momento solo hay una observación propia.',
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
    headline:
      'Sí, pero sin cobrarle al vecino: quien usa un taladro dos veces al año no paga una cuota, y quien administra su finca puede pagarla por todos.',
    decision: 'change',
    answer: `## Por qué no paga quien la usa

Una herramienta se pide al cuñado o se compra de oferta: un taladro de 60 € dura diez años. Tu cuota de 9 € lo paga en siete meses. Lo que sí duele es la escalera que nadie quiere guardar y el trastero que no existe, y eso es de la finca entera.

Las taquillas valen más que lo que guardan, y la ferretería ya tiene mostrador, horario y alguien que distingue una broca gastada.

## Un armario que paga la finca

**Para comunidades de 20 a 40 viviendas a diez minutos de la ferretería: 39 € al mes por el uso de veinte herramientas, en préstamos de hasta tres días que se recogen en el mostrador.** Toca a 1,30 € por vivienda, y lo aprueba una junta en lugar de treinta vecinos. La palanca es el administrador de fincas: lleva decenas de comunidades, y se ahorra las llamadas por la escalera perdida. Por debajo de quince viviendas no compensa.

La ferretería guarda, revisa y cobra un fijo pequeño.

## Un mes con veinte comunidades

Son suposiciones, salvo el precio de las máquinas. Cada comunidad pide seis cosas al mes.

| Al mes | |
| --- | --- |
| 20 comunidades a 39 € | 780 € |
| Desgaste, robo y comisión, 11 € cada una | −220 € |
| Seguro 95 €, programa 25 €, ferretería 70 € | −190 € |
| **Queda antes de impuestos** | **370 €** |
| Horas: préstamos y revisión 16, ventas 14 | 30 |
| **La hora** | **12,33 €** |

En un mal año te quedas en diez: 90 € al mes y 6 € la hora. Un dependiente cobra unos 11 €: con veinte tienes un complemento y no un sueldo; para vivir de ello (1.400 €) hacen falta 57 comunidades y unas 86 horas. Desde siete cubres gastos. Los 2.400 € de herramientas y armario vuelven en seis meses y medio.

## Lo que puede torcerlo

1. **Alguien se corta con una radial tuya.** Respondes tú. Sin póliza para prestar maquinaria no hay negocio.
2. **La junta lo aplaza.** Un gasto nuevo de 468 € puede esperar un año. Pregunta cuánto aprueba el administrador por su cuenta.
3. **La ferretería se cansa.** Cada préstamo le quita una venta pequeña. Cuenta qué clientes nuevos trae el armario.
4. **Ya lo hace otro.** Kiloutou alquila por días; si tu ayuntamiento presta gratis, por comprobar.

## Lo que no haría todavía

Ni taquillas, ni aplicación, ni fianzas. Una hoja compartida y el teléfono bastan hasta las diez comunidades, y enseñan qué se pide de verdad.

## Esta semana, el seguro primero

1. Llama a dos corredurías y di: presto taladros, lijadoras y escaleras a vecinos. Si nadie lo cubre, se acaba aquí y no ha costado nada.
2. Pide a la ferretería un sí por escrito para diez semanas.
3. Apunta los administradores de fincas de tu distrito.
4. Con precio de la póliza en la mano, visita a cinco: «Por 39 € al mes, cualquier vecino de la finca coge prestada una de veinte herramientas. El primer trimestre son 117 € por adelantado, y los devuelvo si en un mes nadie la usa. ¿Cuál de sus fincas empieza?»

Tope de gasto: 150 €, en herramientas de segunda mano.

## Dentro de diez semanas

Habla con veinte administradores y cuenta solo trimestres cobrados.

- **Seguir: ocho comunidades o más.** Ocho dejan 34 € al mes y 2,83 € la hora, porque vender va por delante; es el ritmo que llega a veinte en medio año.
- **Cambiar: de tres a siete.** Si no lo quieren, préstamo suelto en el mostrador; si hay pocas fincas, otro distrito; si se rompe demasiado, solo escaleras y herramienta de mano.
- **Parar: menos de tres, o ninguna póliza.**

## Lo que me haría cambiar de opinión

¿Tienes ya un administrador de fincas que te haya dicho que sí, o que te deba un favor? Con él, monta el armario en el cuarto de contadores de su finca mayor: te diría que empieces mañana.`,
    sums: {
      unit: 'comunidad al mes',
      currency: 'EUR',
      lines: [
        { kind: 'price', what: 'cuota de la comunidad', value: 39, basis: 'open' },
        { kind: 'cost', what: 'desgaste, robo y comisión', value: 11, basis: 'open' },
        { kind: 'hours', what: 'préstamos, revisión y ventas', value: 1.5, basis: 'open' },
        { kind: 'fixed', what: 'seguro', value: 95, basis: 'open' },
        { kind: 'fixed', what: 'programa de reservas', value: 25, basis: 'open' },
        { kind: 'fixed', what: 'fijo de la ferretería', value: 70, basis: 'open' },
        { kind: 'units', what: 'comunidades que pagan', value: 20, basis: 'open' },
        { kind: 'start', what: 'veinte herramientas y armario', value: 2400, basis: 'known' },
      ],
      wage: 11,
      month: 370,
      hour: 12.33,
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
      },
      {
        axis: 'market',
        level: 4,
        basis: 'known',
        reason: 'Renters without storage are many and can be found by neighbourhood.',
      },
      {
        axis: 'difference',
        level: 3,
        basis: 'known',
        reason: 'A locker close by is different, but money copies it.',
      },
      {
        axis: 'earning',
        level: 4,
        basis: 'known',
        reason: 'The fee and the single loan have a believable price and frequency.',
      },
      {
        axis: 'feasibility',
        level: 4,
        basis: 'known',
        reason: 'Off-the-shelf lockers and one hardware shop are enough to start in weeks.',
      },
      {
        axis: 'evidence',
        level: 2,
        basis: 'said',
        reason: 'So far there is only an observation of one’s own.',
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
    headline:
      'Worth testing, but not with lockers: the fee is too much for somebody who drills twice a year, and very little for a block of thirty flats.',
    decision: 'test',
    answer: `## Who feels the problem every week

A drill costs £50 and lasts ten years, so a member who pays £9 a month has bought one by the sixth payment. Neighbours will praise it and go on borrowing. Those with a steady reason run a block: ladders in the stairwell, a caretaker without a sander.

Lockers cost more than what is in them and cannot see a frayed cable; the hardware shop has opening hours and somebody who can.

## Sell it to the block, not the flat

**For blocks of 20 to 40 flats within ten minutes of one hardware shop: £45 a month for the use of twenty tools, lent for up to three days over the shop’s counter.** That is £1.50 a flat out of the service charge, so one decision replaces thirty. The lever is the managing agent, who looks after dozens of blocks and gets fewer calls about ladders. Under fifteen flats it costs more than anybody would notice saving.

The shop stores and checks the tools for a small fixed fee.

## A month with twenty blocks

All of this is assumption, apart from the price of the tools.

| Month | |
| --- | --- |
| 20 blocks at £45 | £900 |
| Wear, theft and card fees, £12 a block | −£240 |
| Insurance £90, booking £20, the shop £70 | −£180 |
| **Left before tax** | **£480** |
| Hours: loans and checks 16, selling 14 | 30 |
| **An hour** | **£16** |

A bad year means ten blocks: £150 a month and £10 an hour. A shop assistant makes about £12; to live on it (£1,700) takes 57 blocks and some 86 hours. Six cover the costs. The £2,200 for tools and cupboard is back in five months.

## What could end it

1. **Somebody is hurt with your grinder.** You will answer for it. Cover for lending machinery is to be checked; without it there is no business.
2. **The agent says next year.** A new £540 may wait for the next budget.
3. **The shop loses heart.** Every loan is one small sale less. Count the new faces that the cupboard brings in.
4. **It exists for nothing.** Library of Things lends cheaply where it has a branch. Look for one within two miles.

## What I would leave out

No app, no lockers, no deposits. A shared sheet and a phone will do up to ten blocks, and show which tools are really asked for.

## This week, insurance first

1. Ring two brokers: I lend drills, sanders and ladders to residents. If neither will quote, it ends here and has cost nothing.
2. Ask the shop for ten weeks, in writing.
3. List every managing agent with a board up in your area.
4. With a quote in hand, see five of them: ‘For £45 a month anybody in the block borrows one of twenty tools from the shop. The first quarter is £135 in advance, and you have it back if nobody uses it in a month. Which of your blocks goes first?’

Spend no more than £150, on second-hand tools.

## Ten weeks from today

Talk to twenty agents, and count paid quarters only.

- **Go on: eight blocks or more.** Eight leave £84 a month and £7 an hour, because selling comes first; it is the pace that reaches twenty in half a year.
- **Change: three to seven.** If boards do not want it, lend single tools over the counter; if there are too few blocks, take the next district; if too much breaks, keep ladders and hand tools.
- **Stop: fewer than three, or no insurer.**

## What would change my mind

Has an agent or the chair of a residents’ company already asked you for this? If so, put the cupboard in the basement of that block: I would then say start tomorrow.`,
    sums: {
      unit: 'block a month',
      currency: 'GBP',
      lines: [
        { kind: 'price', what: 'fee of a block', value: 45, basis: 'open' },
        { kind: 'cost', what: 'wear, theft, card fees', value: 12, basis: 'open' },
        { kind: 'hours', what: 'loans, checks, selling', value: 1.5, basis: 'open' },
        { kind: 'fixed', what: 'insurance', value: 90, basis: 'open' },
        { kind: 'fixed', what: 'booking software', value: 20, basis: 'open' },
        { kind: 'fixed', what: 'fee of the shop', value: 70, basis: 'open' },
        { kind: 'units', what: 'blocks that pay', value: 20, basis: 'open' },
        { kind: 'start', what: 'twenty tools and cupboard', value: 2200, basis: 'known' },
      ],
      wage: 12,
      month: 480,
      hour: 16,
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

/** Replies to a note that says that three managing agents have paid a quarter in advance. */
export const REPLIES: Readonly<Record<Language, Reply>> = {
  es: {
    reply: `**Tres trimestres cobrados es la mejor noticia posible**: ya no preguntas si lo pagan, sino cuántas fincas más caben.

Lo que cambia:

| Al mes | Antes | Ahora |
| --- | --- | --- |
| Comunidades | 20 | 24 |
| Queda | 370 € | 482 € |

- La meta de las diez semanas sube: corrijo: ocho comunidades → diez.
- El resto del plan sigue igual; el seguro va antes que nada.

Escribe hoy a los tres: «¿Qué otra finca tuya empieza en enero?»`,
    concerns: ['earning', 'evidence'],
    headline:
      'Adelante con las comunidades: tres ya han pagado, y con veinticuatro ganas más que un dependiente.',
    sums: {
      ...(REPORTS.es.sums as Sums),
      lines: (REPORTS.es.sums as Sums).lines.map((line) =>
        line.kind === 'units' ? { ...line, value: 24, basis: 'said' } : line,
      ),
      month: 482,
      hour: 13.39,
    },
  },
  en: {
    reply: `**Three quarters paid in advance is the best news there is**: the question is no longer whether they pay, but how many more blocks there are.

What changes:

| A month | Before | Now |
| --- | --- | --- |
| Blocks | 20 | 24 |
| You keep | £480 | £612 |

- The target for week ten rises: I correct: eight blocks → ten.
- The rest of the plan stands; insurance still comes first.

Write to the three today: ‘Which other block of yours starts in January?’`,
    concerns: ['earning', 'evidence'],
    headline:
      'Go ahead with the blocks: three have paid, and twenty-four earn you more than a job in a shop.',
    sums: {
      ...(REPORTS.en.sums as Sums),
      lines: (REPORTS.en.sums as Sums).lines.map((line) =>
        line.kind === 'units' ? { ...line, value: 24, basis: 'said' } : line,
      ),
      month: 612,
      hour: 17,
    },
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
