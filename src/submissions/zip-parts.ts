import { inflate } from '../domain/file-data.ts';

interface ZipPart {
  readonly packed: Uint8Array<ArrayBuffer>;
  readonly isDeflated: boolean;
}

const END = 0x06054b50;
const END_LENGTH = 22;
const END_64_LOCATOR = 0x07064b50;
const END_64_LOCATOR_LENGTH = 20;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const COMMENT_MAX = 0xffff;
/** The value of a 32-bit field whose 64-bit value is in the entry's extra field. */
const IN_EXTENSION = 0xffffffff;

/**
 * The files of a ZIP archive by name, as its central directory lists them. If two have the same name, the last counts.
 * Ignores the stated unpacked sizes, which may be false.
 * @throws RangeError if the central directory is broken
 */
export function zipParts(bytes: Uint8Array<ArrayBuffer>): Map<string, ZipPart> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = new Map<string, ZipPart>();
  let at = directoryStart(view);
  for (; at + ENTRY_LENGTH <= bytes.length && view.getUint32(at, true) === ENTRY; ) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      view.getUint16(at + field, true),
    ) as [number, number, number];
    const nameEnd = at + ENTRY_LENGTH + nameLength;
    const { size, offset } = locationOf(view, at, nameEnd, extraLength);
    const start =
      offset + LOCAL_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    parts.set(new TextDecoder().decode(bytes.subarray(at + ENTRY_LENGTH, nameEnd)), {
      packed: bytes.subarray(start, start + size),
      isDeflated: view.getUint16(at + 10, true) !== 0,
    });
    at = nameEnd + extraLength + commentLength;
  }
  return parts;
}

function directoryStart(view: DataView): number {
  let end = view.byteLength - END_LENGTH;
  const first = Math.max(0, end - COMMENT_MAX);
  while (end > first && view.getUint32(end, true) !== END) end -= 1;
  const start = view.getUint32(end + 16, true);
  const locator = end - END_64_LOCATOR_LENGTH;
  if (start !== IN_EXTENSION || view.getUint32(locator, true) !== END_64_LOCATOR) return start;
  return largeNumber(view, largeNumber(view, locator + 8) + 48);
}

/** A file's position in the archive, and its packed size. Some programs write all numbers with 64 bits. */
function locationOf(view: DataView, entry: number, extraStart: number, extraLength: number) {
  const location = { size: view.getUint32(entry + 20, true), offset: view.getUint32(entry + 42, true) };
  for (let at = extraStart; at + 4 <= extraStart + extraLength; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let field = at + 4;
    // In the extra field, the unpacked size comes first.
    if (view.getUint32(entry + 24, true) === IN_EXTENSION) field += 8;
    if (location.size === IN_EXTENSION) {
      location.size = largeNumber(view, field);
      field += 8;
    }
    if (location.offset === IN_EXTENSION) location.offset = largeNumber(view, field);
  }
  return location;
}

const largeNumber = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

/**
 * Unpacks a file. Stops and returns `undefined` once the unpacked file exceeds `maxBytes`.
 * @throws TypeError if the file is broken
 */
export async function unpackPart(
  { packed, isDeflated }: ZipPart,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!isDeflated) return packed.length > maxBytes ? undefined : packed;
  const unpacked = await inflate(packed, maxBytes);
  return unpacked && new Uint8Array(unpacked);
}
