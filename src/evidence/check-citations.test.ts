import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../tests/answers/any-character.ts';
import { evidenceSchema, type Source } from '../domain/evidence.ts';
import type { Language } from '../domain/language.ts';
import { marksIn } from '../text/citation-marks.ts';
import { CitationChecker } from './check-citations.ts';

const source = (id: number, title: string, text: string, publishedAt?: string): Source => ({
  id,
  url: `https://pagina-${id}.example/${title.length}`,
  title,
  text,
  ...(publishedAt === undefined ? {} : { publishedAt }),
});

const SPANISH: Source[] = [
  source(
    1,
    'Afilados Tomelloso, tarifas',
    'Afilamos cuchillos a 3,50 € la pieza y tijeras de podar a 7 €. El servicio a domicilio cuesta 12-15 € según la zona. Abrimos de lunes a viernes.',
    '2025-03-04',
  ),
  source(
    2,
    'Ordenanza de venta ambulante de Almansa',
    'La tasa por puesto es de 1.200 € al año, según la Ordenanza 14/2019. El mercadillo reúne a cuarenta y dos puestos los martes. La superficie máxima es de 18 m².',
    '2024-01-10',
  ),
  source(
    3,
    'Encuesta de hábitos de huerto urbano',
    'El 38,6 % de los encuestados cultiva en casa. De media dedican 4 horas semanales. La asociación Tierra Viva contó 2.350 socios en 2023.',
  ),
  source(
    4,
    'Precios de obradores compartidos',
    '| Obrador | Precio por hora | Fianza |\n| Masa Común | 14 € | 300 € |\n| La Artesa | 11 € | 250 € |',
  ),
  source(
    5,
    'Kosten für Lastenräder',
    'Ein Lastenrad kostet bei Radwerk Lindau 4.200 Euro. Die Wartung liegt bei 180 Euro pro Jahr.',
  ),
  source(
    6,
    'Alquiler de salas en Cuenca',
    'La sala grande del centro Los Arcos se alquila por 45 € la jornada. El ayuntamiento subvenciona hasta la mitad a las asociaciones vecinales inscritas.',
  ),
];
const ENGLISH: Source[] = [
  source(
    1,
    'Seaton Bike Hire: our rates',
    'Adult bikes are £18 a day or £70 a week. Helmets are free. We lent 1,200 bikes last summer.',
    '2026-05-02',
  ),
  source(
    2,
    'Allotment rents rise in Harbury',
    'A full plot now costs £62 a year, up from £48. There are 35 people on the waiting list, says Harbury Parish Council.',
  ),
  source(
    3,
    'Mobile dog grooming: start-up guide',
    'A second-hand van costs between $9,000 and $14,000. Groomers see five or six dogs a day at $65 each. Insurance runs $480 a year.',
  ),
  source(
    4,
    'Licensing of street traders in Norwick',
    'Street traders need a licence under the Local Act; the fee is £310 for 12 months. The market closes at 4.30 pm.',
    '2023-11-20',
  ),
  source(
    5,
    'Precios de las clases de cerámica',
    'El taller Barro Azul cobra 85 € al mes por dos horas a la semana.',
  ),
  source(
    6,
    'Compost scheme ends',
    'The Greenloop scheme collected 3.4 tonnes of food waste a month from 410 households before it closed in 2022 for lack of volunteers.',
  ),
];
const IDEA: Record<Language, string> = {
  es: 'Quiero afilar cuchillos a domicilio por los pueblos a 5 € la pieza.',
  en: 'I want to hire out bikes by the beach for £15 a day.',
};

const checked = (answer: string, language: Language) =>
  new CitationChecker(language === 'es' ? SPANISH : ENGLISH, IDEA[language]).check(answer);

/** The sources whose marks are left. */
const left = (answer: string, language: Language) =>
  checked(answer, language).citations.map((one) => one.source);

