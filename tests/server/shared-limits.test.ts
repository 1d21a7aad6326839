import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FakeService, startFakeService } from '../fake-service/fake-service.ts';
import {
  AS_STREAM,
  freePort,
  HAS_REDIS,
  IDEA,
  type InProcess,
  modelAt,
  NO_LIMITS,
  post,
  startHere,
  startRedis,
} from './servers.ts';

// `npm test` prints this line as well.
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

async function redis(port?: number, ...options: string[]) {
  const started = await startRedis(port ?? (await freePort()), ...options);
  toStop.push(started.stop);
  return started;
}

async function replica(variables: Record<string, string>): Promise<InProcess> {
  const server = await startHere({ ...NO_LIMITS, ...modelAt(model.url, 'good'), ...variables });
  toStop.push(server.close);
  return server;
}

const ADVICE_BODY = { idea: IDEA, language: 'en' };
const ANNOUNCING = { ...ADVICE_BODY, advice: 'auto' };
const ADVICE = { path: '/api/advice' };
const statuses = (responses: readonly Response[]) => responses.map(({ status }) => status);

describe('a Redis that answers wrongly', () => {
  test.each([
    ['with one reply too many', '+OK\r\n'.repeat(50)],
    ['with an empty reply that nobody waits for', '$-1\r\n'.repeat(50)],
    ['with arrays in arrays', '*1\r\n'.repeat(200_000)],
    ['with something that is no reply', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
  ])('%s leaves the replica counting alone', async (_, reply) => {
    const wrong = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', () => socket.write(reply));
    }).listen(0, '127.0.0.1');
    await once(wrong, 'listening');
    toStop.push(async () => wrong.close());
    const { port } = wrong.address() as AddressInfo;
    const server = await replica({ REDIS_URL: `redis://127.0.0.1:${port}`, RATE_LIMIT_PER_MINUTE: '3' });
    const all = [];
    for (let i = 0; i < 4; i += 1) all.push(await post(server));
    expect(statuses(all)).toEqual([200, 200, 200, 429]);
  });
});

describe.skipIf(!HAS_REDIS)('replicas that share a Redis', () => {
  test('replicas that share a Redis count a client’s requests together', async () => {
    const { url } = await redis();
    const limits = { REDIS_URL: url, RATE_LIMIT_PER_MINUTE: '3' };
    const [one, two] = [await replica(limits), await replica(limits)];
    const all = [];
    for (let i = 0; i < 4; i += 1) all.push(await post(i % 2 ? one : two));
    expect(statuses(all)).toEqual([200, 200, 200, 429]);
    expect(Number(all[3]?.headers.get('retry-after'))).toBeGreaterThan(40);
  });

  test('a request rejected for concurrency does not count towards the rate limit', async () => {
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
    const leaving = new AbortController();
    await expect
      .poll(
        async () => (await post(server, undefined, { headers: AS_STREAM, signal: leaving.signal })).status,
      )
      .toBe(200);
    leaving.abort();
  });

  test('each replica has its own concurrency limit and queue', async () => {
    const { url } = await redis();
    const limits = { REDIS_URL: url, MAX_CONCURRENT: '1', ...modelAt(model.url, 'slow') };
    const [one, two] = [await replica(limits), await replica(limits)];
    const inside = [];
    for (const server of [one, one, one, two]) {
      inside.push(await post(server, undefined, { headers: AS_STREAM }));
    }
    const full = await post(one, undefined, { headers: AS_STREAM });
    expect(full.status).toBe(503);
    expect(await full.json()).toMatchObject({ code: 'busy' });
    const free = await post(two, undefined, { headers: AS_STREAM });
    expect(free.status).toBe(200);
    for (const response of [...inside, free]) await response.body?.cancel();
  });

  test('replicas that share a Redis share the daily ceiling', async () => {
    const { url } = await redis();
    const limits = { REDIS_URL: url, DAILY_ANALYSES: '2' };
    const [one, two] = [await replica(limits), await replica(limits)];
    expect(statuses([await post(one), await post(two), await post(one)])).toEqual([200, 200, 503]);
  });

  test('ratings requested together count as one request on any replica', async () => {
    const { url } = await redis();
    const limits = { REDIS_URL: url, RATE_LIMIT_PER_MINUTE: '1', MAX_CONCURRENT_PER_CLIENT: '1' };
    const [one, two] = [await replica(limits), await replica(limits)];
    const rating = { path: '/api/ratings' };
    const ratings = await Promise.all([one, two, one].map((server) => post(server, undefined, rating)));
    expect(statuses(ratings)).toEqual([200, 200, 200]);
    expect((await post(two)).status).toBe(429);
  });

  test('a report and its advice count as one request on any replica, and a second advice as another', async () => {
    const { url } = await redis();
    const limits = { REDIS_URL: url, RATE_LIMIT_PER_MINUTE: '2', DAILY_ANALYSES: '2' };
    const [one, two] = [await replica(limits), await replica(limits)];
    const advise = (server: InProcess) => post(server, ADVICE_BODY, ADVICE);
    expect(statuses([await post(one, ANNOUNCING), await advise(two)])).toEqual([200, 200]);
    expect(statuses([await advise(one), await advise(two)])).toEqual([200, 429]);
  });

  test('with ADVICE=ask an advice counts as one request', async () => {
    const server = await replica({ RATE_LIMIT_PER_MINUTE: '1', ADVICE: 'ask' });
    expect(statuses([await post(server, ANNOUNCING), await post(server, ADVICE_BODY, ADVICE)])).toEqual([
      200, 429,
    ]);
  });

  test('every Redis key is in one hash slot of a cluster and expires', async () => {
    const { url } = await redis();
    const server = await replica({
      REDIS_URL: url,
      RATE_LIMIT_PER_MINUTE: '9',
      RATE_LIMIT_PER_DAY: '9',
      DAILY_ANALYSES: '9',
    });
    await post(server, undefined, { path: '/api/ratings' });
    // An advice without an analysis that includes it.
    await post(server, ADVICE_BODY, ADVICE);
    const client = new Redis(url);
    const keys = await client.keys('*');
    expect(keys.length).toBeGreaterThanOrEqual(5);
    for (const key of keys) {
      expect(key).toMatch(/^\{crisol\}:/);
      expect(await client.ttl(key)).toBeGreaterThan(0);
    }
    client.disconnect();
  });
});

