import type { Advice } from '../../src/domain/advice.ts';
import type { Language } from '../../src/domain/language.ts';

/** The advice of a good model on the idea of `REPORTS`, as long as the prompt requests. */
export const ADVICES: Readonly<Record<Language, Advice>> = {
  es: {
    headline:
      'Sí, pero sin cobrarle al vecino: quien usa un taladro dos veces al año no paga una cuota, y quien administra su finca puede pagarla por todos.',
    parts: [
      {
        kind: 'why',
        title: 'Por qué no paga quien la usa',
        text: `Una herramienta se pide al cuñado o se compra de oferta: un taladro de 60 € dura diez años. Tu cuota de 9 € lo paga en siete meses. Lo que sí duele es la escalera que nadie quiere guardar y el trastero que no existe, y eso es de la finca entera.

Las taquillas valen más que lo que guardan, y la ferretería ya tiene mostrador, horario y alguien que distingue una broca gastada.`,
      },
      {
        kind: 'bet',
        title: 'Un armario que paga la finca',
        text: `**Para comunidades de 20 a 40 viviendas a diez minutos de la ferretería: 39 € al mes por el uso de veinte herramientas, en préstamos de hasta tres días que se recogen en el mostrador.** Toca a 1,30 € por vivienda, y lo aprueba una junta en lugar de treinta vecinos. La palanca es el administrador de fincas: lleva decenas de comunidades, y se ahorra las llamadas por la escalera perdida. Por debajo de quince viviendas no compensa.

La ferretería guarda, revisa y cobra un fijo pequeño.`,
      },
      {
        kind: 'sums',
        title: 'Un mes con veinte comunidades',
        text: `Son suposiciones, salvo el precio de las máquinas. Cada comunidad pide seis cosas al mes.

| Al mes | |
| --- | --- |
| 20 comunidades a 39 € | 780 € |
| Desgaste, robo y comisión, 11 € cada una | −220 € |
| Seguro 95 €, programa 25 €, ferretería 70 € | −190 € |
| **Queda antes de impuestos** | **370 €** |
| Horas: préstamos y revisión 16, ventas 14 | 30 |
| **La hora** | **12,33 €** |

En un mal año te quedas en diez: 90 € al mes y 6 € la hora. Un dependiente cobra unos 11 €: con veinte tienes un complemento y no un sueldo; para vivir de ello (1.400 €) hacen falta 57 comunidades y unas 86 horas. Desde siete cubres gastos. Los 2.400 € de herramientas y armario vuelven en seis meses y medio.`,
      },
      {
        kind: 'doubts',
        title: 'Lo que puede torcerlo',
        text: `1. **Alguien se corta con una radial tuya.** Respondes tú. Sin póliza para prestar maquinaria no hay negocio.
2. **La junta lo aplaza.** Un gasto nuevo de 468 € puede esperar un año. Pregunta cuánto aprueba el administrador por su cuenta.
3. **La ferretería se cansa.** Cada préstamo le quita una venta pequeña. Cuenta qué clientes nuevos trae el armario.
4. **Ya lo hace otro.** Kiloutou alquila por días; si tu ayuntamiento presta gratis, por comprobar.`,
      },
      {
        kind: 'other',
        title: 'Lo que no haría todavía',
        text: 'Ni taquillas, ni aplicación, ni fianzas. Una hoja compartida y el teléfono bastan hasta las diez comunidades, y enseñan qué se pide de verdad.',
      },
      {
        kind: 'week',
        title: 'Esta semana, el seguro primero',
        text: `1. Llama a dos corredurías y di: presto taladros, lijadoras y escaleras a vecinos. Si nadie lo cubre, se acaba aquí y no ha costado nada.
2. Pide a la ferretería un sí por escrito para diez semanas.
3. Apunta los administradores de fincas de tu distrito.
4. Con precio de la póliza en la mano, visita a cinco: «Por 39 € al mes, cualquier vecino de la finca coge prestada una de veinte herramientas. El primer trimestre son 117 € por adelantado, y los devuelvo si en un mes nadie la usa. ¿Cuál de sus fincas empieza?»

Tope de gasto: 150 €, en herramientas de segunda mano.`,
      },
      {
        kind: 'rules',
        title: 'Dentro de diez semanas',
        text: `Habla con veinte administradores y cuenta solo trimestres cobrados.

- **Seguir: ocho comunidades o más.** Ocho dejan 34 € al mes y 2,83 € la hora, porque vender va por delante; es el ritmo que llega a veinte en medio año.
- **Cambiar: de tres a siete.** Si no lo quieren, préstamo suelto en el mostrador; si hay pocas fincas, otro distrito; si se rompe demasiado, solo escaleras y herramienta de mano.
- **Parar: menos de tres, o ninguna póliza.**`,
      },
      {
        kind: 'ask',
        title: 'Lo que me haría cambiar de opinión',
        text: '¿Tienes ya un administrador de fincas que te haya dicho que sí, o que te deba un favor? Con él, monta el armario en el cuarto de contadores de su finca mayor: te diría que empieces mañana.',
      },
    ],
    verdict: 'change',
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
  },
  en: {
    headline:
      'Worth testing, but not with lockers: the fee is too much for somebody who drills twice a year, and very little for a block of thirty flats.',
    parts: [
      {
        kind: 'why',
        title: 'Who feels the problem every week',
        text: `A drill costs £50 and lasts ten years, so a member who pays £9 a month has bought one by the sixth payment. Neighbours will praise it and go on borrowing. Those with a steady reason run a block: ladders in the stairwell, a caretaker without a sander.

Lockers cost more than what is in them and cannot see a frayed cable; the hardware shop has opening hours and somebody who can.`,
      },
      {
        kind: 'bet',
        title: 'Sell it to the block, not the flat',
        text: `**For blocks of 20 to 40 flats within ten minutes of one hardware shop: £45 a month for the use of twenty tools, lent for up to three days over the shop’s counter.** That is £1.50 a flat out of the service charge, so one decision replaces thirty. The lever is the managing agent, who looks after dozens of blocks and gets fewer calls about ladders. Under fifteen flats it costs more than anybody would notice saving.

The shop stores and checks the tools for a small fixed fee.`,
      },
      {
        kind: 'sums',
        title: 'A month with twenty blocks',
        text: `All of this is assumption, apart from the price of the tools.

| Month | |
| --- | --- |
| 20 blocks at £45 | £900 |
| Wear, theft and card fees, £12 a block | −£240 |
| Insurance £90, booking £20, the shop £70 | −£180 |
| **Left before tax** | **£480** |
| Hours: loans and checks 16, selling 14 | 30 |
| **An hour** | **£16** |

A bad year means ten blocks: £150 a month and £10 an hour. A shop assistant makes about £12; to live on it (£1,700) takes 57 blocks and some 86 hours. Six cover the costs. The £2,200 for tools and cupboard is back in five months.`,
      },
      {
        kind: 'doubts',
        title: 'What could end it',
        text: `1. **Somebody is hurt with your grinder.** You will answer for it. Cover for lending machinery is to be checked; without it there is no business.
2. **The agent says next year.** A new £540 may wait for the next budget.
3. **The shop loses heart.** Every loan is one small sale less. Count the new faces that the cupboard brings in.
4. **It exists for nothing.** Library of Things lends cheaply where it has a branch. Look for one within two miles.`,
      },
      {
        kind: 'other',
        title: 'What I would leave out',
        text: 'No app, no lockers, no deposits. A shared sheet and a phone will do up to ten blocks, and show which tools are really asked for.',
      },
      {
        kind: 'week',
        title: 'This week, insurance first',
        text: `1. Ring two brokers: I lend drills, sanders and ladders to residents. If neither will quote, it ends here and has cost nothing.
2. Ask the shop for ten weeks, in writing.
3. List every managing agent with a board up in your area.
4. With a quote in hand, see five of them: ‘For £45 a month anybody in the block borrows one of twenty tools from the shop. The first quarter is £135 in advance, and you have it back if nobody uses it in a month. Which of your blocks goes first?’

Spend no more than £150, on second-hand tools.`,
      },
      {
        kind: 'rules',
        title: 'Ten weeks from today',
        text: `Talk to twenty agents, and count paid quarters only.

- **Go on: eight blocks or more.** Eight leave £84 a month and £7 an hour, because selling comes first; it is the pace that reaches twenty in half a year.
- **Change: three to seven.** If boards do not want it, lend single tools over the counter; if there are too few blocks, take the next district; if too much breaks, keep ladders and hand tools.
- **Stop: fewer than three, or no insurer.**`,
      },
      {
        kind: 'ask',
        title: 'What would change my mind',
        text: 'Has an agent or the chair of a residents’ company already asked you for this? If so, put the cupboard in the basement of that block: I would then say start tomorrow.',
      },
    ],
    verdict: 'test',
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
  },
};
