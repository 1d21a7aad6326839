import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AXES, LEVELS, type Level, RUBRIC } from '../domain/rubric.ts';
import { headline } from './headline.ts';

/** Levels in the order of `AXES`: problem, market, difference, earning, feasibility, evidence. */
const rated = (...levels: Level[]) => ({
  scoreBreakdown: AXES.map((axis, index) => ({
    axis,
    level: levels[index] ?? 1,
    reason: 'r',
    raise: `Sube ${axis}`,
  })),
});

test('the headline names the axes that earn and lose most, and the largest gain', () => {
  const report = rated(4, 3, 3, 4, 4, 2);
  expect(headline(report, 'es')).toEqual({
    why: 'Lo mejor: problema e ingresos; lo que más resta: pruebas y diferencia.',
    first: 'sube difference',
  });
  expect(headline(report, 'en')?.why).toBe(
    'Strongest: problem and revenue; what costs most: evidence and difference.',
  );
});

test('the headline names no strong axis when no level is high', () => {
  expect(headline(rated(1, 1, 2, 1, 1, 1), 'es')?.why).toBe('Lo que más resta: problema e ingresos.');
});

test('the headline names no strong or weak axis when all levels are equal', () => {
  expect(headline(rated(4, 4, 4, 4, 4, 4), 'es')?.why).toBe('Los seis ejes quedan igual: nivel alto.');
  expect(headline(rated(5, 5, 5, 5, 5, 5), 'en')).toEqual({
    why: 'All six axes are at the same level: very high.',
    first: undefined,
  });
});

test('the headline never names as weak an axis that is as high as a strong one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LEVELS), { minLength: 6, maxLength: 6 }), (levels) => {
      const [strong = '', weak = ''] = (headline(rated(...levels), 'en')?.why ?? '').split('; ');
      const levelsIn = (part: string) =>
        AXES.flatMap((axis, index) =>
          part.toLowerCase().includes(RUBRIC.en[axis].name.toLowerCase()) ? [levels[index] ?? 1] : [],
        );
      expect(Math.min(...levelsIn(strong), 6)).toBeGreaterThan(Math.max(...levelsIn(weak), 0));
    }),
  );
});

test('the headline gives the verdict as the reason, and no advice for a harmful idea', () => {
  expect(headline({ ...rated(1, 1, 1, 1, 1, 1), verdict: 'harmful' }, 'es')).toEqual({
    why: expect.stringContaining('claramente ilegal'),
    first: undefined,
  });
  expect(headline({ ...rated(2, 1, 1, 1, 1, 1), verdict: 'too_little_said' }, 'en')?.first).toBeDefined();
});

test('a report without ratings has no headline', () => {
  expect(headline({ score: 60 }, 'es')).toBeUndefined();
});
