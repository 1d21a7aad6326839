import { expect, test } from 'vitest';
import type { AnswerService } from '../src/domain/answer-service.ts';
import { AnalysisError } from '../src/domain/errors.ts';
import { answeringService } from '../tests/answers/answering-service.ts';
import type { Run } from './figures.ts';
import { runSet } from './run-set.ts';

test('each text of the chosen classes and languages is analyzed as often as configured', async () => {
  const runs = await runSet(answeringService(), {
    classes: ['harmful', 'attack'],
    languages: ['es'],
    repeats: 2,
  });
  expect(runs).toHaveLength(12);
  expect(new Set(runs.map(({ id, repeat }) => `${id} ${repeat}`)).size).toBe(12);
  expect(runs.every(({ language, result }) => language === 'es' && 'score' in result)).toBe(true);
});

test('a failed analysis is in the results with its error code', async () => {
  const broken: AnswerService = {
    ...answeringService(),
    // biome-ignore lint/correctness/useYield: it fails before the first text.
    async *answer() {
      throw new AnalysisError('insufficient_credit');
    },
  };
  const runs = await runSet(broken, { classes: ['absurd'], languages: ['en'] });
  expect(runs.map(({ result }) => result)).toEqual(Array(4).fill({ error: 'insufficient_credit' }));
});

test('after a cancellation no further text is analyzed, and finished runs are kept', async () => {
  const cancel = new AbortController();
  const done: Run[] = [];
  const runs = await runSet(answeringService(), {
    concurrency: 1,
    signal: cancel.signal,
    onRun: (run) => {
      done.push(run);
      if (done.length === 3) cancel.abort();
    },
  });
  expect(runs).toEqual(done);
  expect(runs).toHaveLength(3);
});

test('at most the configured number of analyses runs at once', async () => {
  const offline = answeringService();
  let running = 0;
  let most = 0;
  const counted: AnswerService = {
    ...offline,
    async *answer(request, signal) {
      running += 1;
      most = Math.max(most, running);
      try {
        await new Promise((resolve) => setImmediate(resolve));
        yield* offline.answer(request, signal);
      } finally {
        running -= 1;
      }
    },
  };
  await runSet(counted, { classes: ['strong'], concurrency: 3 });
  expect(most).toBe(3);
});
