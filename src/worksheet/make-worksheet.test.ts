import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../domain/language.ts';
import type { Axis } from '../domain/rubric.ts';
import { worksheetFile, worksheetFileSchema } from '../domain/worksheet.ts';
import { basic, expression, linesOf } from './cues.ts';
import { makeWorksheet } from './make-worksheet.ts';
import { setAsideLists } from './set-aside.ts';
import { fold } from './text.ts';
import { further } from './words/further.ts';

const axisOf = (idea: string, axis: Axis) => {
  const finding = makeWorksheet(idea, 'es').axes.find((each) => each.axis === axis);
  if (!finding) throw new Error('the text was set aside');
  return finding;
};
const found = (idea: string, axis: Axis) => axisOf(idea, axis).found;
const note = (idea: string, axis: Axis) => axisOf(idea, axis).note ?? '';

describe('the reading of a text', () => {
  const sold = 'Hemos vendido 30 cajas a 12 restaurantes de Vigo y 9 ya repiten.';

  it.each([
    ['a denial', 'No hemos vendido 30 cajas a 12 restaurantes de Vigo.'],
    ['the future', 'Venderemos 30 cajas a 12 restaurantes de Vigo.'],
    ['a wish', 'Esperamos haber vendido 30 cajas a 12 restaurantes de Vigo.'],
    ['a share of a market', 'Con captar el 1 % del mercado tenemos 500 clientes que pagan.'],
  ])('%s does not count as evidence', (_, text) => {
    expect(found(sold, 'evidence')).toBe('yes');
    expect(found(text, 'evidence')).toBe('no');
  });

  it('a result against the idea is quoted as such', () => {
    const text = 'Lo ofrecimos a 30 clínicas y 30 de 30 dijeron que no.';
    expect(axisOf(text, 'evidence')).toMatchObject({
      found: 'partly',
      quotes: ['Lo ofrecimos a 30 clínicas y 30 de 30 dijeron que no'],
      note: expect.stringContaining('un resultado en contra'),
    });
  });

  it('a price below the stated cost is pointed out and does not count fully', () => {
    const text = 'Cobramos 20 € al mes y nos cuesta 35 € al mes.';
    expect(note(text, 'earning')).toContain(
      'el precio (20 € al mes) está por debajo del coste (35 € al mes)',
    );
    expect(found(text, 'earning')).toBe('partly');
    expect(found('Cobramos 35 € al mes y nos cuesta 20 € al mes.', 'earning')).toBe('yes');
  });

  it('a price below a cost is questioned if they may be of different things', () => {
    const text = 'Vendemos agendas a 5 euros la hora y nos cuesta 9 euros cada una.';
    expect(note(text, 'earning')).toContain(
      '¿El precio (5 euros la hora) y el coste (9 euros cada una) son de lo mismo?',
    );
    expect(found(text, 'earning')).toBe('partly');
    expect(note('Alquilamos bicis a 20 € al día. La nave cuesta 900 € al mes.', 'earning')).not.toContain(
      '¿',
    );
    expect(note('Vendo café a 2 € la taza. La máquina nos cuesta 900 €.', 'earning')).not.toContain('¿');
  });

  it.each([
    'Cobramos dieciséis euros al mes y nos cuesta veinte euros al mes.',
    'We charge seventeen pounds a month and it costs us ninety pounds a month.',
    'We charge £12k a year and it costs us £1.5m a year.',
  ])('prices in words and in thousands are compared: %s', (text) => {
    expect(found(text, 'earning')).toBe('partly');
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
    [
      'what the customer lacks',
      'difference',
      'Los peregrinos llegan tarde y los albergues no tienen secadora.',
    ],
  ] as const)('%s does not count for the axis %s', (_, axis, text) => {
    expect(axisOf(text, axis)).toMatchObject({ found: 'no', quotes: [] });
  });

  it('a price is found next to a denied price', () => {
    expect(axisOf('No cobramos 20 € al mes a las familias de Vigo.', 'earning').quotes).toEqual([]);
    expect(axisOf('No cobramos 10 € por entrar; cobramos 10 € al mes.', 'earning').quotes).toEqual([
      'No cobramos 10 € por entrar; cobramos 10 € al mes',
    ]);
  });

  it.each(['19 € al mes', '£3.50 a cup', '45 MXN', '1.200 €/mes', '$99', '20 mil euros'])(
    'a price is read in its currency: %s',
    (amount) => {
      expect(found(`Cobramos ${amount} por usar la app.`, 'earning')).toBe('partly');
    },
  );

  it('a test costs an amount in the currency of the text', () => {
    const { tests } = makeWorksheet('We sell tea for £3 a cup.', 'es');
    expect(tests.some(({ cost }) => cost.endsWith('£'))).toBe(true);
  });

  it('the tests begin with what the text does not say', () => {
    const { tests } = makeWorksheet('Cobramos 90 € por taller y nos cuesta 6 € por taller.', 'es');
    expect(tests).toHaveLength(4);
    expect(tests[0]?.how).toContain('el problema existe');
    expect(tests.some(({ how }) => how.includes('pagan ese precio'))).toBe(false);
  });
});

