import { expect, test } from 'vitest';
import { answeringService } from '../../../tests/answers/answering-service.ts';
import type { AnswerService } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { judgementSchema } from '../../domain/report.ts';
import { browserSource } from './browser-source.ts';

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
  const judgement = judgementSchema.parse(end.report);
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

test('if the visitor’s own service fails, every request gets its error code and waiting time', async () => {
  const failing: AnswerService = {
    ...answeringService(),
    // biome-ignore lint/correctness/useYield: it fails before the first text.
    async *answer() {
      const service = { name: 'huggingface', label: 'Hugging Face' };
      throw new AnalysisError('service_busy', { service, retryAfter: 7 });
    },
  };
  const failure = { type: 'error', code: 'service_busy', retryAfter: 7 };
  expect((await collect(browserSource(failing).analyze(REQUEST, signal))).at(-1)).toMatchObject(failure);
  expect(await collect(browserSource(failing).rate(REQUEST, signal))).toMatchObject([failure]);
});
