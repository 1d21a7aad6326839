import { expect, test } from 'vitest';
import { tableOf } from '../../tests/call-table.ts';
import { decisionsIn, readDecisions } from './decision-file.ts';
import { readTable } from './read-table.ts';
import { callTexts } from './texts.ts';

const table = tableOf(
  ['ref', 'idea'],
  [
    ['A-1', 'Boats, "and" nets'],
    ['A-2', '=1+1'],
    ['A-3', 'Cars\n\nand trains'],
    ['A-4', 'Boats, "and" nets'],
    ['A-5', ''],
  ],
);
const texts = callTexts(table, ['id', 'text']);
const known: Parameters<typeof readDecisions>[1] = { texts, columns: { id: 'ref', text: ['idea'] } };
const hashes = texts.map(({ hash }) => hash);

async function read(text: string, name = 'results.csv', call = known) {
  const file = readDecisions(await readTable(new TextEncoder().encode(text), name), call);
  const rows = file?.rows.map(({ position, word, note }) => [position, word, note]);
  return { rows, decisions: decisionsIn(file?.rows ?? []), problems: file?.problems };
}

test('results.csv is read, sorted in another order, with formulas escaped and with the columns of an earlier version', async () => {
  const { rows, problems } = await read(
    `decisión;nota;ref;idea;puntos;mínimo;máximo;línea;persona;aviso
Sí;'=ask;A-2;'=1+1;50;50;50;leer;;
HABLAR;;A-4;"Boats, ""and"" nets";50;50;50;leer;;
;only a note;A-5;;;;;leer;;
`,
  );
  expect(rows).toEqual([
    [1, 'Sí', '=ask'],
    [3, 'HABLAR', ''],
    [4, '', 'only a note'],
  ]);
  expect(problems).toEqual([]);
});

test('without a column of ids, rows are found by their texts', async () => {
  const call = { texts, columns: { text: ['idea'] } };
  const { rows } = await read(
    'decision,note,idea,points\nno,,"Cars\n\nand trains",1\nyes,,=1+1,2\n',
    'r.csv',
    call,
  );
  expect(rows).toEqual([
    [2, 'no', ''],
    [1, 'yes', ''],
  ]);
});

test('a table without a header row is recognised in results.csv, which has letters for headers', async () => {
  const plain = callTexts({ ...table, hasHeader: false }, ['id', 'text']);
  const { rows } = await read('decision,note,A,B,points\nno,,new,=1+1,1\n', 'results.csv', {
    texts: plain,
    columns: { id: 'A', text: ['B'] },
  });
  expect(rows).toEqual([[1, 'no', '']]);
});

test('sample.csv of an earlier version is read by its hashes', async () => {
  const text = `hash;id;decision;note;text\r\n${hashes[0]};B;Sí;año;x\r\n${hashes[2]?.toUpperCase()};C;quizá;;z\r\n`;
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const file = readDecisions(await readTable(bytes, 'sample.csv'), known);
  expect(decisionsIn(file?.rows ?? [])).toEqual([{ hash: hashes[0], decision: 'yes', note: 'año' }]);
  expect(file?.problems).toEqual([{ code: 'no_decision', row: 3, written: 'quizá' }]);
});

test('a table of ids and decisions is enough, and unknown ids are named with their rows', async () => {
  const { decisions, problems } = await read('id,decision\nA-3,no\nA-9,yes\nA-8,\n', 'ana.csv');
  expect(decisions).toEqual([{ hash: hashes[2], decision: 'no', note: '' }]);
  expect(problems).toEqual([{ code: 'unknown_text', row: 3, written: 'A-9' }]);
});

test('an id of several texts names none of them', async () => {
  const twice = callTexts(
    tableOf(
      ['ref', 'idea'],
      [
        ['A', 'one'],
        ['A', 'two'],
      ],
    ),
    ['id', 'text'],
  );
  const { rows, problems } = await read('ref,decision\nA,yes\n', 'ana.csv', { ...known, texts: twice });
  expect([rows, problems]).toEqual([[], [{ code: 'several_texts', row: 2, written: 'A' }]]);
});

test('a file without the column of decisions, or without one that names texts, is no file of decisions', async () => {
  expect((await read('id,level\nA-1,3\n')).rows).toBeUndefined();
  expect(
    (await read('decision,name\nyes,Ana\n', 'x.csv', { texts, columns: { text: ['idea'] } })).rows,
  ).toBeUndefined();
});