describe('the quotations of a worksheet', () => {
  it.each([
    'Cobramos 1.200,50 € al mes (IVA incluido, aprox.) por cada clínica. La web es https://a.example/x.y y funciona.',
    'El Sr. Ruiz vende pan a 3,5 € la barra. Es bueno.',
    'Vendemos pan (de trigo. Y de maíz.) para familias de Vigo a 3 € la barra.',
    'We deliver sourdough bread to the offices of the\nold town in Leeds. We charge £4 a loaf.',
  ])('quotations are whole sentences of the text: %s', (text) => {
    const quotes = makeWorksheet(text, 'es').axes.flatMap((each) => each.quotes);
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) {
      expect(text).toContain(quote);
      const after = text.slice(text.indexOf(quote) + quote.length);
      expect(after === '' || /^\.(?:\s|$)/.test(after)).toBe(true);
    }
  });
});

describe('a text that cannot be read', () => {
  it('a text in another language is reported as such', () => {
    expect(
      makeWorksheet(
        'Une application pour trouver des places de parking à Lyon pour les gens qui tournent.',
        'en',
      ).notices,
    ).toEqual([expect.stringContaining('do not recognise the language')]);
    expect(
      makeWorksheet('We sell bread to families in York every morning for £3 a loaf.', 'es').notices,
    ).toEqual([expect.stringContaining('parece estar en inglés')]);
  });
});

describe('the word lists', () => {
  const all = [
    ...Object.entries({ ...basic, ...further, ...setAsideLists }).flatMap(([name, list]) =>
      LANGUAGES.map(
        (language) => [`${language}/${name}`, list[language].replace(/^.* :: /gm, ''), language] as const,
      ),
    ),
  ];

  it.each(all)(
    'each line of %s is folded, compiles, matches no empty text and is bounded',
    (_, list, language) => {
      const lines = linesOf(list);
      expect(new Set(lines).size).toBe(lines.length);
      for (const line of lines) {
        const text = line.replace(/GROUP|COUNT|PAST/g, 'x').trim();
        expect(text).toBe(fold(text));
        expect(''.search(expression(line, language))).toBe(-1);
        expect(line).not.toMatch(/\)[*+]|\.[*+]/);
      }
    },
  );
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

  it('any text makes a valid worksheet, always the same', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...LANGUAGES), (idea, language) => {
        const worksheet = makeWorksheet(idea, language);
        const file = worksheetFile(idea, worksheet, { language, generatedAt: '2026-11-24T08:00:00Z' });
        expect(worksheetFileSchema.safeParse(file).error).toBeUndefined();
        expect(makeWorksheet(idea, language)).toEqual(worksheet);
      }),
      { numRuns: 200 },
    );
  });

  // Quadratic work took seconds for 8,000 characters, and would exceed the test's time limit for 32,000.
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
  ])('a text of 32,000 characters gets a worksheet: %j', (piece) => {
    expect([0, 6]).toContain(makeWorksheet(piece.repeat(32_000).slice(0, 32_000), 'en').axes.length);
  });
});
