import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, type TestContext, test, vi } from 'vitest';
import { QueueSource } from '../../src/queue/queue-source.ts';
import { ReadingsQueue, type ReadingTask } from '../../src/queue/readings-queue.ts';
import { type FakeService, SCENARIO_BY_IDEA, startFakeService } from '../fake-service/fake-service.ts';
import { freePort, HAS_REDIS, modelAt, ROOT, startRedis } from './servers.ts';

// `npm test` prints this line as well.
if (!HAS_REDIS) process.stdout.write('redis-server is missing: the tests of workers are skipped.\n');

const BUILT = join(ROOT, 'dist/server/cli.js');
const CANARY = 'canary-of-a-hidden-column';

/** Bound a hang: five cases start their processes at the same time, on a machine that may be busy. */
const TIMEOUT = 240_000;
const WAIT = { timeout: 60_000 };

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crisol-workers-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A model service, and the machines of one test that use it. */
class Machines {
  readonly model: FakeService;
  readonly #onEnd: TestContext['onTestFinished'];

  static async open({ onTestFinished }: TestContext): Promise<Machines> {
    const model = await startFakeService();
    onTestFinished(() => model.close());
    return new Machines(model, onTestFinished);
  }

  private constructor(model: FakeService, onEnd: TestContext['onTestFinished']) {
    this.model = model;
    this.#onEnd = onEnd;
  }

