import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../../tests/renderers/texts.ts';
import { withValue } from '../domain/compute-sums.ts';
import { LINE_KINDS, LINE_LIMITS, type LineKind, type Sums } from '../domain/sums.ts';
import type { Block, Text } from './blocks.ts';
import { joinedText } from './make-blocks.ts';
import { sectionsMarkdown } from './markdown.ts';
import { sumsBlocks } from './sums.ts';
import { plainText } from './text.ts';

const line = (kind: LineKind, value: number) => ({
  kind,
  what: `${kind} of it`,
  value,
  basis: 'open' as const,
});
/** A unit leaves 28, a month 370, an hour 12.33. */
const SUMS: Sums = {
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
const sentence = (text: Text = []) => spaced(joinedText(text));
const texts = (blocks: readonly Block[]) => textsOf({ id: 'sums', layout: 'answer', blocks }).map(spaced);
function blockOf<Type extends Block['type']>(
  blocks: readonly Block[],
  type: Type,
): Extract<Block, { type: Type }> {
  const all = blocks.flatMap((block) => (block.type === 'sums' ? [block, ...block.blocks] : [block]));
  return all.find((block) => block.type === type) as Extract<Block, { type: Type }>;
}
const shownWith = (sums: Partial<Sums>, language: 'es' | 'en' = 'es') =>
  texts(sumsBlocks({ ...SUMS, month: 370, hour: 12.33, ...sums }, language));
const warnings = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.type === 'paragraph' ? sentence(block.text) : []));

describe('a contradiction between text and quantities', () => {
  test.each([
    ['es', { month: 700 }, 'Con estas cantidades te quedan 370 € al mes, no 700 € como dice el texto.'],
    [
      'en',
      { month: 700, currency: 'GBP' },
      'With these figures you keep £370 a month, not £700 as the text says.',
    ],
    ['es', { hour: 15 }, 'Con estas cantidades te quedan 12,33 € por hora, no 15 € como dice el texto.'],
    ['en', { hour: 15 }, 'With these figures you keep €12.33 an hour, not €15 as the text says.'],
    ['es', { month: -90.5 }, 'Con estas cantidades te quedan 370 € al mes, no −90,50 € como dice el texto.'],
    [
      'es',
      { month: 1700, currency: 'coronas' },
      'Con estas cantidades te quedan 370 coronas al mes, no 1.700 coronas como dice el texto.',
    ],
  ] as const)('is one sentence (%s, %j)', (language, stated, warning) => {
    expect(warnings(sumsBlocks({ ...SUMS, month: 370, hour: 12.33, ...stated }, language))).toEqual([
      warning,
    ]);
  });

  test('is absent if text and quantities agree', () => {
    expect(warnings(sumsBlocks({ ...SUMS, month: 371, hour: 12 }, 'es'))).toEqual([]);
  });

  test('does not depend on the person’s changes', () => {
    expect(warnings(sumsBlocks(withValue({ ...SUMS, month: 370 }, 0, 100), 'es'))).toEqual([]);
  });
});

describe('the sums in words', () => {
  test('are what comes in, goes out and is left, and the other results', () => {
    expect(shownWith({ wage: 11 })).toEqual([
      ...['Al mes (20 × block)', 'Entra', '780 €', 'Sale', '410 €', 'Queda', '370 €'],
      ...['Por hora', 'Con la idea', '12,33 €', 'Sin la idea', '11 €'],
      ...['Te quedan', '28 €', 'por venta', '(block)'],
      ...['Cubres gastos con', '7', 'ventas al mes', 'A ese ritmo recuperas la inversión en', '6,5 meses'],
    ]);
  });

  test('have the numbers that were changed', () => {
    const changed = withValue({ ...SUMS, month: 370, hour: 12.33, wage: 11 }, 0, 29);
    const shown = texts(sumsBlocks(changed, 'es'));
    expect(shown[0]).toBe('Con los números cambiados');
    expect(shown.slice(-2)).toEqual([
      'price of it (precio por block): 29 € en vez de 39 €',
      'El texto de la respuesta sigue como se escribió.',
    ]);
  });

  test('name a loss', () => {
    const blocks = sumsBlocks({ ...SUMS, lines: [...SUMS.lines, line('fixed', 900)] }, 'en');
    const { results } = blockOf(blocks, 'sums');
    expect(results.map(sentence)).toEqual(
      expect.arrayContaining(['You lose €530 a month', 'You lose €17.67 an hour']),
    );
    const { groups } = blockOf(blocks, 'bars');
    expect(groups[0]?.bars.at(-1)).toEqual({ name: 'Left', amount: -530, text: '−€530', tone: 'danger' });
  });

  test('take a share from the price, and show it in per cent', () => {
    const lines = [...SUMS.lines, line('share', 10)];
    const { fields, results } = blockOf(sumsBlocks({ ...SUMS, lines }, 'es'), 'sums');
    expect(fields.at(-1)).toMatchObject({ kind: 'parte del precio', sign: '%', max: 100 });
    expect(spaced(fields.at(-1)?.text ?? '')).toBe('10 %');
    expect(sentence(results[0])).toBe('Te quedan 24,10 € por venta (block)');
  });

  test.each([
    [1, true],
    [240, true],
    [0.5, false],
    [1700, false],
  ])('compare the hour of 12.33 with a wage of %s only within a factor of twenty', (wage, isCompared) => {
    const shown = shownWith({ wage }, 'en');
    expect(shown.includes('Without the idea')).toBe(isCompared);
    // The bars say it; without them a sentence does.
    expect(shown.includes('an hour')).toBe(!isCompared);
  });

  test('are always fields for the page', () => {
    const { fields, results } = blockOf(sumsBlocks({ ...SUMS, month: 370 }, 'es'), 'sums');
    expect(fields.map(({ value, sign, max }) => [value, sign, max])).toEqual([
      [39, '€', 1e9],
      [11, '€', 1e9],
      [1.5, 'h', 10_000],
      [190, '€', 1e9],
      [20, '', 1e7],
      [2400, '€', 1e9],
    ]);
    expect(results).toHaveLength(5);
  });
});

