import { checksumOf, type DataProblem, decodeFile } from './file-data.ts';
import type { Opened, Unopened } from './open-file.ts';

/**
 * A PDF contains the document that it prints, in two properties of its XMP metadata. `crisol:file` is the data of a link to
 * the whole document (`file-data.ts`). `crisol:pdf` is the stamp: the length of the PDF in bytes, and the checksum of its
 * bytes with zeros in place of the checksum. Another program that saves the PDF may keep both properties.
 */
const NAMESPACE = 'urn:crisol:1:';
const EMPTY_CHECKSUM = '00000000';
const EMPTY_STAMP = `0000000000.${EMPTY_CHECKSUM}`;

/** XML metadata may have a property as an element or as an attribute. In the text of other elements `<` is escaped. */
const property = (name: string, value: string) =>
  new RegExp(`<(?:crisol:${name}>|rdf:Description\\b[^<>]*\\bcrisol:${name}=["'])\\s*(${value})`, 'g');
const FILE = property('file', '[\\w.-]*');
const STAMP = property('pdf', '\\d{10}\\.[0-9a-f]{8}');

/** In bytes. Crisol's PDFs have about 100 kB; another program that saves such a PDF may add fonts. */
export const PDF_MAX_BYTES = 16 * 1024 * 1024;

/** The mark at the beginning or end of a PDF may be this far from the edge, because viewers accept other bytes around it. */
const EDGE_BYTES = 1024;

/** `pdf_altered`: cut or changed. `pdf_without_report`: not made by Crisol. */
export type PdfProblem = DataProblem | 'pdf_altered' | 'pdf_without_report';

/**
 * @param data from `encodeFile`
 * @returns RDF for the XMP metadata, with an empty stamp, which `stampPdf` fills in
 */
export function pdfProperties(data: string): string {
  return `<rdf:Description rdf:about="" xmlns:crisol="${NAMESPACE}"><crisol:file>${data}</crisol:file><crisol:pdf>${EMPTY_STAMP}</crisol:pdf></rdf:Description>`;
}

/** Fills in the empty stamp of a PDF. Cuts the PDF after its end mark, so that any later cut is detected. */
export function stampPdf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const text = latin1(bytes);
  const stamped = bytes.subarray(0, text.trimEnd().length);
  const stamp = last(text, STAMP);
  if (!stamp) throw new Error('the PDF lacks its properties');
  const end = stamp.index + stamp[0].length;
  write(stamped, end - EMPTY_STAMP.length, String(stamped.length).padStart(10, '0'));
  write(stamped, end - EMPTY_CHECKSUM.length, checksumOf(stamped));
  return stamped;
}

/** Whether bytes are a PDF, perhaps a damaged PDF. One changed byte cannot remove both marks. */
export function isPdf(bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, EDGE_BYTES));
  return !head.trimStart().startsWith('{') && (head.includes('%PDF-') || isComplete(bytes));
}

/**
 * Opens the document in a PDF. The PDF is untrusted.
 * @returns `isResaved` if another program saved the PDF, which may then show something else
 */
export async function openPdf(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<(Opened & { isResaved: boolean }) | Unopened<PdfProblem>> {
  if (!isComplete(bytes)) return { ok: false, problem: 'pdf_altered' };
  const text = latin1(bytes);
  const data = last(text, FILE)?.[1];
  const stamp = last(text, STAMP);
  if (!data && !stamp) return { ok: false, problem: 'pdf_without_report' };
  if (!data || !stamp) return { ok: false, problem: 'pdf_altered' };
  const [length, checksum] = (stamp[1] ?? '').split('.');
  const isResaved = bytes.length !== Number(length);
  if (!isResaved) {
    const withoutChecksum = bytes.slice();
    write(withoutChecksum, stamp.index + stamp[0].length - EMPTY_CHECKSUM.length, EMPTY_CHECKSUM);
    if (checksum !== checksumOf(withoutChecksum)) return { ok: false, problem: 'pdf_altered' };
  }
  const opened = await decodeFile(data);
  if (opened.ok) return { ...opened, isResaved };
  return opened.problem === 'cut' ? { ok: false, problem: 'pdf_altered' } : opened;
}

function isComplete(bytes: Uint8Array): boolean {
  return latin1(bytes.subarray(-EDGE_BYTES)).includes('%%EOF');
}

/** The last match, because earlier matches belong to older revisions or to the document information. */
function last(text: string, pattern: RegExp): RegExpExecArray | undefined {
  let lastMatch: RegExpExecArray | undefined;
  // Collecting all matches would take seconds in a file of 16 MB that is full of matches.
  for (const match of text.matchAll(pattern)) lastMatch = match;
  return lastMatch;
}

/** One character for each byte, so that positions are equal. */
function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function write(bytes: Uint8Array, at: number, text: string): void {
  bytes.set(new TextEncoder().encode(text), at);
}
