/** The part of `linebreak` (Unicode's line breaking rules) that is used; the package has no types. */
declare module 'linebreak' {
  // biome-ignore lint/style/noDefaultExport: this is how the package exports it.
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may end, in UTF-16 units; `null` after the text's end. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}

/** The part of `fontkit`, pdfkit's font reader, that is used; the package has no types. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    /** Code points that the font can draw. */
    characterSet: number[];
    layout(text: string, features?: readonly string[]): GlyphRun;
    /** Where a variable font stands on each of its axes; `null` reads it as it is drawn by default. */
    variationCoords: number[] | null;
    getGlyph(id: number): object;
    createSubset(): Subset;
  }
  /** A text laid out, in font units. */
  export interface GlyphRun {
    glyphs: object[];
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
    /** The sum of the advances, counted each time it is read. */
    readonly advanceWidth: number;
  }
  /** The glyphs of a font that a document embeds. */
  export interface Subset {
    glyphEncoder: { encodeSimple(path: import('./encode-glyph.ts').GlyphPath): Uint8Array };
  }
  export function create(bytes: Uint8Array): Font;
}

/** The unpacking half of `brotli`; the package has no types. */
declare module 'brotli/dec/decode.js' {
  export function BrotliDecompressBuffer(compressed: Uint8Array, size: number): Uint8Array;
}
