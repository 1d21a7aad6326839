import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

test('a folder is made with its parents, even by concurrent calls', async () => {
  const base = mkdtempSync(join(tmpdir(), 'crisol-folder-'));
  try {
    const folder = join(base, 'a', 'b', 'c');
    await Promise.all([makeFolder(folder), makeFolder(folder), makeFolder(folder)]);
    expect(existsSync(folder)).toBe(true);
    writeFileSync(join(base, 'file'), '');
    await expect(makeFolder(join(base, 'file', 'x'))).rejects.toThrow('ENOTDIR');
  } finally {
    rmSync(base, { recursive: true });
  }
});

test.runIf(existsSync('/proc/self'))('a file system that makes no folders is an error', async () => {
  await expect(makeFolder('/proc/crisol/call')).rejects.toThrow('ENOENT');
});
