import { expect, test } from 'vitest';
import type { AnswerRequest } from '../../domain/answer-service.ts';
import { createService } from './create-service.ts';

const REQUEST: AnswerRequest = {
  prompt: 'p',
  schema: {},
  temperature: 0.7,
  maxTokens: 100,
  task: { kind: 'report', idea: 'i', language: 'es' },
};

/** A model that answers each request with the next message; the requests are recorded. */
function answering(...messages: readonly object[]) {
  const bodies: Record<string, unknown>[] = [];
  const service = createService(
    { name: 'ollama', baseUrl: 'http://127.0.0.1:1', model: 'm' },
    {
      fetch: async (_, { body }) => {
        const message = messages[bodies.push(JSON.parse(String(body))) - 1];
        return new Response(`${JSON.stringify({ message, done: true, done_reason: 'stop' })}\n`);
      },
    },
  );
  const ask = async () => {
    let text = '';
    for await (const part of service.answer(REQUEST, new AbortController().signal)) {
      if (part.type === 'text') text += part.text;
    }
    return text;
  };
  return { ask, bodies };
}

test.each(['No.', 'Veamos {la idea} con calma.'])(
  'after short prose the next request leaves think out: %s',
  async (content) => {
    const { ask, bodies } = answering({ content }, { content: '{}' });
    await ask();
    await ask();
    expect(bodies.map((body) => 'think' in body)).toEqual([true, false]);
  },
);

test('an object keeps think and format', async () => {
  const { ask, bodies } = answering({ content: '```json\n{}\n```' }, { content: '{}' });
  await ask();
  await ask();
  expect(bodies.map((body) => 'think' in body && 'format' in body)).toEqual([true, true]);
});

test('an empty answer is asked for again without a format, once', async () => {
  const { ask, bodies } = answering({ content: '' }, { content: '' });
  expect(await ask()).toBe('');
  expect(bodies.map((body) => 'format' in body)).toEqual([true, false]);
});

test('an answer in the reasoning alone is read', async () => {
  const { ask } = answering({ content: '', thinking: 'Hm.\n{"pitch": "x"}' });
  expect(await ask()).toContain('{"pitch": "x"}');
});

test('an unknown service is rejected in words', () => {
  expect(() => createService({ name: 'llama' } as never)).toThrow(/Invalid AI service type/);
});
