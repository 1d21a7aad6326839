import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import { csvText, harmlessCell, originalCell } from './write-csv.ts';

test.each([
  '=1+1',
  '=cmd|calc',
  '@SUM(A1)',
  '\t=1',
  '+cmd',
  '-2+3',
  '+1+1',
  '-A1',
  '+',
  '-',
  '--1',
  '+34x600000001',
  '+1+1000000000',
  '-100000000-1',
])('%j is made harmless', (cell) => {
  expect(harmlessCell(cell)).toBe(`'${cell}`);
  expect(originalCell(harmlessCell(cell))).toBe(cell);
});

test.each([
  '',
  'text',
  "it's",
  '-5',
  '+5',
  '-1.234,56',
  '-0.5',
  '-.5',
  '-1e-7',
  '-12 %',
  '-3 €',
  '+34 600 000 001',
  '+44 (20) 7946-0000',
  '1-2',
  'a=b',
])('%j stays as it is', (cell) => {
  expect(harmlessCell(cell)).toBe(cell);
  expect(originalCell(cell)).toBe(cell);
});

test('what is written is read again, in every separator, and runs nothing', async () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', ' ', ',', ';', '"', "'", '\n', '\t', 'ñ', '=', '+', '-', '@', '1'),
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constant('A-1'), cell, cell), { minLength: 3, maxLength: 6 }),
      fc.constantFrom(',' as const, ';' as const, '\t' as const),
      async (rows, separator) => {
        const text = csvText([['id', 'idea', 'note'], ...rows], separator);
        expect(text.startsWith('\uFEFFid')).toBe(true);
        const table = await readTable(new TextEncoder().encode(text), 'a.csv');
        expect(table.rows.map(({ cells }) => cells)).toEqual(rows.map((cells) => cells.map(harmlessCell)));
        expect(
          table.rows.flatMap(({ cells }) => cells).filter((one) => /^[=@\t]|^[+-]\D*$/.test(one)),
        ).toEqual([]);
      },
    ),
  );
});
