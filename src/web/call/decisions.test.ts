import { expect, test } from 'vitest';
import { countedDecisions } from '../../call/sample.ts';
import { Decisions } from './decisions.ts';

const by = (decision: 'yes' | 'no' | 'discuss', isBlind: boolean, name = '') => ({
  hash: 'a',
  decision,
  note: '',
  by: name,
  isBlind,
});

test('a decision made after seeing the readings does not replace the blind decision', () => {
  const decisions = new Decisions([by('yes', true), by('no', false)]);
  expect(decisions.last('a', '')?.decision).toBe('no');
  expect(decisions.merged('a')?.decision).toBe('no');
  expect(countedDecisions(['a'], decisions.all).map(({ decision }) => decision)).toEqual(['yes']);
});

test('withdrawing a decision after seeing the readings keeps the blind decision', () => {
  const decisions = new Decisions([by('yes', true), by('no', false)]);
  decisions.remove('a', '', true);
  decisions.remove('a', '', true);
  expect(decisions.all).toEqual([by('yes', true)]);
});

test('a person who changes a blind decision has one blind decision', () => {
  const decisions = new Decisions([by('yes', true), by('no', true)]);
  expect(decisions.all).toEqual([by('no', true)]);
});

test('a text on which people differ is `discuss`, and each decision can be withdrawn', () => {
  const decisions = new Decisions([by('yes', true), by('no', true, 'Luz')]);
  expect(decisions.merged('a')?.decision).toBe('discuss');
  decisions.remove('a', '', false);
  expect(decisions.merged('a')?.decision).toBe('no');
  decisions.remove('a', 'Luz', false);
  expect(decisions.all).toEqual([]);
});
