import { expect, test } from 'vitest';
import { AXES, type Level } from '../domain/rubric.ts';
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

test('names the axes that earn and lose most points, and the change that gains most', () => {
  const report = rated(4, 3, 3, 4, 4, 2);
  expect(headline(report, 'es')).toEqual({
    why: 'Destaca en problema e ingresos; pierde más puntos en pruebas y diferencia.',
    first: 'Sube difference',
  });
  expect(headline(report, 'en')?.why).toBe(
    'Strongest on problem and revenue; loses most points on evidence and difference.',
  );
});

test('names no strong axis when all levels are low, and no weak one when all are the highest', () => {
  expect(headline(rated(1, 1, 2, 1, 1, 1), 'es')?.why).toBe('Pierde más puntos en problema e ingresos.');
  expect(headline(rated(5, 5, 5, 5, 5, 5), 'en')).toEqual({
    why: 'Strongest on problem and difference.',
    first: undefined,
  });
});

test('a verdict is given as the reason; a harmful idea gets no advice', () => {
  expect(headline({ ...rated(1, 1, 1, 1, 1, 1), verdict: 'harmful' }, 'es')).toEqual({
    why: expect.stringContaining('claramente ilegal'),
    first: undefined,
  });
  expect(headline({ ...rated(2, 1, 1, 1, 1, 1), verdict: 'too_little_said' }, 'en')?.first).toBeDefined();
});

test('without ratings there is no headline', () => {
  expect(headline({ score: 60 }, 'es')).toBeUndefined();
});
