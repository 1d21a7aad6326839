import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Opened, type OpenProblem, openFile, type Unopened } from './open-file.ts';

/**
 * A saved document in a link or in a PDF: `r1.<data>.<checksum>`. `data` is the JSON of the file, deflate-raw, base64url;
 * the checksum is the first 8 hex digits of the SHA-256 of `data`. A library computes it, because `crypto.subtle` is
 * missing on plain http in a local network.
 */
const DATA = /^r(\d+)\./;
const PREFIX = 'r1.';
const CHECKSUM_LENGTH = 8;

/** In bytes of JSON, against deflate bombs. A usual report with replies, ratings and evidence is smaller. */
export const FILE_MAX_BYTES = 1024 * 1024;

export type DataProblem = OpenProblem | 'cut' | 'too_large';

export async function encodeFile(file: object): Promise<string> {
  const json = new Blob([JSON.stringify(file)]).stream();
  const deflated = new Response(json.pipeThrough(new CompressionStream('deflate-raw')));
  const data = bytesToBase64Url(new Uint8Array(await deflated.arrayBuffer()));
  return `${PREFIX}${data}.${checksumOf(utf8ToBytes(data))}`;
}

/** Opens a document that `encodeFile` encoded. The text is untrusted. */
export async function decodeFile(text: string): Promise<Opened | Unopened<DataProblem>> {
  if (Number(DATA.exec(text)?.[1]) > 1) return { ok: false, problem: 'newer' };
  const [data = '', checksum, ...more] = text.slice(PREFIX.length).split('.');
  if (!text.startsWith(PREFIX) || more.length > 0 || checksum !== checksumOf(utf8ToBytes(data))) {
    return { ok: false, problem: 'cut' };
  }
  let value: unknown;
  try {
    const bytes = await inflate(base64UrlToBytes(data));
    if (!bytes) return { ok: false, problem: 'too_large' };
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { ok: false, problem: 'damaged' };
  }
  return openFile(value);
}

/** The first 8 hex digits of the SHA-256: detects accidental changes, not deliberate ones. */
export function checksumOf(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes)).slice(0, CHECKSUM_LENGTH);
}

/**
 * @returns `undefined` as soon as more than `maxBytes` have been inflated
 * @throws TypeError if the data is broken
 */
export async function inflate(
  deflated: Uint8Array<ArrayBuffer>,
  maxBytes = FILE_MAX_BYTES,
): Promise<ArrayBuffer | undefined> {
  const stream = new Blob([deflated]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks).arrayBuffer();
    chunks.push(value);
    length += value.length;
    if (length > maxBytes) {
      // Cancelling fails if the data is broken, which no longer matters.
      reader.cancel().catch(() => undefined);
      return undefined;
    }
  }
}

function bytesToBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function base64UrlToBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}
