/** A failure as a sentence for the person at the terminal: what happened and what to do. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
}

/** Leaves by Ctrl-C. */
export class Stopped extends FetchFailure {}
