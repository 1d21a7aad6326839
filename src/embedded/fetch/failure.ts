/** A failure with a message for the terminal: what happened and what to do. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
}

/** The person pressed Ctrl-C. */
export class Stopped extends FetchFailure {}
