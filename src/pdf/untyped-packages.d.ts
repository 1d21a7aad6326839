/** Types for the used part of `linebreak` (Unicode line breaking), which has no types. */
declare module 'linebreak' {
  // biome-ignore lint/style/noDefaultExport: the package has a default export.
  export default class LineBreaker {
    constructor(text: string);
    /** The next line break opportunity, in UTF-16 units; `null` at the end of the text. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}

/** Types for the used part of `fontkit`, pdfkit's font parser, which has no types. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    /** Code points that the font can draw. */
    characterSet: number[];
    /** Lays out a text, in font units. */
    layout(text: string): { readonly advanceWidth: number };
  }
  export function create(bytes: Uint8Array): Font;
}

/** Types for the used part of `pdfkit/output`, which the types of pdfkit lack. */
declare module 'pdfkit/output' {
  /** All bytes of a document. Call this before reading from the document, and end the document afterwards. */
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}
