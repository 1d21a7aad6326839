import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Assets } from './assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'crisol-assets-'));
const [current, previous] = [join(folder, 'current'), join(folder, 'previous')];
for (const path of [current, previous]) mkdirSync(path);
afterAll(() => rmSync(folder, { recursive: true }));

test('an asset of an earlier build is compressed once', async () => {
  writeFileSync(join(previous, 'page-1a.js'), 'export {};');
  const assets = new Assets(current, previous);
  const find = (name: string) => assets.find(`/assets/${name}`);
  const [first, second] = await Promise.all([find('page-1a.js'), find('page-1a.js')]);
  expect(first?.status).toBe(200);
  expect(second).toBe(first);
  expect(await find('page-1a.js')).toBe(first);
  expect(await find('page-2b.js')).toBeUndefined();
  // Another replica adds its assets while this replica runs.
  writeFileSync(join(previous, 'page-2b.js'), 'export {};');
  expect((await find('page-2b.js'))?.status).toBe(200);
});

test('a font of this build is read on request, in the form that the build compressed', async () => {
  writeFileSync(join(current, 'font-9b.ttf'), 'a font');
  writeFileSync(join(current, 'font-9b.ttf.br'), 'compressed');
  const assets = new Assets(current, previous);
  const font = await assets.find('/assets/font-9b.ttf');
  expect(Buffer.from(font?.variants.br?.body ?? []).toString()).toBe('compressed');
  for (const path of ['/assets/font-9b.ttf.br', '/assets/../current/font-9b.ttf', '/font-9b.ttf']) {
    expect(await assets.find(path), path).toBeUndefined();
  }
});
