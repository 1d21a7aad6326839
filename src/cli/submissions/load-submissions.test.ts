import { expect, test } from 'vitest';
import { tableOf } from '../../../tests/call-table.ts';
import { filtersOf } from './load-submissions.ts';

const filters = (...where: string[]) =>
  filtersOf(tableOf(['idea', 'track', 'state=now'], []), { where, language: 'en' });

test('--where names a column, even one with = in its name, and alternatives of its values', () => {
  expect(filters('track=A', 'state=now=sent', 'TRACK= C ')).toEqual([
    { column: 1, values: ['A', 'C'] },
    { column: 2, values: ['sent'] },
  ]);
});

test('a column that the table lacks is named, with those that it has', () => {
  expect(() => filters('place=A')).toThrow('“place=A”. It has: idea, track, state=now.');
});
