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
  }
  /** A text laid out, in font units. */
  export interface GlyphRun {
    glyphs: object[];
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
    /** The sum of the advances, counted each time it is read. */
    readonly advanceWidth: number;
  }
  export function create(bytes: Uint8Array): Font;
}
