import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LINE_KINDS, LINE_LIMITS, type LineKind, type UnitEconomics } from '../domain/advice.ts';
import { withValue } from '../domain/unit-economics.ts';
import { textsOf } from './block-texts.ts';
import type { Block } from './blocks.ts';
import { economicsBlocks } from './economics.ts';
import { sectionsMarkdown } from './markdown.ts';
import { plainText } from './text.ts';

const line = (kind: LineKind, value: number) => ({
  kind,
  what: `${kind} of it`,
  value,
  basis: 'open' as const,
});
/** A unit leaves 28, a month 370, an hour 12.33. */
const SUMS: UnitEconomics = {
  unit: 'block',
  currency: 'EUR',
  lines: [
    line('price', 39),
    line('cost', 11),
    line('hours', 1.5),
    line('fixed', 190),
    line('units', 20),
    line('start', 2400),
  ],
};

/** Replaces the special spaces of `Intl` with plain ones. */
const spaced = (text: string) => text.replace(/\s/g, ' ');
const texts = (blocks: readonly Block[]) => textsOf({ id: 'sums', part: 'advice', blocks }).map(spaced);
const economicsOf = (blocks: readonly Block[]) => {
  const block = blocks.find(({ type }) => type === 'economics');
  if (block?.type !== 'economics') throw new Error('no quantities');
  return block;
};
const shownWith = (sums: Partial<UnitEconomics>, language: 'es' | 'en' = 'es') =>
  texts(economicsBlocks({ ...SUMS, month: 370, hour: 12.33, ...sums }, language, true));

describe('a contradiction between text and quantities', () => {
  test.each([
    ['es', { month: 700 }, 'Con estas cantidades quedan 370 € al mes, no 700.'],
    ['en', { month: 700, currency: 'GBP' }, 'With these quantities a month leaves £370, not £700.'],
    ['es', { hour: 15 }, 'Con estas cantidades la hora sale a 12,33 €, no a 15.'],
    ['en', { hour: 15, currency: 'GBP' }, 'With these quantities an hour comes to £12.33, not £15.'],
    ['es', { month: -90.5 }, 'Con estas cantidades quedan 370 € al mes, no −90,5.'],
    ['en', { month: -90.5 }, 'With these quantities a month leaves €370, not −€90.50.'],
    ['es', { month: 1700, currency: 'coronas' }, 'Con estas cantidades quedan 370 coronas al mes, no 1700.'],
  ] as const)('is one sentence (%s, %j)', (language, stated, sentence) => {
    expect(shownWith(stated, language)).toEqual([sentence]);
  });

  test('is absent if text and quantities agree', () => {
    expect(shownWith({ month: 371, hour: 12 })).toEqual([]);
  });

  test('does not depend on the person’s changes', () => {
    const changed = withValue({ ...SUMS, month: 370 }, 0, 100);
    expect(texts(economicsBlocks(changed, 'es', true)).join(' ')).not.toContain('Con estas cantidades');
  });
});

describe('the quantities in words', () => {
  test('are left out if the text has them, unless the person changed a quantity', () => {
    expect(shownWith({})).toEqual([]);
    const changed = withValue({ ...SUMS, month: 370, hour: 12.33, wage: 11 }, 0, 29);
    expect(texts(economicsBlocks(changed, 'es', true))).toEqual([
      ...['Cantidad', 'Valor', 'price of it', '(precio por block)', '29 €', '(antes 39 €)'],
      ...['cost of it', '(coste de cada venta)', '11 €', 'hours of it', '(horas de cada venta)', '1,5 h'],
      ...['fixed of it', '(gasto al mes)', '190 €', 'units of it', '(ventas al mes)', '20'],
      ...['start of it', '(gasto inicial)', '2400 €', 'Con tus números', 'Cada venta deja:', '18 €'],
      ...['Al mes quedan:', '170 €', 'La hora sale a:', '5,67 € (un empleo del oficio: 11 €)'],
      ...['Ventas al mes que cubren los gastos:', '11', 'El gasto inicial vuelve en:', '14,1 meses'],
      'El texto del consejo queda como se escribió.',
    ]);
  });

  test('have results if the text states no results', () => {
    const shown = texts(economicsBlocks(SUMS, 'en', true));
    expect(shown[0]).toBe('What comes out');
    expect(shown).not.toContain('Quantity');
  });

  test('are shown with their results if no part of the advice is about sums', () => {
    const shown = texts(economicsBlocks({ ...SUMS, month: 370 }, 'en', false));
    expect(shown.slice(0, 2)).toEqual(['Quantity', 'Value']);
    expect(shown).toContain('What comes out');
    expect(shown).not.toContain('The text of the advice is left as it was written.');
  });

  test('are always fields for the page', () => {
    const { fields, results } = economicsOf(economicsBlocks({ ...SUMS, month: 370 }, 'es', true));
    expect(fields.map(({ value, sign, max }) => [value, sign, max])).toEqual([
      [39, '€', 1e9],
      [11, '€', 1e9],
      [1.5, 'h', 10_000],
      [190, '€', 1e9],
      [20, '', 1e7],
      [2400, '€', 1e9],
    ]);
    expect(results.map(({ text }) => spaced(text))).toEqual(['28 €', '370 €', '12,33 €', '7', '6,5 meses']);
  });
});

