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

test('after rapid changes the last change is shown, with every choice', async () => {
  const store = await open();
  store.setTable({ roles: ['text', 'hidden'] });
  const first = store.ready;
  store.setTable({ roles: ['hidden', 'text'] });
  store.choose({ times: 3 });
  expect(store.get().call?.table.roles).toEqual(['hidden', 'text']);
  await first;
  const { call } = store.get();
  expect(call?.plan.texts[0]?.text).toBe('propuesta:\ndos');
  expect(call?.choices.times).toBe(3);
});

test('a call that is deleted while its texts are hashed stays deleted', async () => {
  const store = await open();
  store.setTable({ roles: ['text', 'hidden'] });
  const made = store.ready;
  await store.clear();
  await made;
  expect(store.get()).toMatchObject({ screen: 'empty', call: undefined });
});
