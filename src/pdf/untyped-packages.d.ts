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
    layout(text: string, features?: readonly string[]): GlyphRun;
    /** The glyph of an id, created once, with the `codePoints` of the first request. */
    getGlyph(id: number, codePoints?: number[]): { codePoints: number[] };
  }
  /** A laid-out text, in font units. */
  export interface GlyphRun {
    glyphs: object[];
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
    /** The sum of the advances. Each read computes it again. */
    readonly advanceWidth: number;
  }
  export function create(bytes: Uint8Array): Font;
}

/** Types for the used part of `pdfkit/output`, which the types of pdfkit lack. */
declare module 'pdfkit/output' {
  /** All bytes of a document. Call this before reading from the document, and end the document afterwards. */
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}