describe.skipIf(!HAS_REDIS)('a server without its Redis', () => {
  test('the process counts rates itself while Redis is down, and uses Redis when it recovers', async () => {
    const port = await freePort();
    const first = await redis(port);
    const server = await replica({ REDIS_URL: first.url, RATE_LIMIT_PER_MINUTE: '1' });
    expect((await post(server)).status).toBe(200);
    await first.stop();
    // The process has its own, equal budget.
    expect((await post(server)).status).toBe(200);
    expect((await post(server)).status).toBe(429);
    await expect.poll(() => server.log.join('')).toContain('Redis cannot be used');
    await redis(port);
    await expect.poll(() => server.log.join(''), { timeout: 10_000 }).toContain('Redis can be used again');
    expect((await post(server)).status).toBe(200);
    expect((await post(server)).status).toBe(429);
  });

  test('with Redis down, the daily ceiling rejects requests with its own message', async () => {
    const started = await redis();
    const server = await replica({ REDIS_URL: started.url, DAILY_ANALYSES: '100' });
    expect((await post(server)).status).toBe(200);
    await started.stop();
    const rejected = await post(server);
    expect(rejected.status).toBe(503);
    expect(rejected.headers.get('retry-after')).toBe('30');
    const problem = await rejected.json();
    expect(problem).toMatchObject({ code: 'ceiling_reached' });
    // The message must not claim that the day's analyses are used up, because that is unknown.
    expect(problem.detail).toMatch(/cannot be checked right now/);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  });

  test('the server starts and answers while Redis is unreachable', async () => {
    const server = await replica({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` });
    expect((await post(server)).status).toBe(200);
  });

  test('the server replaces a Redis connection that stops answering', async () => {
    const { url } = await redis();
    const { port } = new URL(url);
    let isStuck = true;
    // The first connection gets half an answer.
    const between = createServer((socket) => {
      const onward = connect(Number(port), '127.0.0.1');
      for (const end of [socket, onward]) end.on('error', () => undefined).on('close', () => end.destroy());
      socket.on('close', () => onward.destroy()).pipe(onward);
      onward.on('data', (reply) => {
        if (isStuck && String(reply) === '+OK\r\n') socket.write('$2147483647\r\n');
        else if (!isStuck || String(reply).includes('redis_version')) socket.write(reply);
      });
      socket.on('close', () => {
        isStuck = false;
      });
    }).listen(0, '127.0.0.1');
    await once(between, 'listening');
    toStop.push(async () => between.close());
    const server = await replica({
      REDIS_URL: `redis://127.0.0.1:${(between.address() as AddressInfo).port}`,
    });
    await expect
      .poll(() => server.log.join(''), { timeout: 30_000 })
      .toMatch(/Redis cannot be used[\s\S]*Redis can be used again/);
  });

  test('a frozen Redis delays one request, counts no rejected request and is logged once', async () => {
    const started = await redis();
    const server = await replica({ REDIS_URL: started.url, DAILY_ANALYSES: '3', METRICS_PORT: '0' });
    expect((await post(server)).status).toBe(200);
    const commands = async () => {
      const client = new Redis(started.url);
      const stats = await client.info('stats');
      client.disconnect();
      return Number(/total_commands_processed:(\d+)/.exec(stats)?.[1]);
    };
    const before = await commands();
    started.freeze();
    for (let i = 0; i < 40; i += 1) expect((await post(server)).status).toBe(503);
    expect(await redisUp(server)).toBe(0);
    started.thaw();
    // A request that waits for Redis has sent it a command.
    expect((await commands()) - before).toBeLessThan(40);
    await expect.poll(() => redisUp(server), { timeout: 10_000 }).toBe(1);
    expect(statuses([await post(server), await post(server), await post(server)])).toEqual([200, 200, 503]);
    const lines = server.log.filter((line) => line.includes('Redis'));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/"cause":"TIMEOUT"/);
  });

  test('with a full Redis, the process counts rates itself and logs the cause', async () => {
    const started = await redis();
    const server = await replica({ REDIS_URL: started.url, RATE_LIMIT_PER_MINUTE: '2', METRICS_PORT: '0' });
    expect((await post(server)).status).toBe(200);
    const client = new Redis(started.url);
    await client.config('SET', 'maxmemory', '1');
    expect(statuses([await post(server), await post(server), await post(server)])).toEqual([200, 200, 429]);
    expect(server.log.join('')).toMatch(/"cause":"OOM"/);
    expect(await redisUp(server)).toBe(0);
    await client.config('SET', 'maxmemory', '0');
    await expect.poll(() => redisUp(server), { timeout: 10_000 }).toBe(1);
    client.disconnect();
  });

  test('with Redis keys of another type, the process counts rates itself, and the ceiling rejects', async () => {
    const { url } = await redis();
    const rates = await replica({ REDIS_URL: url, RATE_LIMIT_PER_MINUTE: '2', RATE_LIMIT_PER_DAY: '9' });
    const ceiling = await replica({ REDIS_URL: url, DAILY_ANALYSES: '9' });
    for (const server of [rates, ceiling]) expect((await post(server)).status).toBe(200);
    const client = new Redis(url);
    for (const key of await client.keys('*'))
      await client.multi().del(key).hset(key, 'field', 'value').exec();
    expect(statuses([await post(rates), await post(rates), await post(rates)])).toEqual([200, 200, 429]);
    expect(rates.log.join('')).toMatch(/"cause":"WRONGTYPE"/);
    expect(await (await post(ceiling)).json()).toMatchObject({ status: 503, code: 'ceiling_reached' });
    client.disconnect();
  });

  test('a wrong Redis password is logged without either password', async () => {
    const started = await redis(undefined, '--requirepass', 'right-word');
    const server = await replica({ REDIS_URL: started.url.replace('//', '//:wrong-word@') });
    expect((await post(server)).status).toBe(200);
    const log = server.log.join('');
    expect(log).toMatch(/"cause":"(WRONGPASS|NOAUTH)"/);
    expect(log).not.toMatch(/(right|wrong)-word/);
  });
});

async function redisUp(server: InProcess): Promise<number> {
  const text = await (await fetch(server.metricsUrl ?? '')).text();
  return Number(text.match(/^crisol_redis_up (\d)$/m)?.[1]);
}
