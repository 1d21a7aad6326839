import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeService } from '../tests/fake-service/fake-service.ts';
import { freePort, HAS_REDIS, modelAt, startRedis } from '../tests/server/servers.ts';
import type { BenchRow } from './row.ts';

/** What a reading takes at the service, whoever asks. */
const DELAY_MS = 1_000;
const TEXTS_EACH = 12;
const WORKERS = 3;

/** A model service that begins each answer after a fixed time. */
async function startDelayed(modelUrl: string) {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${modelUrl}${request.url}`, {
      method: 'POST',
      headers,
      body: Buffer.concat(parts),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Readings a second from the first to the last one. The start of the programs is no part of it. */
async function throughput(folder: string, redis: string, modelUrl: string, workers: number): Promise<number> {
  const env = { PATH: process.env.PATH, ...modelAt(modelUrl, 'document') };
  const run = (words: string[]) =>
    spawn(process.execPath, ['dist/server/cli.js', ...words, '--redis', redis, '--language', 'en'], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const started: ChildProcess[] = [];
  try {
    for (let at = 0; at < workers; at += 1) {
      const worker = run(['worker', '--concurrency', '1']);
      started.push(worker);
      await once(worker.stderr, 'data');
    }
    const table = join(folder, `${workers}.csv`);
    const rows = Array.from(
      { length: TEXTS_EACH * workers },
      (_, at) =>
        `${at},"Idea ${at}: a workshop that lends tools to neighbours who have no room for their own."`,
    );
    writeFileSync(table, `id,idea\n${rows.join('\n')}\n`);
    const out = join(folder, String(workers));
    const call = run(['call', table, '--out', out, '--readings', '1', '--yes']);
    call.stderr.resume();
    started.push(call);
    const [code] = await once(call, 'close');
    if (code !== 0) throw new Error(`crisol call ended with ${code}`);
    const lines = readFileSync(join(out, 'journal.jsonl'), 'utf8').trim().split('\n');
    const times = lines.map((line) => Date.parse(JSON.parse(line).at)).sort((a, b) => a - b);
    // Each worker's first reading began before.
    return (1_000 * (times.length - workers)) / ((times.at(-1) ?? 0) - (times[0] ?? 0));
  } finally {
    for (const child of started) child.kill('SIGKILL');
  }
}

/** Three workers at one Redis beside one, against a service of fixed delay. */
export async function run(): Promise<BenchRow[]> {
  if (!HAS_REDIS) {
    process.stdout.write('redis-server is missing: the benchmark of workers is skipped.\n');
    return [];
  }
  const model = await startFakeService();
  const delayed = await startDelayed(model.url);
  const redis = await startRedis(await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'crisol-bench-'));
  try {
    const one = await throughput(folder, redis.url, delayed.url, 1);
    const several = await throughput(folder, redis.url, delayed.url, WORKERS);
    return [
      {
        name: `workers: ${WORKERS} machines, a service of ${DELAY_MS} ms`,
        value: `${several.toFixed(2)} readings/s`,
        reference: `${one.toFixed(2)} readings/s, 1 machine`,
        ratio: `${(several / one).toFixed(1)}×`,
        goal: { text: '≥ 2.5×', isMet: several >= 2.5 * one },
      },
    ];
  } finally {
    await redis.stop();
    delayed.close();
    await model.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
