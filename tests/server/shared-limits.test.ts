import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FakeService, startFakeService } from '../fake-service/fake-service.ts';
import {
  AS_STREAM,
  freePort,
  HAS_REDIS,
  type InProcess,
  modelAt,
  NO_LIMITS,
  post,
  startChild,
  startHere,
  startRedis,
} from './servers.ts';

// Said where `npm test` looks for its tools as well.
if (!HAS_REDIS) process.stdout.write('redis-server is missing: the tests of shared limits are skipped.\n');

let model: FakeService;
const toStop: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  model = await startFakeService();
});
afterEach(async () => {
  for (const stop of toStop.splice(0).reverse()) await stop();
});
afterAll(() => model.close());

async function redis(port?: number) {
  const started = await startRedis(port ?? (await freePort()));
  toStop.push(started.stop);
  return started;
}

async function replica(variables: Record<string, string>): Promise<InProcess> {
  const server = await startHere({ ...NO_LIMITS, ...variables });
  toStop.push(server.close);
  return server;
}

const statuses = (responses: readonly Response[]) => responses.map(({ status }) => status);

describe.skipIf(!HAS_REDIS)('replicas that share a Redis', () => {
  test('count one client’s minute and day together', async () => {
    const { url } = await redis();
    const limits = { REDIS_URL: url, RATE_LIMIT_PER_MINUTE: '3' };
    const [one, two] = [await replica(limits), await replica(limits)];
    const all = [];
    for (let i = 0; i < 4; i += 1) all.push(await post(i % 2 ? one : two));
    expect(statuses(all)).toEqual([200, 200, 200, 429]);
    expect(Number(all[3]?.headers.get('retry-after'))).toBeGreaterThan(40);
  });

  test('a refusal costs nothing there either', async () => {
    const { url } = await redis();
    const server = await replica({
      REDIS_URL: url,
      RATE_LIMIT_PER_MINUTE: '2',
      MAX_CONCURRENT_PER_CLIENT: '1',
      ...modelAt(model.url, 'slow'),
    });
    const first = await post(server, undefined, { headers: AS_STREAM });
    expect(statuses(await Promise.all([post(server), post(server), post(server)]))).toEqual([429, 429, 429]);
    await first.body?.cancel();
    const leaver = new AbortController();
    await expect
      .poll(async () => (await post(server, undefined, { headers: AS_STREAM, signal: leaver.signal })).status)
      .toBe(200);
    leaver.abort();
  });

  test('share the slots, and a fair queue whose places are told', async () => {
    const { url } = await redis();
    const limits = { REDIS_URL: url, MAX_CONCURRENT: '1', ...modelAt(model.url, 'lively') };
    const [one, two] = [await replica(limits), await replica(limits)];
    const first = await post(one, undefined, { headers: AS_STREAM });
    const second = post(two, undefined, { headers: AS_STREAM }).then((response) => response.text());
    await expect.poll(async () => (await post(one, undefined, { headers: AS_STREAM })).body).toBeTruthy();
    expect(await first.text()).toContain('event: report');
    const said = await second;
    expect(said).toContain('event: queued\ndata: {"place":1}');
    expect(said).toContain('event: report');
  });

  test('refuse together when the queue is full', async () => {
    const { url } = await redis();
    const limits = { REDIS_URL: url, MAX_CONCURRENT: '1', ...modelAt(model.url, 'slow') };
    const [one, two] = [await replica(limits), await replica(limits)];
    const inside = [];
    for (const server of [one, two, one]) inside.push(await post(server, undefined, { headers: AS_STREAM }));
    const refused = await post(two, undefined, { headers: AS_STREAM });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'busy' });
    for (const response of inside) await response.body?.cancel();
  });

  test('share the ceiling', async () => {
    const { url } = await redis();
    const limits = { REDIS_URL: url, DAILY_ANALYSES: '2' };
    const [one, two] = [await replica(limits), await replica(limits)];
    expect(statuses([await post(one), await post(two), await post(one)])).toEqual([200, 200, 503]);
  });

  test('count ratings asked for together as one, wherever they arrive', async () => {
    const { url } = await redis();
    const limits = { REDIS_URL: url, RATE_LIMIT_PER_MINUTE: '1', MAX_CONCURRENT_PER_CLIENT: '1' };
    const [one, two] = [await replica(limits), await replica(limits)];
    const rating = { path: '/api/ratings' };
    const ratings = await Promise.all([one, two, one].map((server) => post(server, undefined, rating)));
    expect(statuses(ratings)).toEqual([200, 200, 200]);
    expect((await post(two)).status).toBe(429);
  });

  test('a replica killed outright leaves no slot taken for long', async () => {
    const { url } = await redis();
    const limits = { ...NO_LIMITS, REDIS_URL: url, MAX_CONCURRENT: '1', ...modelAt(model.url, 'slow') };
    const killed = await startChild(limits);
    const cut = await post(killed, undefined, { headers: AS_STREAM });
    killed.process.kill('SIGKILL');
    await killed.ended;
    await cut.text().catch(() => undefined);
    const survivor = await replica({ ...limits, ...modelAt(model.url, 'good') });
    // Within the lease; each try waits its ten seconds in the queue.
    await expect.poll(async () => (await post(survivor)).status, { timeout: 40_000 }).toBe(200);
  });
});

describe.skipIf(!HAS_REDIS)('without its Redis', () => {
  test('rates go on in the process alone; it comes back by itself', async () => {
    const port = await freePort();
    const first = await redis(port);
    const server = await replica({ REDIS_URL: first.url, RATE_LIMIT_PER_MINUTE: '1' });
    expect((await post(server)).status).toBe(200);
    await first.stop();
    // A budget of its own, and no more than that.
    expect((await post(server)).status).toBe(200);
    expect((await post(server)).status).toBe(429);
    await expect.poll(() => server.log.join('')).toContain('Redis is away');
    await redis(port);
    await expect.poll(() => server.log.join(''), { timeout: 10_000 }).toContain('Redis is back');
    expect((await post(server)).status).toBe(200);
    expect((await post(server)).status).toBe(429);
  });

  test('a ceiling refuses rather than guess, and says so', async () => {
    const started = await redis();
    const server = await replica({ REDIS_URL: started.url, DAILY_ANALYSES: '100' });
    expect((await post(server)).status).toBe(200);
    await started.stop();
    const refused = await post(server);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('30');
    const problem = await refused.json();
    expect(problem).toMatchObject({ code: 'ceiling_reached' });
    // Not that the day's analyses are used up: nobody knows.
    expect(problem.detail).toMatch(/cannot be checked right now/);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  });

  test('from the start, it starts all the same', async () => {
    const server = await replica({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` });
    expect((await post(server)).status).toBe(200);
  });
});
