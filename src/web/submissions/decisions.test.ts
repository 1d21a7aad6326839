import { expect, test } from 'vitest';
import { NO_DECISIONS, noteOn, undone, withDecision, withNote } from './decisions.ts';

const decided = (state: typeof NO_DECISIONS) => [...state.decisions.values()];

test('undo restores what each decision replaced, the last first', () => {
  const first = withDecision(NO_DECISIONS, 'a', 'yes');
  const changed = withDecision(withDecision(first, 'b', 'no'), 'a', 'discuss');
  expect(decided(undone(changed))).toEqual([
    { hash: 'b', decision: 'no', note: '' },
    { hash: 'a', decision: 'yes', note: '' },
  ]);
  expect(decided(undone(undone(undone(changed))))).toEqual([]);
  expect(undone(NO_DECISIONS)).toBe(NO_DECISIONS);
});

test('deciding the same again changes nothing and cannot be undone', () => {
  const state = withDecision(NO_DECISIONS, 'a', 'yes');
  expect(withDecision(state, 'a', 'yes')).toBe(state);
});

test('a note outlasts the decision, and joins the next one', () => {
  const noted = withNote(NO_DECISIONS, 'a', 'pide cifras');
  expect(decided(noted)).toEqual([]);
  const state = withDecision(noted, 'a', 'no');
  expect(decided(state)).toEqual([{ hash: 'a', decision: 'no', note: 'pide cifras' }]);
  expect(noteOn(withDecision(state, 'a', undefined), 'a')).toBe('pide cifras');
  const later = withNote(state, 'a', 'pide cifras y fechas');
  expect(noteOn(undone(later), 'a')).toBe('pide cifras y fechas');
});
