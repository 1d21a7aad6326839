import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proposeColumns } from './columns.ts';
import { compareWithJury, readJury } from './jury.ts';
import { readTable } from './read-table.ts';
import { callTexts } from './texts.ts';

const read = (name: string) =>
  readTable(readFileSync(new URL(`../../examples/${name}`, import.meta.url)), name);

test('the example has thirty different texts, and its column of contacts is hidden', async () => {
  const table = await read('call.csv');
  const roles = proposeColumns(table);
  expect(roles).toEqual(['id', 'hidden', 'other', 'text', 'text', 'text']);
  const texts = callTexts(table, roles);
  expect(new Set(texts.map(({ hash }) => hash)).size).toBe(30);
  expect(texts.filter(({ text, isCut }) => text.includes('@') || isCut)).toEqual([]);
  expect(table.problems).toEqual([]);
});

test('the example jury is marked as invented and scores the same texts', async () => {
  const [table, jury] = await Promise.all([read('call.csv'), read('call-jury.csv')]);
  expect(jury.header.slice(1).every((header) => header.includes('inventado'))).toBe(true);
  const texts = callTexts(table, proposeColumns(table));
  const scores = readJury(jury);
  expect(new Set(scores.map(({ id }) => id))).toEqual(new Set(texts.map(({ id }) => id)));
  expect(compareWithJury(texts, scores, () => 50)).toMatchObject({ texts: 30, model: { share: 0.5 } });
});
