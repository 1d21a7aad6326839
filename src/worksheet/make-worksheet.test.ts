import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../domain/idea.ts';
import { planSchema } from '../domain/plan.ts';
import { reportSchema } from '../domain/report.ts';
import type { Axis } from '../domain/rubric.ts';
import { basic, expression, linesOf } from './cues.ts';
import { worksheetPlan } from './plan.ts';
import { further } from './read-idea.ts';
import { makeWorksheet, worksheetReport } from './report.ts';
import { fold } from './text.ts';

const level = (idea: string, axis: Axis, results = '') =>
  makeWorksheet(idea, 'es', results).rating.scoreBreakdown.find((rating) => rating.axis === axis)?.level;
const reason = (idea: string, axis: Axis) =>
  makeWorksheet(idea, 'es').rating.scoreBreakdown.find((rating) => rating.axis === axis)?.reason;

describe('the reading of a text', () => {
  const sold = 'Hemos vendido 30 cajas a 12 restaurantes de Vigo y 9 ya repiten.';

  it.each([
    ['a denial', 'No hemos vendido 30 cajas a 12 restaurantes de Vigo.'],
    ['the future', 'Venderemos 30 cajas a 12 restaurantes de Vigo.'],
    ['a wish', 'Esperamos haber vendido 30 cajas a 12 restaurantes de Vigo.'],
    ['a share of a market', 'Con captar el 1 % del mercado tenemos 500 clientes que pagan.'],
    ['a refusal', 'Lo ofrecimos a 30 clínicas y 30 de 30 dijeron que no.'],
  ])('%s does not count as evidence', (_, text) => {
    expect(level(sold, 'evidence')).toBe(3);
    expect(level(text, 'evidence')).toBe(1);
  });

  it('a price below the stated cost is pointed out and lowers the level', () => {
    const text = 'Cobramos 20 € al mes y nos cuesta 35 € al mes.';
    expect(reason(text, 'earning')).toContain(
      'el precio (20 € al mes) está por debajo del coste (35 € al mes)',
    );
    expect(level(text, 'earning')).toBe(2);
    expect(level('Cobramos 35 € al mes y nos cuesta 20 € al mes.', 'earning')).toBe(3);
  });

  it('a price below a cost is questioned if they may be of different things', () => {
    const text = 'Vendemos agendas a 5 euros la hora y nos cuesta 9 euros cada una.';
    expect(reason(text, 'earning')).toContain(
      '¿El precio (5 euros la hora) y el coste (9 euros cada una) son de lo mismo?',
    );
    expect(level(text, 'earning')).toBe(2);
    expect(reason('Alquilamos bicis a 20 € al día. La nave cuesta 900 € al mes.', 'earning')).not.toContain(
      '¿',
    );
    expect(reason('Vendo café a 2 € la taza. La máquina nos cuesta 900 €.', 'earning')).not.toContain('¿');
  });

  it.each([
    ['the author’s own cost', 'problem', 'Cobramos 90 € por taller de 2 horas y nos cuesta 6 € por taller.'],
    ['the author’s own time', 'problem', 'Hacemos velas a mano y tardamos 2 horas al día en cada pedido.'],
    ['the price of others', 'earning', 'Una residencia cuesta 1.800 € al mes para las familias de Soria.'],
    ['what others charge', 'earning', 'Hospital parking costs £4 an hour for the nurses of Derby.'],
    ['a price that is denied', 'earning', 'No cobramos 20 € al mes a las familias de Vigo.'],
    ['a price in the present', 'evidence', 'Alquilamos bicis a 20 € al día a los turistas de Cádiz.'],
    ['the author’s own loss', 'problem', 'We lose £2 per box but make it up in volume. Boxes sell at £8.'],
    ['what rivals charge', 'earning', 'Los abogados cobran 150 € por consulta a las familias de Soria.'],
    ['a customer who refused', 'market', 'Hemos preguntado a 30 clínicas y las 30 dijeron que no.'],
    [
      'what the customer lacks',
      'difference',
      'Los peregrinos llegan tarde y los albergues no tienen secadora.',
    ],
  ] as const)('%s does not count for the axis %s', (_, axis, text) => {
    expect(reason(text, axis)).toBe('No lo encuentro en tu texto. ¿Lo dice otra frase?');
  });

  it('a denied amount does not count as a price', () => {
    expect(worksheetReport('No cobramos 20 € al mes a las familias de Vigo.', 'es').monetization[0]).toBe(
      'No encuentro en tu texto un precio ni un coste.',
    );
  });

  it('a price is found beside the same amount that is denied', () => {
    const { monetization } = worksheetReport('No cobramos 10 € por entrar; cobramos 10 € al mes.', 'es');
    expect(monetization[0]).toContain('10 € al mes');
  });

  it('an axis names the heading under which its sentence is quoted', () => {
    expect(reason('Talleres de cerámica para colegios de Lugo.', 'feasibility')).toBe(
      'Lo dice la frase citada en Mercado.',
    );
  });

  it('the improved idea has problem, offer, price and evidence in this order', () => {
    const [problem, offer, price, evidence] = [
      'Los colegios pierden tres horas cada semana buscando actividades.',
      'Talleres de cerámica para colegios de Lugo. Traemos el barro.',
      'Cobramos 90 € por taller.',
      'Hemos vendido 12 talleres a 5 colegios y 4 repiten.',
    ];
    const text = worksheetReport(`${evidence} ${price} ${offer} ${problem}`, 'es').improvedIdea;
    const places = [problem, offer, price, evidence].map((sentence) => text.indexOf(sentence as string));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThanOrEqual(0);
  });

  it('a price is read in the currency of the text', () => {
    for (const amount of ['19 € al mes', '£3.50 a cup', '45 MXN', '1.200 €/mes', '$99', '20 mil euros']) {
      expect(worksheetReport(`Cobramos ${amount} por usar la app.`, 'es').monetization[0]).toContain(amount);
    }
    expect(
      worksheetPlan('We sell tea for £3 a cup.', 'es', []).experiments.some(({ cost }) => cost.endsWith('£')),
    ).toBe(true);
  });

  it('experiment results count as evidence', () => {
    const idea = 'Cajas de verdura para familias de Vigo.';
    expect(level(idea, 'evidence')).toBe(1);
    expect(level(idea, 'evidence', sold)).toBe(3);
  });

  it('the gaps of an earlier worksheet add no points', () => {
    const idea = 'Taller de bicis a domicilio en Sevilla.';
    const report = worksheetReport(idea, 'es');
    expect(report.improvedIdea).toContain('[falta: ');
    expect(worksheetReport(report.improvedIdea, 'es').score).toBe(report.score);
  });
});

