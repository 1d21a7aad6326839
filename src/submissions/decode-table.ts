/** The characters of Windows-1252 from 0x80 to 0x9F. `TextDecoder` reads them as control characters in some Node versions. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Line breaks are replaced in chunks of this many UTF-16 units. */
const CHUNK = 65_536;
/** Bytes inspected to detect UTF-16 without a byte order mark. */
const UTF16_PROBE = 4096;

/**
 * Decodes UTF-8, UTF-16 (with or without a byte order mark) or Windows-1252. Line breaks become `\n`, and those at the end
 * are dropped. Invalid bytes become `\uFFFD`.
 */
export function decodeTable(bytes: Uint8Array): string {
  const text = withPlainLineBreaks(decodeBytes(bytes).replace(/^\uFEFF/, ''));
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
}

/** Replaces line breaks, and removes NUL. Works in chunks, because a file of only line breaks would need a gigabyte. */
function withPlainLineBreaks(text: string): string {
  let plain = '';
  for (let start = 0; start < text.length; ) {
    let end = start + CHUNK;
    if (text[end - 1] === '\r') end += 1;
    plain += text.slice(start, end).replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\0', '');
    start = end;
  }
  return plain;
}

function decodeBytes(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    // A UTF-8 file with one damaged byte is still UTF-8.
    return isMostlyReadable(text) ? text : decodeWindows1252(bytes);
  }
}

/** Whether valid non-ASCII characters outnumber invalid characters. */
function isMostlyReadable(text: string): boolean {
  let balance = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 0x7f) balance += unit === 0xfffd ? -1 : 1;
  }
  return balance > 0;
}

/** Detects UTF-16, whose characters mostly have a zero byte. Text in other encodings has no zero bytes. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const probe = bytes.subarray(0, UTF16_PROBE);
  probe.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < probe.length / 5) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function decodeWindows1252(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes);
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] as number;
    if (unit >= 0x80 && unit <= 0x9f) units[at] = WINDOWS_1252.charCodeAt(unit - 0x80);
  }
  return new TextDecoder('utf-16le').decode(units);
}
