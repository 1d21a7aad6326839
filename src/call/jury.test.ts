import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Agreement, agreementOf, type JudgedText, seededRandom } from './agreement.ts';
import { compareWithJury, type JuryScore, readJury } from './jury.ts';
import { readTable } from './read-table.ts';
import type { CallText } from './texts.ts';

const POINTS = [
  49.8, 70.2, 57.4, 36.8, 70.7, 57.3, 51.1, 7.1, 20.7, 62, 35.4, 61.3, 68.9, 69.4, 95.3, 60.3, 82.7, 76.3,
  34.6, 46.9, 31, 44.2, 66.3, 36.5,
];
const LENGTHS = [
  169, 438, 365, 141, 228, 207, 91, 401, 92, 400, 438, 209, 50, 389, 426, 77, 204, 157, 83, 342, 352, 324,
  309, 169,
];
const SCORES = {
  one: [7, 9, 7, 6, 6, 2, 8, 0, 3, 5, 3, 3, 8, 8, 9, 6, 10, 10, 1, 0, 2, 4, 3, 5],
  two: [7, 8, 8, 3, 6, 5, 6, 0, 0, 3, 2, 3, 6, 6, 8, 4, 7, 9, 0, 3, 0, 1, 6, 0],
  three: [2, 9, 8, 6, 3, 3, 4, 0, 0, 4, 1, 5, 7, 8, 10, 7, 7, 7, 2, 2, 0, 4, 3, 2],
};
const texts = POINTS.map(
  (_, at): CallText => ({
    hash: `hash ${at}`,
    index: at,
    rowNumber: at + 2,
    id: `A-${at}`,
    text: 'x'.repeat(LENGTHS[at] ?? 0),
    isCut: false,
    isEmpty: false,
    isLeftOut: false,
  }),
);
const pointsOf = (hash: string) => POINTS[Number(hash.slice(5))];
const scores = Object.entries(SCORES).flatMap(([juror, own]) =>
  own.map((score, at): JuryScore => ({ id: `A-${at}`, juror, score })),
);

describe('the comparison', () => {
  // Computed with numpy: every pair in a double loop, and intervals from 20,000 resamples with numpy's random generator.
  const EXPECTED: Record<string, readonly [share: number, low: number, high: number]> = {
    model: [0.8586956521739131, 0.779, 0.926],
    length: [0.4782608695652174, 0.328, 0.626],
    one: [0.8351449275362319, 0.777, 0.884],
    two: [0.8188405797101449, 0.754, 0.873],
    three: [0.8188405797101449, 0.744, 0.881],
  };
  const { model, length, jurors } = compareWithJury(texts, scores, pointsOf);
  const agreements: Record<string, Agreement | undefined> = {
    model,
    length,
    ...Object.fromEntries(jurors.map(({ juror, agreement }) => [juror, agreement])),
  };

  test.each(Object.entries(EXPECTED))(
    '%s has the share and the interval that numpy computes',
    (who, [share, low, high]) => {
      expect(agreements[who]?.share).toBeCloseTo(share, 12);
      expect(Math.abs((agreements[who]?.low ?? 0) - low)).toBeLessThan(0.012);
      expect(Math.abs((agreements[who]?.high ?? 0) - high)).toBeLessThan(0.012);
      expect(agreements[who]?.texts).toBe(24);
    },
  );

  test('the model is compared with the same jurors as each juror', () => {
    const shares = jurors.map((one) => one.model?.share ?? 0);
    for (const [at, share] of [0.8514492753623188, 0.8315217391304348, 0.8333333333333334].entries())
      expect(shares[at]).toBeCloseTo(share, 12);
  });

  test('a juror who scored half of the texts may be stricter than the others without effect', () => {
    const half = scores.filter(({ juror, id }) => juror !== 'three' || Number(id.slice(2)) % 2 === 0);
    const stricter = half.map((one) => (one.juror === 'three' ? { ...one, score: one.score - 4 } : one));
    expect(compareWithJury(texts, stricter, pointsOf).model).toEqual(
      compareWithJury(texts, half, pointsOf).model,
    );
  });

  test('ids that the table does not have are reported', () => {
    const more = [...scores, { id: 'Z-9', juror: 'one', score: 5 }, { id: 'Z-9', juror: 'two', score: 5 }];
    expect(compareWithJury(texts, more, pointsOf).unknown).toEqual(['Z-9']);
  });

  test('a single juror is compared with the model, and with nobody else', () => {
    const alone = compareWithJury(
      texts,
      scores.filter(({ juror }) => juror === 'one'),
      pointsOf,
    );
    expect(alone).toMatchObject({
      texts: 24,
      jurors: [{ juror: 'one', agreement: undefined, model: undefined }],
    });
    expect(alone.model?.share).toBeGreaterThan(0.7);
  });

  test('only texts with points and two jurors are compared; below fifteen texts there is no figure', () => {
    const few = scores.filter(({ juror, id }) => juror === 'one' || Number(id.slice(2)) < 15);
    expect(compareWithJury(texts, few, pointsOf)).toMatchObject({ texts: 15, model: { texts: 15 } });
    const tooFew = compareWithJury(texts, few, (hash) => (hash === 'hash 3' ? undefined : pointsOf(hash)));
    expect(tooFew).toMatchObject({ texts: 14, model: undefined, length: undefined });
    expect(tooFew.jurors.map(({ agreement }) => agreement)).toEqual([undefined, undefined, undefined]);
  });
});