describe('marks that stand', () => {
  test.each<[Language, string, number[]]>([
    ['es', 'En Tomelloso cobran 3,50 € por pieza [1].', [1]],
    ['es', 'A domicilio piden entre 12 y 15 euros [1], y tú 5 €.', [1]],
    ['es', 'A domicilio cuesta 12–15 € según la zona. [1]', [1]],
    ['es', 'El puesto paga 1.200 € anuales de tasa [2].', [2]],
    ['es', 'Los 1.200 € al año de la tasa [2] son 100 € al mes.', [2]],
    ['es', 'Lo manda la Ordenanza 14/2019 [2]; pregunta.', [2]],
    ['es', 'El mercadillo de Almansa tiene 42 puestos [2].', [2]],
    ['es', 'El puesto mide como mucho 18 metros cuadrados [2].', [2]],
    ['es', 'Un 39 % cultiva en casa [3].', [3]],
    ['es', 'Le dedican cuatro horas a la semana [3].', [3]],
    ['es', '**Tierra Viva** tenía 2350 socios en 2023 [3].', [3]],
    ['es', '| Masa Común | 14 € la hora [4] |', [4]],
    ['es', '- La Artesa: 11 €/h y fianza de 250 € [4]', [4]],
    ['es', 'Una bici de carga vale 4.200 € en Radwerk [5].', [5]],
    ['es', 'El ayuntamiento subvenciona a las asociaciones vecinales inscritas [6].', [6]],
    ['es', 'Los Arcos alquila la sala grande por 45 € (fuente 6).', [6]],
    ['es', 'Piden 3,50 € por pieza [1].', [1]],
    ['en', 'Seaton hires out adult bikes at £18 a day [1].', [1]],
    ['en', 'They lent 1.200 bikes last summer [1].', [1]],
    ['en', 'A plot in Harbury costs £62 a year [2], which was £48 before [2].', [2, 2]],
    ['en', 'There are 35 people on the waiting list【2】.', [2]],
    ['en', 'A used van is $9k to $14k [3].', [3]],
    ['en', 'Five dogs at $65 is $325 a day [3].', [3]],
    ['en', 'The licence costs £310 for a year [4].', [4]],
    ['en', 'Norwick market closes at 4.30 pm [4]; plan for it.', [4]],
    ['en', 'Barro Azul charges 85 euros a month [5].', [5]],
    ['en', 'Greenloop took 3.4 tonnes a month from 410 households and closed in 2022 [6].', [6]],
    ['en', 'Greenloop closed for lack of volunteers [6][2].', [6]],
  ])('%s: %s', (language, answer, sources) => {
    expect(left(answer, language)).toEqual(sources);
  });
});

test('a name may be joined in the host, or stand for a country; `$` may be pesos, and "an" is no unit', () => {
  const sources: Source[] = [
    {
      id: 1,
      url: 'https://www.sleepymoontents.example/',
      title: 'Our prices',
      text: 'Four tents cost £120.',
    },
    source(2, 'A gym for over-55s in Australia', 'It closed after 18 months.'),
    source(3, 'Categorías', 'La cuota de la categoría A asciende a $42.386 mensuales.'),
    source(4, 'Checks', 'Since 21 January 2026, self-employed people can apply for a check.'),
  ];
  const answer =
    'Sleepy Moon Tents charges £120 for four tents [1]. One Australian gym closed after 18 months [2]. La cuota de la A es de 42.386 pesos al mes [3]. Since 21 January 2026 an eligible person can apply for a check [4].';
  const { text, dropped } = new CitationChecker(sources, IDEA.en).check(answer);
  expect({ text, dropped }).toEqual({ text: answer, dropped: 0 });
});

describe('marks that do not stand', () => {
  test.each<[Language, string]>([
    ['es', 'En Tomelloso cobran 4,50 € por pieza [1].'],
    ['es', 'A domicilio piden entre 12 y 18 euros [1].'],
    ['es', 'El puesto paga 1.200 € al mes de tasa [2].'],
    ['es', 'El puesto paga 1,2 € al año de tasa [2].'],
    ['es', 'El puesto paga 1.200 $ anuales de tasa [2].'],
    ['es', 'Lo manda la Ordenanza 41/2019 [2].'],
    ['es', 'El puesto mide como mucho 18 hectáreas [2].'],
    ['es', 'Un 38,2 % cultiva en casa [3].'],
    ['es', 'La asociación Huerta Nueva tenía 2350 socios en 2023 [3].'],
    ['es', 'Los jubilados cocinan mejor [6].'],
    ['en', 'In Brixcombe adult bikes are hired out at £18 a day [1].'],
    ['en', 'Seaton hires out adult bikes at £18 a week [1].'],
    ['en', 'The waiting list has 53 people [2].'],
    ['en', 'A used van is £9,000 to £14,000 [3].'],
    ['en', 'Norwick market closes at 3.30 pm [4].'],
    ['en', 'Barro Azul charges 95 euros a month [5].'],
    ['en', 'Greenloop took 3.4 kg a month from 410 households [6].'],
    ['en', 'A seventh page says so [7].'],
  ])('%s: %s', (language, answer) => {
    const { text, citations, dropped } = checked(answer, language);
    expect(citations).toEqual([]);
    expect(dropped).toBe(1);
    expect(marksIn(text)).toEqual([]);
    expect(text).not.toMatch(/\s\./);
  });
});

