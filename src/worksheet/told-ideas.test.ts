import { describe, expect, it } from 'vitest';
import type { Language } from '../domain/language.ts';
import type { Axis } from '../domain/rubric.ts';
import { makeWorksheet } from './make-worksheet.ts';

/**
 * Ideas as people tell them, with few words of the lists. For each axis that the text speaks of: the numbers of the
 * sentences that may be quoted there.
 */
const TOLD: readonly (readonly [Language, string, Partial<Record<Axis, readonly number[]>>])[] = [
  [
    'en',
    'People in small flats need a drill twice a year and have nowhere to keep one. |A locker outside the ironmonger lends drills and ladders for £4 a day. |Twelve neighbours have paid so far.',
    { problem: [1], market: [1], earning: [2], feasibility: [2], evidence: [3] },
  ],
  [
    'en',
    'Sound check hire for small congregations. |Most parishes have a volunteer fiddling with a mixing desk every Sunday and the microphone squeals. |$120 per visit. |Two churches in Columbus said yes.',
    { problem: [2], market: [1, 2], earning: [3], feasibility: [1], evidence: [4] },
  ],
  [
    'es',
    'A los repartidores se les moja el móvil cuando llueve. |Una funda que se pega al manillar, 15 € cada una. |Hablé con 20 repartidores y 6 me dijeron que pagarían.',
    { problem: [1], market: [1], earning: [2], feasibility: [2], evidence: [3] },
  ],
  [
    'es',
    'En mi edificio nadie riega las plantas en agosto. |Yo paso cada dos días por las casas del barrio y las cuido. |Los vecinos se lo piden al portero, que ya está harto. |30 al mes por piso. |El verano pasado lo hice con cuatro pisos y los cuatro han repetido.',
    { problem: [1], market: [1, 2, 3], difference: [3], earning: [4], feasibility: [2], evidence: [5] },
  ],
  [
    'en',
    'Brides spend months emailing florists who never reply. |One form, three quotes from florists within forty miles. |Wedding planners do this but want ten percent of the whole budget. |I put a flyer up in a dress shop in Tulsa and got eleven emails in a week. |Florists pay $15 per lead.',
    { problem: [1], market: [1], difference: [3], earning: [5], feasibility: [2], evidence: [4] },
  ],
  [
    'es',
    'Los taqueros de mi colonia tiran tortilla todos los días. |Quiero juntarla y hacer totopos para venderlos en bolsas. |La bolsa a 25 varos y a mí me sale en 9.',
    { problem: [1], market: [1], earning: [3], feasibility: [2] },
  ],
  [
    'en',
    'Allotment holders lose half their courgettes because they all ripen at once. |A van that comes Sundays, collects the glut and turns it into chutney. |Jars go for £5, of which the grower gets one. |Nobody at the Hove site wanted it; of fourteen growers asked, thirteen shrugged.',
    { problem: [1], market: [1, 2], earning: [3], feasibility: [2], evidence: [4] },
  ],
  [
    'es',
    'los camioneros q hacen la ruta a mendoza duermen mal y comen peor, un comedor con duchas y estacionamiento vigilado en el km 640, pregunte a 50 en la estacion de servicio y 41 pararian, ducha mas comida 9 mil pesos',
    { problem: [1], market: [1], earning: [1], feasibility: [1], evidence: [1] },
  ],
  [
    'es',
    'Reparación de instrumentos de viento para bandas de pueblo: la más cercana está a 140 km y tarda dos meses. |Yo recojo y devuelvo en la semana. |Ajuste completo 60 euros, en piezas se me van unos 12. |La banda de Llíria me mandó nueve clarinetes en enero y otros once en marzo.',
    { problem: [1], market: [1], difference: [1, 2], earning: [3], feasibility: [1, 2], evidence: [4] },
  ],
  [
    'es',
    'Las dueñas de salones de uñas en Medellín anotan las citas en un cuaderno y cuando la clienta no llega pierden la hora. |Un bot de WhatsApp que confirma el día antes y ofrece el hueco a otra. |Saldría a 40 mil al mes. |Lo probé en el salón de mi hermana: de nueve plantones por semana pasó a dos.',
    { problem: [1], market: [1], earning: [3], feasibility: [2], evidence: [4] },
  ],
  [
    'en',
    'Mobile bike repair for offices in Dublin, thirty quid a service. |Staff leave a flat for weeks because the shop is open only while they’re at work. |Shops want the bike for three days, I do it in the car park at lunch. |Four companies have me in every month.',
    { problem: [2], market: [1], difference: [3], earning: [1], feasibility: [1], evidence: [4] },
  ],
  [
    'es',
    'Los apicultores pierden colmenas porque se enteran tarde de que la reina ha muerto. |Micrófono dentro de la caja, que distingue el zumbido, sin tener que abrirla como ahora. |22 € por colmena y año. |Todavía no lo ha comprado nadie; un técnico de la cooperativa dijo que le parecía caro.',
    { problem: [1], market: [1], difference: [2], earning: [3], feasibility: [2], evidence: [4] },
  ],
  [
    'en',
    'Beeswax wraps for hikers. |They weigh nothing, and clingfilm rips. |Three for a tenner. |Sold out at the Keswick market twice.',
    { market: [1], difference: [2], earning: [3], feasibility: [1], evidence: [4] },
  ],
  [
    'es',
    'Lavado de tapicería a domicilio, sobre todo para gente con niños pequeños o perros. |La silla del coche la tienen hecha un asco y no saben desmontarla. |El lavadero no toca las sillas infantiles. |Silla 25, sofá de tres plazas 60. |Llevo 41 servicios desde abril, casi todos por recomendación.',
    { problem: [2], market: [1, 2], difference: [3], earning: [4], feasibility: [1], evidence: [5] },
  ],
  [
    'en',
    'Yoga on paddleboards for tourists in Cornwall, £25 a head.',
    { market: [1], earning: [1], feasibility: [1] },
  ],
  ['es', 'una app para que los estudiantes compartan apuntes', { market: [1], feasibility: [1] }],
];

describe('an idea told in the writer’s own words', () => {
  it.each(TOLD)('%s: %s', (language, told, expected) => {
    const sentences = told.split('|');
    const text = sentences.join('');
    const { axes } = makeWorksheet(text, language);
    for (const { axis, quotes } of axes) {
      const quoted = quotes.map((quote) => sentences.findIndex((sentence) => sentence.includes(quote)) + 1);
      const said = expected[axis] ?? [];
      expect(said, axis).toEqual(expect.arrayContaining(quoted));
      expect(quoted.length > 0, axis).toBe(said.length > 0);
    }
  });

  it('a sentence that the rules recognise only by its place is quoted with a question', () => {
    const text =
      'Night-shift nurses eat from vending machines. Hot meals delivered to the ward, $11 a plate.';
    expect(makeWorksheet(text, 'en').axes[0]).toMatchObject({
      axis: 'problem',
      found: 'partly',
      quotes: ['Night-shift nurses eat from vending machines'],
      note: 'The rules are not sure: is your sentence about this?',
    });
  });
});
