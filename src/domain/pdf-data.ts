import { checkOf, type DataProblem, decodeFile, inflate } from './file-data.ts';
import type { Opened, Unopened } from './open-file.ts';

/**
 * A PDF holds the document that it prints in two properties of its XMP metadata: `crisol:file` is the data of its whole
 * link (`file-data.ts`); `crisol:pdf` is the length of the PDF in bytes and the check of its bytes, with zeros in place
 * of the check. A program that saves the PDF again may keep them.
 */
const NAMESPACE = 'urn:crisol:1:';
const NO_CHECK = '00000000';
const NO_STAMP = `0000000000.${NO_CHECK}`;

/** XML metadata may have a property as an element or as an attribute. In the text of another element `<` is escaped. */
const property = (name: string, value: string) =>
  new RegExp(`<(?:crisol:${name}>|rdf:Description\\b[^<>]*\\bcrisol:${name}=["'])\\s*(${value})`, 'g');
const FILE = property('file', '[\\w.-]*');
const STAMP = property('pdf', '\\d{10}\\.[0-9a-f]{8}');

/** In bytes. Those of this program take about 100 kB; a program that saves one again may add fonts. */
export const PDF_MAX_BYTES = 16 * 1024 * 1024;

/** Where a PDF begins and ends: viewers accept other bytes around it. */
const EDGE_BYTES = 1024;

/** The metadata streams that are read: each change of a PDF may append another. */
const STREAMS_MAX = 4;

/** `pdf_altered`: cut, or changed since it was made. `pdf_without_report`: no program like this one made it. */
export type PdfProblem = DataProblem | 'pdf_altered' | 'pdf_without_report';

/** @param data what `encodeFile` gives @returns RDF for the XMP metadata; `stampPdf` completes it */
export function pdfProperties(data: string): string {
  return `<rdf:Description rdf:about="" xmlns:crisol="${NAMESPACE}"><crisol:file>${data}</crisol:file><crisol:pdf>${NO_STAMP}</crisol:pdf></rdf:Description>`;
}

/** Writes length and check into a PDF with `pdfProperties`, and cuts it off at its end mark, so that no cut goes unseen. */
export function stampPdf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const text = latin1(bytes);
  const stamped = bytes.subarray(0, text.trimEnd().length);
  const stamp = last(text, STAMP);
  if (!stamp) throw new Error('The PDF was made without its properties');
  const end = stamp.index + stamp[0].length;
  write(stamped, end - NO_STAMP.length, String(stamped.length).padStart(10, '0'));
  write(stamped, end - NO_CHECK.length, checkOf(stamped));
  return stamped;
}

/** Whether bytes are a PDF, perhaps a damaged one: one changed byte cannot hide both of its marks. */
export function isPdf(bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, EDGE_BYTES));
  return !head.trimStart().startsWith('{') && (head.includes('%PDF-') || isComplete(bytes));
}

/**
 * Opens the document in a PDF. The PDF is untrusted.
 * @returns `isResaved` if another program has written the PDF since, so that it may show something else
 */
export async function openPdf(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<(Opened & { isResaved: boolean }) | Unopened<PdfProblem>> {
  if (!isComplete(bytes)) return { ok: false, problem: 'pdf_altered' };
  const raw = latin1(bytes);
  const isPlain = last(raw, FILE) !== undefined || last(raw, STAMP) !== undefined;
  const metadata = isPlain ? raw : await compressedMetadata(bytes, raw);
  const data = last(metadata, FILE)?.[1];
  const stamp = last(metadata, STAMP);
  if (!data && !stamp) return { ok: false, problem: 'pdf_without_report' };
  if (!data || !stamp) return { ok: false, problem: 'pdf_altered' };
  const [length, check] = (stamp[1] ?? '').split('.');
  const isResaved = !isPlain || bytes.length !== Number(length);
  if (!isResaved) {
    const unchecked = bytes.slice();
    write(unchecked, stamp.index + stamp[0].length - NO_CHECK.length, NO_CHECK);
    if (check !== checkOf(unchecked)) return { ok: false, problem: 'pdf_altered' };
  }
  const opened = await decodeFile(data);
  if (opened.ok) return { ...opened, isResaved };
  return opened.problem === 'cut' ? { ok: false, problem: 'pdf_altered' } : opened;
}

function isComplete(bytes: Uint8Array): boolean {
  return latin1(bytes.subarray(-EDGE_BYTES)).includes('%%EOF');
}

/** The last match: an earlier one is of a version that was changed since, or in the document information. */
function last(text: string, pattern: RegExp): RegExpExecArray | undefined {
  let found: RegExpExecArray | undefined;
  // Collecting all matches would take seconds in a file of 16 MB that is full of them.
  for (const match of text.matchAll(pattern)) found = match;
  return found;
}

/** The metadata of a PDF where another program has compressed them. */
async function compressedMetadata(bytes: Uint8Array<ArrayBuffer>, raw: string): Promise<string> {
  const streams = [...raw.matchAll(/\/Subtype\s*\/XML\b/g)].slice(-STREAMS_MAX).map(async ({ index }) => {
    const start = raw.indexOf('stream', index) + 'stream'.length;
    const end = raw.indexOf('endstream', start);
    const [before = ''] = /^\r?\n/.exec(raw.slice(start, start + 2)) ?? [];
    const [after = ''] = /\r?\n$/.exec(raw.slice(end - 2, end)) ?? [];
    const deflated = bytes.subarray(start + before.length, end - after.length);
    const inflated = await inflate(deflated, 'deflate').catch(() => undefined);
    return inflated ? latin1(new Uint8Array(inflated)) : '';
  });
  return (await Promise.all(streams)).join('');
}

/** One character for each byte, so that places are the same. */
function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function write(bytes: Uint8Array, at: number, text: string): void {
  bytes.set(new TextEncoder().encode(text), at);
}
