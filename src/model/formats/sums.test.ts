import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLANS } from '../../../tests/fake-service/answers.ts';
import { RESULTS, sumsOf } from '../../domain/sum-results.ts';
import { type Sums, sumsSchema, TIMES } from '../../domain/sums.ts';
import { planFormat } from './plan.ts';

const read = (raw: unknown) => planFormat.rows.sums?.read(raw, new Map()) as Sums | undefined;
const readOne = (raw: object) => read({ unit: 'visita', currency: 'EUR', quantities: [raw] })?.quantities[0];

describe('the quantities of a plan', () => {
  it('are read as the prompt asks for them', () => {
    for (const { sums } of Object.values(PLANS)) expect(read(sums)).toEqual(sums);
  });

  it.each<[string, object, object]>([
    ['a text with a currency', { kind: 'price', value: '45 €' }, { kind: 'price', value: 45 }],
    ['thousands', { kind: 'start', value: '1.500' }, { value: 1500 }],
    ['a percentage', { kind: 'share', value: '3 %' }, { value: 0.03 }],
    [
      'a percentage without its sign',
      { kind: 'share', value: 15, low: 10, high: 20 },
      { value: 0.15, low: 0.1, high: 0.2 },
    ],
    ['a fraction', { kind: 'share', value: 0.15 }, { value: 0.15 }],
    ['a range as a text', { kind: 'units', value: '10-20' }, { value: 15, low: 10, high: 20 }],
    ['a range without a value', { kind: 'cost', low: 4, high: 6 }, { value: 5, low: 4, high: 6 }],
    [
      'a range in the wrong order',
      { kind: 'cost', value: 5, low: '6 €', high: '4 €' },
      { value: 5, low: 4, high: 6 },
    ],
    ['a range that leaves the value out', { kind: 'cost', value: 5, low: 6, high: 9 }, { value: 5 }],
    ['half a range', { kind: 'cost', value: 5, high: 9 }, { value: 5 }],
    ['null in a range', { kind: 'cost', value: 5, low: null, high: null }, { value: 5 }],
    ['minutes', { kind: 'horas', value: '30 min' }, { kind: 'hours', value: 0.5 }],
    [
      'a kind in Spanish',
      { tipo: 'Gastos fijos', valor: '200', base: 'dicho' },
      { kind: 'fixed', value: 200, basis: 'said' },
    ],
    [
      'a time in Spanish',
      { kind: 'unidades', when: 'año', value: 30 },
      { kind: 'units', when: 'year', value: 30 },
    ],
    ['kind and time in one', { kind: 'units_begin', value: 3 }, { kind: 'units', when: 'begin', value: 3 }],
    [
      'kind and time in words',
      { kind: 'ventas (al empezar)', value: 3 },
      { kind: 'units', when: 'begin', value: 3 },
    ],
    ['no time', { kind: 'price', when: 'always', value: 3 }, { kind: 'price', value: 3 }],
    ['an unknown basis', { kind: 'price', value: 3, basis: 'guess' }, { basis: 'open' }],
    ['zero', { kind: 'cost', value: 0 }, { value: 0 }],
  ])('%s', (_, raw, quantity) => {
    const found = readOne(raw);
    expect(found).toMatchObject(quantity);
    for (const part of ['low', 'high', 'when']) {
      if (!(part in quantity)) expect(found).not.toHaveProperty(part);
    }
  });

  it.each([
    { kind: 'price', value: -5 },
    { kind: 'price', value: 'mucho' },
    { kind: 'price', value: '5 o 6 o 7' },
    { kind: 'price', value: 1e300 },
    { kind: 'price', value: Number.NaN },
    { kind: 'price', value: [5] },
    { kind: 'price' },
    { kind: 'fixed', value: '1.200 € al año' },
    { kind: 'share', value: 250 },
    { kind: 'profit', value: 100 },
    { value: 100 },
    'price: 5',
    null,
  ])('%j is no quantity', (raw) => {
    expect(read({ unit: 'x', currency: 'EUR', quantities: [raw] })).toBeUndefined();
  });

  it('may be an object with the kinds as keys', () => {
    expect(read({ unit: 'clase', moneda: '€', precio: 20, coste: { value: 2 } })).toEqual({
      unit: 'clase',
      currency: 'EUR',
      quantities: [
        { kind: 'price', value: 20, basis: 'open' },
        { kind: 'cost', value: 2, basis: 'open' },
      ],
    });
  });

  it('count once, except for costs, hours and fixed costs, and need no unit or currency', () => {
    const kinds = ['price', 'price', 'share', 'amount', 'units', 'units', 'fixed', 'fixed', 'cost', 'cost'];
    const sums = read({ quantities: kinds.map((kind, index) => ({ kind, value: (index + 1) / 10 })) });
    expect(sums?.quantities.map(({ kind }) => kind)).toEqual([
      'price',
      'units',
      'fixed',
      'fixed',
      'cost',
      'cost',
    ]);
    expect(sums).toMatchObject({ unit: '', currency: '' });
  });

  it('whatever a model writes, what is read is valid and gives whole numbers or nothing', () => {
    const number = fc.oneof(
      fc.double(),
      fc.integer(),
      fc.constantFrom('45 €', '1.500', '3 %', '10-20', '-5', '', 'nada', null, 1e308, '1e400', '٣'),
      fc.string(),
    );
    const kind = fc.constantFrom(
      'price',
      'Precio',
      'share',
      'amount',
      'cost',
      'hours',
      'fixed',
      'start',
      'units',
      'units_year',
      '',
      7,
    );
    const raw = fc.record(
      {
        kind,
        when: fc.constantFrom('begin', 'year', 'always', '?'),
        value: number,
        low: number,
        high: number,
        basis: fc.string(),
        note: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(raw, fc.anything()), { maxLength: 20 }), (quantities) => {
        const sums = read({ unit: 'x', currency: '€', quantities });
        if (!sums) return;
        expect(sumsSchema.safeParse(sums).success).toBe(true);
        for (const time of TIMES) {
          const results = sumsOf(sums, time);
          for (const name of RESULTS) expect(JSON.stringify(results[name])).not.toMatch(/NaN|Infinity/);
        }
      }),
    );
  });
});

describe('the advice of a plan', () => {
  const readField = (field: string, raw: unknown) => planFormat.rows[field]?.read(raw, new Map());

  it('leaves out a doubt that is not whole, and an empty list', () => {
    const doubt = { what: 'Una duda', why: 'Porque pasa', settle: 'Se cuenta' };
    expect(readField('doubts', [{ ...doubt, settle: '' }, doubt])).toEqual([doubt]);
    expect(readField('doubts', [])).toBeUndefined();
  });

  it('leaves out a decision without one of its numbers, and empty texts', () => {
    const decide = { goOnIf: '30 pagos', changeIf: 'de 8 a 30', into: 'otro negocio', stopIf: 'menos de 8' };
    expect(readField('decide', decide)).toEqual(decide);
    expect(readField('decide', { ...decide, into: '' })).toBeUndefined();
    expect(readField('bet', '')).toBeUndefined();
    expect(readField('thisWeek', 'n/a')).toBeUndefined();
  });
});
