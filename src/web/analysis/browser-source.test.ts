import { expect, test } from 'vitest';
import { answeringService } from '../../../tests/answers/answering-service.ts';
import type { AnswerService } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { browserSource } from './browser-source.ts';
import { judgementOf } from './unfinished-file.ts';

const REQUEST = {
  idea: 'Una lista de espera para clínicas de fisioterapia: el hueco que se cancela se ofrece por WhatsApp. 39 € al mes.',
  language: 'es',
} as const;
const { signal } = new AbortController();

async function collect<Event>(events: AsyncIterable<Event>): Promise<Event[]> {
  const list: Event[] = [];
  for await (const event of events) list.push(event);
  return list;
}

const source = browserSource(answeringService());

test('the visitor’s own service gives the events of a report, of a reply and of a rating', async () => {
  const events = await collect(source.analyze(REQUEST, signal));
  expect(events.some(({ type }) => type === 'section')).toBe(true);
  const end = events.at(-1);
  if (end?.type !== 'report') throw new Error(`ended with ${end?.type}`);
  const { headline = '', answer = '' } = end.report;
  const judgement = judgementOf(end.report);
  const reply = await collect(
    source.reply({ ...REQUEST, judgement, headline, answer, note: 'Tres han pagado' }, signal),
  );
  expect(reply.at(-1)?.type).toBe('reply');
  const again = await collect(source.analyze({ ...REQUEST, judgement }, signal));
  // Only the second step is asked.
  expect(again.some((event) => event.type === 'section' && event.field === 'score')).toBe(false);
  expect(await collect(source.rate(REQUEST, signal))).toMatchObject([
    { type: 'rating', score: end.report.score },
  ]);
  expect(source.asked.inBrowser).toBe(true);
});

test('if the visitor’s own service fails, reports and ratings get its error code', async () => {
  const failing: AnswerService = {
    ...answeringService(),
    // biome-ignore lint/correctness/useYield: it fails before the first text.
    async *answer() {
      throw new AnalysisError('invalid_api_key', { service: { name: 'huggingface', label: 'Hugging Face' } });
    },
  };
  const failingSource = browserSource(failing);
  const events = await collect(failingSource.analyze(REQUEST, signal));
  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'invalid_api_key', retryable: false });
  expect(await collect(failingSource.rate(REQUEST, signal))).toMatchObject([
    { type: 'error', code: 'invalid_api_key' },
  ]);
});

test('if the visitor’s own service is busy, reports and ratings get the waiting time', async () => {
  const busy: AnswerService = {
    ...answeringService(),
    // biome-ignore lint/correctness/useYield: it fails before the first text.
    async *answer() {
      throw new AnalysisError('service_busy', {
        service: { name: 'huggingface', label: 'Hugging Face' },
        retryAfter: 7,
      });
    },
  };
  const failure = { type: 'error', code: 'service_busy', retryAfter: 7 };
  expect((await collect(browserSource(busy).analyze(REQUEST, signal))).at(-1)).toMatchObject(failure);
  expect(await collect(browserSource(busy).rate(REQUEST, signal))).toMatchObject([failure]);
});

test('if the visitor’s own service lacks memory, the error message advises closing other programs', async () => {
  const outOfMemory: AnswerService = {
    ...answeringService(),
    // biome-ignore lint/correctness/useYield: it fails before the first text.
    async *answer() {
      throw new AnalysisError('service_error', {
        service: { name: 'ollama', label: 'Ollama' },
        isOutOfMemory: true,
      });
    },
  };
  const events = await collect(browserSource(outOfMemory).analyze(REQUEST, signal));
  expect(events.at(-1)).toMatchObject({
    message: expect.stringMatching(/^Ollama no tiene memoria suficiente.*\. Cierra otros/),
  });
});
