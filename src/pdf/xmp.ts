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
 * Adds what pdfkit does not say. That the file keeps the rules of PDF/UA-1; pdfkit would say so too, and then list the
 * glyphs of each font incompletely, which the same rules forbid. And, for programs, what the footers say for
 * people: that a model or rules wrote it, in IPTC's terms, which C2PA and search engines read.
 */
export function appendXmp(pdf: PDFKit.PDFDocument, aiGenerated: boolean): void {
  const source = aiGenerated ? 'trainedAlgorithmicMedia' : 'algorithmicMedia';
  pdf.appendXML(`
        <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        <rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
            <Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${source}</Iptc4xmpExt:DigitalSourceType>
        </rdf:Description>`);
}
