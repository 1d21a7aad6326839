import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeService, startFakeService } from '../tests/fake-service/fake-service.ts';
import type { BenchRow } from './row.ts';

const TEXTS = 300;
const CONCURRENCY = 8;
/** The largest call that is promised. */
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

/** Runs the built command to its end. @returns milliseconds, and the most memory that it used where the system says so */
async function readAll(folder: string, name: string, table: string, model: FakeService, times = 1) {
  const file = join(folder, `${name}.csv`);
  writeFileSync(file, table);
  const words = ['call', file, '--out', join(folder, name), '--readings', String(times), '--yes'];
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['dist/server/cli.js', ...words, '--concurrency', String(CONCURRENCY)],
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
      // Ended, or a system without /proc.
    }
  }, 20);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watching);
  if (code !== 0) throw new Error(`crisol call ended with ${code}`);
  return { ms: performance.now() - started, peakMb: peakKb / 1024 };
}

/** Posts the same requests, so many at a time, and does nothing with the answers. */
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

/** A whole call beside a bare loop that only posts its requests; and the memory of the largest one. */
export async function run(): Promise<BenchRow[]> {
  const model = await startFakeService();
  const folder = mkdtempSync(join(tmpdir(), 'crisol-bench-'));
  try {
    // The start of the program is no part of a reading.
    const start = await readAll(folder, 'one', tableOf(1, 400), model);
    model.requests.length = 0;
    const whole = await readAll(folder, 'some', tableOf(TEXTS, 1_000), model);
    const bodies = model.requests.flatMap(({ body }) => body ?? []);
    const bare = await postAll(bodies, model.url);
    const each = (whole.ms - start.ms) / TEXTS;
    model.requests.length = 0;
    const many = tableOf(MANY.texts, MANY.characters);
    const largest = await readAll(folder, 'many', many, model, MANY.times);
    const again = await readAll(folder, 'many', many, model, MANY.times);
    const peakMb = Math.max(largest.peakMb, again.peakMb);
    return [
      {
        name: `call: one reading of ${TEXTS}, ${CONCURRENCY} at a time`,
        value: `${each.toFixed(1)} ms`,
        reference: `${(bare / TEXTS).toFixed(1)} ms bare loop`,
        ratio: `${(each / (bare / TEXTS)).toFixed(1)}×`,
      },
      {
        name: `call: memory, ${MANY.times} readings of ${MANY.texts} texts of ${MANY.characters} characters, and again`,
        value: `${peakMb.toFixed(0)} MB`,
        reference: `${start.peakMb.toFixed(0)} MB, 1 text`,
        ratio: `${(peakMb / start.peakMb).toFixed(1)}×`,
        goal: { text: `≤ ${MEMORY_GOAL_MB} MB`, isMet: peakMb <= MEMORY_GOAL_MB },
      },
    ];
  } finally {
    await model.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
