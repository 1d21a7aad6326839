import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnalysisEvent, decodeEvents, type WorksheetEvent } from '../../src/domain/events.ts';
import { type FakeService, startFakeService } from '../fake-service/fake-service.ts';
import { AS_STREAM } from './sample-request.ts';
import { type InProcessServer, modelAt, NO_LIMITS, post, startInProcess } from './servers.ts';

let model: FakeService;
const servers: InProcessServer[] = [];

async function start(scenario: string, variables: Record<string, string> = {}) {
  const server = await startInProcess({
    ...modelAt(model.url, scenario),
    ...NO_LIMITS,
    METRICS_PORT: '0',
    ...variables,
  });
  servers.push(server);
  return server;
}

beforeAll(async () => {
  model = await startFakeService();
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await model.close();
});

async function metricValue(server: InProcessServer, name: string): Promise<number> {
  const text = await (await fetch(server.metricsUrl ?? '')).text();
  return Number(text.match(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'm'))?.[1] ?? Number.NaN);
}

async function readEvents(response: Response): Promise<(AnalysisEvent | WorksheetEvent)[]> {
  const collected: (AnalysisEvent | WorksheetEvent)[] = [];
  if (response.body)
    for await (const event of decodeEvents<(typeof collected)[number]>(response.body)) collected.push(event);
  return collected;
}

test('an event stream that the server writes in one go arrives complete', async () => {
  const server = await startInProcess(NO_LIMITS);
  servers.push(server);
  const events = await readEvents(await post(server, undefined, { headers: AS_STREAM }));
  expect(events.map(({ type }) => type)).toEqual(['worksheet']);
});

test('each of 20 clients that disconnect stops the model, streamed or not', async () => {
  const server = await start('slow');
  const before = model.requests.length;
  const clients = Array.from({ length: 20 }, (_, index) => {
    const client = new AbortController();
    const request = post(server, undefined, {
      ...(index % 2 === 0 ? { headers: AS_STREAM } : {}),
      signal: client.signal,
    });
    request.catch(() => undefined);
    return client;
  });
  const requests = () => model.requests.slice(before);
  await expect.poll(() => requests().length, { timeout: 40_000 }).toBe(20);
  for (const client of clients) client.abort();
  await expect.poll(() => requests().filter(({ aborted }) => aborted).length).toBe(20);
  expect(await metricValue(server, 'crisol_in_flight')).toBe(0);
});

test('an analysis that hangs ends at the total time limit, and the queued analysis starts', async () => {
  const server = await start('keep-alive-middle', {
    AI_TOTAL_TIMEOUT: '0.5',
    MAX_CONCURRENT: '1',
  });
  const [first, second] = await Promise.all([
    post(server, undefined, { headers: AS_STREAM }).then(readEvents),
    post(server, undefined, { headers: AS_STREAM }).then(readEvents),
  ]);
  expect(first?.at(-1)).toMatchObject({ type: 'error', code: 'service_timeout' });
  expect(second?.at(-1)).toMatchObject({ type: 'error', code: 'service_timeout' });
  expect([first?.[0]?.type, second?.[0]?.type].sort()).toEqual(['queued', 'started']);
  expect(await metricValue(server, 'crisol_in_flight')).toBe(0);
});

test('metrics count the answers with a completing request', async () => {
  const server = await start('missing-fields');
  await (await post(server)).text();
  // One for each step.
  expect(await metricValue(server, 'crisol_completions_total')).toBe(2);
});

test('metrics show outcomes, times, tokens and rejections, but not on the public port', async () => {
  const server = await start('good', { RATE_LIMIT_PER_MINUTE: '2' });
  await (await post(server)).text();
  await (await post(server, undefined, { headers: AS_STREAM })).text();
  await post(server);
  await post(server, '{');
  const text = await (await fetch(server.metricsUrl ?? '')).text();
  expect(text).toContain('crisol_analyses_total{kind="analysis",service="openai",outcome="done"} 2');
  expect(text).toContain('crisol_rejections_total{reason="rate_minute"} 1');
  expect(text).toContain('crisol_rejections_total{reason="http_400"} 1');
  expect(text).toMatch(/crisol_first_section_seconds_count\{kind="analysis",service="openai"\} 2/);
  expect(text).toMatch(/crisol_tokens_total\{service="openai",direction="completion"\} [1-9]/);
  expect(await (await fetch(`${server.url}/metrics`)).status).toBe(404);
});
