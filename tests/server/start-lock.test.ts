import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './servers.ts';

/** Takes the lock for 300 ms, so that other processes try to take it meanwhile, and records both ends in `turns`. */
const SCRIPT = `
  import { appendFileSync } from 'node:fs';
  import { withLock } from './lock.js';
  await withLock('build', async () => {
    appendFileSync('turns', 'begin ');
    await new Promise((resolve) => setTimeout(resolve, 300));
    appendFileSync('turns', 'end ');
  });`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crisol-lock-'));
  mkdirSync(join(folder, 'scripts'));
  for (const file of ['scripts/lock.js', 'scripts/root.js']) cpSync(join(ROOT, file), join(folder, file));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'scripts/turn.js'), SCRIPT);
});
afterEach(() => rmSync(folder, { recursive: true }));

const turns = () => readFileSync(join(folder, 'turns'), 'utf8');

test('processes that start at the same time build one after another', async () => {
  const ended = [1, 2, 3].map(
    () =>
      new Promise((resolve) =>
        spawn(process.execPath, ['scripts/turn.js'], { cwd: folder }).on('close', resolve),
      ),
  );
  expect(await Promise.all(ended)).toEqual([0, 0, 0]);
  expect(turns()).toBe('begin end '.repeat(3));
});

test('a process that died during a build does not block the next build', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  mkdirSync(join(folder, '.cache'));
  writeFileSync(join(folder, '.cache/build.lock'), String(pid));
  expect(spawnSync(process.execPath, ['scripts/turn.js'], { cwd: folder }).status).toBe(0);
  expect(turns()).toBe('begin end ');
});

test('the error message of the build names the path that cannot be written', () => {
  writeFileSync(join(folder, '.cache'), 'a file where a folder belongs');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/turn.js'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Cannot write \S+\.cache \(EEXIST\): make it writable .*\n$/);
});

test('an install runs no scripts of packages', () => {
  for (const file of ['.npmrc', 'scripts/install.js']) cpSync(join(ROOT, file), join(folder, file));
  const scripts = { postinstall: "node -e \"require('node:fs').writeFileSync('ran', '')\"" };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', name: 'a', version: '1.0.0', scripts }),
  );
  const lock = {
    name: 'a',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': { name: 'a', version: '1.0.0' } },
  };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  // Leaves out the variables that npm sets for this test.
  const env = { PATH: process.env.PATH, HOME: folder };
  const { status } = spawnSync(process.execPath, ['scripts/install.js'], { cwd: folder, env });
  expect([status, existsSync(join(folder, 'ran'))]).toEqual([0, false]);
});
