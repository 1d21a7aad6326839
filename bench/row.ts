/** One row of the table that `npm run bench` prints. All values are formatted: "12.3 ms", "1.4 ×". */
export interface BenchRow {
  name: string;
  /** Measurement of this product. */
  value: string;
  /** The same measurement of the reference, in the same run. */
  reference: string;
  ratio: string;
  /** Target for the ratio or the value. A missed target ends the run with status 1. */
  goal?: { text: string; isMet: boolean };
}