/** The results that need each kind of quantity. */
const NEEDED: Readonly<Record<LineKind, readonly string[]>> = {
  price: ['margin', 'month', 'hour', 'breakEven', 'payback'],
  cost: [],
  share: [],
  hours: ['hour'],
  fixed: ['month', 'hour', 'breakEven', 'payback'],
  units: ['month', 'hour', 'payback'],
  start: ['payback'],
};
const SENTENCES: Readonly<Record<string, RegExp>> = {
  margin: /^You keep .* per sale( \(block\))?$/,
  month: /^You keep .* a month$/,
  hour: /^You earn .* an hour$/,
  breakEven: /^You cover your costs with .* sales a month$/,
  payback: /^At that rate you earn back the start-up cost in /,
};

test.each(LINE_KINDS)('without %s exactly the results that need it are missing', (missing) => {
  const lines = SUMS.lines.filter(({ kind }) => kind !== missing);
  const { results } = blockOf(sumsBlocks({ ...SUMS, lines }, 'en'), 'sums');
  const expected = Object.keys(SENTENCES).filter((result) => !NEEDED[missing].includes(result));
  expect(results).toHaveLength(expected.length);
  for (const [index, result] of expected.entries()) {
    expect(sentence(results[index])).toMatch(SENTENCES[result] as RegExp);
  }
});

test.each([
  [410, '1.1 months'],
  [925, '2.5 months'],
  [44_400, '120 months'],
  [50_000, 'more than ten years'],
])('a start-up cost of %s is back in %s', (start, text) => {
  const lines = SUMS.lines.map((each) => (each.kind === 'start' ? line('start', start) : each));
  const { results } = blockOf(sumsBlocks({ ...SUMS, lines }, 'en'), 'sums');
  expect(sentence(results.at(-1))).toBe(`At that rate you earn back the start-up cost in ${text}`);
});

test('one sale that covers the costs, and a month that earns them back, are not mentioned', () => {
  const values = { start: 385, fixed: 28 };
  const lines = SUMS.lines.map((each) => ({
    ...each,
    ...(each.kind in values && { value: values[each.kind as 'start'] }),
  }));
  const { results } = blockOf(sumsBlocks({ ...SUMS, lines }, 'en'), 'sums');
  expect(results.map((each) => sentence(each)).filter((each) => /cover|earn back/.test(each))).toEqual([]);
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
      (sums, language) => {
        const blocks = sumsBlocks(sums as Sums, language);
        const section = { id: 'sums', layout: 'answer', blocks } as const;
        const { fields, results: sentences } = blockOf(blocks, 'sums');
        const all = [
          sectionsMarkdown([section]),
          plainText([section]),
          ...fields.flatMap(({ name, kind, text, sign, before = '' }) => [name, kind, text, sign, before]),
          ...sentences.map(sentence),
        ].join('\n');
        expect(all).not.toMatch(/NaN|∞|Infinity|undefined|null|\[object|\de[+-]?\d/);
        // A minus sign before zero.
        expect(all).not.toMatch(/[-−]\p{Sc}?0(?:[.,]0+)?(?![\d.,])/u);
        expect(fields.every(({ name, text }) => name !== '' && /\d/.test(text))).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
