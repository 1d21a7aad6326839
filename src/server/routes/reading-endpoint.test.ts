import { expect, test } from 'vitest';
import { createTestApp as serveApp } from '../../../tests/server/app.ts';
import type { AnswerRequest, AnswerService } from '../../domain/answer-service.ts';

const TEXT = 'Un taller de bicis en la plaza: cobramos 15 € por ajuste. (CANARIO-4711)';
const CRITERIA = [
  { criterion: 'Precio', weight: 3, levels: { 1: 'no hay', 5: 'cobrado' } },
  { criterion: 'Equipo', weight: 1, levels: { 1: 'nadie', 5: 'completo' } },
];

/** A model that gives a true quotation for one criterion and an invented quotation for the other. */
function serve(options: Parameters<typeof serveApp>[0] = {}) {
  const prompts: string[] = [];
  const service: AnswerService = {
    name: 'openai',
    label: 'A model',
    model: 'm',
    async *answer({ prompt }: AnswerRequest) {
      prompts.push(prompt);
      yield { type: 'start', service: 'openai', model: 'm', label: 'A model' };
      const level = { reason: 'porque sí', raise: 'más', level: 5 };
      const text = {
        levels: {
          precio: { ...level, quote: 'cobramos 15 € por ajuste' },
          equipo: { ...level, level: 1, quote: 'somos cuatro socias' },
        },
        flag: 'none',
      };
      yield { type: 'text', text: JSON.stringify(text) };
      yield { type: 'end', reason: 'complete', usage: { prompt: 900, completion: 80 } };
    },
    status: async () => ({ usable: true, model: 'm' }),
  };
  return { ...serveApp({ service, calls: { atOnce: 2, temperature: 0.7 }, ...options }), prompts };
}

const body = { text: TEXT, language: 'es', criteria: CRITERIA };

test('a reading has levels, checked quotations and points, and the log does not contain its text', async () => {
  const { post, log } = serve();
  const response = await post('/api/readings', { ...body, order: ['Equipo', 'Precio'] });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { reading, meta, tokens } = await response.json();
  expect(reading).toMatchObject({
    flag: 'none',
    levels: [
      { criterion: 'Precio', level: 5, quote: 'cobramos 15 € por ajuste' },
      { criterion: 'Equipo', level: 1, quote: '' },
    ],
    points: 75,
    quotesLeftOut: 1,
  });
  expect(meta).toMatchObject({ service: 'openai', model: 'm', language: 'es' });
  expect(tokens).toEqual({ prompt: 900, completion: 80 });
  expect(log.join('')).not.toMatch(/CANARIO|cobramos|porque sí|Precio/);
});

test('the prompt asks for the criteria in the order of the request', async () => {
  const { post, prompts } = serve();
  await post('/api/readings', { ...body, order: ['Equipo', 'Precio'] });
  await post('/api/readings', { ...body, order: ['Precio', 'Equipo'] });
  const startsWithTeam = prompts.map((prompt) => prompt.indexOf('(Equipo)') < prompt.indexOf('(Precio)'));
  expect(startsWithTeam).toEqual([true, false]);
});

test('/api/readings answers 404 if calls are off, and 503 without a model', async () => {
  const off = await serve({ calls: null }).post('/api/readings', body);
  expect([off.status, (await off.json()).code]).toEqual([404, 'calls_off']);
  const withoutModel = await serveApp({ service: null, calls: { atOnce: 2, temperature: 0.7 } }).post(
    '/api/readings',
    body,
  );
  expect([withoutModel.status, (await withoutModel.json()).code]).toEqual([503, 'no_model']);
});

test('readings count towards the daily ceiling, not towards the rate limits of a client', async () => {
  const { post } = serve({ perMinute: 1, perDay: 1, dailyAnalyses: 3 });
  const read = async () => (await post('/api/readings', body)).status;
  expect([await read(), await read(), await read()]).toEqual([200, 200, 200]);
  const full = await post('/api/readings', body);
  expect([full.status, (await full.json()).code]).toEqual([503, 'ceiling_reached']);
});

test.each([
  ['no text', { ...body, text: ' \n' }],
  ['a text that is too long', { ...body, text: 'a'.repeat(8001) }],
  ['two criteria with the same name', { ...body, criteria: [CRITERIA[0], CRITERIA[0]] }],
  ['weights of zero', { ...body, criteria: CRITERIA.map((one) => ({ ...one, weight: 0 })) }],
  [
    'weights that add up to infinity',
    { ...body, criteria: CRITERIA.map((one) => ({ ...one, weight: 1e308 })) },
  ],
  ['criteria that are too long', { ...body, criteria: [{ ...CRITERIA[0], question: 'a'.repeat(8001) }] }],
  ['no level 5', { ...body, criteria: [{ criterion: 'Precio', weight: 1, levels: { 1: 'no' } }] }],
])('a request with %s is rejected', async (_, invalidBody) => {
  expect((await serve().post('/api/readings', invalidBody)).status).toBe(422);
});

test('a body of up to 64 KiB is accepted, and a larger body is rejected', async () => {
  const { post } = serve();
  const padded = (bytes: number) => `${JSON.stringify(body).slice(0, -1)},"padding":"${'a'.repeat(bytes)}"}`;
  expect((await post('/api/readings', padded(60_000))).status).toBe(200);
  expect((await post('/api/readings', padded(70_000))).status).toBe(413);
});
