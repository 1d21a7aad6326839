import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FakeService, startFakeService } from '../fake-service/fake-service.ts';
import { AS_STREAM } from './sample-request.ts';
import {
  freePort,
  HAS_REDIS,
  type InProcessServer,
  modelAt,
  NO_LIMITS,
  post,
  startInProcess,
  startRedis,
} from './servers.ts';

if (!HAS_REDIS) process.stdout.write('redis-server is missing: the tests of shared limits are skipped.\n');

let model: FakeService;
const cleanups: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  model = await startFakeService();
});
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});
afterAll(() => model.close());

async function startSharedRedis(port?: number, ...options: string[]) {
  const started = await startRedis(port ?? (await freePort()), ...options);
  cleanups.push(started.stop);
  return started;
}

async function startReplica(variables: Record<string, string>): Promise<InProcessServer> {
  const server = await startInProcess({ ...NO_LIMITS, ...modelAt(model.url, 'good'), ...variables });
  cleanups.push(server.close);
  return server;
}

const statuses = (responses: readonly Response[]) => responses.map(({ status }) => status);

describe('with a Redis that sends', () => {
  test.each([
    ['too many replies', '+OK\r\n'.repeat(50)],
    ['bytes that are not RESP', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
  ])('%s: the replica counts by itself', async (_, reply) => {
    const wrongRedis = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', () => socket.write(reply));
    }).listen(0, '127.0.0.1');
    await once(wrongRedis, 'listening');
    cleanups.push(async () => wrongRedis.close());
    const { port } = wrongRedis.address() as AddressInfo;
    const server = await startReplica({ REDIS_URL: `redis://127.0.0.1:${port}`, RATE_LIMIT_PER_MINUTE: '3' });
    const responses = [];
    for (let i = 0; i < 4; i += 1) responses.push(await post(server));
    expect(statuses(responses)).toEqual([200, 200, 200, 429]);
  });
});

describe.skipIf(!HAS_REDIS)('replicas that share a Redis', () => {
  test('count a client’s requests together', async () => {
    const { url } = await startSharedRedis();
    const limits = { REDIS_URL: url, RATE_LIMIT_PER_MINUTE: '3' };
    const [one, two] = [await startReplica(limits), await startReplica(limits)];
    const all = [];
    for (let i = 0; i < 4; i += 1) all.push(await post(i % 2 ? one : two));
    expect(statuses(all)).toEqual([200, 200, 200, 429]);
    expect(Number(all[3]?.headers.get('retry-after'))).toBeGreaterThan(40);
  });

  test('a request that the concurrency limit rejects does not count towards the rate limit', async () => {
    const { url } = await startSharedRedis();
    const server = await startReplica({
      REDIS_URL: url,
      RATE_LIMIT_PER_MINUTE: '2',
      MAX_CONCURRENT_PER_CLIENT: '1',
      ...modelAt(model.url, 'slow'),
    });
    const first = await post(server, undefined, { headers: AS_STREAM });
    expect(statuses(await Promise.all([post(server), post(server), post(server)]))).toEqual([429, 429, 429]);
    await first.body?.cancel();
    const controller = new AbortController();
    await expect
      .poll(
        async () => (await post(server, undefined, { headers: AS_STREAM, signal: controller.signal })).status,
      )
      .toBe(200);
    controller.abort();
  });

  test('each replica has its own concurrency limit and queue', async () => {
    const { url } = await startSharedRedis();
    const limits = { REDIS_URL: url, MAX_CONCURRENT: '1', ...modelAt(model.url, 'slow') };
    const [one, two] = [await startReplica(limits), await startReplica(limits)];
    const accepted = [];
    for (const server of [one, one, one, two]) {
      accepted.push(await post(server, undefined, { headers: AS_STREAM }));
    }
    const full = await post(one, undefined, { headers: AS_STREAM });
    expect(full.status).toBe(503);
    expect(await full.json()).toMatchObject({ code: 'busy' });
    const free = await post(two, undefined, { headers: AS_STREAM });
    expect(free.status).toBe(200);
    for (const response of [...accepted, free]) await response.body?.cancel();
  });

  test('share the `DAILY_ANALYSES` limit', async () => {
    const { url } = await startSharedRedis();
    const limits = { REDIS_URL: url, DAILY_ANALYSES: '2' };
    const [one, two] = [await startReplica(limits), await startReplica(limits)];
    expect(statuses([await post(one), await post(two), await post(one)])).toEqual([200, 200, 503]);
  });

  test('three ratings count as one analysis across replicas', async () => {
    const { url } = await startSharedRedis();
    const limits = { REDIS_URL: url, RATE_LIMIT_PER_MINUTE: '1', MAX_CONCURRENT_PER_CLIENT: '1' };
    const [one, two] = [await startReplica(limits), await startReplica(limits)];
    const rating = { path: '/api/ratings' };
    const ratings = await Promise.all([one, two, one].map((server) => post(server, undefined, rating)));
    expect(statuses(ratings)).toEqual([200, 200, 200]);
    expect((await post(two)).status).toBe(429);
  });

  test('every Redis key expires, and all are in one hash slot of a cluster', async () => {
    const { url } = await startSharedRedis();
    const server = await startReplica({
      REDIS_URL: url,
      RATE_LIMIT_PER_MINUTE: '9',
      RATE_LIMIT_PER_DAY: '9',
      DAILY_ANALYSES: '9',
    });
    await post(server, undefined, { path: '/api/ratings' });
    const client = new Redis(url);
    const keys = await client.keys('*');
    expect(keys.length).toBeGreaterThanOrEqual(4);
    for (const key of keys) {
      expect(key).toMatch(/^\{crisol\}:/);
      expect(await client.ttl(key)).toBeGreaterThan(0);
    }
    client.disconnect();
  });
});

