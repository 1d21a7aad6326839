import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FakeService, SCENARIO_BY_IDEA, startFakeService } from '../fake-service/fake-service.ts';
import { freePort, HAS_REDIS, modelAt, ROOT, startRedis } from './servers.ts';

// `npm test` prints this line as well.
if (!HAS_REDIS) process.stdout.write('redis-server is missing: the tests of workers are skipped.\n');

const BUILT = join(ROOT, 'dist/server/cli.js');
const CANARY = 'canary-of-a-hidden-column';

let model: FakeService;
let folder: string;
const children: ChildProcess[] = [];
const toStop: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  model = await startFakeService();
  folder = mkdtempSync(join(tmpdir(), 'crisol-workers-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const stop of toStop.splice(0).reverse()) await stop();
  model.requests.length = 0;
});
afterAll(async () => {
  await model.close();
  rmSync(folder, { recursive: true, force: true });
});

function start(words: string[], scenario: string, variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, [BUILT, ...words, '--language', 'en'], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', HOME: folder, ...modelAt(model.url, scenario), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const ended = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  return { child, ended, said: () => said };
}

const startWorker = (url: string, scenario: string, variables?: Record<string, string>) =>
  start(['worker', '--redis', url, '--concurrency', '2'], scenario, variables);

/** Writes a table of so many texts, and returns the words of a call that reads it. */
function callOf(name: string, texts: number, url: string, ...words: string[]): string[] {
  const rows = Array.from(
    { length: texts },
    (_, at) => `${at},"Idea number ${at}: a shop that sells ${at * 7} kinds of bread nearby.",${CANARY}`,
  );
  const table = join(folder, `${name}.csv`);
  writeFileSync(table, `id,idea,email\n${rows.join('\n')}\n`);
  return [
    'call',
    table,
    '--text',
    'idea',
    '--hide',
    'email',
    '--out',
    name,
    '--yes',
    '--redis',
    url,
    ...words,
  ];
}

/** A call of one reading, which the model does not finish before it is released. */
function callOfOne(name: string, url: string): string[] {
  const words = callOf(name, 1, url, '--readings', '1');
  writeFileSync(
    join(folder, `${name}.csv`),
    'id,idea,email\n1,"A shop (scenario: held) that sells bread",x\n',
  );
  return words;
}

interface Line {
  hash: string;
  model: string;
  reading?: object;
}

function journalOf(name: string): Line[] {
  try {
    const lines = readFileSync(join(folder, name, 'journal.jsonl'), 'utf8')
      .split('\n')
      .filter(Boolean);
    return lines.map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}

const hashesOf = (lines: Line[]) => new Set(lines.map(({ hash }) => hash));

async function redis(...options: string[]) {
  const port = await freePort();
  const started = await startRedis(port, ...options);
  toStop.push(started.stop);
  const client = new Redis(started.url, { maxRetriesPerRequest: null });
  client.on('error', () => undefined);
  toStop.push(async () => client.disconnect());
  return { ...started, port, client };
}

/** Records every command that Redis gets. The monitor of ioredis fails where a command follows its first answer at once. */
async function listen(url: string, heard: string[]): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (text: string) => heard.push(text));
  toStop.push(async () => socket.destroy());
  socket.write('MONITOR\r\n');
  await once(socket, 'data');
}

/** Makes the locks of a worker's readings expire now, not after 30 s. */
async function expireLocks(client: Redis, pid: number | undefined): Promise<void> {
  for (const key of await client.keys('*:lock')) {
    const name = await client.hget(key.replace(/:lock$/, ''), 'pb');
    if (name?.includes(`-${pid}|`)) await client.del(key);
  }
}

