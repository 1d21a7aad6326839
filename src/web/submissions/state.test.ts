import { expect, test } from 'vitest';
import { callTexts } from '../../submissions/texts.ts';
import { NO_CHOICES, planOf } from './state.ts';

const textsOf = (rows: readonly string[]) =>
  callTexts(
    {
      header: ['id', 'correo', 'texto'],
      hasHeader: true,
      separator: ',',
      problems: [],
      rows: rows.map((text, index) => ({
        number: index + 2,
        cells: [`T${index}`, `secreto${index}@example.org`, text],
      })),
    },
    ['id', 'hidden', 'text'],
  );
const settings = { language: 'es', service: 'ollama', model: 'm', temperature: 0.7 } as const;

test('a plan has the chosen number of readings of each different text, and nothing from hidden columns', () => {
  const { criteria } = planOf(textsOf(['uno']), NO_CHOICES, 'es');
  const choices = { ...NO_CHOICES, times: 2, settings: { ...settings, criteria } };
  const plan = planOf(textsOf(['uno', 'dos', '', 'uno']), choices, 'es');
  expect(plan.different.map(({ id }) => id)).toEqual(['T0', 'T1']);
  expect(plan.jobs.map(({ number }) => number)).toEqual([1, 1, 2, 2]);
  expect(JSON.stringify([plan.texts, plan.jobs])).not.toContain('secreto');
});

test('a plan has no readings before the settings are known, and locked criteria stay if the language changes', () => {
  const texts = textsOf(['uno']);
  const spanish = planOf(texts, NO_CHOICES, 'es');
  expect(spanish.jobs).toEqual([]);
  expect(planOf(texts, NO_CHOICES, 'en').criteriaHash).not.toBe(spanish.criteriaHash);
  const locked = { ...NO_CHOICES, settings: { ...settings, criteria: spanish.criteria } };
  expect(planOf(texts, locked, 'en').criteriaHash).toBe(spanish.criteriaHash);
});
