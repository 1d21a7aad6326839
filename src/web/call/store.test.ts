import { expect, test } from 'vitest';
import type { ColumnRole } from '../../call/columns.ts';
import type { CallTable } from './state.ts';
import { CallStore } from './store.ts';

const roles: ColumnRole[] = ['text', 'text'];
const table: CallTable = {
  table: {
    header: ['problema', 'propuesta'],
    hasHeader: true,
    separator: ',',
    problems: [],
    rows: [{ number: 2, cells: ['uno', 'dos'] }],
  },
  roles,
  filters: [],
};
const open = async () => {
  const store = new CallStore();
  await store.begin(table);
  return store;
};
const textIn = (store: CallStore) => store.call?.plan.texts[0]?.text;

test('after rapid changes the last change is shown, with every choice', async () => {
  const store = await open();
  store.setTable({ roles: ['text', 'hidden'] });
  const first = store.ready;
  store.setTable({ roles: ['hidden', 'text'] });
  store.choose({ loss: 0.2 });
  expect(store.call?.table.roles).toEqual(['hidden', 'text']);
  await first;
  expect(textIn(store)).toBe('propuesta:\ndos');
  expect(store.call?.choices.loss).toBe(0.2);
});

test('a call that is deleted while its plan is computed stays deleted', async () => {
  const store = await open();
  store.setTable({ roles: ['text', 'hidden'] });
  const made = store.ready;
  await store.clear();
  await made;
  expect(store.screen.get()).toEqual({ kind: 'empty' });
});
