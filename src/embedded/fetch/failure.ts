/** A failure whose message tells the person what happened and what to do. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly exitCode: number = 1;
}

/** The person pressed Ctrl-C. */
export class Stopped extends FetchFailure {
  /** 128 plus the number of SIGINT. */
  override readonly exitCode = 130;
}
