/**
 * Decodes text in UTF-8, or in UTF-16 with a byte order mark, as editors and shells on Windows write it.
 * A table in any encoding is read as well as it can be (`call/decode-table.ts`); a setting or an idea must not be guessed.
 * @throws TypeError if the bytes are neither
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = `${bytes[0]},${bytes[1]}`;
  const encoding = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : 'utf-8';
  // The decoder removes the byte order mark.
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  // UTF-16 without a mark is valid UTF-8 with a zero in each character.
  if (text.includes('\0')) throw new TypeError('not text');
  return text;
}
