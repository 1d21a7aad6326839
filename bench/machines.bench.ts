import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FakeService, startFakeService } from '../tests/fake-service/fake-service.ts';
import { freePort, modelAt } from '../tests/server/servers.ts';
import type { BenchRow } from './row.ts';

const TEXTS = 60;
/** The command reads this many texts as a trial, and the first of them alone. */
const TRIAL = 3;
/** How long an engine takes for a reading. */
const READING_MS = 2_000;
/** The benchmark kills an engine in the middle of this reading. */
const KILLED_AT = 4;

interface Engine {
  process: ChildProcess;
  port: number;
}

interface CallResult {
  /** The text's hash in each line of the journal that has a reading. */
  readings: string[];
  /** From the end of the trial to the last reading. */
  ms: number;
}

async function startEngine(modelUrl: string): Promise<Engine> {
  const child = fork('bench/processes/engine.js');
  child.send({ modelUrl, ms: READING_MS });
  const [port] = await once(child, 'message');
  return { process: child, port };
}

/** `deploy/haproxy.cfg`, with this port for HAProxy and these engines as its machines. */
function configuration(port: number, engines: readonly Engine[]): string {
  const shown = readFileSync('deploy/haproxy.cfg', 'utf8');
  const parts = /^([\s\S]*bind )\S+(\n[\s\S]*?)(?: +server \S+ \S+\n)+ *$/.exec(shown);
  if (!parts) throw new Error('deploy/haproxy.cfg is not as this benchmark expects it');
  const servers = engines.map((engine, at) => `server engine-${at} 127.0.0.1:${engine.port}\n`);
  return `${parts[1]}127.0.0.1:${port}${parts[2]}${servers.join('')}`;
}

async function startHaproxy(folder: string, engines: readonly Engine[]) {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, engines));
  const child = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const isUp = () =>
    new Promise<boolean>((resolve) => {
      const probe = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      probe.on('connect', () => probe.end());
    });
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`haproxy ended with ${child.exitCode}`);
    await sleep(20);
  }
  return { url: `http://127.0.0.1:${port}`, process: child };
}

/**
 * Reads a table with this many engines behind HAProxy.
 * @param isOneKilled kills one of the engines in the middle of an answer
 */
async function readBehindHaproxy(
  model: FakeService,
  count: number,
  isOneKilled = false,
): Promise<CallResult> {
  const folder = mkdtempSync(join(tmpdir(), 'crisol-bench-'));
  const started: ChildProcess[] = [];
  try {
    const engines: Engine[] = [];
    for (let at = 0; at < count; at += 1) engines.push(await startEngine(model.url));
    started.push(...engines.map((engine) => engine.process));
    const haproxy = await startHaproxy(folder, engines);
    started.push(haproxy.process);
    const [victim] = engines;
    let begun = 0;
    if (isOneKilled)
      victim?.process.on('message', () => {
        begun += 1;
        if (begun === KILLED_AT) victim.process.kill('SIGKILL');
      });

    const table = join(folder, 'table.csv');
    const rows = Array.from({ length: TEXTS }, (_, at) => `${at},"Idea ${at}: a workshop that lends tools."`);
    writeFileSync(table, `id,idea\n${rows.join('\n')}\n`);
    const out = join(folder, 'out');
    const args = ['call', table, '--text', 'idea', '--out', out, '--readings', '1', '--yes'];
    const call = spawn(process.execPath, ['dist/server/cli.js', ...args, '--concurrency', String(count)], {
      env: { PATH: process.env.PATH, ...modelAt(haproxy.url, 'good') },
      stdio: 'ignore',
    });
    started.push(call);
    const [code] = await once(call, 'close');
    if (code !== 0) throw new Error(`crisol call ended with ${code}`);
    if (isOneKilled && victim?.process.signalCode !== 'SIGKILL') throw new Error('no engine was killed');
    const lines = readFileSync(join(out, 'journal.jsonl'), 'utf8').trim().split('\n');
    const entries = lines.map((line) => JSON.parse(line));
    const times = entries.map(({ at }) => Date.parse(at)).sort((a, b) => a - b);
    return {
      readings: entries.flatMap(({ reading, hash }) => (reading ? [hash] : [])),
      ms: (times.at(-1) ?? 0) - (times[TRIAL - 1] ?? 0),
    };
  } finally {
    for (const child of started) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** A call with one, two and four engines behind HAProxy, and with four engines of which one is killed. */
export async function run(): Promise<BenchRow[]> {
  if (spawnSync('haproxy', ['-v']).status !== 0) {
    process.stdout.write(
      'haproxy is missing: the benchmark of several machines is skipped. Debian: apt-get install haproxy\n',
    );
    return [];
  }
  const model = await startFakeService();
  try {
    const one = await readBehindHaproxy(model, 1);
    const faster = async (count: number, least: number): Promise<BenchRow> => {
      const { ms } = await readBehindHaproxy(model, count);
      return {
        name: `machines: ${TEXTS} texts, ${count} engines behind HAProxy`,
        value: seconds(ms),
        reference: `${seconds(one.ms)}, 1 engine`,
        ratio: `${(one.ms / ms).toFixed(2)}×`,
        goal: { text: `≥ ${least}×`, isMet: one.ms >= least * ms },
      };
    };
    const rows = [await faster(2, 1.9), await faster(4, 3.5)];
    const { readings, ms } = await readBehindHaproxy(model, 4, true);
    const isWhole = readings.length === TEXTS && new Set(readings).size === TEXTS;
    rows.push({
      name: 'machines: the same, 1 of 4 engines killed',
      value: `${readings.length} of ${TEXTS} read, ${seconds(ms)}`,
      reference: `${seconds(one.ms)}, 1 engine`,
      ratio: `${(one.ms / ms).toFixed(2)}×`,
      goal: { text: 'each read once', isMet: isWhole },
    });
    return rows;
  } finally {
    await model.close();
  }
}
