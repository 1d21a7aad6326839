import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decisionOf, mergeDecisions, type TextDecision } from './decision.ts';
import { countedDecisions, sampleGap, sampleOrder } from './sample.ts';
import { callTexts } from './texts.ts';

const textsOf = (cells: readonly string[]) =>
  callTexts(
    {
      header: ['a'],
      hasHeader: true,
      rows: cells.map((cell, at) => ({ number: at + 2, cells: [cell] })),
      separator: ',',
      problems: [],
    },
    ['text'],
  );
const many = Array.from({ length: 50 }, (_, at) => `text ${at}`);
const decided = (
  hash: string,
  decision: TextDecision['decision'],
  by = '',
  isBlind = true,
): TextDecision => ({
  hash,
  decision,
  by,
  isBlind,
  note: '',
});

describe('the order of the sample', () => {
  test('depends only on the hashes of text and criteria, not on the order of the table', () => {
    const key = (hash: string) => createHash('sha256').update(`${hash}:criteria`).digest('hex');
    const expected = textsOf(many)
      .map(({ hash }) => hash)
      .sort((a, b) => key(a).localeCompare(key(b)));
    fc.assert(
      fc.property(fc.shuffledSubarray(many, { minLength: 50 }), (cells) => {
        expect(sampleOrder(textsOf(cells), 'criteria')).toEqual(expected);
      }),
    );
    expect(sampleOrder(textsOf(many), 'other criteria')).not.toEqual(expected);
  });

  test('contains equal texts once, and no empty text', () => {
    const order = sampleOrder(textsOf(['x', 'y', 'x', '', 'y']), 'c');
    expect(new Set(order)).toEqual(new Set(textsOf(['x', 'y']).map(({ hash }) => hash)));
    expect(order).toHaveLength(2);
  });

  test('puts added texts last, and does not change when texts are removed', () => {
    const earlier = sampleOrder(textsOf(many.slice(0, 30)), 'c');
    const order = sampleOrder(textsOf(many.slice(5)), 'c', earlier);
    const removed = new Set(textsOf(many.slice(0, 5)).map(({ hash }) => hash));
    expect(order.slice(0, 25)).toEqual(earlier.filter((hash) => !removed.has(hash)));
    expect(order.slice(25)).toEqual(sampleOrder(textsOf(many.slice(30)), 'c'));
  });
});

describe('the decisions that count', () => {
  const order = ['a', 'b', 'c', 'd'];
  const hashes = (decisions: readonly TextDecision[]) =>
    countedDecisions(order, decisions).map(({ hash }) => hash);

  test('end at the first gap', () => {
    expect(hashes([decided('d', 'no'), decided('b', 'yes'), decided('a', 'no')])).toEqual(['a', 'b']);
    expect(hashes([decided('b', 'yes')])).toEqual([]);
    expect(hashes(order.map((hash) => decided(hash, 'no')))).toEqual(order);
  });

  test('end at a text that was decided only unblinded; an unblinded decision does not replace a blind one', () => {
    expect(hashes([decided('a', 'yes'), decided('b', 'yes', '', false), decided('c', 'yes')])).toEqual(['a']);
    const run = countedDecisions(order, [
      decided('a', 'yes'),
      decided('a', 'no', '', false),
      decided('a', 'no', 'ana', false),
    ]);
    expect(run).toMatchObject([{ hash: 'a', decision: 'yes' }]);
  });

  test('are merged for several people, as discuss where people differ', () => {
    const run = countedDecisions(order, [
      decided('a', 'yes', 'one'),
      decided('a', 'no', 'two'),
      decided('b', 'no', 'one'),
      decided('b', 'no', 'two'),
    ]);
    expect(run.map(({ decision }) => decision)).toEqual(['discuss', 'no']);
    expect(run[0]?.opinions.map(({ by, decision }) => [by, decision])).toEqual([
      ['one', 'yes'],
      ['two', 'no'],
    ]);
  });
});

test('only a person’s last decision counts', () => {
  expect(mergeDecisions([decided('a', 'yes'), decided('a', 'no')])).toMatchObject([{ decision: 'no' }]);
});

test('decisions are read in both languages', () => {
  expect(['yes', 'Sí', 'si ', 'S', 'y'].map(decisionOf)).toEqual(Array(5).fill('yes'));
  expect(['NO', 'n'].map(decisionOf)).toEqual(['no', 'no']);
  expect(['discuss', 'Hablar', 'd', 'h'].map(decisionOf)).toEqual(Array(4).fill('discuss'));
  expect(['', 'maybe', 'yes please'].map(decisionOf)).toEqual(Array(3).fill(undefined));
});

test('a gap before decided texts is found, with the number of decisions that do not count', () => {
  const order = ['a', 'b', 'c', 'd'];
  const yes = (hash: string, isBlind = true) => decided(hash, 'yes', '', isBlind);
  expect(sampleGap(order, [])).toBeUndefined();
  expect(
    sampleGap(
      order,
      order.map((hash) => yes(hash)),
    ),
  ).toBeUndefined();
  expect(sampleGap(order, [yes('a'), yes('b')])).toBeUndefined();
  expect(sampleGap(order, [yes('a'), yes('c'), yes('d')])).toEqual({ hash: 'b', position: 1, after: 2 });
  expect(sampleGap(order, [yes('a'), yes('b', false), yes('c')])).toEqual({
    hash: 'b',
    position: 1,
    after: 1,
  });
});