/** The results that need each kind of quantity. */
const NEEDED: Readonly<Record<LineKind, readonly string[]>> = {
  price: ['margin', 'month', 'hour', 'breakEven', 'payback'],
  cost: ['margin', 'month', 'hour', 'breakEven', 'payback'],
  hours: ['hour'],
  fixed: ['month', 'hour', 'breakEven', 'payback'],
  units: ['month', 'hour', 'payback'],
  start: ['payback'],
};
const NAMES: Readonly<Record<string, string>> = {
  margin: 'Each sale leaves',
  month: 'A month leaves',
  hour: 'An hour comes to',
  breakEven: 'Sales a month that cover the costs',
  payback: 'The start-up cost is back in',
};

test.each(LINE_KINDS)('without %s exactly the results that need it are missing', (missing) => {
  const lines = SUMS.lines.filter(({ kind }) => kind !== missing);
  const { results } = economicsOf(economicsBlocks({ ...SUMS, lines }, 'en', true));
  expect(results.map(({ name }) => name)).toEqual(
    Object.keys(NAMES)
      .filter((result) => !NEEDED[missing].includes(result))
      .map((result) => NAMES[result]),
  );
});

test.each([
  [0.5, 'less than a month'],
  [370, '1 month'],
  [1e9, 'more than 100 years'],
])('a start-up cost of %s is back in %s', (start, text) => {
  const lines = SUMS.lines.map((each) => (each.kind === 'start' ? line('start', start) : each));
  const { results } = economicsOf(economicsBlocks({ ...SUMS, lines }, 'en', true));
  expect(results.at(-1)?.text).toBe(text);
});

const amounts = (max: number) =>
  fc.oneof(
    fc.constantFrom(0, -0, 1e-9, 0.00004, 0.00005, 0.004, 0.005, 1 / 3, 0.1, max),
    fc.double({ min: 0, max, noNaN: true }),
  );
const results = fc.option(
  fc.oneof(fc.constantFrom(0, -0, 1e12, -1e12), fc.double({ min: -1e12, max: 1e12, noNaN: true })),
  { nil: undefined },
);
const lines = fc.array(
  fc.constantFrom(...LINE_KINDS).chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      what: fc.constantFrom('', 'what', '\u200b', 'Precio'),
      value: amounts(LINE_LIMITS[kind]),
      basis: fc.constantFrom('said' as const, 'open' as const),
      changed: fc.constantFrom(undefined, true as const),
      before: fc.option(amounts(LINE_LIMITS[kind]), { nil: undefined }),
    }),
  ),
  { minLength: 1, maxLength: 20 },
);

test('no quantities put NaN, Infinity or −0 into any form of the report', () => {
  fc.assert(
    fc.property(
      fc.record({
        unit: fc.constantFrom('', 'block', '\u202e'),
        currency: fc.constantFrom('EUR', 'GBP', 'XQZ', '', '__proto__', 'euros'),
        lines,
        wage: fc.option(amounts(1e9), { nil: undefined }),
        month: results,
        hour: results,
      }),
      fc.constantFrom('es' as const, 'en' as const),
      fc.boolean(),
      (sums, language, hasProse) => {
        const blocks = economicsBlocks(sums as UnitEconomics, language, hasProse);
        const section = { id: 'sums', part: 'advice' as const, blocks };
        const { fields, results: facts } = economicsOf(blocks);
        const all = [
          sectionsMarkdown([section]),
          plainText([section]),
          ...fields.flatMap(({ name, kind, text, sign, before = '' }) => [name, kind, text, sign, before]),
          ...facts.flatMap(({ name, text }) => [name, text]),
        ].join('\n');
        expect(all).not.toMatch(/NaN|∞|Infinity|undefined|null|\[object|\de[+-]?\d/);
        // A minus sign before zero.
        expect(all).not.toMatch(/[-−]\p{Sc}?0(?:[.,]0+)?(?![\d.,])/u);
        expect(facts.every(({ text }) => text !== '')).toBe(true);
        expect(fields.every(({ name, text }) => name !== '' && /\d/.test(text))).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
