import { expect, test } from 'vitest';
import { joinedDecisions, type Opinion } from './decision.ts';

const opinion = (by: string | undefined, decision: Opinion['decision'], note = '', hash = 'a'): Opinion => ({
  hash,
  decision,
  note,
  by,
});

test('a decision on which all agree stays, with all notes', () => {
  const joined = joinedDecisions([
    opinion('ana', 'yes', 'cheap'),
    opinion('luz', 'yes'),
    opinion('', 'yes', 'ask'),
  ]);
  expect(joined).toEqual([{ hash: 'a', decision: 'yes', note: 'ana: cheap; ask' }]);
});

test('different decisions are to discuss, and texts keep their order', () => {
  const joined = joinedDecisions([
    opinion('ana', 'yes', 'cheap'),
    opinion(undefined, 'no', '', 'b'),
    opinion('luz', 'no', 'no customers'),
  ]);
  expect(joined).toEqual([
    { hash: 'a', decision: 'discuss', note: 'ana: cheap; luz: no customers' },
    { hash: 'b', decision: 'no', note: '' },
  ]);
});

test('of each person the last decision counts', () => {
  expect(joinedDecisions([opinion('', 'no', 'blind'), opinion('', 'yes', 'seen')])).toEqual([
    { hash: 'a', decision: 'yes', note: 'seen' },
  ]);
});

test('a decision from results.csv wins, and the note of another person stays if it has none', () => {
  const others = [opinion('ana', 'yes', 'cheap'), opinion('luz', 'discuss')];
  expect(joinedDecisions([...others, opinion('results.csv', 'no', 'too late')])).toEqual([
    { hash: 'a', decision: 'no', note: 'too late' },
  ]);
  expect(joinedDecisions([opinion('results.csv', 'no'), ...others])).toEqual([
    { hash: 'a', decision: 'no', note: 'ana: cheap' },
  ]);
});
