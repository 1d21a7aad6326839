import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import { scanRecord } from './scan-record.ts';
import type { Separator } from './table.ts';
import { csvPieces, escapeFormulas, unescapeFormulas } from './write-csv.ts';

test.each([
  '=1+1',
  '=cmd|calc',
  '@SUM(A1)',
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
  '＝1+1',
  '\ttext',
])('%j is escaped', (cell) => {
  expect(escapeFormulas(cell)).toBe(`'${cell}`);
  expect(unescapeFormulas(escapeFormulas(cell))).toBe(cell);
});

test.each([
  ["Bread;=cmd|' /C calc'!A0", "Bread;'=cmd|' /C calc'!A0"],
  ['a,＝1+1;＠x\t-A1', "a,'＝1+1;'＠x\t'-A1"],
  ['a\n=1+1', "a\n'=1+1"],
  ['a;"=1+1"', `a;'"=1+1"`],
  ['\t=1', "'\t'=1"],
  ["a;'=1", "a;''=1"],
  ['a\n- cmd|x', "a\n'- cmd|x"],
  ["a,-1\tcmd|' /C calc'!A0", "a,'-1\tcmd|' /C calc'!A0"],
])('%j is escaped for spreadsheets with any separator, and restored', (cell, written) => {
  expect(escapeFormulas(cell)).toBe(written);
  expect(unescapeFormulas(written)).toBe(cell);
});

test.each([
  '',
  'text',
  'Bread for less,-5 %',
  'Call me;+34 600 000 001',
  'We do this:\n- bread = 2 €\n- cakes',
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
])('%j is not escaped', (cell) => {
  expect(escapeFormulas(cell)).toBe(cell);
  expect(unescapeFormulas(cell)).toBe(cell);
});

const SEPARATORS: readonly Separator[] = [',', ';', '\t'];

/** The cells that a spreadsheet with this separator would show. */
function cellsBy(separator: Separator, text: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at < text.length; ) {
    const record = scanRecord(text.slice(at), separator);
    cells.push(...record.cells);
    at += record.length;
  }
  return cells;
}

test('a written file is read back, and no cell is a formula with any separator', async () => {
  const cell = fc.string({
    unit: fc.constantFrom(...'a ,;"\'\n\tñ=+-@1＝＋|('),
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constant('A-1'), cell, cell), { minLength: 3, maxLength: 6 }),
      fc.constantFrom(...SEPARATORS),
      async (rows, separator) => {
        const text = [...csvPieces([['id', 'idea', 'note'], ...rows], separator)].join('');
        expect(text.startsWith('\uFEFFid')).toBe(true);
        const table = await readTable(new TextEncoder().encode(text), 'a.csv');
        expect(table.rows.map(({ cells }) => cells.map(unescapeFormulas))).toEqual(rows);
        const opened = SEPARATORS.flatMap((other) => cellsBy(other, text.slice(1).replaceAll('\r\n', '\n')));
        // A signed number is allowed: text after its closing quotation mark does not turn it into a formula.
        expect(opened.filter((one) => /^"*(?:[=@＝＋]|[+-](?:[^\d ]*$|[^"]*[(|]))/.test(one))).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
