import { brand } from '../../brand.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Text for the document's information. pdfkit writes it twice: as it is, and, through `toString`, into the XML of
 * the metadata without escaping it, where a project name could otherwise write tags of its own.
 */
export class XmlText extends String {
  override toString(): string {
    return this.valueOf().replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');
  }
}

/**
 * Says in the file's metadata, for programs, what the footers say for people: that a model or rules wrote it.
 * The terms are IPTC's digital source types, which C2PA and search engines read.
 */
export function appendXmp(pdf: PDFKit.PDFDocument, aiGenerated: boolean): void {
  const source = aiGenerated ? 'trainedAlgorithmicMedia' : 'algorithmicMedia';
  pdf.appendXML(`
        <rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
            <Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${source}</Iptc4xmpExt:DigitalSourceType>
        </rdf:Description>
        <rdf:Description rdf:about="" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:dc="http://purl.org/dc/elements/1.1/">
            <dc:publisher><rdf:Bag><rdf:li>${new XmlText(brand.name)}</rdf:li></rdf:Bag></dc:publisher>
        </rdf:Description>`);
}