describe.skipIf(!HAS_REDIS)('a call that several machines read', () => {
  test('every reading is once in the journal, whoever is killed', { timeout: 180_000 }, async () => {
    const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--dir', folder];
    const { url, port, client, stop } = await redis(...durable);
    const heard: string[] = [];
    await listen(url, heard);
    const words = callOf('killed', 20, url, '--readings', '2');
    const [lost, ...others] = [1, 2, 3].map(() => startWorker(url, 'lively'));
    const first = start(words, 'lively');
    const read = () => journalOf('killed').length;

    await expect.poll(read, { timeout: 60_000 }).toBeGreaterThanOrEqual(6);
    lost?.child.kill('SIGKILL');
    await lost?.ended;
    await expireLocks(client, lost?.child.pid);

    await expect.poll(read, { timeout: 60_000 }).toBeGreaterThanOrEqual(12);
    await stop();
    const again = await startRedis(port, ...durable);
    toStop.push(again.stop);
    await listen(url, heard);

    // In the middle of the second round, with texts in Redis.
    await expect.poll(read, { timeout: 60_000 }).toBeGreaterThanOrEqual(24);
    first.child.kill('SIGKILL');
    await first.ended;
    const kept = hashesOf(journalOf('killed'));
    const keys = await client.keys('*');
    const withText = keys.filter((key) => key.startsWith('{crisol}:texts:'));
    for (const key of withText) expect(await client.ttl(key)).not.toBe(-1);
    expect(withText.length).toBeGreaterThan(0);
    for (const key of keys) await expect.poll(() => client.ttl(key), { message: key }).not.toBe(-1);

    const second = start(words, 'lively');
    expect(await second.ended).toBe(0);
    expect(second.said()).toMatch(/ 0 left, (?:.*, )?2 workers \(.*-\d+: \d+, .*-\d+: \d+\)/);
    const lines = journalOf('killed');
    expect(hashesOf(lines).size).toBe(40);
    expect(lines).toHaveLength(40);
    expect(lines.filter(({ reading }) => reading)).toHaveLength(40);
    expect([...hashesOf(lines)]).toEqual(expect.arrayContaining([...kept]));
    // The killed worker had begun two at the most.
    expect(model.requests.length).toBeGreaterThanOrEqual(40);
    expect(model.requests.length).toBeLessThanOrEqual(42);

    for (const { child } of others) child.kill('SIGINT');
    expect(await Promise.all(others.map(({ ended }) => ended))).toEqual([130, 130]);
    // BullMQ's note of its last check has seconds to live.
    await expect.poll(() => client.keys('*')).toEqual([]);
    expect(heard.join('')).toContain('Idea number 19');
    expect(heard.join('')).not.toContain(CANARY);
    expect(second.said() + others.map(({ said }) => said()).join()).not.toContain('Idea number 19');
  });

  test('a reading that two workers died of has failed, once', { timeout: 120_000 }, async () => {
    const { url, client } = await redis();
    const call = start(callOfOne('died', url), SCENARIO_BY_IDEA);
    for (const begun of [1, 2]) {
      const worker = startWorker(url, SCENARIO_BY_IDEA);
      await expect.poll(() => model.requests.length, { timeout: 30_000 }).toBe(begun);
      worker.child.kill('SIGKILL');
      await worker.ended;
      await expireLocks(client, worker.child.pid);
    }
    startWorker(url, SCENARIO_BY_IDEA);
    expect(await call.ended).toBe(1);
    expect(journalOf('died')).toMatchObject([{ failed: 'incomplete_response' }]);
    expect(model.requests).toHaveLength(2);
    expect(await client.keys('{crisol}:texts:*')).toEqual([]);
  });

  test('a worker that is told to end finishes its reading, and hands it over', async () => {
    const { url, client } = await redis();
    const worker = startWorker(url, SCENARIO_BY_IDEA);
    const words = callOf('ended', 1, url, '--readings', '1');
    writeFileSync(
      join(folder, 'ended.csv'),
      `id,idea,email\n1,"A shop (scenario: held) that sells bread",x\n`,
    );
    const call = start(words, SCENARIO_BY_IDEA);
    await expect.poll(() => model.requests.length).toBe(1);
    worker.child.kill('SIGINT');
    const release = async () => (await fetch(`${model.url}/release`, { method: 'POST' })).json();
    await expect.poll(release).toBe(1);
    expect(await worker.ended).toBe(130);
    expect(await call.ended).toBe(0);
    expect(model.requests.filter(({ path }) => path.endsWith('completions'))).toHaveLength(1);
    await expect.poll(() => client.keys('*'), { timeout: 20_000 }).toEqual([]);
  });

  test('workers with another model are refused, unless the call is mixed', async () => {
    const { url } = await redis();
    const other = startWorker(url, 'disagrees');
    await expect.poll(other.said).toContain('reads with openai, disagrees');
    const refused = start(callOf('refused', 4, url), 'good');
    expect(await refused.ended).toBe(2);
    expect(refused.said()).toContain('have another model or temperature');
    expect(model.requests).toHaveLength(0);

    const mixed = start(callOf('mixed', 4, url, '--mixed'), 'good');
    expect(await mixed.ended).toBe(0);
    expect(new Set(journalOf('mixed').map(({ model }) => model))).toEqual(new Set(['disagrees']));
    const audit = JSON.parse(readFileSync(join(folder, 'mixed/audit.json'), 'utf8'));
    expect(audit.readings.by).toEqual({ 'openai, disagrees': 8 });
    other.child.kill('SIGINT');
    await other.ended;
  });

  test('a worker that comes later with another model, or temperature, ends and reads nothing', async () => {
    const { url } = await redis();
    const call = start(callOf('later', 4, url), 'good');
    await expect.poll(call.said, { timeout: 20_000 }).toContain('No machine reads yet');
    const other = startWorker(url, 'disagrees');
    expect(await other.ended).toBe(2);
    expect(other.said()).toContain('The call is read by openai, good');
    const warmer = startWorker(url, 'good', { AI_TEMPERATURE: '0.2' });
    expect(await warmer.ended).toBe(2);
    expect(model.requests).toHaveLength(0);
    startWorker(url, 'good');
    expect(await call.ended).toBe(0);
    expect(new Set(journalOf('later').map(({ model }) => model))).toEqual(new Set(['good']));
  });

  test('a worker whose service is away leaves the texts to others', async () => {
    const { url } = await redis();
    const away = startWorker(url, 'good', { AI_BASE_URL: `http://127.0.0.1:${await freePort()}/v1` });
    const call = start(callOf('away', 3, url, '--readings', '1'), 'good');
    await expect.poll(away.said, { timeout: 20_000 }).toContain('the others read meanwhile');
    startWorker(url, 'good');
    expect(await call.ended).toBe(0);
    expect(journalOf('away').filter(({ reading }) => reading)).toHaveLength(3);
  });

  test('what a worker answers is checked, and no answer of another kind stops the call', async () => {
    const { url, port, client } = await redis();
    const call = start(callOf('lied', 6, url, '--readings', '1'), 'good');
    const levels = (criteria: { criterion: string }[]) =>
      criteria.map(({ criterion }) => ({
        criterion,
        level: 1,
        reason: 'r',
        quote: 'nobody wrote it',
        raise: '',
      }));
    const answer = (found: object[]) =>
      JSON.stringify({
        answer: {
          reading: { levels: found, flag: 'none', points: 99, quotesLeftOut: 0 },
          ...{ service: 's', model: 'm', ms: 1 },
        },
      });
    const lies = [
      (key: string, { criteria }: { criteria: { criterion: string }[] }) =>
        client.set(key, answer(levels(criteria))),
      (key: string) => client.set(key, answer(levels([{ criterion: 'another' }]))),
      (key: string) => client.set(key, '{"answer":'),
      (key: string) => client.set(key, `"${'x'.repeat(5_000_000)}"`),
      async (key: string) => {
        await client.del(key);
        await client.rpush(key, 'a list');
      },
    ];
    let number = 0;
    // A worker with another name is refused at the start.
    await expect.poll(() => client.llen('{crisol}:readings:wait')).toBe(1);
    const liar = new Worker(
      'readings',
      async ({ id }) => {
        const key = `{crisol}:texts:${id}`;
        const { task } = JSON.parse((await client.get(key)) ?? '');
        await lies[number++ % lies.length]?.(key, task);
      },
      { prefix: '{crisol}', connection: { host: '127.0.0.1', port } },
    );
    toStop.push(() => liar.close(true));
    expect(await call.ended).toBe(1);
    const lines = journalOf('lied');
    expect(lines.filter(({ reading }) => reading)).toHaveLength(2);
    for (const { reading } of lines)
      if (reading) expect(reading).toMatchObject({ points: 0, quotesLeftOut: 6 });
    expect(await client.keys('*:texts:*')).toEqual([]);
  });

  test('an interrupted call leaves no text in Redis', async () => {
    const { url, client } = await redis();
    const call = start(callOf('interrupted', 4, url), 'good');
    // The first text goes alone: wrong settings then cost one reading.
    await expect.poll(() => client.llen('{crisol}:readings:wait')).toBe(1);
    call.child.kill('SIGINT');
    expect(await call.ended).toBe(130);
    expect(await client.keys('*')).toEqual([]);
  });

  test('a Redis that throws keys away is refused, with the reason', async () => {
    const { url } = await redis('--maxmemory-policy', 'allkeys-lru');
    for (const { ended, said } of [start(callOf('evicted', 4, url), 'good'), startWorker(url, 'good')]) {
      expect(await ended).toBe(2);
      expect(said()).toContain('maxmemory-policy allkeys-lru');
    }
    expect(model.requests).toHaveLength(0);
  });

  test('a wrong password is said by its code alone', async () => {
    const { url } = await redis('--requirepass', 'right-word');
    const { ended, said } = startWorker(url.replace('//', '//:wrong-word@'), 'good');
    expect(await ended).toBe(1);
    expect(said()).toMatch(/cannot be used \((WRONGPASS|NOAUTH)\)/);
    expect(said()).not.toMatch(/(right|wrong)-word/);
    const right = startWorker(url, 'good', { REDIS_PASSWORD: 'right-word' });
    await expect.poll(right.said).toContain('This machine reads');
    right.child.kill('SIGINT');
    expect(await right.ended).toBe(130);
  });
});

test.each([
  ['with one reply too many', '+OK\r\n'.repeat(50)],
  ['with arrays in arrays', '*1\r\n'.repeat(200_000)],
])('a Redis that answers %s ends a worker with a sentence', async (_, reply) => {
  const wrong = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => socket.write(reply));
  }).listen(0, '127.0.0.1');
  await once(wrong, 'listening');
  toStop.push(async () => wrong.close());
  const { port } = wrong.address() as AddressInfo;
  const { ended, said } = startWorker(`redis://127.0.0.1:${port}`, 'good');
  expect(await ended).toBe(1);
  expect(said()).toContain('cannot be used');
  expect(said()).not.toContain('    at ');
});
