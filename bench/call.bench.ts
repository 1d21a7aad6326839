import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordsOf } from '../src/domain/text-matching.ts';
import { nearCopies } from '../src/submissions/near-copies.ts';
import { type FakeService, startFakeService } from '../tests/fake-service/fake-service.ts';
import type { BenchRow } from './row.ts';

const TEXTS = 300;
const CONCURRENCY = 8;
/** The largest supported call. */
const MANY = { texts: 5_000, characters: 4_000, times: 2 };
const MEMORY_GOAL_MB = 250;

const SENTENCE = 'Una taquilla junto a la ferretería presta taladros y escaleras a quien vive sin trastero. ';

function tableOf(texts: number, characters: number): string {
  const rows = Array.from(
    { length: texts },
    (_, at) => `${at},"${at} ${SENTENCE.repeat(characters / SENTENCE.length)}"`,
  );
  return `id,idea\n${rows.join('\n')}\n`;
}

/** Runs the built `crisol call`. @returns milliseconds, and peak memory, which is 0 if the system does not report it */
async function readAll(folder: string, name: string, table: string, model: FakeService, times = 1) {
  const file = join(folder, `${name}.csv`);
  writeFileSync(file, table);
  const args = ['call', file, '--out', join(folder, name), '--readings', String(times), '--yes'];
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['dist/server/cli.js', ...args, '--concurrency', String(CONCURRENCY)],
    {
      env: {
        PATH: process.env.PATH,
        AI_SERVICE: 'openai',
        AI_BASE_URL: `${model.url}/v1`,
        AI_MODEL: 'document',
      },
      stdio: 'ignore',
    },
  );
  let peakKb = 0;
  const watching = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      peakKb = Math.max(peakKb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
    } catch {
      // The process has ended, or the system has no /proc.
    }
  }, 20);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watching);
  if (code !== 0) throw new Error(`crisol call ended with ${code}`);
  return { ms: performance.now() - started, peakMb: peakKb / 1024 };
}

/** Posts these requests, `CONCURRENCY` at a time, and discards the responses. @returns milliseconds */
async function postAll(bodies: readonly unknown[], url: string): Promise<number> {
  const waiting = bodies.map((body) => JSON.stringify(body));
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let body = waiting.pop(); body !== undefined; body = waiting.pop()) {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(`${url}/v1/chat/completions`, { method: 'POST', headers, body });
        await response.text();
      }
    }),
  );
  return performance.now() - started;
}

const NEAR_GOAL_MS = 30_000;
/** How many texts the reference compares in pairs. */
const COMPARED = 100;

/** Made-up words, some far more frequent than others, as in a language. */
function essays(texts: number, characters: number): string[] {
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
  const essay = () =>
    Array.from({ length: characters / 4 }, () => `w${Math.floor(8000 ** random()).toString(36)}`).join(' ');
  return Array.from({ length: texts }, () => essay().slice(0, characters));
}

/** The search for near-copies in the largest call, compared with comparing all pairs. */
function nearCopiesRow(): BenchRow {
  const written = essays(MANY.texts, MANY.characters);
  const texts = written.map((text, at) => {
    return { hash: String(at), text, sameAs: undefined, isEmpty: false, isLeftOut: false };
  });
  const started = performance.now();
  nearCopies(texts);
  const ms = performance.now() - started;
  const begun = performance.now();
  const runs = written.slice(0, COMPARED).map((text) => {
    const words = wordsOf(text);
    return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')));
  });
  const shares = runs.flatMap((one) => runs.map((other) => [...one].filter((run) => other.has(run)).length));
  const pairwise = ((performance.now() - begun) / shares.length) * (MANY.texts ** 2 / 2);
  return {
    name: `call: near-copies among ${MANY.texts} texts of ${MANY.characters} characters`,
    value: `${(ms / 1000).toFixed(1)} s`,
    reference: `${(pairwise / 1000).toFixed(0)} s, all pairs`,
    ratio: `${(ms / pairwise).toFixed(4)}×`,
    goal: { text: `≤ ${NEAR_GOAL_MS / 1000} s`, isMet: ms <= NEAR_GOAL_MS },
  };
}

/** The time of a call, compared with a bare loop that only posts its requests, and the memory of the largest call. */
export async function run(): Promise<BenchRow[]> {
  const model = await startFakeService();
  const folder = mkdtempSync(join(tmpdir(), 'crisol-bench-'));
  try {
    // The time to start the program is subtracted from the reading time.
    const oneText = await readAll(folder, 'one', tableOf(1, 400), model);
    model.requests.length = 0;
    const call = await readAll(folder, 'some', tableOf(TEXTS, 1_000), model);
    const bodies = model.requests.flatMap(({ body }) => body ?? []);
    const bareMs = await postAll(bodies, model.url);
    const readingMs = (call.ms - oneText.ms) / TEXTS;
    model.requests.length = 0;
    const table = tableOf(MANY.texts, MANY.characters);
    const largest = await readAll(folder, 'many', table, model, MANY.times);
    const resumed = await readAll(folder, 'many', table, model, MANY.times);
    const peakMb = Math.max(largest.peakMb, resumed.peakMb);
    return [
      {
        name: `call: one reading of ${TEXTS}, ${CONCURRENCY} at a time`,
        value: `${readingMs.toFixed(1)} ms`,
        reference: `${(bareMs / TEXTS).toFixed(1)} ms bare loop`,
        ratio: `${(readingMs / (bareMs / TEXTS)).toFixed(1)}×`,
      },
      {
        name: `call: memory, ${MANY.times} readings of ${MANY.texts} texts of ${MANY.characters} characters, then resumed`,
        value: `${peakMb.toFixed(0)} MB`,
        reference: `${oneText.peakMb.toFixed(0)} MB, 1 text`,
        ratio: `${(peakMb / oneText.peakMb).toFixed(1)}×`,
        goal: { text: `≤ ${MEMORY_GOAL_MB} MB`, isMet: peakMb <= MEMORY_GOAL_MB },
      },
      nearCopiesRow(),
    ];
  } finally {
    await model.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
