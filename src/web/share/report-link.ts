import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  checkFile,
  type OpenProblem,
  openReportFile,
  type ReportFile,
  type ShortReportFile,
  shortReportFileSchema,
} from '../../domain/report-file.ts';
import { REPORT_FRAGMENT } from './take-fragment.ts';

/**
 * `#r1.<data>.<check>`: `data` is JSON, deflate-raw, base64url; `check` the first 8 hex digits of the SHA-256 of
 * `data`. The fields of the JSON are in `src/domain/report-file.ts`. `crypto.subtle` is missing on plain http in a local
 * network, so the hash comes from a library.
 */
const PREFIX = '#r1.';
const CHECK_LENGTH = 8;

/** Limit of the inflated data in bytes, against deflate bombs. */
const LINK_MAX_BYTES = 256 * 1024;
/** In characters, page address included. Chats and mail programs do not cut links up to this length. */
export const SHORT_LINK_MAX_LENGTH = 2000;

/** The reasons and suggestions of the axes are shortened to each of these lengths in turn, until the link fits. */
const CLIPPED_LENGTHS = [1000, 160, 100, 60, 30];

/** Why a file, a pasted text or a link could not be opened as a report. */
export type SharedProblem = OpenProblem | 'cut' | 'too_large' | 'not_json' | 'unreadable';

export type OpenedReport =
  | { ok: true; file: ReportFile | ShortReportFile }
  | { ok: false; problem: SharedProblem };

/** A link that contains the whole report. @param page address of the page that opens it, without a fragment */
export async function wholeLink(file: ReportFile, page: string): Promise<string> {
  return page + (await encode(file));
}

/** A link with the short form of a report: at most `SHORT_LINK_MAX_LENGTH` characters, unless the idea alone takes more. */
export async function shortLink(file: ReportFile, page: string): Promise<string> {
  let link = '';
  for (const length of CLIPPED_LENGTHS) {
    link = page + (await encode(shortened(file, length)));
    if (link.length <= SHORT_LINK_MAX_LENGTH) break;
  }
  return link;
}

/** Reads a fragment that begins with `#r` and a digit. The fragment is untrusted. */
export async function openLink(fragment: string): Promise<OpenedReport> {
  const version = Number(REPORT_FRAGMENT.exec(fragment)?.[1]);
  if (version > 1) return { ok: false, problem: 'newer' };
  const [data = '', check, ...more] = fragment.slice(PREFIX.length).split('.');
  if (!fragment.startsWith(PREFIX) || more.length > 0 || check !== checkOf(data)) {
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
  const isShort = (value as { short?: unknown } | null)?.short === true;
  return isShort ? checkFile(value, shortReportFileSchema) : openReportFile(value);
}

/** The short form of a report; `length` limits the texts of its axes. The schema leaves out the other fields. */
function shortened(file: ReportFile, length: number): ShortReportFile {
  const { scoreBreakdown, pitch } = file.report;
  const ratings = scoreBreakdown?.map((rating) => ({
    ...rating,
    reason: clip(rating.reason, length),
    raise: clip(rating.raise, length),
  }));
  const report = { ...file.report, scoreBreakdown: ratings, pitch: clip(pitch, Math.max(length, 200)) };
  return shortReportFileSchema.parse({ ...file, short: true, report });
}

/** Cuts at a word and adds an ellipsis. */
function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s*\S*$/u, '')}…`;
}

async function encode(value: object): Promise<string> {
  const json = new Blob([JSON.stringify(value)]).stream();
  const deflated = new Response(json.pipeThrough(new CompressionStream('deflate-raw')));
  const data = bytesToBase64Url(new Uint8Array(await deflated.arrayBuffer()));
  return `${PREFIX}${data}.${checkOf(data)}`;
}

function checkOf(data: string): string {
  return bytesToHex(sha256(utf8ToBytes(data))).slice(0, CHECK_LENGTH);
}

/** Returns `undefined` as soon as more than `LINK_MAX_BYTES` have been inflated. */
async function inflate(deflated: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer | undefined> {
  const inflated = new Blob([deflated]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = inflated.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks).arrayBuffer();
    chunks.push(value);
    length += value.length;
    if (length > LINK_MAX_BYTES) {
      // This fails if the data is broken too, which no longer matters.
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
