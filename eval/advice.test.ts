import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Advice, AdvicePart } from '../src/domain/advice.ts';
import { ADVICES } from '../tests/fake-service/advice-answers.ts';
import { serviceFor } from '../tests/fake-service/ask.ts';
import { type FakeService, startFakeService } from '../tests/fake-service/fake-service.ts';
import { type AdviceRun, adviceTable, adviceText, runAdvice } from './advice.ts';
import { faultsOf } from './advice-faults.ts';

let model: FakeService;
beforeAll(async () => {
  model = await startFakeService();
});
afterAll(() => model.close());

const NO_FAULTS = { unknownPrices: [], lacksMonth: false, contradictions: [], rules: 3 };

/** The advice with another text in the first part of a kind. */
function withText(advice: Advice, kind: AdvicePart['kind'], change: (text: string) => string): Advice {
  return {
    ...advice,
    parts: advice.parts.map((part) => (part.kind === kind ? { ...part, text: change(part.text) } : part)),
  };
}

describe('the faults of advice that code can detect', () => {
  test.each(['es', 'en'] as const)('good advice has no faults (%s)', (language) => {
    expect(faultsOf(ADVICES[language])).toEqual(NO_FAULTS);
  });

  test.each([
    ['bet', (text: string) => text.replace('39 €', '35 €'), '35 €'],
    ['week', (text: string) => text.replace('117 €', '120 €'), '120 €'],
    ['rules', (text: string) => `${text}\n\nOfrece además la revisión, a 1.250 € al año.`, '1.250 €'],
  ] as const)('a price in %s that is not in the sums', (kind, change, price) => {
    expect(faultsOf(withText(ADVICES.es, kind, change)).unknownPrices).toEqual([{ kind, price }]);
  });

  test.each([
    'A month leaves £612, and an hour comes to £11.40.',
    'Cap: £100. No cover, or over £1,500 a year, and it ends here.',
    'Es menos de lo que cuesta: 60 €. Tope de gasto: 90 €. Quedan 212,50 € al mes.',
    'Cobra £45 o £90 por dos meses, y £540 por un año.',
  ])('results, costs, caps and months of a price are not unknown prices: %s', (text) => {
    expect(faultsOf(withText(ADVICES.en, 'rules', () => text)).unknownPrices).toEqual([]);
  });

  test('the total of several prices of the sums is not an unknown price', () => {
    const sums = ADVICES.en.sums as NonNullable<Advice['sums']>;
    const setUp = { kind: 'price', what: 'set-up', value: 240, basis: 'open' } as const;
    const advice = { ...ADVICES.en, sums: { ...sums, lines: [...sums.lines, setUp] } };
    const withTotal = withText(
      advice,
      'bet',
      () => 'Pay £285 today, then £45 a month; the set-up alone is £240.',
    );
    expect(faultsOf(withTotal).unknownPrices).toEqual([]);
  });

  test('a monthly result that the sums contradict, and sums without a monthly result', () => {
    const sums = ADVICES.en.sums as NonNullable<Advice['sums']>;
    expect(faultsOf({ ...ADVICES.en, sums: { ...sums, month: 576 } }).contradictions).toEqual([
      'a month leaves 576; its quantities give 480',
    ]);
    const lines = sums.lines.filter(({ kind }) => kind !== 'units');
    expect(faultsOf({ ...ADVICES.en, sums: { ...sums, lines } }).lacksMonth).toBe(true);
    expect(faultsOf({ ...ADVICES.en, sums: undefined }).lacksMonth).toBe(true);
  });

  test.each([
    ['- **Seguir: ocho.** Bien.\n- **Parar: menos de tres.**', 2],
    ['Go on with eight or more; stop with fewer than three.', 2],
    ['Sigue con ocho o más, cambia de tres a siete y para si son menos.', 3],
    ['Ocho comunidades para empezar.', 0],
  ])('how many outcomes the rules cover: %s', (text, rules) => {
    expect(faultsOf(withText(ADVICES.es, 'rules', () => text)).rules).toBe(rules);
  });
});

test('a run prints the headline of each advice with its words and faults, and the shares as a table', async () => {
  const printed: string[] = [];
  const options = { languages: ['en'], onRun: (run: AdviceRun) => printed.push(adviceText(run)) } as const;
  const runs = await runAdvice(serviceFor('openai', model.url, 'wrong-sums'), options);
  expect(runs).toHaveLength(9);
  expect(printed[0]).toBe(
    `${runs[0]?.id} (en): ${ADVICES.en.headline}\n  650 words; a month leaves 576; its quantities give 480`,
  );
  const [one] = await runAdvice(serviceFor('openai', model.url, 'good'), { languages: ['es'] });
  const failed: AdviceRun = { ...runs[0], advice: undefined, error: 'service_busy' } as AdviceRun;
  expect(adviceText(failed)).toBe(`${runs[0]?.id} (en): service_busy`);
  const table = adviceTable([one as AdviceRun, ...runs.slice(0, 2), failed]);
  expect(table).toMatch(/words, median *\| 650/);
  expect(table).toMatch(/only from the sums *\| 3 of 3/);
  expect(table).toMatch(/sums with a monthly result *\| 3 of 3/);
  expect(table).toMatch(/results in the text equal those of the sums *\| 1 of 3/);
  expect(table).toMatch(/go on, change and stop *\| 3 of 3/);
  expect(table).toMatch(/fewer than 1900 tokens *\| 4 of 4/);
  expect(table).toMatch(/ended in an error *\| 1: service_busy/);
});

test('an aborted run returns the finished runs', async () => {
  const cancel = new AbortController();
  const runs = await runAdvice(serviceFor('openai', model.url, 'good'), {
    signal: cancel.signal,
    onRun: () => cancel.abort(),
  });
  expect(runs).toHaveLength(1);
});
