import { expect, test } from 'vitest';
import { decisionFileName, decisionPieces, readDecisions } from './decision-file.ts';
import { fileStyle } from './file-style.ts';
import { readTable } from './read-table.ts';
import { countedDecisions, sampleOrder } from './sample.ts';
import { callTexts } from './texts.ts';

const texts = callTexts(
  {
    header: ['id', 'idea'],
    hasHeader: true,
    separator: ',',
    problems: [],
    rows: ['Boats, "and" nets', '=1+1', 'Cars\n\nand trains', 'Boats, "and" nets', ''].map((cell, at) => ({
      number: at + 2,
      cells: [`A-${at}`, cell],
    })),
  },
  ['id', 'text'],
);
const decisionFile = (...contents: Parameters<typeof decisionPieces>) =>
  [...decisionPieces(...contents)].join('');
const order = sampleOrder(texts, 'criteria');
const style = fileStyle({ separator: ',', rows: [] }, 'en');
const read = async (text: string, name: string) =>
  readDecisions(await readTable(new TextEncoder().encode(text), name), name, new Set(order));

test('the file lists each text once, in the order of the sample, and its decisions are read again', async () => {
  const written = decisionFile(texts, order, style, [
    { hash: order[1] ?? '', decision: 'yes', note: '-ask', isBlind: true },
  ]);
  const table = await readTable(new TextEncoder().encode(written), 'sample.csv');
  expect(table.header).toEqual(['id', 'decision', 'note', 'text', 'hash']);
  expect(table.rows.map(({ cells }) => cells.at(-1))).toEqual(order);
  expect(order).toHaveLength(3);
  expect(await read(written, 'sample.csv')).toEqual({
    decisions: [{ hash: order[1], decision: 'yes', note: '-ask', by: '', isBlind: true }],
    hasPoints: false,
    problems: [],
    rows: new Map(order.map((hash, at) => [hash, at + 2])),
  });
});

test('a file that a spreadsheet saved with semicolons in Windows-1252 is read', async () => {
  const [first = '', second = '', third = ''] = order;
  const text = `hash;id;decision;note;text\r\n${first};A;Sí;año;x\r\n${second};B;HABLAR;;y\r\n${third};C;quizá;;z\r\n`;
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const table = await readTable(bytes, 'C:\\decisions-mesa-1.csv');
  const result = readDecisions(table, 'decisions-mesa-1.csv', new Set(order));
  expect(result?.decisions).toEqual([
    { hash: first, decision: 'yes', note: 'año', by: 'mesa-1', isBlind: true },
    { hash: second, decision: 'discuss', note: '', by: 'mesa-1', isBlind: true },
  ]);
  expect(result?.problems).toEqual([{ code: 'no_decision', row: 4, written: 'quizá' }]);
});

test('the name of a file is the name of the person', async () => {
  const by = async (name: string) =>
    (await read(`hash,decision\n${order[0]},no\n`, name))?.decisions.map((one) => one.by);
  expect(await by('decisions-ana.csv')).toEqual(['ana']);
  expect(await by('Decisions-luis.xlsx')).toEqual(['luis']);
  expect(await by('marta.csv')).toEqual(['marta']);
  expect(await by('sample.csv')).toEqual(['']);
});

test('decisions from a file with points never count for the line', async () => {
  const text = `hash,decision,points\n${order.map((hash) => `${hash},yes,50`).join('\n')}\n`;
  const result = await read(text, 'decisions-x.csv');
  expect(result).toMatchObject({ hasPoints: true });
  expect(result?.decisions).toHaveLength(3);
  expect(countedDecisions(order, result?.decisions ?? [])).toEqual([]);
});

test('an unknown text is reported with its row', async () => {
  const result = await read(`id,decision,hash\nA-1,yes,${order[0]}\nB-7,no,abc\n,,def\n`, 'decisions-x.csv');
  expect(result?.problems).toEqual([{ code: 'unknown_text', row: 3, written: 'B-7' }]);
  expect(result?.decisions).toHaveLength(1);
});

test('a table without hash and decision is not a file of decisions', async () => {
  expect(await read('id,idea\n1,x\n', 'a.csv')).toBeUndefined();
});

test('the name of the file has only letters, digits, `-` and `_` of the person’s name', () => {
  expect(decisionFileName(' Mesa 1/2 ')).toBe('decisions-Mesa-1-2.csv');
  expect(decisionFileName('../..')).toBe('decisions-reader.csv');
});

test('unblinded decisions are read as unblinded, and earlier blind decisions are kept', async () => {
  const [one = '', other = ''] = order;
  const decided = [
    { hash: one, decision: 'yes', note: '', isBlind: true },
    { hash: one, decision: 'no', note: 'changed', isBlind: false },
    { hash: other, decision: 'no', note: '', isBlind: false },
  ] as const;
  const result = await read(decisionFile(texts, order, style, decided), 'decisions-ana.csv');
  expect(result?.decisions).toEqual(decided.map((decision) => ({ ...decision, by: 'ana' })));
  expect(countedDecisions(order, result?.decisions ?? []).map(({ decision }) => decision)).toEqual(['yes']);
});

test('a Spanish file opens in a Spanish spreadsheet, and is read in any language', async () => {
  const spanish = fileStyle({ separator: undefined, rows: [] }, 'es');
  const decided = [
    { hash: order[0] ?? '', decision: 'discuss', note: 'precio', isBlind: true },
    { hash: order[1] ?? '', decision: 'yes', note: '', isBlind: false },
  ] as const;
  const written = decisionFile(texts, order, spanish, decided);
  expect(written).toMatch(/^\uFEFFid;decisión;nota;texto;huella;visto\r\n/);
  expect(written).toContain(';hablar;precio;');
  const result = await read(written, 'decisions-ana.csv');
  expect(result?.decisions).toEqual(decided.map((decision) => ({ ...decision, by: 'ana' })));
});
