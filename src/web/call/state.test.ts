import { expect, test } from 'vitest';
import { type CallTable, hashesOf, NO_CHOICES, offersSample, planOf } from './state.ts';

const table = (rows: readonly string[]): CallTable => ({
  table: {
    header: ['id', 'correo', 'texto'],
    hasHeader: true,
    separator: ',',
    problems: [],
    rows: rows.map((text, index) => ({
      number: index + 2,
      cells: [`T${index}`, `secreto${index}@example.org`, text],
    })),
  },
  roles: ['id', 'hidden', 'text'],
  filters: [],
});
const settings = { language: 'es', service: 'ollama', model: 'm', temperature: 0.7 } as const;

test('a plan has the chosen number of readings of each different text, and nothing from hidden columns', () => {
  const { criteria } = planOf(table(['uno']), NO_CHOICES, 'es');
  const choices = { ...NO_CHOICES, times: 2, settings: { ...settings, criteria } };
  const plan = planOf(table(['uno', 'dos', '', 'uno']), choices, 'es');
  expect(plan.different.map(({ id }) => id)).toEqual(['T0', 'T1']);
  expect(plan.jobs.map(({ number }) => number)).toEqual([1, 1, 2, 2]);
  expect(plan.order).toHaveLength(2);
  expect(JSON.stringify([plan.texts, plan.jobs])).not.toContain('secreto');
});

test('a plan has no readings before the settings are known, and locked criteria stay if the language changes', () => {
  const spanish = planOf(table(['uno']), NO_CHOICES, 'es');
  expect(spanish.jobs).toEqual([]);
  expect(planOf(table(['uno']), NO_CHOICES, 'en').criteriaHash).not.toBe(spanish.criteriaHash);
  const locked = { ...NO_CHOICES, settings: { ...settings, criteria: spanish.criteria } };
  expect(planOf(table(['uno']), locked, 'en').criteriaHash).toBe(spanish.criteriaHash);
});

test('added texts go last in the sample, which is offered from a hundred texts on', () => {
  const many = Array.from({ length: 99 }, (_, index) => `texto ${index}`);
  const before = planOf(table(many), NO_CHOICES, 'es');
  const after = planOf(table(['nuevo', ...many]), { ...NO_CHOICES, sample: before.order }, 'es');
  expect(after.order.slice(0, -1)).toEqual(before.order);
  const isOffered = (plan: typeof before, choices = NO_CHOICES) =>
    offersSample({ plan, choices, table: table(many) });
  expect([isOffered(before), isOffered(after)]).toEqual([false, true]);
  expect(isOffered(before, { ...NO_CHOICES, isSampleWanted: true })).toBe(true);
});

test('a plan that gets its hashes equals a plan that computes them, and uses them unchanged', () => {
  const rows = ['uno', 'dos', '', 'uno', 'tres'];
  const { criteria } = planOf(table(rows), NO_CHOICES, 'es');
  const choices = { ...NO_CHOICES, times: 3, settings: { ...settings, criteria } };
  const plan = planOf(table(rows), choices, 'es');
  const hashes = hashesOf(plan);
  expect(planOf(table(rows), choices, 'es', hashes)).toEqual(plan);
  const marked = { ...hashes, jobs: hashes.jobs.map((_, at) => `job ${at}`) };
  expect(hashesOf(planOf(table(rows), choices, 'es', marked))).toEqual(marked);
});
