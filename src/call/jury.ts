/** One juror's score of one text. */
export interface JuryScore {
  /** `CallText.id`. */
  readonly id: string;
  readonly juror: string;
  readonly score: number;
}

/** Of pairs of texts, the share that two put in the same order, ties counted half; with its 90 % interval. */
export interface Agreement {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly texts: number;
}
