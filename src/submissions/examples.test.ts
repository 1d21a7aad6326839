import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proposeColumns } from './columns.ts';
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