test('a mark at the wrong source moves to the one that has its figures', () => {
  expect(checked('A plot in Harbury costs £62 a year [4].', 'en')).toMatchObject({
    text: 'A plot in Harbury costs £62 a year [2].',
    citations: [{ source: 2 }],
    dropped: 0,
  });
});

test('the year of a figure may stand in the heading, also of an earlier block', () => {
  const checker = new CitationChecker(SPANISH, IDEA.es);
  checker.check('## El huerto en 2031');
  expect(checker.check('En 2031 dedicaban 4 horas semanales [3].').citations).toHaveLength(1);
  checker.check('## Otra cosa');
  expect(checker.check('En 2031 dedicaban 4 horas semanales [3].').citations).toHaveLength(0);
});

test('a citation shows whole sentences with the matching words marked', () => {
  const { citations } = checked('En Tomelloso el domicilio sale por 12-15 € según la zona [1].', 'es');
  const shown = citations[0]?.passages.map(({ in: where, text, marked }) => ({
    where,
    text,
    words: marked.map((range) => text.slice(...range)),
  }));
  expect(shown).toEqual([
    {
      where: 'text',
      text: 'El servicio a domicilio cuesta 12-15 € según la zona.',
      words: ['domicilio', '12', '15 €', 'zona'],
    },
    { where: 'title', text: 'Afilados Tomelloso, tarifas', words: ['Tomelloso'] },
  ]);
});

const PARTS =
  '[1] [2] [7] [1, 2] 【3】 [^1] (fuente 2) [ ] [2024] [a](b) 12-15 € £18 1.200 3,4,5,6 dos mil % . ; : — ( ) | # ## Tomelloso bikes constructor __proto__ a day \n \u202e'.split(
    ' ',
  );
const wild = fc
  .array(
    fc.oneof(fc.constantFrom(...PARTS, ' ', ' ', ' '), fc.string({ unit: anyCharacter, maxLength: 6 })),
    {
      maxLength: 40,
    },
  )
  .map((parts) => parts.join(''));

test('any answer and any sources: valid citations, one for each mark, and no other change', () => {
  fc.assert(
    fc.property(wild, fc.array(wild, { maxLength: 4 }), wild, (answer, texts, idea) => {
      const sources = texts.map((text, index) => source(index + 1, 'Título', text.slice(0, 500)));
      const { text, citations, dropped } = new CitationChecker(sources, idea).check(answer);
      expect(Array.from(text.matchAll(/\[(\d{1,2})\]/g), ([, id]) => Number(id))).toEqual(
        citations.map((one) => one.source),
      );
      if (marksIn(answer).length === 0) expect(text).toBe(answer);
      const evidence = {
        service: 'tavily',
        searchedAt: '2026-11-28T10:00:00Z',
        searches: [],
        sources,
        citations,
        dropped,
      };
      expect(evidenceSchema.safeParse(evidence).error).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});

test('the time is linear in answer and sources', () => {
  for (const part of ['[1] ', '12-15 € ', '1,2,', 'dos mil ', '(', 'A. ', '| ', 'Uno Dos ', '1 ']) {
    const sources = [source(1, 'Título', part.repeat(100).slice(0, 500))];
    const { citations } = new CitationChecker(sources, part.repeat(300)).check(`${part.repeat(5000)}[1]`);
    expect(citations.length).toBeLessThanOrEqual(5001);
  }
});
