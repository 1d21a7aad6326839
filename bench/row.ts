/** One row of the table that `npm run bench` prints. All values are formatted texts: "12.3 ms", "1.4 ×". */
export interface BenchRow {
  name: string;
  /** What was measured of Crisol. */
  value: string;
  /** The same measurement of the reference, in the same run. */
  reference: string;
  ratio: string;
  /** The goal for the ratio or the value. If a goal is missed, `npm run bench` ends with status 1. */
  goal?: { text: string; isMet: boolean };
}
