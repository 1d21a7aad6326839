import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Flag, type Reading, readingPoints } from '../domain/reading.ts';
import { LEVELS } from '../domain/rubric.ts';
import type { JournalEntry } from './journal.ts';
import { medianReading, textResult } from './text-results.ts';

function reading(points: number, flag: Flag = 'none', quote = 'words'): Reading {
  const level = { criterion: 'Impact', level: 3, reason: 'because', quote, raise: '' } as const;
  return { levels: [level], flag, points, quotesLeftOut: 0 };
}
const entry = (number: number, made: Partial<JournalEntry>): JournalEntry => ({
  hash: `h${number}`,
  text: 't',
  criteria: 'c',
  number,
  service: 'openai',
  model: 'm',
  at: '2026-11-24T10:00:00.000Z',
  ms: 1,
  ...made,
});
const resultOf = (...made: Reading[]) =>
  textResult(
    made.map((one, at) => entry(at + 1, { reading: one })),
    false,
  );

it('points are the mean of the readings; the lowest and the highest are kept', () => {
  expect(resultOf(reading(40), reading(50), reading(45))).toMatchObject({
    points: 45,
    lowest: 40,
    highest: 50,
    flag: 'none',
    person: [],
  });
});

it('a person has to read a text without readings, with a failed or flagged reading, or without quotations', () => {
  expect(textResult([], false).person).toEqual(['no_reading']);
  expect(textResult([], true).person).toEqual(['empty']);
  expect(
    textResult([entry(1, { reading: reading(50) }), entry(2, { failed: 'refused' })], false).person,
  ).toEqual(['failed']);
  expect(resultOf(reading(50), reading(50, 'directs_reader'))).toMatchObject({
    flag: 'directs_reader',
    person: ['flag'],
  });
  expect(resultOf(reading(50, 'none', ''), reading(50, 'none', '')).person).toEqual(['no_quotation']);
  expect(resultOf(reading(50, 'none', ''), reading(50)).person).toEqual([]);
});

it('a person has to read a text if the shown points of its readings differ by more than 25', () => {
  expect(resultOf(reading(37.5), reading(62.5)).person).toEqual([]);
  expect(resultOf(reading(37.46), reading(62.549)).person).toEqual([]);
  expect(resultOf(reading(37.4), reading(62.5)).person).toEqual(['apart']);
});

it('the median reading of two is the lower', () => {
  expect(medianReading([reading(60), reading(40)])?.points).toBe(40);
  expect(medianReading([reading(60), reading(40), reading(50)])?.points).toBe(50);
  expect(medianReading([])).toBeUndefined();
});

it('points lie between 0 and 100 and rise with each level, whatever the weights', () => {
  const criteria = fc.array(
    fc.record({ weight: fc.integer({ min: 1, max: 100 }), level: fc.constantFrom(...LEVELS) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(criteria, fc.nat(), (rows, at) => {
      const named = rows.map((row, index) => ({ ...row, criterion: String(index) }));
      const points = readingPoints(named, named);
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(100);
      const raised = named.map((row, index) =>
        index === at % named.length && row.level < 5 ? { ...row, level: (row.level + 1) as 2 } : row,
      );
      const isRaised = raised.some((row, index) => row.level !== named[index]?.level);
      expect(readingPoints(raised, named) > points).toBe(isRaised);
    }),
  );
  const all = (level: 1 | 5) => ['a', 'b'].map((criterion) => ({ criterion, level }));
  const weights = [
    { criterion: 'a', weight: 1 / 3 },
    { criterion: 'b', weight: 2 / 3 },
  ];
  expect([readingPoints(all(1), weights), readingPoints(all(5), weights)]).toEqual([0, 100]);
});
