import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Assets } from './assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'crisol-assets-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a font is read on request and once, in the form that the build compressed', async () => {
  writeFileSync(join(folder, 'font-9b.ttf'), 'a font');
  writeFileSync(join(folder, 'font-9b.ttf.br'), 'compressed');
  const assets = new Assets(folder);
  const [font, again] = await Promise.all([1, 2].map(() => assets.find('/assets/font-9b.ttf')));
  expect(Buffer.from(font?.variants.br?.body ?? []).toString()).toBe('compressed');
  expect(again).toBe(font);
  for (const path of ['/assets/font-9b.ttf.br', '/assets/../font-9b.ttf', '/font-9b.ttf', '/assets/no.ttf']) {
    expect(await assets.find(path), path).toBeUndefined();
  }
});
