import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { startFakeService } from '../tests/fake-service/fake-service.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import type { BenchRow } from './row.ts';

/** Numbers of concurrent streams. Each stream takes about ten seconds and is followed by another. */
const STREAMS = [500, 1000];
const REPLICAS = [1, 2];
/** Enough time for one analysis on every stream, unless the machine is too small. */
const MEASURED_MAX_MS = 40_000;
/** The streams start one after another within this time, so that they do not all end together. */
const WARM_UP_MS = 10_000;
const REDIS_PORT = 26_379;
/** The limits are high enough to reject nothing, but the server checks and counts every request. */
const LIMITS = {
  MAX_CONCURRENT: '2000',
  MAX_CONCURRENT_PER_CLIENT: '2000',
  RATE_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_PER_DAY: '1000000',
  DAILY_ANALYSES: '1000000',
  REDIS_URL: `redis://127.0.0.1:${REDIS_PORT}`,
};
const BODY = JSON.stringify({
  idea: 'A subscription that delivers sourdough to offices in Leeds every morning, for four pounds a person and day.',
  language: 'en',
});

const AS_SERVICE = 'CRISOL_SCALE_SERVICE';
if (process.env[AS_SERVICE]) {
  const { url } = await startFakeService();
  process.send?.(Number(new URL(url).port));
  process.once('disconnect', () => process.exit());
}

const children: ChildProcess[] = [];
const killChildren = () => {
  for (const child of children) child.kill('SIGKILL');
};

/**
 * Several replicas on one Redis behind a balancer, with hundreds of open streams. Load generator, model service, balancer
 * and Redis run on the same machine: processor time and memory are those of the replicas, analyses per second are those
 * of the whole machine.
 */
export async function run(): Promise<BenchRow[]> {
  if (spawnSync('redis-server', ['--version']).status !== 0) {
    process.stdout.write('redis-server is missing: the scale benchmark is skipped.\n');
    return [];
  }
  process.once('exit', killChildren);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  try {
    await startRedis();
    const service = await portOf(
      fork(fileURLToPath(import.meta.url), { env: { ...process.env, [AS_SERVICE]: '1' } }),
    );
    const rows: BenchRow[] = [];
    for (const replicas of REPLICAS) {
      for (const streams of STREAMS) rows.push(...(await measure(replicas, streams, service)));
    }
    return rows;
  } finally {
    killChildren();
  }
}

async function measure(replicas: number, streams: number, service: number): Promise<BenchRow[]> {
  const products: BuiltServer[] = [];
  for (let i = 0; i < replicas; i += 1) {
    const environment = { ...LIMITS, AI_SERVICE: 'openai', AI_MODEL: 'slow' };
    products.push(await startBuiltServer({ ...environment, AI_BASE_URL: `http://127.0.0.1:${service}/v1` }));
  }
  children.push(...products.map(({ process }) => process));
  const balancer = fork('bench/processes/balancer.js');
  balancer.send(products.map(({ port }) => port));
  const port = await portOf(balancer);

  const idle = await usage(products);
  const load = new Load(port);
  const open = Array.from({ length: streams }, (_, index) => load.stream((index / streams) * WARM_UP_MS));
  await sleep(WARM_UP_MS + 1_000);
  const before = { ...(await usage(products)), commands: await redisCommands(), done: load.done };
  const since = performance.now();
  while (load.done - before.done < streams && performance.now() - since < MEASURED_MAX_MS) await sleep(500);
  const after = { ...(await usage(products)), commands: await redisCommands(), done: load.done };
  const seconds = (performance.now() - since) / 1000;
  load.stop();
  await Promise.all(open);
  for (const child of [...products.map(({ process }) => process), balancer]) child.kill('SIGKILL');

  const done = after.done - before.done;
  const cpu = after.cpu - before.cpu;
  const row = rowsOf(`${replicas} ${replicas === 1 ? 'replica' : 'replicas'}, ${streams} streams`);
  return [
    row(
      'analyses per second (reference: with those that failed)',
      (done / seconds).toFixed(1),
      ((done + load.lost) / seconds).toFixed(1),
      `${((100 * done) / (done + load.lost)).toFixed(1)} %`,
      { text: '100 %', isMet: load.lost === 0 },
    ),
    row(
      'processor time per analysis (reference: cores used)',
      `${((1000 * cpu) / done).toFixed(1)} ms`,
      (cpu / seconds).toFixed(2),
      `${((1000 * cpu) / seconds / streams).toFixed(2)} ms per second and stream`,
    ),
    row(
      'memory per stream (reference: idle)',
      `${((after.memory - idle.memory) / streams / 1024).toFixed(0)} KiB`,
      `${(idle.memory / replicas / 1e6).toFixed(0)} MB per replica`,
      `${(after.memory / replicas / 1e6).toFixed(0)} MB per replica`,
    ),
    row(
      'Redis commands per analysis',
      ((after.commands - before.commands) / done).toFixed(1),
      '–',
      `${((after.commands - before.commands) / seconds).toFixed(0)} per second`,
    ),
  ];
}

