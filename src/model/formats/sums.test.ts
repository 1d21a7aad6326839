import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviceSchema, type UnitEconomics } from '../../domain/advice.ts';
import { resultsOf } from '../../domain/unit-economics.ts';
import { adviceFormat } from './advice.ts';

const read = (raw: unknown) => adviceFormat.rows.sums?.read(raw, new Map()) as UnitEconomics | undefined;
const readOne = (raw: unknown) => read({ unit: 'visita', currency: 'EUR', lines: [raw] })?.lines[0];

describe('the quantities of advice', () => {
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
  ])('are read from %s', (_, raw, line) => expect(readOne(raw)).toMatchObject(line));

  it.each([
    { kind: 'price', value: -5 },
    { kind: 'price', value: 'mucho' },
    { kind: 'price', value: '10-20' },
    { kind: 'price', value: '15 %' },
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

  it('may be an object with the kinds as keys', () => {
    expect(read({ unit: 'clase', moneda: '€', precio: 20, coste: { value: 2 } })).toEqual({
      unit: 'clase',
      currency: 'EUR',
      lines: [
        { kind: 'price', what: '', value: 20, basis: 'open' },
        { kind: 'cost', what: '', value: 2, basis: 'open' },
      ],
    });
  });

  it('leave out all lines of a kind if one of them cannot be read, because their sum would be wrong', () => {
    const lines = [
      { kind: 'price', value: 20 },
      { kind: 'cost', value: 4 },
      { kind: 'cost', value: 'bastante' },
    ];
    expect(read({ lines })?.lines.map(({ kind }) => kind)).toEqual(['price']);
  });

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
        expect(adviceSchema.shape.sums.parse(sums)).toEqual(sums);
        for (const result of Object.values(resultsOf(sums))) expect(Number.isFinite(result)).toBe(true);
      }),
    );
  });
});

describe('the parts of advice', () => {
  const readParts = (raw: unknown) => adviceFormat.rows.parts?.read(raw, new Map());

  it.each<[string, unknown]>([
    ['an object with the kinds as keys', { why: { título: 'Por qué', texto: 'Uno.' }, dudas: 'Dos.' }],
    [
      'other keys',
      [
        { tipo: 'razones', heading: 'Por qué', content: 'Uno.' },
        { type: 'Doubts', body: 'Dos.' },
      ],
    ],
    [
      'a text as its lines',
      [
        { kind: 'why', title: 'Por qué', text: ['Uno.'] },
        { kind: 'doubts', text: 'Dos.' },
      ],
    ],
  ])('are read from %s', (_, raw) => {
    expect(readParts(raw)).toEqual([
      { kind: 'why', title: 'Por qué', text: 'Uno.' },
      { kind: 'doubts', title: '', text: 'Dos.' },
    ]);
  });

  it('keep their Markdown, and lose invisible characters and HTML', () => {
    const text = '**Cobra** 20 €:\n\n- uno\n- dos\n\n| a | b |\n| --- | --- |\n| 1 | 2 |';
    const parts = readParts([
      { kind: 'bet', text: `${text}\u202E` },
      { kind: 'why', text: '<p>Tres.</p>' },
    ]);
    expect(parts).toMatchObject([{ text }, { text: 'Tres.' }]);
  });

  it('are kept with an unknown kind, and left out without a text', () => {
    const parts = [{ kind: 'poem', text: 'Uno.' }, { kind: 'why', title: 'Nada' }, 'Dos.'];
    expect(readParts(parts)).toMatchObject([
      { kind: 'other', text: 'Uno.' },
      { kind: 'other', text: 'Dos.' },
    ]);
  });

  it('are missing if there are fewer than two', () => {
    expect(readParts([{ kind: 'why', text: 'Uno.' }])).toBeUndefined();
    expect(readParts('Uno.')).toBeUndefined();
  });
});
