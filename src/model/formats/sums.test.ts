import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computedOf } from '../../domain/compute-sums.ts';
import { type Sums, sumsSchema } from '../../domain/sums.ts';
import { sumsRow } from './sums.ts';

const read = (raw: unknown) => sumsRow.read(raw, new Map()) as Sums | undefined;
const readOne = (raw: unknown) => read({ unit: 'visita', currency: 'EUR', lines: [raw] })?.lines[0];

describe('the quantities of an answer', () => {
  it('are read as the prompt asks for them', () => {
    const sums = {
      unit: 'caja',
      currency: 'EUR',
      lines: [
        { kind: 'price', what: 'caja', value: 12, basis: 'said' },
        { kind: 'cost', what: 'verdura', value: 6.5, basis: 'known' },
        { kind: 'hours', what: 'reparto', value: 0.2, basis: 'open' },
        { kind: 'fixed', what: 'furgoneta', value: 180, basis: 'open' },
        { kind: 'start', what: 'cajas', value: 400, basis: 'open' },
        { kind: 'units', what: 'cajas al mes', value: 90, basis: 'open' },
      ],
      wage: 11,
      month: 315,
      hour: -17.5,
    };
    expect(read(sums)).toEqual(sums);
  });

  it.each<[string, object, object]>([
    ['a text with a currency', { kind: 'price', value: '45 €' }, { kind: 'price', value: 45 }],
    ['thousands', { kind: 'start', value: '1.500' }, { value: 1500 }],
    ['minutes', { kind: 'horas', value: '30 min' }, { kind: 'hours', value: 0.5 }],
    [
      'a kind in Spanish',
      { tipo: 'Gastos fijos', valor: '200', base: 'dicho', qué: 'local' },
      { kind: 'fixed', value: 200, basis: 'said', what: 'local' },
    ],
    ['an unknown basis', { kind: 'price', value: 3, basis: 'guess' }, { basis: 'open' }],
    ['zero', { kind: 'cost', value: 0 }, { value: 0 }],
    ['a percentage for a share', { kind: 'share', value: '17,4 %' }, { kind: 'share', value: 17.4 }],
  ])('are read from %s', (_, raw, line) => expect(readOne(raw)).toMatchObject(line));

  it.each([
    { kind: 'price', value: -5 },
    { kind: 'price', value: 'mucho' },
    { kind: 'price', value: '10-20' },
    { kind: 'price', value: '15 %' },
    { kind: 'share', value: 120 },
    { kind: 'price', value: 1e300 },
    { kind: 'price', value: Number.NaN },
    { kind: 'price', value: [5] },
    { kind: 'price' },
    { kind: 'fixed', value: '1.200 € al año' },
    { kind: 'tax', value: 100 },
    { kind: 'constructor', value: 100 },
    { value: 100 },
    'price: 5',
    null,
  ])('are not read from %j', (raw) => expect(readOne(raw)).toBeUndefined());

  it('leave out all lines of a kind if one of them cannot be read, because their sum would be wrong', () => {
    const lines = [
      { kind: 'price', value: 20 },
      { kind: 'fixed', value: 4 },
      { kind: 'fixed', value: 'bastante' },
    ];
    expect(read({ lines })?.lines.map(({ kind }) => kind)).toEqual(['price']);
  });

  it.each(['cost', 'share'])(
    'are missing if a %s cannot be read, because none of it would count as 0',
    (kind) => {
      const lines = [
        { kind: 'price', value: 20 },
        { kind, value: 'bastante' },
      ];
      expect(read({ lines })).toBeUndefined();
    },
  );

  it('have no wage of 0', () => {
    expect(read({ lines: [{ kind: 'price', value: 20 }], wage: 0 })).not.toHaveProperty('wage');
  });

  it('are missing if a line has an unknown kind', () => {
    expect(
      read({
        lines: [
          { kind: 'price', value: 20 },
          { kind: 'descuento', value: 4 },
        ],
      }),
    ).toBeUndefined();
  });

  it('leave out results that a model lists among them, and a second line of units', () => {
    const kinds = ['price', 'units', 'units', 'month', 'salario'];
    const sums = read({ lines: kinds.map((kind, index) => ({ kind, value: index + 1 })) });
    expect(sums?.lines).toMatchObject([
      { kind: 'price', value: 1 },
      { kind: 'units', value: 2 },
    ]);
  });

  it('are valid whatever a model writes, and give finite results or none', () => {
    const number = fc.oneof(
      fc.double(),
      fc.integer(),
      fc.constantFrom('45 €', '1.500', '3 %', '10-20', '-5', '', 'nada', null, 1e308, '1e400', '٣'),
      fc.string(),
    );
    const kind = fc.constantFrom('price', 'Precio', 'cost', 'hours', 'fixed', 'start', 'units', 'month');
    const raw = fc.record(
      { kind, value: number, basis: fc.string(), what: fc.anything() },
      { requiredKeys: [] },
    );
    const lines = fc.array(fc.oneof(raw, fc.anything()), { maxLength: 25 });
    fc.assert(
      fc.property(lines, number, number, (written, month, wage) => {
        const sums = read({ unit: 'x', currency: '€', lines: written, month, wage, hour: month });
        if (!sums) return;
        expect(sumsSchema.parse(sums)).toEqual(sums);
        for (const result of Object.values(computedOf(sums))) expect(Number.isFinite(result)).toBe(true);
      }),
    );
  });
});
