import { describe, expect, it } from 'vitest';
import { readText } from '../text/read-text.ts';
import { readProof } from './evidence.ts';
import { readSignals } from './read-signals.ts';
import { readStatements } from './statements.ts';

const evidenceOf = (idea: string) => readSignals(idea).evidence;

/** The level, and the same said in both languages. */
const SAID: readonly (readonly [number, string, string])[] = [
  [
    5,
    'Ya le pagan la cuota 63 peluquerías de Murcia.',
    '63 hair salons in Norwich already pay the subscription.',
  ],
  [
    5,
    'Desde enero hemos repartido 4.300 menús a 7 € cada uno.',
    'Since January we have delivered 4,300 set meals at £7 each.',
  ],
  [
    5,
    'El trimestre pasado facturé 9.400 € con cuatro comunidades.',
    'Last quarter I invoiced £9,400 to four associations.',
  ],
  [
    5,
    'Vendimos 900 tarros en la feria y nos quedamos sin existencias.',
    'We sold 900 jars at the fair and ran out of stock.',
  ],
  [5, 'Once colegios han vuelto a contratar el taller.', 'Eleven schools have booked the workshop again.'],
  [
    5,
    'El primer lote, 600 pares, se agotó en nueve días.',
    'The first batch, 600 pairs, sold out in nine days.',
  ],
  [
    5,
    'Resultados: 12 ayuntamientos con contrato anual, 0 bajas.',
    'Results: 12 councils on an annual contract, 0 cancellations.',
  ],
  [
    5,
    'De los 25 que probaron, 17 se quedaron pagando 12 € al mes.',
    'Of the 25 who tried it, 17 stayed on at £12 a month.',
  ],
  [
    5,
    'Los 18 barcos que amarran aquí nos tienen contratado el mantenimiento.',
    'All 18 boats moored here have our maintenance contract.',
  ],
  [5, 'Tengo 40 alumnas de costura, a 55 euros mensuales.', 'I have 40 sewing pupils at 55 euros a month.'],
  [5, 'En mayo entraron 3.250 € por suscripciones.', 'In May £3,250 came in from subscriptions.'],
  [
    5,
    'Ya nos han comprado dos veces en el hospital y una clínica.',
    'The hospital and a clinic have already bought from us twice.',
  ],
  [
    5,
    'Nueve de cada diez inquilinos renuevan al acabar el año.',
    'Nine out of ten tenants renew at the end of the year.',
  ],
  [
    5,
    'Este verano han pasado por el taller 130 bicis, a 35 € de media.',
    'This summer 130 bikes have been through the workshop, at £35 on average.',
  ],
  [5, 'En nueve meses, 418 viviendas a 169 €.', 'In nine months, 418 homes at £169.'],
  [
    5,
    'Mi socio y yo ganamos 1.400 € limpios cada mes con esto.',
    'My partner and I clear €1,400 every month from this.',
  ],
  [
    4,
    'Hicimos una prueba de seis semanas en dos institutos con 140 chavales.',
    'We ran a six-week trial at two secondary schools with 140 kids.',
  ],
  [
    4,
    'Hay 212 personas esperando a que abramos, cada una con 20 € de señal.',
    'There are 212 people waiting for us to open, each with a £20 deposit.',
  ],
  [
    4,
    'La página de prueba recogió 530 correos en diez días.',
    'The test page gathered 530 e-mail addresses in ten days.',
  ],
  [
    4,
    'Lo están usando gratis seis asociaciones de vecinos.',
    'Six residents’ associations are using it for free.',
  ],
  [4, 'Cuatro hoteles firmaron una carta de intenciones.', 'Four hotels signed a letter of intent.'],
  [4, 'Reservas hasta hoy: 95.', 'Bookings to date: 95.'],
  [4, 'Hay 9 plazas apalabradas para el primer curso.', 'There are 9 places spoken for on the first course.'],
  [
    4,
    'Una charcutería lleva tres semanas vendiendo a prueba nuestras 60 muestras.',
    'A delicatessen has been selling our 60 samples on trial for three weeks.',
  ],
  [
    4,
    'Ensayo con dos ambulancias: respuesta de 14 a 9 minutos.',
    'Trial with two ambulances: response from 14 to 9 minutes.',
  ],
  [3, 'He entrevistado a una veintena de veterinarios.', 'I interviewed about twenty vets.'],
  [
    3,
    'El Ministerio cifra en 48.000 las caídas anuales de mayores.',
    'The Ministry puts falls by older people at 48,000 a year.',
  ],
  [
    3,
    'La dueña de la floristería me ha dicho que se apuntaría mañana.',
    'The owner of the flower shop told me she would join tomorrow.',
  ],
  [3, 'Dos residencias me han pedido presupuesto.', 'Two care homes have asked me for a quote.'],
  [
    3,
    'Recorrí los once talleres del polígono y ocho pierden piezas.',
    'I went round the eleven workshops on the estate and eight lose parts.',
  ],
  [
    3,
    'Cronometré a quince clientes en la cola: once minutos de media.',
    'I timed fifteen customers in the queue: eleven minutes on average.',
  ],
  [3, 'Estamos en conversaciones con el hospital comarcal.', 'We are in talks with the county hospital.'],
  [3, 'Una bodega se ha ofrecido a probarlo.', 'A winery has offered to try it.'],
  [
    2,
    'Trabajé doce años en una gestoría y lo he visto mil veces.',
    'I worked in an accountancy firm for twelve years and have seen it a thousand times.',
  ],
  [
    2,
    'Se me ocurrió cuando mi suegra se rompió la cadera.',
    'It came to me when my mother-in-law broke her hip.',
  ],
  [2, 'Conduzco un taxi desde hace nueve años.', 'I have been driving a taxi for nine years.'],
  [2, 'Mi hermano y yo crecimos en una granja de ovejas.', 'My brother and I grew up on a sheep farm.'],
  [2, 'Como enfermera, lo veo a diario.', 'As a nurse, I see it every day.'],
  [
    1,
    'Es algo que todo el mundo querría tener en casa.',
    'It is something everyone would want to have at home.',
  ],
  [
    5,
    'Un supermercado nos compra 200 cajas por semana desde hace un año.',
    'A supermarket has been buying 200 boxes a week from us for a year.',
  ],
  [
    5,
    'La hermandad de pescadores nos paga una cuota fija desde enero.',
    'The fishermen’s guild has been paying us a fixed fee since January.',
  ],
  [
    5,
    'Trabajamos con nueve fincas y ninguna ha buscado a otro.',
    'We work with nine estates and none has looked for anyone else.',
  ],
  [
    4,
    'Tres clínicas han aceptado por escrito empezar en enero.',
    'Three clinics have agreed in writing to start in January.',
  ],
  [
    4,
    'Durante julio prestamos gratis 25 sillas anfibias en dos playas.',
    'During July we lent 25 amphibious chairs for free on two beaches.',
  ],
  [
    4,
    'Un piloto de 10 semanas en una planta bajó las paradas de 9 a 4.',
    'A 10-week pilot at one plant cut stoppages from 9 to 4.',
  ],
  [
    3,
    'Pedí opinión a las monitoras del comedor y les faltan manos.',
    'I asked the lunchtime supervisors for their view and they are short-handed.',
  ],
  [
    3,
    'El sindicato calcula que se pierden 3.000 jornadas al año por esto.',
    'The union reckons 3,000 working days a year are lost this way.',
  ],
  [2, 'Nací en una familia de vidrieros.', 'I was born into a family of glaziers.'],
  [
    1,
    'El pedido mínimo son 10 cajas y se paga por adelantado.',
    'The minimum order is 10 boxes, paid in advance.',
  ],
  [
    1,
    'Otras ciudades lo han probado: en Gante lo usan 3.000 personas.',
    'Other cities have tried it: in Ghent 3,000 people use it.',
  ],
  [
    1,
    'Las residencias tienen lista de espera de dos años y 400 personas.',
    'Care homes have waiting lists of two years and 400 people.',
  ],
  [1, 'Hay que pedir 30 licencias y pagarlas.', '30 licences have to be applied for and paid.'],
  [
    1,
    'Cada agricultor ha probado mil venenos y la plaga vuelve.',
    'Every grower has tried a thousand poisons and the pest comes back.',
  ],
  // Denied.
  [
    1,
    'Todavía no hemos vendido nada ni hablado con ningún cliente.',
    'We have not sold anything yet, nor spoken to a single customer.',
  ],
  [1, 'Nadie lo ha probado aún.', 'Nobody has tried it yet.'],
  [
    1,
    'No tenemos 30 clientes que pagan ni lista de espera.',
    'We do not have 30 paying customers or a waiting list.',
  ],
  // Planned, supposed or reckoned with.
  [
    1,
    'Empezaríamos con 20 clientes y en un año llegaríamos a 300.',
    'We would start with 20 customers and reach 300 within a year.',
  ],
  [1, 'Haremos un piloto con 30 tiendas en otoño.', 'We will run a pilot with 30 shops in the autumn.'],
  [
    1,
    'Esperamos tener 50 suscriptores antes de fin de año.',
    'We hope to have 50 subscribers before the end of the year.',
  ],
  [1, 'Si diez restaurantes se apuntan, salen las cuentas.', 'If ten restaurants sign up, the figures work.'],
  [1, 'Con 15 clientes cubriríamos los gastos.', 'With 15 customers we would cover our costs.'],
  // Bought again and again, done and used, in other words than paying.
  [5, 'Cuatro restaurantes me piden una pieza por semana.', 'Four restaurants ask me for a wheel a week.'],
  [5, 'Nueve despachos abonan ya 2.140 € al mes.', 'Nine offices already pay €2,140 a month.'],
  [5, 'El piloto acabó y los cuatro recontrataron.', 'The pilot ended and all four hired us again.'],
  [5, 'Hecho en 13 municipios a 2.400 € cada uno.', 'Done in 13 municipalities at €2,400 each.'],
  [4, 'Lo jugaron unas sesenta personas en dos ferias.', 'About sixty people played it at two fairs.'],
  [3, 'Una cooperativa de crédito lo está probando.', 'A credit union is testing it.'],
  [3, 'Dos funerarias nos derivan casos.', 'Two funeral homes refer cases to us.'],
  [
    4,
    'Cosí veinte bolsas y las repartí entre compañeros. Las vendería a 28 €.',
    'I sewed twenty bags and handed them out to workmates. I would sell them at €28.',
  ],
  // Present and past are written alike in Spanish: a past verb beside it tells which.
  [
    4,
    'Imprimimos cien cuadernos, los dejamos en el hospital y las logopedas pidieron otros doscientos.',
    'We printed a hundred workbooks, left them at the hospital and the speech therapists asked for another two hundred.',
  ],
  [5, 'Hay 2.100 socios al corriente de la cuota.', 'There are 2,100 members up to date with the fee.'],
  [5, 'Siete clientes van ya por el tercero.', 'Seven customers are already on their third.'],
  [
    5,
    'Nuestra cooperativa limpia nueve colegios por 48.000 € cada uno.',
    'Our cooperative cleans nine schools for €48,000 each.',
  ],
  [
    5,
    'La campaña de 2024 la acabamos con 212 avisos a 60 €.',
    'We finished the 2024 season with 212 call-outs at €60.',
  ],
  [2, 'Llevo media vida en obras.', "I've spent half my life on building sites."],
  [
    3,
    'La logopeda del hospital me repite que faltan ideas.',
    'The speech therapist keeps telling me ideas are lacking.',
  ],
  [
    1,
    'Entraríamos con un aparato que trabaja en 24 horas.',
    'We would come in with a device that works in 24 hours.',
  ],
  [1, 'Bocadillos a 6 €, 200 al día en la universidad.', 'Sandwiches at €6, 200 a day at the university.'],
  [
    3,
    'La costurera nos dijo que el año pasado rechazó cuarenta encargos. Serían 50 €.',
    'The seamstress told us that last year she turned down forty orders. It would be €50.',
  ],
  [
    1,
    'Se pierde porque no queda nadie para enseñarlo. 48 €.',
    'It is dying out: nobody left to teach it. €48.',
  ],
  // What a price is planned for is not sold yet.
  [
    4,
    'En tres días 71 personas rellenaron el formulario. Serían 18 € por doce plantas.',
    'In three days 71 people filled in the form. It would be €18 for twelve plants.',
  ],
  // Words that sound of customers, of those whom it is for and of places.
  [
    1,
    'Una furgoneta que recorre 14 pueblos donde ya no queda ninguna. Costaría 28 euros.',
    'A van that tours 14 villages where there is none left. It would cost 28 euros.',
  ],
  [
    1,
    'Para familias que quieren probar antes de gastarse 600 €.',
    'For families who want to try it before spending €600.',
  ],
  [1, 'Lo llevaríamos en acuerdo con la farmacia.', 'We would deliver it in agreement with the pharmacy.'],
  [
    3,
    'He leído los datos del instituto: 5.400 bajas al año.',
    'I have read the data of the institute: 5,400 cases a year.',
  ],
  // Of others, and how things are done.
  [1, 'Nuestros competidores tienen 400 clientes que pagan.', 'Our competitors have 400 paying customers.'],
  [
    1,
    'Los bares pagan 300 € al mes a tres proveedores distintos.',
    'Bars pay £300 a month to three different suppliers.',
  ],
  [1, 'En 2023 cerraron 1.200 librerías.', 'In 2023, 1,200 bookshops closed.'],
  [1, 'Cada cliente paga 20 € y deja una fianza.', 'Each customer pays €20 and leaves a deposit.'],
  [
    1,
    'Se reserva con la app, se paga y se recoge en tienda.',
    'You book with the app, pay and pick up in the shop.',
  ],
  [
    1,
    'Los hoteles ya pagan 90 € por habitación a las plataformas.',
    'Hotels already pay €90 a room to the platforms.',
  ],
  [
    1,
    'Mis amigos dicen que es la mejor idea que han oído.',
    'My friends say it is the best idea they have heard.',
  ],
];

describe('the evidence', () => {
  it.each(SAID)('is %i alike in “%s” and “%s”', (level, es, en) => {
    expect([evidenceOf(es).level, evidenceOf(en).level]).toEqual([level, level]);
  });

  it('is quoted where it stands', () => {
    const idea = 'Tartas caseras. Once colegios han vuelto a contratar el taller. Cuestan 20 €.';
    const { at } = evidenceOf(idea);
    expect(idea.slice(at?.start, at?.end)).toContain('han vuelto a contratar');
  });

  it('counts people, and neither years nor time nor money nor tables', () => {
    const text = readText(
      'En 2023 pagamos 400 € por 6 mesas en 3 meses a 14 panaderos y 2 escuelas secundarias.',
    );
    const { counts } = readProof(text, readStatements(text), []);
    expect(counts.map(({ start, end }) => text.typed.slice(start, end))).toEqual(['6', '14', '2']);
  });
});
