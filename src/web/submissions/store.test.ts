import { expect, test } from 'vitest';
import type { CallTable } from './state.ts';
import { CallStore } from './store.ts';

const table: CallTable = {
  table: {
    header: ['problema', 'propuesta'],
    hasHeader: true,
    separator: ',',
    problems: [],
    rows: [{ number: 2, cells: ['uno', 'dos'] }],
  },
  roles: ['text', 'text'],
  filters: [],
};
const open = async () => {
  const store = new CallStore();
  await store.begin(table);
  return store;
};

test('a change of the columns changes the texts, and keeps every choice', async () => {
  const store = await open();
  store.choose({ times: 3 });
  store.setTable({ roles: ['hidden', 'text'] });
  const { call } = store.get();
  expect(call?.plan.texts[0]?.text).toBe('propuesta:\ndos');
  expect(call?.choices.times).toBe(3);
});

test('the copies of a call that was deleted are not shown', async () => {
  const store = await open();
  const search = store.copies;
  await store.clear();
  await search;
  expect(store.get()).toMatchObject({ call: undefined, copies: undefined });
});
