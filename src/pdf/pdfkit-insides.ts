import type { Writer } from '../document/printed-document.ts';
import { pdfProperties } from '../domain/pdf-data.ts';

/**
 * The code that relies on the internals of pdfkit, tested with pdfkit 0.20.2. `pdfkit-insides.test.ts` fails if another
 * version is installed: check each part, then name the new version in both files.
 */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Text for the document information. pdfkit writes the text twice: escaped, and, through `toString`, unescaped into the XMP
 * metadata, where a project name could inject XML.
 */
export class XmlText extends String {
  override toString(): string {
    return this.valueOf().replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');
  }
}

/** Names of the IPTC vocabulary. */
const SOURCES: Readonly<Record<Writer['kind'], string>> = {
  model: 'trainedAlgorithmicMedia',
  rules: 'algorithmicMedia',
  example: 'digitalCreation',
};

/**
 * Adds XMP metadata that pdfkit lacks. First, the PDF/UA-1 claim: pdfkit's own `subset: 'PDF/UA'` also writes
 * incomplete glyph lists, which PDF/UA forbids. Second, the authorship that the footers state, in the IPTC terms that
 * C2PA and search engines read. Third, the document itself, so that Crisol can open the PDF.
 * @param data from `encodeFile`
 */
export function appendXmp(pdf: PDFKit.PDFDocument, writer: Writer, data: string): void {
  const source = SOURCES[writer.kind];
  pdf.appendXML(`
        <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        <rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
            <Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${source}</Iptc4xmpExt:DigitalSourceType>
        </rdf:Description>
        ${pdfProperties(data)}`);
}

/** Sets the kind of a list's markers, which PDF/UA requires and pdfkit has no option for. */
export function setNumbering(list: PDFKit.PDFStructureElement, numbering: 'Disc' | 'Decimal'): void {
  const { data } = (list as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary;
  data.A = { O: 'List', ListNumbering: numbering };
}

/** Adds a bookmark to the position `top` of the current page. */
export function addBookmark(pdf: PDFKit.PDFDocument, title: string, top: number): void {
  // pdfkit measures `left` from the right edge.
  pdf.outline.addItem(title, { fit: false, top, left: pdf.page.width } as never);
}