  start(words: string[], scenario: string, variables: Record<string, string> = {}) {
    const child: ChildProcess = spawn(process.execPath, [BUILT, ...words, '--language', 'en'], {
      cwd: folder,
      env: {
        PATH: process.env.PATH ?? '',
        HOME: folder,
        ...modelAt(this.model.url, scenario),
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#onEnd(() => void child.kill('SIGKILL'));
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    const ended = new Promise<number | string>((resolve) => {
      child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
    });
    return { child, ended, said: () => said };
  }

  startWorker(url: string, scenario: string, variables?: Record<string, string>) {
    return this.start(['worker', '--redis', url, '--concurrency', '2'], scenario, variables);
  }

  async redis(...options: string[]) {
    const port = await freePort();
    const started = await this.redisAt(port, ...options);
    const client = new Redis(started.url, { maxRetriesPerRequest: null });
    client.on('error', () => undefined);
    this.#onEnd(() => client.disconnect());
    return { ...started, port, client };
  }

  async redisAt(port: number, ...options: string[]) {
    const started = await startRedis(port, ...options);
    this.#onEnd(started.stop);
    return started;
  }

  /** Records every command that Redis gets. The monitor of ioredis fails where a command follows its first answer at once. */
  async listen(url: string, heard: string[]): Promise<void> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.setEncoding('utf8').on('data', (text: string) => heard.push(text));
    this.#onEnd(() => void socket.destroy());
    socket.write('MONITOR\r\n');
    await once(socket, 'data');
  }
}

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

/** Makes the locks of a worker's readings expire now, not after 30 s. */
async function expireLocks(client: Redis, pid: number | undefined): Promise<void> {
  for (const key of await client.keys('*:lock')) {
    const name = await client.hget(key.replace(/:lock$/, ''), 'pb');
    if (name?.includes(`-${pid}|`)) await client.del(key);
  }
}

describe.skipIf(!HAS_REDIS).concurrent('a call that several machines read', { timeout: TIMEOUT }, () => {
  test('every reading is once in the journal, whoever is killed', async (context) => {
    const { expect } = context;
    const machines = await Machines.open(context);
    const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--dir', folder];
    const { url, port, client, stop } = await machines.redis(...durable);
    const heard: string[] = [];
    await machines.listen(url, heard);
    const words = callOf('killed', 20, url, '--readings', '2');
    const [lost, ...others] = [1, 2, 3].map(() => machines.startWorker(url, 'lively'));
    const first = machines.start(words, 'lively');
    const read = () => journalOf('killed').length;

    await expect.poll(read, WAIT).toBeGreaterThanOrEqual(6);
    lost?.child.kill('SIGKILL');
    await lost?.ended;
    await expireLocks(client, lost?.child.pid);

    await expect.poll(read, WAIT).toBeGreaterThanOrEqual(12);
    await stop();
    await machines.redisAt(port, ...durable);
    await machines.listen(url, heard);

    // In the middle of the second round, with texts in Redis.
    await expect.poll(read, WAIT).toBeGreaterThanOrEqual(24);
    first.child.kill('SIGKILL');
    await first.ended;
    const kept = hashesOf(journalOf('killed'));
    const keys = await client.keys('*');
    const withText = keys.filter((key) => key.startsWith('{crisol}:texts:'));
    for (const key of withText) expect(await client.ttl(key)).not.toBe(-1);
    expect(withText.length).toBeGreaterThan(0);
    for (const key of keys) await expect.poll(() => client.ttl(key), { ...WAIT, message: key }).not.toBe(-1);

    const second = machines.start(words, 'lively');
    expect(await second.ended).toBe(0);
    expect(second.said()).toMatch(/ 0 left, (?:.*, )?2 workers \(.*-\d+: \d+, .*-\d+: \d+\)/);
    const lines = journalOf('killed');
    expect(hashesOf(lines).size).toBe(40);
    expect(lines).toHaveLength(40);
    expect(lines.filter(({ reading }) => reading)).toHaveLength(40);
    expect([...hashesOf(lines)]).toEqual(expect.arrayContaining([...kept]));
    // The killed worker had begun two at the most.
    expect(machines.model.requests.length).toBeGreaterThanOrEqual(40);
    expect(machines.model.requests.length).toBeLessThanOrEqual(42);

    for (const { child } of others) child.kill('SIGINT');
    expect(await Promise.all(others.map(({ ended }) => ended))).toEqual([130, 130]);
    // BullMQ's note of its last check has seconds to live.
    await expect.poll(() => client.keys('*'), WAIT).toEqual([]);
    expect(heard.join('')).toContain('Idea number 19');
    expect(heard.join('')).not.toContain(CANARY);
    expect(second.said() + others.map(({ said }) => said()).join()).not.toContain('Idea number 19');
  });

  test('a reading that two workers died of has failed, once', async (context) => {
    const { expect } = context;
    const machines = await Machines.open(context);
    const { url, client } = await machines.redis();
    const call = machines.start(callOfOne('died', url), SCENARIO_BY_IDEA);
    for (const begun of [1, 2]) {
      const worker = machines.startWorker(url, SCENARIO_BY_IDEA);
      await expect.poll(() => machines.model.requests.length, WAIT).toBe(begun);
      worker.child.kill('SIGKILL');
      await worker.ended;
      await expireLocks(client, worker.child.pid);
    }
    machines.startWorker(url, SCENARIO_BY_IDEA);
    expect(await call.ended).toBe(1);
    expect(journalOf('died')).toMatchObject([{ failed: 'incomplete_response' }]);
    expect(machines.model.requests).toHaveLength(2);
    expect(await client.keys('{crisol}:texts:*')).toEqual([]);
  });

  test('a worker that is told to end finishes its reading, and hands it over', async (context) => {
    const { expect } = context;
    const machines = await Machines.open(context);
    const { url, client } = await machines.redis();
    const worker = machines.startWorker(url, SCENARIO_BY_IDEA);
    const words = callOf('ended', 1, url, '--readings', '1');
    writeFileSync(
      join(folder, 'ended.csv'),
      `id,idea,email\n1,"A shop (scenario: held) that sells bread",x\n`,
    );
    const call = machines.start(words, SCENARIO_BY_IDEA);
    await expect.poll(() => machines.model.requests.length, WAIT).toBe(1);
    worker.child.kill('SIGINT');
    const release = async () => (await fetch(`${machines.model.url}/release`, { method: 'POST' })).json();
    await expect.poll(release, WAIT).toBe(1);
    expect(await worker.ended).toBe(130);
    expect(await call.ended).toBe(0);
    expect(machines.model.requests.filter(({ path }) => path.endsWith('completions'))).toHaveLength(1);
    await expect.poll(() => client.keys('*'), WAIT).toEqual([]);
  });

  test('workers with another model are refused, unless the call is mixed', async (context) => {
    const { expect } = context;
    const machines = await Machines.open(context);
    const { url } = await machines.redis();
    const other = machines.startWorker(url, 'disagrees');
    await expect.poll(other.said, WAIT).toContain('reads with openai, disagrees');
    const refused = machines.start(callOf('refused', 4, url), 'good');
    expect(await refused.ended).toBe(2);
    expect(refused.said()).toContain('have another model or temperature');
    expect(machines.model.requests).toHaveLength(0);

    const mixed = machines.start(callOf('mixed', 4, url, '--mixed'), 'good');
    expect(await mixed.ended).toBe(0);
    expect(new Set(journalOf('mixed').map(({ model }) => model))).toEqual(new Set(['disagrees']));
    const audit = JSON.parse(readFileSync(join(folder, 'mixed/audit.json'), 'utf8'));
    expect(audit.readings.by).toEqual({ 'openai, disagrees': 8 });
    other.child.kill('SIGINT');
    await other.ended;
  });

  test('a worker that comes later with another model, or temperature, ends and reads nothing', async (context) => {
    const { expect } = context;
    const machines = await Machines.open(context);
    const { url } = await machines.redis();
    const call = machines.start(callOf('later', 4, url), 'good');
    await expect.poll(call.said, WAIT).toContain('No machine reads yet');
    const other = machines.startWorker(url, 'disagrees');
    expect(await other.ended).toBe(2);
    expect(other.said()).toContain('The call is read by openai, good');
    const warmer = machines.startWorker(url, 'good', { AI_TEMPERATURE: '0.2' });
    expect(await warmer.ended).toBe(2);
    expect(machines.model.requests).toHaveLength(0);
    machines.startWorker(url, 'good');
    expect(await call.ended).toBe(0);
    expect(new Set(journalOf('later').map(({ model }) => model))).toEqual(new Set(['good']));
  });

  test('a worker whose service is away leaves the texts to others', async (context) => {
    const { expect } = context;
    const machines = await Machines.open(context);
    const { url } = await machines.redis();
    const away = machines.startWorker(url, 'good', {
      AI_BASE_URL: `http://127.0.0.1:${await freePort()}/v1`,
    });
    const call = machines.start(callOf('away', 3, url, '--readings', '1'), 'good');
    await expect.poll(away.said, WAIT).toContain('the others read meanwhile');
    machines.startWorker(url, 'good');
    expect(await call.ended).toBe(0);
    expect(journalOf('away').filter(({ reading }) => reading)).toHaveLength(3);
  });

  test('what a worker answers is checked, and no answer of another kind stops the call', async (context) => {
    const { expect } = context;
    const machines = await Machines.open(context);
    const { url, port, client } = await machines.redis();
    const call = machines.start(callOf('lied', 6, url, '--readings', '1'), 'good');
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
    await expect.poll(() => client.llen('{crisol}:readings:wait'), WAIT).toBe(1);
    const liar = new Worker(
      'readings',
      async ({ id }) => {
        const key = `{crisol}:texts:${id}`;
        const { task } = JSON.parse((await client.get(key)) ?? '');
        await lies[number++ % lies.length]?.(key, task);
      },
      { prefix: '{crisol}', connection: { host: '127.0.0.1', port } },
    );
    context.onTestFinished(() => liar.close(true));
    expect(await call.ended).toBe(1);
    const lines = journalOf('lied');
    expect(lines.filter(({ reading }) => reading)).toHaveLength(2);
    for (const { reading } of lines)
      if (reading) expect(reading).toMatchObject({ points: 0, quotesLeftOut: 6 });
    expect(await client.keys('*:texts:*')).toEqual([]);
  });

  test('an answer that Redis loses while it is fetched is asked for again', async (context) => {
    const { expect } = context;
    const { url, port, client } = await (await Machines.open(context)).redis();
    const levels = { 1: 'no', 5: 'yes' };
    const settings = {
      criteria: [{ criterion: 'Price', weight: 1, levels }],
      language: 'en',
      ...{ service: 's', model: 'm', temperature: 0 },
    } as const;
    const none = () => undefined;
    const options = {
      settings: { ...settings, criteria: [...settings.criteria] },
      isMixed: false,
      isKept: () => false,
    };
    const source = await QueueSource.open(
      { url, shown: '' },
      { ...options, onConnection: none, onWorkers: none },
    );
    context.onTestFinished(() => source.close());
    let begun = 0;
    let fetched: () => void = none;
    const isFetched = new Promise<void>((resolve) => {
      fetched = resolve;
    });
    const lost = vi.spyOn(ReadingsQueue.prototype, 'content').mockImplementationOnce(async function (
      this: ReadingsQueue,
      id,
    ) {
      lost.mockRestore();
      await this.remove(id);
      await this.add(id, task);
      const content = await this.content(id);
      fetched();
      return content;
    });
    let task: ReadingTask;
    const worker = new Worker(
      'readings',
      async ({ id }) => {
        begun += 1;
        const key = `{crisol}:texts:${id}`;
        const content = JSON.parse((await client.get(key)) ?? '');
        task = content.task;
        if (begun === 2) await isFetched;
        const level = { criterion: 'Price', level: 5, reason: 'r', quote: 'A shop', raise: '' };
        const reading = { levels: [level], flag: 'none', points: 100, quotesLeftOut: 0 };
        await client.set(key, JSON.stringify({ answer: { reading, service: 's', model: 'm', ms: 1 } }));
      },
      { prefix: '{crisol}', connection: { host: '127.0.0.1', port } },
    );
    context.onTestFinished(() => worker.close(true));
    const job = { hash: 'h', textHash: 't', text: 'A shop', number: 1, order: ['Price'] };
    const answer = await source.read(job, new AbortController().signal);
    expect(answer.reading.points).toBe(100);
    expect(begun).toBe(2);
  });

  test('an interrupted call leaves no text in Redis', async (context) => {
    const { expect } = context;
    const machines = await Machines.open(context);
    const { url, client } = await machines.redis();
    const call = machines.start(callOf('interrupted', 4, url), 'good');
    // The first text goes alone: wrong settings then cost one reading.
    await expect.poll(() => client.llen('{crisol}:readings:wait'), WAIT).toBe(1);
    call.child.kill('SIGINT');
    expect(await call.ended).toBe(130);
    expect(await client.keys('*')).toEqual([]);
  });

  test('a Redis that throws keys away is refused, with the reason', async (context) => {
    const { expect } = context;
    const machines = await Machines.open(context);
    const { url } = await machines.redis('--maxmemory-policy', 'allkeys-lru');
    for (const { ended, said } of [
      machines.start(callOf('evicted', 4, url), 'good'),
      machines.startWorker(url, 'good'),
    ]) {
      expect(await ended).toBe(2);
      expect(said()).toContain('maxmemory-policy allkeys-lru');
    }
    expect(machines.model.requests).toHaveLength(0);
  });

  test('a wrong password is said by its code alone', async (context) => {
    const { expect } = context;
    const machines = await Machines.open(context);
    const { url } = await machines.redis('--requirepass', 'right-word');
    const { ended, said } = machines.startWorker(url.replace('//', '//:wrong-word@'), 'good');
    expect(await ended).toBe(1);
    expect(said()).toMatch(/cannot be used \((WRONGPASS|NOAUTH)\)/);
    expect(said()).not.toMatch(/(right|wrong)-word/);
    const right = machines.startWorker(url, 'good', { REDIS_PASSWORD: 'right-word' });
    await expect.poll(right.said, WAIT).toContain('This machine reads');
    right.child.kill('SIGINT');
    expect(await right.ended).toBe(130);
  });
});

test.concurrent.for([
  ['with one reply too many', '+OK\r\n'.repeat(50)],
  ['with arrays in arrays', '*1\r\n'.repeat(200_000)],
])(
  'a Redis that answers %s ends a worker with a sentence',
  { timeout: TIMEOUT },
  async ([, reply = ''], context) => {
    const { expect } = context;
    const machines = await Machines.open(context);
    const wrong = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', () => socket.write(reply));
    }).listen(0, '127.0.0.1');
    await once(wrong, 'listening');
    context.onTestFinished(() => void wrong.close());
    const { port } = wrong.address() as AddressInfo;
    const { ended, said } = machines.startWorker(`redis://127.0.0.1:${port}`, 'good');
    expect(await ended).toBe(1);
    expect(said()).toContain('cannot be used');
    expect(said()).not.toContain('    at ');
  },
);