describe.skipIf(!HAS_REDIS)('a server whose Redis fails', () => {
  test('while Redis is down, the process counts rates itself; then it uses Redis again', async () => {
    const port = await freePort();
    const first = await startSharedRedis(port);
    const server = await startReplica({ REDIS_URL: first.url, RATE_LIMIT_PER_MINUTE: '1' });
    expect((await post(server)).status).toBe(200);
    await first.stop();
    // The count of the process starts at 0.
    expect((await post(server)).status).toBe(200);
    expect((await post(server)).status).toBe(429);
    await expect.poll(() => server.log.join('')).toContain('Redis cannot be used');
    await startSharedRedis(port);
    await expect.poll(() => server.log.join(''), { timeout: 10_000 }).toContain('Redis can be used again');
    expect((await post(server)).status).toBe(200);
    expect((await post(server)).status).toBe(429);
  });

  test('while Redis is down, the `DAILY_ANALYSES` limit rejects requests with a message for this case', async () => {
    const started = await startSharedRedis();
    const server = await startReplica({ REDIS_URL: started.url, DAILY_ANALYSES: '100' });
    expect((await post(server)).status).toBe(200);
    await started.stop();
    const rejected = await post(server);
    expect(rejected.status).toBe(503);
    expect(rejected.headers.get('retry-after')).toBe('30');
    const problem = await rejected.json();
    expect(problem).toMatchObject({ code: 'ceiling_reached' });
    // The message must not claim that the day's analyses are used up, because that is unknown.
    expect(problem.detail).toMatch(/cannot tell right now/);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  });

  test('the server starts and answers while Redis is unreachable', async () => {
    const server = await startReplica({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` });
    expect((await post(server)).status).toBe(200);
  });

  test('the server replaces a Redis connection that stops answering', async () => {
    const { url } = await startSharedRedis();
    const { port } = new URL(url);
    let isStuck = true;
    // The first connection gets a reply that never completes.
    const proxy = createServer((socket) => {
      const upstream = connect(Number(port), '127.0.0.1');
      for (const end of [socket, upstream]) end.on('error', () => undefined).on('close', () => end.destroy());
      socket.on('close', () => upstream.destroy()).pipe(upstream);
      upstream.on('data', (reply) => {
        if (isStuck && String(reply) === '+OK\r\n') socket.write('$2147483647\r\n');
        else if (!isStuck || String(reply).includes('redis_version')) socket.write(reply);
      });
      socket.on('close', () => {
        isStuck = false;
      });
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    cleanups.push(async () => proxy.close());
    const server = await startReplica({
      REDIS_URL: `redis://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    });
    const asked = async () => {
      await post(server);
      return server.log.join('');
    };
    await expect
      .poll(asked, { timeout: 30_000 })
      .toMatch(/Redis cannot be used[\s\S]*Redis can be used again/);
  });

  test('while Redis hangs, few requests wait, and the log gets one line at each change', async () => {
    const started = await startSharedRedis();
    const server = await startReplica({ REDIS_URL: started.url, DAILY_ANALYSES: '9', METRICS_PORT: '0' });
    expect((await post(server)).status).toBe(200);
    const countCommands = async () => {
      const client = new Redis(started.url);
      const stats = await client.info('stats');
      client.disconnect();
      return Number(/total_commands_processed:(\d+)/.exec(stats)?.[1]);
    };
    const before = await countCommands();
    started.freeze();
    for (let i = 0; i < 40; i += 1) expect((await post(server)).status).toBe(503);
    expect(await redisUp(server)).toBe(0);
    started.thaw();
    // Fewer commands than requests: most requests did not wait for Redis.
    expect((await countCommands()) - before).toBeLessThan(40);
    await expect.poll(async () => (await post(server)).status, { timeout: 10_000 }).toBe(200);
    expect(await redisUp(server)).toBe(1);
    const lines = server.log.filter((line) => line.includes('Redis'));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/"cause":"TIMEOUT"/);
  });

  test('when Redis is out of memory, the process counts rates itself and logs the cause', async () => {
    const started = await startSharedRedis();
    const server = await startReplica({
      REDIS_URL: started.url,
      RATE_LIMIT_PER_MINUTE: '2',
      METRICS_PORT: '0',
    });
    expect((await post(server)).status).toBe(200);
    const client = new Redis(started.url);
    await client.config('SET', 'maxmemory', '1');
    expect(statuses([await post(server), await post(server), await post(server)])).toEqual([200, 200, 429]);
    expect(server.log.join('')).toMatch(/"cause":"OOM"/);
    expect(await redisUp(server)).toBe(0);
    await client.config('SET', 'maxmemory', '0');
    const asked = async () => {
      await post(server);
      return redisUp(server);
    };
    await expect.poll(asked, { timeout: 10_000 }).toBe(1);
    client.disconnect();
  });

  test('if a Redis key has the wrong type, the process counts rates itself and the `DAILY_ANALYSES` limit rejects requests', async () => {
    const { url } = await startSharedRedis();
    const rateLimited = await startReplica({
      REDIS_URL: url,
      RATE_LIMIT_PER_MINUTE: '2',
      RATE_LIMIT_PER_DAY: '9',
    });
    const dailyLimited = await startReplica({ REDIS_URL: url, DAILY_ANALYSES: '9' });
    for (const server of [rateLimited, dailyLimited]) expect((await post(server)).status).toBe(200);
    const client = new Redis(url);
    for (const key of await client.keys('*'))
      await client.multi().del(key).hset(key, 'field', 'value').exec();
    expect(statuses([await post(rateLimited), await post(rateLimited), await post(rateLimited)])).toEqual([
      200, 200, 429,
    ]);
    expect(rateLimited.log.join('')).toMatch(/"cause":"WRONGTYPE"/);
    expect(await (await post(dailyLimited)).json()).toMatchObject({ status: 503, code: 'ceiling_reached' });
    client.disconnect();
  });

  test('the log names a wrong Redis password as the cause, but contains no password', async () => {
    const started = await startSharedRedis(undefined, '--requirepass', 'right-word');
    const server = await startReplica({ REDIS_URL: started.url.replace('//', '//:wrong-word@') });
    expect((await post(server)).status).toBe(200);
    const log = server.log.join('');
    expect(log).toMatch(/"cause":"(WRONGPASS|NOAUTH)"/);
    expect(log).not.toMatch(/(right|wrong)-word/);
  });
});

async function redisUp(server: InProcessServer): Promise<number> {
  const text = await (await fetch(server.metricsUrl ?? '')).text();
  return Number(text.match(/^crisol_redis_up (\d)$/m)?.[1]);
}
