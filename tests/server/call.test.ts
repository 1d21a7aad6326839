import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeService, startFakeService } from '../fake-service/fake-service.ts';
import { modelAt, ROOT } from './servers.ts';

const COMMAND = join(ROOT, 'bin/crisol.js');
/** The built CLI, without the check for missing installs and builds. */
const BUILT = join(ROOT, 'dist/server/cli.js');
const EXAMPLE = join(ROOT, 'examples/call.csv');

let model: FakeService;
let folder: string;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  model = await startFakeService();
  folder = mkdtempSync(join(tmpdir(), 'crisol-call-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await model.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts `crisol call`. */
function start(program: string, args: string[], scenario: string, nodeFlags: string[] = []) {
  const child = spawn(process.execPath, [...nodeFlags, program, 'call', ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', HOME: folder, LANG: 'es_ES.UTF-8', ...modelAt(model.url, scenario) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const ended = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => {
      children.delete(child);
      resolve(code ?? signal ?? 'unknown');
    });
  });
  return { child, ended, output: () => output };
}

const entriesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as { hash: string; reading?: object }];
      } catch {
        return [];
      }
    });

test('the example call ends with all results and without personal data in requests', async () => {
  const args = [EXAMPLE, '--out', 'example', '--yes'];
  const { ended, output } = start(COMMAND, args, 'good');
  expect(await ended).toBe(0);
  expect(output()).toContain('Leídos 30 de 30 textos.');
  expect(entriesOf(join(folder, 'example/journal.jsonl'))).toHaveLength(60);
  expect(JSON.parse(readFileSync(join(folder, 'example/audit.json'), 'utf8')).readings).toMatchObject({
    done: 60,
  });
  const results = readFileSync(join(folder, 'example/results.csv'), 'utf8');
  expect(results).toContain('solicitud01@example.org');
  expect(JSON.stringify(model.requests)).not.toContain('solicitud01@example.org');
});

/** How often the test kills the process. `CALL_SEED` changes the moments. */
const KILLS = Number(process.env.CALL_KILLS ?? 3);
const SEED = process.env.CALL_SEED ?? 'one';
const CONCURRENCY = 4;
const TEXTS = 30;
const READINGS_PER_TEXT = 2 + Math.floor(KILLS / 20);
const READINGS = TEXTS * READINGS_PER_TEXT;

/** A number from 0 to 1 that depends only on the seed and the name. */
const randomFraction = (name: string) =>
  (createHash('sha256').update(`${SEED} ${name}`).digest()[0] ?? 0) / 256;

test('a call that is killed at random moments loses no reading, and repeats at most the requests in flight', async () => {
  const table = join(folder, 'killed.csv');
  const texts = Array.from(
    { length: TEXTS },
    (_, at) =>
      `Idea number ${at}: a shop that sells ${at} kinds of bread to ${at * 7} people who live nearby.`,
  );
  writeFileSync(table, `id,idea\n${texts.map((text, at) => `${at},"${text}"`).join('\n')}\n`);
  const args = [
    table,
    '--out',
    'killed',
    '--yes',
    '--readings',
    String(READINGS_PER_TEXT),
    '--concurrency',
    String(CONCURRENCY),
  ];
  const journal = join(folder, 'killed/journal.jsonl');
  model.requests.length = 0;
  let earlierHashes: string[] = [];
  let kills = 0;
  for (; kills < KILLS; kills += 1) {
    const { child, ended } = start(BUILT, args, 'lively');
    const requestsBefore = model.requests.length;
    // Counts from the first request, because the start takes long on a busy machine.
    // Above `CONCURRENCY`, so that a reading has ended.
    const killAfter = requestsBefore + CONCURRENCY + Math.floor(randomFraction(`requests ${kills}`) * 8);
    await expect
      .poll(() => model.requests.length > killAfter || child.exitCode !== null, {
        interval: 5,
        timeout: 60_000,
      })
      .toBe(true);
    await new Promise((resolve) => setTimeout(resolve, randomFraction(`pause ${kills}`) * 200));
    child.kill('SIGKILL');
    if ((await ended) !== 'SIGKILL') break;
    const hashes = entriesOf(journal).map(({ hash }) => hash);
    expect(hashes).toEqual(expect.arrayContaining(earlierHashes));
    expect(model.requests.length).toBeLessThanOrEqual(hashes.length + (kills + 1) * CONCURRENCY);
    earlierHashes = hashes;
  }
  const finalRun = start(BUILT, args, 'lively');
  expect(await finalRun.ended).toBe(0);
  const entries = entriesOf(journal);
  const hashes = entries.map(({ hash }) => hash);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(entries.every(({ reading }) => reading)).toBe(true);
  expect(hashes).toHaveLength(READINGS);
  expect(model.requests.length).toBeLessThanOrEqual(READINGS + kills * CONCURRENCY);
}, 600_000);

// `command.test.ts` sends SIGINT and SIGTERM to the same handler.
test('a closed terminal (SIGHUP) ends a call, which writes its results and removes its lock', async () => {
  const { child, ended } = start(BUILT, [EXAMPLE, '--out', 'closed', '--yes'], 'lively');
  const journal = join(folder, 'closed/journal.jsonl');
  await expect
    .poll(() => existsSync(journal) && entriesOf(journal).length > 4, { timeout: 60_000 })
    .toBe(true);
  child.kill('SIGHUP');
  expect(await ended).toBe(130);
  const files = readdirSync(join(folder, 'closed'));
  expect(files).toContain('results.csv');
  expect(files).not.toContain('call.lock');
});

const repeated = (pattern: string, bytes: number, prefix = '') =>
  Buffer.concat([Buffer.from(prefix), Buffer.alloc(bytes, pattern)]);

// A quarter of the largest file: the heap grows with the size.
test.each([
  ['a cell of 5 MB of quotation marks', 'a.csv', repeated('""', 5e6, 'id,texto\n1,'), 'se corta'],
  ['7 MB of a byte that is not UTF-8', 'a.csv', Buffer.alloc(7e6, 0x80), 'No hay ninguna fila'],
  ['two million texts of one letter', 'a.txt', repeated('a\n\n', 6e6), 'más de 5000 filas'],
  [
    'a row of two and a half million cells',
    'a.csv',
    repeated('1,', 5e6, 'a,...\nx,y\nx,y\n'),
    'demasiadas columnas',
  ],
  ['a million unclosed quotation marks', 'a.csv', repeated('1,"x\n', 5e6, 'a,b\n'), 'más de 5000 filas'],
])('reading %s needs no more than 60 MB of heap', async (_, name, bytes, message) => {
  const table = join(folder, name);
  writeFileSync(table, bytes);
  const { ended, output } = start(BUILT, [table, '--out', 'large'], 'good', ['--max-old-space-size=60']);
  expect(await ended).toBe(2);
  expect(output()).toContain(message);
});