describe('the share of pairs in the same order', () => {
  const value = fc.integer({ min: 0, max: 5 });
  const judged = fc.array(fc.tuple(value, value), { minLength: 15, maxLength: 30 });

  /** Compares every pair of the drawn texts, except a text with itself. */
  function countedShare(pairs: readonly JudgedText[], drawn: readonly number[]): number {
    let [sum, count] = [0, 0];
    for (const [place, at] of drawn.entries())
      for (const other of drawn.slice(place + 1)) {
        if (other === at) continue;
        const [[a, b], [c, d]] = [pairs[at] ?? [0, 0], pairs[other] ?? [0, 0]];
        const product = (a - c) * (b - d);
        sum += product > 0 ? 1 : product === 0 ? 0.5 : 0;
        count += 1;
      }
    return sum / count;
  }

  test('equals a count of every pair with ties half, and so does each resample', () => {
    fc.assert(
      fc.property(judged, (pairs: JudgedText[]) => {
        const agreement = agreementOf(pairs);
        expect(agreement?.share).toBeCloseTo(countedShare(pairs, [...pairs.keys()]), 12);
        const random = seededRandom(1);
        const shares = Array.from({ length: 1000 }, () =>
          countedShare(
            pairs,
            pairs.map(() => Math.floor(random() * pairs.length)),
          ),
        ).sort((a, b) => a - b);
        expect(agreement?.low).toBeCloseTo(shares[50] ?? 0, 12);
        expect(agreement?.high).toBeCloseTo(shares[949] ?? 0, 12);
      }),
      { numRuns: 15 },
    );
  });

  test('is 1 for the same order and 0 for the opposite order, and does not change when computed again', () => {
    const same = Array.from({ length: 20 }, (_, at) => [at, at * 2] as const);
    expect(agreementOf(same)).toEqual({ share: 1, low: 1, high: 1, texts: 20 });
    expect(agreementOf(same.map(([a, b]) => [a, -b]))?.share).toBe(0);
    const other = same.map(([a]) => [a, (a * 7) % 20] as const);
    expect(agreementOf(other)).toEqual(agreementOf(other));
  });
});

describe('a jury’s table', () => {
  const read = async (text: string) => readJury(await readTable(new TextEncoder().encode(text), 'jury.csv'));

  test('may be long, in either language', async () => {
    const expected = [
      { id: 'A-1', juror: 'x', score: 7.5 },
      { id: 'A-2', juror: 'y', score: 3 },
    ];
    expect(await read('id;jurado;puntuación\nA-1;x;7,5\nA-2;y;3\nA-3;y;n/a\n')).toEqual(expected);
    expect(await read('juror,id,score\nx,A-1,7.5\ny,A-2,3\n')).toEqual(expected);
  });

  test('may be wide: every column of numbers is a juror', async () => {
    expect(await read('id,name,Juror A,Juror B\nA-1,Boats,7,\nA-2,Nets,3,4\n')).toEqual([
      { id: 'A-1', juror: 'Juror A', score: 7 },
      { id: 'A-2', juror: 'Juror A', score: 3 },
      { id: 'A-2', juror: 'Juror B', score: 4 },
    ]);
  });
});