/** Makes rows whose names begin with `name`. */
function rowsOf(name: string) {
  return (
    measurement: string,
    value: string,
    reference: string,
    ratio: string,
    goal?: BenchRow['goal'],
  ): BenchRow => ({
    name: `${name}: ${measurement}`,
    value,
    reference,
    ratio,
    ...(goal && { goal }),
  });
}

/** Clients that open a stream, read it to the end and open the next. */
class Load {
  done = 0;
  lost = 0;
  #stopped = false;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  stop(): void {
    this.#stopped = true;
    this.#agent.destroy();
  }

  async stream(delayMs: number): Promise<void> {
    await sleep(delayMs);
    while (!this.#stopped) {
      const isComplete = await this.#post();
      if (this.#stopped) return;
      if (isComplete) this.done += 1;
      else this.lost += 1;
    }
  }

  /** @returns whether the report arrived */
  #post(): Promise<boolean> {
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(BODY)),
      accept: 'text/event-stream',
    };
    return new Promise((resolve) => {
      const sent = request(
        {
          agent: this.#agent,
          host: '127.0.0.1',
          port: this.#port,
          path: '/api/analyses',
          method: 'POST',
          headers,
        },
        (response) => {
          let tail = '';
          response.setEncoding('utf8').on('data', (text: string) => {
            tail = (tail + text).slice(-20_000);
          });
          response.on('close', () => resolve(tail.includes('event: report\n')));
        },
      );
      sent.on('error', () => resolve(false)).end(BODY);
    });
  }
}

/** Processor seconds and resident bytes of all replicas. */
async function usage(products: readonly BuiltServer[]): Promise<{ cpu: number; memory: number }> {
  let cpu = 0;
  let memory = 0;
  for (const { metricsPort } of products) {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const metric = (name: string) => Number(text.match(new RegExp(`^${name} (\\S+)`, 'm'))?.[1]);
    cpu += metric('process_cpu_seconds_total');
    memory += metric('process_resident_memory_bytes');
  }
  return { cpu, memory };
}

async function redisCommands(): Promise<number> {
  const client = new Redis(REDIS_PORT, '127.0.0.1');
  const stats = await client.info('stats');
  client.disconnect();
  return Number(stats.match(/total_commands_processed:(\d+)/)?.[1]);
}

async function startRedis(): Promise<void> {
  const args = ['--port', String(REDIS_PORT), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'], cwd: tmpdir() });
  children.push(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Ready to accept connections') && resolve());
    child.once('close', () => reject(new Error(`redis-server did not start on port ${REDIS_PORT}`)));
  });
}

/** Waits for the port that the process reports when it listens. */
function portOf(child: ChildProcess): Promise<number> {
  children.push(child);
  return new Promise((resolve) => child.once('message', (port) => resolve(Number(port))));
}
