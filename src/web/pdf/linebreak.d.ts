/** The part of `linebreak` (Unicode's line breaking rules) that is used; the package has no types. */
declare module 'linebreak' {
  class LineBreaker {
    constructor(text: string);
    /** The next place where a line may end, in UTF-16 units; `null` at the text's end. */
    nextBreak(): { position: number; required: boolean } | null;
  }
  export = LineBreaker;
}
