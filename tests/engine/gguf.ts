/** A value of a GGUF file's metadata. */
export type GgufValue =
  | { type: 'u32'; value: number }
  | { type: 'f32'; value: number }
  | { type: 'bool'; value: boolean }
  | { type: 'string'; value: string }
  | { type: 'strings'; value: readonly string[] }
  | { type: 'i32s'; value: readonly number[] };

/** A tensor of 32-bit floats; `shape` has the fastest dimension first, as in the file. */
export interface Tensor {
  name: string;
  shape: readonly number[];
  data: Float32Array;
}

const VERSION = 3;
const ALIGNMENT = 32;
/** Numbers of the value types in the file format. */
const TYPE = { u32: 4, i32: 5, f32: 6, bool: 7, string: 8, array: 9 } as const;
const F32_TENSOR = 0;

/** Creates a GGUF file (version 3, little-endian): header, metadata, tensor descriptions, tensor data. */
export function gguf(metadata: Readonly<Record<string, GgufValue>>, tensors: readonly Tensor[]): Buffer {
  const entries = Object.entries(metadata);
  const head = [Buffer.from('GGUF'), u32(VERSION), u64(tensors.length), u64(entries.length)];
  for (const [key, value] of entries) head.push(text(key), encoded(value));
  let offset = 0;
  for (const { name, shape, data } of tensors) {
    head.push(text(name), u32(shape.length), ...shape.map(u64), u32(F32_TENSOR), u64(offset));
    offset += aligned(data.byteLength);
  }
  const body = tensors.map(({ data }) => padded(Buffer.from(data.buffer)));
  return Buffer.concat([padded(Buffer.concat(head)), ...body]);
}

function encoded(value: GgufValue): Buffer {
  switch (value.type) {
    case 'u32':
      return Buffer.concat([u32(TYPE.u32), u32(value.value)]);
    case 'f32':
      return Buffer.concat([u32(TYPE.f32), f32(value.value)]);
    case 'bool':
      return Buffer.concat([u32(TYPE.bool), Buffer.of(value.value ? 1 : 0)]);
    case 'string':
      return Buffer.concat([u32(TYPE.string), text(value.value)]);
    case 'strings':
      return array(TYPE.string, value.value.map(text));
    case 'i32s':
      return array(TYPE.i32, value.value.map(u32));
  }
}

function array(type: number, items: readonly Buffer[]): Buffer {
  return Buffer.concat([u32(TYPE.array), u32(type), u64(items.length), ...items]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function f32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8');
  return Buffer.concat([u64(bytes.length), bytes]);
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(aligned(bytes.length) - bytes.length)]);
}
