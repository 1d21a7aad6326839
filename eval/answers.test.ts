import { expect, test } from 'vitest';
import { answeringService } from '../tests/answers/answering-service.ts';
import { REPORTS } from '../tests/fake-service/answers.ts';
import { answerText, faultsOf, runAnswers } from './answers.ts';

test('the faults of an answer are results that do not add up and prices that only the record has', () => {
  const { sums, ...report } = REPORTS.en;
  expect(faultsOf(REPORTS.en)).toMatchObject({ contradictions: [], words: expect.any(Number) });
  const changed = {
    ...report,
    ...(sums && { sums: { ...sums, month: 576 } }),
    monetization: ['£45 a month for a block', '£1,250 a year for a school'],
  };
  expect(faultsOf(changed)).toMatchObject({
    contradictions: ['month 576, computed 480'],
    unknownPrices: ['£1,250'],
  });
});

test('each idea is analyzed twice, and its line says what was found', async () => {
  const lines: string[] = [];
  const runs = await runAnswers(answeringService(), {
    languages: ['en'],
    onRun: (run) => lines.push(answerText(run)),
  });
  expect(runs).toHaveLength(9);
  expect(runs[0]).toMatchObject({ moved: [], errors: [], faults: { contradictions: [] } });
  expect(lines[0]).toMatch(/^\S+ \(en\): \d+ words/);
  expect(answerText({ id: 'a', language: 'es', moved: ['market'], errors: ['refused'] })).toBe(
    'a (es): no answer; moved: market; refused',
  );
});
