import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AppContext } from '../http/dependencies.ts';
import { PreviousAssets } from './previous-assets.ts';

test('an asset of an earlier build is compressed once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crisol-previous-'));
  writeFileSync(join(folder, 'page-1a.js'), 'export {};');
  const previous = new PreviousAssets(folder);
  const find = (name: string) => previous.find({ req: { path: `/assets/${name}` } } as AppContext);
  const [first, second] = await Promise.all([find('page-1a.js'), find('page-1a.js')]);
  expect(first?.status).toBe(200);
  expect(second).toBe(first);
  expect(await find('page-1a.js')).toBe(first);
  expect(await find('page-2b.js')).toBeUndefined();
  // It came after it was asked for: another replica shares its files while this one runs.
  writeFileSync(join(folder, 'page-2b.js'), 'export {};');
  expect((await find('page-2b.js'))?.status).toBe(200);
  rmSync(folder, { recursive: true });
});
