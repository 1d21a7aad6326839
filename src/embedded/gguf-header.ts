import { type FileHandle, open } from 'node:fs/promises';

/** A vocabulary of 256,000 tokens makes a header of about 20 MB. The rest of a longer header is not checked. */
const READ_BYTES = 48e6;
const DIMENSIONS_MAX = 4;
/** Every quantisation takes more than one bit for each number. */
const NUMBERS_PER_BYTE = 8;
/** The value types of variable size. `FIXED_BYTES` has the sizes of all other types. */
const STRING = 8;
const ARRAY = 9;
const FIXED_BYTES: readonly (number | undefined)[] = [1, 1, 2, 2, 4, 4, 4, 1, undefined, undefined, 8, 8, 8];
const UINT32 = 4;

/** The largest plausible value of each size for which the engine allocates memory, by the end of its key. */
const SIZES_MAX: Readonly<Record<string, number>> = {
  block_count: 10_000,
  context_length: 1e9,
  embedding_length: 1e6,
};

export interface Header {
  /** What is wrong with the file, as the end of a sentence; `undefined` when nothing is. */
  problem?: string;
  /** The context that the model was trained with, in tokens. */
  contextTokens?: number;
}

/** Reads and checks the header of a GGUF file, because an invalid header makes the engine take all memory, loop or abort. */
export async function readHeader(path: string): Promise<Header> {
  let handle: FileHandle | undefined;
  const found: Header = {};
  try {
    handle = await open(path);
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(Math.min(size, READ_BYTES)) });
    checkHeader(new Cursor(buffer.subarray(0, bytesRead), size), found);
    return found;
  } catch (error) {
    if (error instanceof EndOfRead) return found;
    if (error instanceof InvalidHeader) return { problem: error.message };
    return { problem: `cannot be read (${(error as NodeJS.ErrnoException).code})` };
  } finally {
    await handle?.close();
  }
}

class InvalidHeader extends Error {}
class EndOfRead extends Error {}

function checkHeader(header: Cursor, found: Header): void {
  if (header.text(4) !== 'GGUF') throw new InvalidHeader('is not a GGUF file');
  const version = header.uint32();
  if (version !== 2 && version !== 3) throw new InvalidHeader(`has GGUF version ${version}`);
  const tensors = header.uint64();
  const entries = header.uint64();
  if (entries === 0) throw new InvalidHeader('has an empty header');
  for (let entry = 0; entry < entries; entry += 1) {
    const key = header.string();
    const type = header.uint32();
    if (type !== UINT32) skipValue(header, type);
    else {
      const value = header.uint32();
      checkSize(key, value);
      if (key.endsWith('.context_length')) found.contextTokens = value;
    }
  }
  for (let tensor = 0; tensor < tensors; tensor += 1) skipTensor(header);
}

function checkSize(key: string, value: number): void {
  const most = SIZES_MAX[key.slice(key.indexOf('.') + 1)];
  if (most !== undefined && (value < 1 || value > most)) throw new InvalidHeader(`has a ${key} of ${value}`);
}

function skipValue(header: Cursor, type: number): void {
  const bytes = FIXED_BYTES[type];
  if (bytes !== undefined) header.skip(bytes);
  else if (type === STRING) header.string();
  else if (type === ARRAY) {
    const itemType = header.uint32();
    const count = header.uint64();
    const itemBytes = FIXED_BYTES[itemType];
    if (itemBytes !== undefined) header.skip(count * itemBytes);
    else for (let item = 0; item < count; item += 1) skipValue(header, itemType);
  } else throw new InvalidHeader(`has a value of type ${type} in its header`);
}

function skipTensor(header: Cursor): void {
  const name = header.string();
  const dimensions = header.uint32();
  if (dimensions > DIMENSIONS_MAX) throw new InvalidHeader(`has a tensor of ${dimensions} dimensions`);
  let numbers = 1;
  for (let dimension = 0; dimension < dimensions; dimension += 1) numbers *= header.uint64();
  header.uint32();
  const offset = header.uint64();
  if (offset > header.fileBytes || numbers > header.fileBytes * NUMBERS_PER_BYTE)
    throw new InvalidHeader(`is cut short, or the header of its tensor ${name.slice(0, 60)} is damaged`);
}

/** A read position in the first bytes of a file. */
class Cursor {
  readonly fileBytes: number;
  readonly #bytes: Buffer;
  #next = 0;

  constructor(bytes: Buffer, fileBytes: number) {
    this.#bytes = bytes;
    this.fileBytes = fileBytes;
  }

  uint32(): number {
    return this.#bytes.readUInt32LE(this.skip(4));
  }

  uint64(): number {
    return Number(this.#bytes.readBigUInt64LE(this.skip(8)));
  }

  string(): string {
    return this.text(this.uint64());
  }

  text(bytes: number): string {
    const start = this.skip(bytes);
    return this.#bytes.toString('utf8', start, start + bytes);
  }

  /** Moves the position. @returns the previous position */
  skip(bytes: number): number {
    const start = this.#next;
    if (bytes > this.fileBytes - start) throw new InvalidHeader('is cut short, or its header is damaged');
    if (bytes > this.#bytes.length - start) throw new EndOfRead();
    this.#next += bytes;
    return start;
  }
}
