/** In characters. Indented JSON has far shorter runs of blanks; a model that is held to a schema may write them without end. */
const LONGEST_RUN = 200;

/** Finds a run of blanks outside the texts of a JSON answer while it arrives. */
export class BlankRun {
  #length = 0;
  #isInText = false;
  #isEscaped = false;

  /** Takes the next piece of the answer. @returns whether the answer is stuck in blanks */
  push(piece: string): boolean {
    for (const char of piece) {
      if (/\s/.test(char)) {
        // A text in JSON holds no line break.
        if (char === '\n') this.#isInText = false;
        this.#length = this.#isInText ? 0 : this.#length + 1;
        if (this.#length >= LONGEST_RUN) return true;
      } else this.#length = 0;
      if (char === '"' && !this.#isEscaped) this.#isInText = !this.#isInText;
      this.#isEscaped = char === '\\' && !this.#isEscaped;
    }
    return false;
  }
}
