import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeService, startFakeService } from '../fake-service/fake-service.ts';
import { IDEA } from './sample-request.ts';
import { type InProcessServer, modelAt, ROOT, startInProcess } from './servers.ts';

const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;
if (!HAS_PYTHON) process.stderr.write('python3 is missing: the test of the Python example is skipped.\n');

let model: FakeService;
let server: InProcessServer;
let folder: string;

beforeAll(async () => {
  model = await startFakeService();
  server = await startInProcess({ ...modelAt(model.url, 'good'), RATE_LIMIT_PER_MINUTE: '0' });
  folder = mkdtempSync(join(tmpdir(), 'crisol-example-'));
});
afterAll(async () => {
  await server.close();
  await model.close();
  rmSync(folder, { recursive: true, force: true });
});

function run(program: string, args: string[]) {
  const child = spawn(program, args);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (text) => {
    output.stdout += text;
  });
  child.stderr.on('data', (text) => {
    output.stderr += text;
  });
  return new Promise<typeof output & { status: number | null }>((resolve) => {
    child.on('close', (status) => resolve({ ...output, status }));
  });
}

async function typescriptExample(): Promise<string[]> {
  const source = readFileSync(join(ROOT, 'examples/stream.ts'), 'utf8');
  const file = join(folder, 'stream.mjs');
  writeFileSync(file, (await transformWithOxc(source, 'stream.ts')).code);
  return [file];
}

async function checkExample(program: string, words: string[]): Promise<void> {
  const report = await run(program, [...words, IDEA, server.url]);
  expect(report).toMatchObject({ status: 0, stderr: '' });
  expect(report.stdout).toMatch(/^interpretation: "/m);
  expect(report.stdout).toMatch(/^score: \d+$/m);
  const failed = await run(program, [...words, 'too short', server.url]);
  expect(failed.status).not.toBe(0);
}

test('the TypeScript example streams a report and fails for an invalid idea', async () => {
  await checkExample(process.execPath, await typescriptExample());
});

test.skipIf(!HAS_PYTHON)('the Python example streams a report and fails for an invalid idea', async () => {
  await checkExample('python3', [join(ROOT, 'examples/stream.py')]);
});