describe('the quotations of a worksheet', () => {
  it.each([
    'Cobramos 1.200,50 € al mes (IVA incluido, aprox.) por cada clínica. La web es https://a.example/x.y y funciona.',
    'El Sr. Ruiz vende pan a 3,5 € la barra. Es bueno.',
    'Vendemos pan (de trigo. Y de maíz.) para familias de Vigo a 3 € la barra.',
  ])('quotations are whole sentences of the text: %s', (text) => {
    const quotes = [...JSON.stringify(worksheetReport(text, 'es')).matchAll(/«([^»]*)»/g)].map(
      ([, quote]) => quote,
    );
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) {
      expect(text).toContain(quote);
      const after = text.slice(text.indexOf(quote as string) + (quote as string).length);
      expect(after === '' || /^\.(?:\s|$)/.test(after)).toBe(true);
    }
  });
});

describe('a text that cannot be read', () => {
  it('a text in another language is reported as such', () => {
    expect(
      worksheetReport(
        'Une application pour trouver des places de parking à Lyon pour les gens qui tournent.',
        'en',
      ).interpretation,
    ).toContain('do not recognise the language');
    expect(
      worksheetReport('We sell bread to families in York every morning for £3 a loaf.', 'es').interpretation,
    ).toContain('parece estar en inglés');
  });
});

describe('the word lists', () => {
  const lists = [
    ...Object.entries({ ...basic, ...further }).flatMap(([name, list]) =>
      LANGUAGES.map((language) => [`${language}/${name}`, list[language].replace(/^.* :: /gm, '')] as const),
    ),
  ];

  it.each(lists)('each line of %s is folded, compiles, matches no empty text and is bounded', (_, list) => {
    const lines = linesOf(list);
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) {
      const text = line.replaceAll('GROUP', 'group').trim();
      expect(text).toBe(fold(text));
      expect(''.search(expression(line))).toBe(-1);
      expect(line).not.toMatch(/\)[*+]|\.[*+]/);
    }
  });
});

describe('the worksheet of any text', () => {
  const words = fc.constantFrom(
    ...'para familias que no pueden pagar 3 € al mes , . ( ) « » we have sold 30 boxes to 12 shops £ 5 each : ; hoy pierden'.split(
      ' ',
    ),
  );
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 1000 }),
    fc.string({ unit: 'grapheme', maxLength: 1000 }),
    fc.array(words, { maxLength: 200 }).map((list) => list.join(' ').slice(0, 1000)),
  );

  it('any text makes a valid worksheet and plan', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...LANGUAGES), (idea, language) => {
        const report = worksheetReport(idea, language);
        expect(reportSchema.safeParse(report).error).toBeUndefined();
        expect(report.score).toBeLessThanOrEqual(50);
        expect(planSchema.safeParse(worksheetPlan(idea, language, [])).error).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  // Work that grew with the square took seconds for 8,000 characters: for four times as many, half a minute, more than a test may take.
  it.each([
    '$1 ',
    'a ',
    '1.',
    'no ',
    'para los ',
    '( ',
    '. ',
    'a.\n',
    'we have sold ',
    'clientes que pagan 3 € ',
    '[falta',
  ])('a text of 32,000 characters is laid out: %j', (piece) => {
    expect(worksheetReport(piece.repeat(32_000).slice(0, 32_000), 'en').score).toBeLessThanOrEqual(50);
  });
});
