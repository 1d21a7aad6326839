import { makeWorksheet } from '../src/worksheet/make-worksheet.ts';
import { median } from './median.ts';
import type { BenchRow } from './row.ts';

const ROUNDS = 15;
const LENGTH = 1000;
const TEXT =
  'Landlords in Leeds lose two hours per viewing when nobody turns up. We sell a key box for £30 a month; it costs us £18. Four agents have paid for three months. ';

/** Median milliseconds of one worksheet. */
function time(piece: string): number {
  const text = piece.repeat(LENGTH).slice(0, LENGTH);
  return median(
    Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      makeWorksheet(text, 'en');
      return performance.now() - start;
    }),
  );
}

/** The time for worksheets of texts that might be slow, compared with an ordinary text of the same length. */
export async function run(): Promise<BenchRow[]> {
  time(TEXT);
  const reference = time(TEXT);
  return ['a.\n', 'ab cd. ', '$1 ', '( ', ', ', 'we sell '].map((piece) => {
    const value = time(piece);
    return {
      name: `worksheet: ${JSON.stringify(piece)} repeated`,
      value: `${value.toFixed(2)} ms`,
      reference: `${reference.toFixed(2)} ms an ordinary text`,
      ratio: `${(value / reference).toFixed(1)}×`,
      goal: { text: 'under 10 ms', isMet: value < 10 },
    };
  });
}
