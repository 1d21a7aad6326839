import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTEXT_TOKENS, tinyModel } from '../../tests/engine/tiny-model.ts';
import { readHeader } from './gguf-header.ts';

const model = tinyModel();
/** The index after a key or a tensor's name, where the value's type or the number of dimensions begins. */
const endOf = (name: string) => model.indexOf(name) + name.length;

let path: string;
beforeAll(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'crisol-header-')), 'model.gguf');
});
afterAll(() => rm(join(path, '..'), { recursive: true }));

async function problemOf(change: (bytes: Buffer) => unknown): Promise<string | undefined> {
  const bytes = Buffer.from(model);
  change(bytes);
  await writeFile(path, bytes);
  return (await readHeader(path)).problem;
}

test('a valid GGUF header is accepted, and says the context of its model', async () => {
  expect(await problemOf(() => {})).toBeUndefined();
  expect(await readHeader(path)).toEqual({ contextTokens: CONTEXT_TOKENS });
});

test.each<[string, (bytes: Buffer) => unknown]>([
  ['other first bytes', (bytes) => bytes.write('GGML')],
  ['an unknown version', (bytes) => bytes.writeUInt32LE(9, 4)],
  ['2⁶² tensors', (bytes) => bytes.writeBigUInt64LE(1n << 62n, 8)],
  ['2⁶² entries', (bytes) => bytes.writeBigUInt64LE(1n << 62n, 16)],
  ['a key of a terabyte', (bytes) => bytes.writeBigUInt64LE(1n << 40n, 24)],
  ['a string of 2 GB', (bytes) => bytes.writeBigUInt64LE(1n << 31n, endOf('general.name') + 4)],
  ['a list of 10⁹ strings', (bytes) => bytes.writeBigUInt64LE(10n ** 9n, endOf('tokenizer.ggml.tokens') + 8)],
  ['an unknown type', (bytes) => bytes.writeUInt32LE(77, endOf('general.name'))],
  ['no layers', (bytes) => bytes.writeUInt32LE(0, endOf('llama.block_count') + 4)],
  ['4 × 10⁹ layers', (bytes) => bytes.writeUInt32LE(4e9, endOf('llama.block_count') + 4)],
  ['a tensor of 4 × 10⁹ dimensions', (bytes) => bytes.writeUInt32LE(4e9, endOf('output.weight'))],
  ['a tensor of 10¹² numbers', (bytes) => bytes.writeBigUInt64LE(10n ** 12n, endOf('output.weight') + 4)],
])('a GGUF header with %s is rejected', async (_, change) => {
  expect(await problemOf(change)).toBeTypeOf('string');
});

test('a GGUF file that is cut anywhere in its header is rejected', async () => {
  const headerBytes = endOf('blk.0.ffn_down.weight') + 32;
  for (let length = 0; length < headerBytes; length += 97) {
    await writeFile(path, model.subarray(0, length));
    expect((await readHeader(path)).problem, `${length} bytes`).toBeTypeOf('string');
  }
});
