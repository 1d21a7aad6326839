import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeService, startFakeService } from '../fake-service/fake-service.ts';
import { modelAt, ROOT } from './servers.ts';

const COMMAND = join(ROOT, 'bin/crisol.js');
/** Skips the check for missing installs and builds. */
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

/** @param flags of Node */
function start(program: string, words: string[], scenario: string, flags: string[] = []) {
  const child = spawn(process.execPath, [...flags, program, 'call', ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', HOME: folder, LANG: 'es_ES.UTF-8', ...modelAt(model.url, scenario) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const ended = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => {
      children.delete(child);
      resolve(code ?? signal ?? 'unknown');
    });
  });
  return { child, ended, said: () => said };
}

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as { hash: string; reading?: object }];
      } catch {
        return [];
      }
    });

test('the example call runs to its end, with its jury', async () => {
  const words = [EXAMPLE, '--out', 'example', '--jury', EXAMPLE.replace('.csv', '-jury.csv'), '--yes'];
  const { ended, said } = start(COMMAND, words, 'good');
  expect(await ended).toBe(0);
  expect(said()).toContain('Leídos 30 de 30 textos.');
  expect(linesOf(join(folder, 'example/journal.jsonl'))).toHaveLength(60);
  expect(JSON.parse(readFileSync(join(folder, 'example/audit.json'), 'utf8')).jury).toMatchObject({
    texts: 30,
  });
  const results = readFileSync(join(folder, 'example/results.csv'), 'utf8');
  expect(results).toContain('solicitud01@example.org');
  expect(JSON.stringify(model.requests)).not.toContain('solicitud01@example.org');
});

/** Kills of one run, ten by default. `CALL_KILLS=50` runs more, `CALL_SEED` other ones. */
const KILLS = Number(process.env.CALL_KILLS ?? 10);
const SEED = process.env.CALL_SEED ?? 'one';
const CONCURRENCY = 4;
const TEXTS = 40;
const TIMES = 2 + Math.floor(KILLS / 20);
const READINGS = TEXTS * TIMES;

/** A number from 0 to 1 that depends only on the seed. */
const drawn = (name: string) => (createHash('sha256').update(`${SEED} ${name}`).digest()[0] ?? 0) / 256;

test('a call killed at random moments loses no reading, and repeats at most the requests in flight', async () => {
  const table = join(folder, 'killed.csv');
  const texts = Array.from(
    { length: TEXTS },
    (_, at) =>
      `Idea number ${at}: a shop that sells ${at} kinds of bread to ${at * 7} people who live nearby.`,
  );
  writeFileSync(table, `id,idea\n${texts.map((text, at) => `${at},"${text}"`).join('\n')}\n`);
  const words = [
    table,
    '--out',
    'killed',
    '--yes',
    '--readings',
    String(TIMES),
    '--concurrency',
    String(CONCURRENCY),
  ];
  const journal = join(folder, 'killed/journal.jsonl');
  model.requests.length = 0;
  let kept: string[] = [];
  let kills = 0;
  for (; kills < KILLS; kills += 1) {
    const { child, ended } = start(BUILT, words, 'lively');
    const before = model.requests.length;
    // From the first request on, because the start takes long on a busy machine.
    const wanted = before + Math.floor(drawn(`requests ${kills}`) * 8);
    await expect
      .poll(() => model.requests.length > wanted || child.exitCode !== null, { interval: 5, timeout: 60_000 })
      .toBe(true);
    await new Promise((resolve) => setTimeout(resolve, drawn(`pause ${kills}`) * 400));
    child.kill('SIGKILL');
    if ((await ended) !== 'SIGKILL') break;
    const hashes = linesOf(journal).map(({ hash }) => hash);
    expect(hashes).toEqual(expect.arrayContaining(kept));
    kept = hashes;
  }
  const last = start(BUILT, words, 'lively');
  expect(await last.ended).toBe(0);
  const entries = linesOf(journal);
  const hashes = entries.map(({ hash }) => hash);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(entries.every(({ reading }) => reading)).toBe(true);
  expect(hashes).toHaveLength(READINGS);
  expect(model.requests.length).toBeLessThanOrEqual(READINGS + kills * CONCURRENCY);
}, 600_000);

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends a call, with its results and without its lock',
  async (signal) => {
    const { child, ended } = start(BUILT, [EXAMPLE, '--out', signal, '--yes'], 'lively');
    const journal = join(folder, signal, 'journal.jsonl');
    await expect
      .poll(() => existsSync(journal) && linesOf(journal).length > 4, { timeout: 60_000 })
      .toBe(true);
    child.kill(signal);
    expect(await ended).toBe(130);
    const files = readdirSync(join(folder, signal));
    expect(files).toContain('results.csv');
    expect(files).not.toContain('call.lock');
  },
);

const repeated = (word: string, bytes: number, before = '') =>
  Buffer.concat([Buffer.from(before), Buffer.alloc(bytes, word)]);

test.each([
  ['a cell of 20 MB of quotation marks', 'a.csv', repeated('""', 20e6, 'id,texto\n1,'), 'se corta'],
  ['29 MB of a byte that is no UTF-8', 'a.csv', Buffer.alloc(29e6, 0x80), 'No hay ninguna fila'],
  ['nine million texts of one letter', 'a.txt', repeated('a\n\n', 27e6), 'más de 5000 filas'],
  [
    'an open end of ten million cells',
    'a.csv',
    repeated('1,', 20e6, 'a,...\nx,y\nx,y\n'),
    'demasiadas columnas',
  ],
  ['four million open marks', 'a.csv', repeated('1,"x\n', 20e6, 'a,b\n'), 'más de 5000 filas'],
])('%s fit into 160 MB of heap', async (_, name, bytes, sentence) => {
  const table = join(folder, name);
  writeFileSync(table, bytes);
  const { ended, said } = start(BUILT, [table, '--out', 'large'], 'good', ['--max-old-space-size=160']);
  expect(await ended).toBe(2);
  expect(said()).toContain(sentence);
});
