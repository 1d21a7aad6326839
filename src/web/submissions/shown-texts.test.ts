import { expect, test } from 'vitest';
import type { Flag } from '../../domain/reading.ts';
import type { Level } from '../../domain/rubric.ts';
import { Copies } from '../../submissions/copies.ts';
import { textResult } from '../../submissions/text-results.ts';
import { callTexts } from '../../submissions/texts.ts';
import { type Filter, type ListSettings, nextUndecided, passes, shownTexts } from './shown-texts.ts';
import { type CallState, NO_CALL, NO_CHOICES, type OpenCall, planOf } from './state.ts';

/** Levels of two criteria; `undefined` if there is no reading. */
type Levels = readonly [first: Level, second: Level] | undefined;

const NAMES = ['Plan 10', 'Plan 9', 'Ñu', 'Árbol', ''];
const LEVELS: readonly Levels[] = [[1, 5], [4, 1], undefined, [3, 3], [2, 2]];
const FLAGS: readonly Flag[] = ['none', 'off_topic', 'none', 'none', 'none'];

const table = {
  table: {
    header: ['id', 'texto'],
    hasHeader: true,
    separator: ',' as const,
    problems: [],
    rows: NAMES.map((id, at) => ({ number: at + 2, cells: [id, `Un texto número ${at} sobre el corazón`] })),
  },
  roles: ['id', 'text'] as const,
  filters: [],
};
const criteria = ['Uno', 'Dos'].map((criterion) => ({ criterion, weight: 1, levels: { 1: 'a', 5: 'b' } }));
const plan = planOf(callTexts(table.table, table.roles), { ...NO_CHOICES, criteria }, 'es');
const call: OpenCall = { table, choices: NO_CHOICES, plan };

function entryOf([first, second]: readonly [Level, Level], flag: Flag) {
  const levels = [first, second].map((level, at) => {
    return { criterion: criteria[at]?.criterion ?? '', level, reason: 'r', quote: 'texto', raise: '' };
  });
  const reading = { levels, flag, points: 10 * first + second, quotesLeftOut: 0 };
  const made = { service: 's', model: 'm', at: '2026-11-28T00:00:00.000Z', ms: 1 };
  return { hash: '', text: '', criteria: '', number: 1, ...made, reading };
}
const hashAt = (at: number) => plan.texts[at]?.hash ?? '';
const state: CallState = {
  ...NO_CALL,
  results: new Map(
    LEVELS.map((levels, at) => {
      return [hashAt(at), textResult(levels ? [entryOf(levels, FLAGS[at] ?? 'none')] : [], false)];
    }),
  ),
  decisions: new Map(
    [0, 3].map((at) => [hashAt(at), { hash: hashAt(at), decision: 'yes' as const, note: '' }]),
  ),
  copies: new Copies(plan.texts, new Map([[hashAt(1), [{ hash: hashAt(2), share: 0.9 }]]])),
};
const shown = (settings: Partial<ListSettings>) =>
  shownTexts(call, state, { search: '', filter: 'all', order: 'row', ...settings }, 'es').map(
    ({ index }) => index,
  );
const passing = (filter: Filter) =>
  plan.texts.filter((text) => passes(text, filter, state)).map(({ index }) => index);

test('texts are ordered by points, one criterion, name or row; those without points go last', () => {
  expect(shown({ order: 'points' })).toEqual([1, 3, 4, 0, 2]);
  expect(shown({ order: 1 })).toEqual([0, 3, 4, 1, 2]);
  // The fifth text has no name, so its first words name it.
  expect(shown({ order: 'name' })).toEqual([3, 2, 1, 0, 4]);
  expect(shown({ order: 'row' })).toEqual([0, 1, 2, 3, 4]);
});

test('a search finds words of ids and texts without case and accents', () => {
  expect(shown({ search: 'arbol CORAZON' })).toEqual([3]);
  expect(shown({ search: 'nadie' })).toEqual([]);
});

test('a filter shows the texts with a decision, with none, with a reason to be read, or with copies', () => {
  expect(passing('yes')).toEqual([0, 3]);
  expect(passing('undecided')).toEqual([1, 2, 4]);
  expect(passing('person')).toEqual([1]);
  expect(passing('flag')).toEqual([1]);
  expect(passing('apart')).toEqual([]);
  expect(passing('copies')).toEqual([1]);
});

test('the next undecided text comes later in the list, or else from its start', () => {
  const list = shownTexts(call, state, { search: '', filter: 'all', order: 'points' }, 'es');
  const after = (index?: number) => nextUndecided(list, state, index)?.index;
  expect([after(), after(1), after(3), after(2)]).toEqual([1, 4, 4, 1]);
  const all = new Map(plan.texts.map(({ hash }) => [hash, { hash, decision: 'no' as const, note: '' }]));
  expect(nextUndecided(list, { decisions: all })).toBeUndefined();
});
