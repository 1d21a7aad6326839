/** Lengths in bytes, from the WOFF 1.0 specification. */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
const WOFF_SIGNATURE = 0x774f4646;

/**
 * The TrueType font inside a WOFF 1.0 file; other bytes come back as they are. fontkit reads WOFF too, but
 * inflates the whole outline table again for every glyph it looks at: most of a report's time, measured.
 * @see https://www.w3.org/TR/WOFF/
 */
export async function unpackWoff(bytes: Uint8Array): Promise<Uint8Array> {
  const woff = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (woff.getUint32(0) !== WOFF_SIGNATURE) return bytes;
  const count = woff.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const entry = WOFF_HEADER + index * WOFF_ENTRY;
      const offset = woff.getUint32(entry + 4);
      const packedLength = woff.getUint32(entry + 8);
      const length = woff.getUint32(entry + 12);
      const packed = bytes.subarray(offset, offset + packedLength);
      const data = packedLength < length ? await inflate(packed) : packed;
      return { tag: woff.getUint32(entry), checksum: woff.getUint32(entry + 16), data };
    }),
  );
  const dataStart = SFNT_HEADER + count * SFNT_ENTRY;
  const sfnt = new Uint8Array(tables.reduce((end, { data }) => end + aligned(data.length), dataStart));
  const view = new DataView(sfnt.buffer);
  view.setUint32(0, woff.getUint32(4));
  view.setUint16(4, count);
  let offset = dataStart;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const fields = [tag, checksum, offset, data.length];
    for (const [field, value] of fields.entries()) {
      view.setUint32(SFNT_HEADER + index * SFNT_ENTRY + field * 4, value);
    }
    sfnt.set(data, offset);
    offset += aligned(data.length);
  }
  return sfnt;
}

/** Tables begin at multiples of four. */
function aligned(length: number): number {
  return length + ((4 - (length % 4)) % 4);
}

async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>]).stream();
  return new Uint8Array(
    await new Response(stream.pipeThrough(new DecompressionStream('deflate'))).arrayBuffer(),
  );
}
