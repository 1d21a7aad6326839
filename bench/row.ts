/** One line of the table that `npm run bench` prints. All ready to read: "12.3 ms", "1.4 ×". */
export interface BenchRow {
  name: string;
  /** What was measured of this product. */
  value: string;
  /** The same of what it is compared with, in the same run. */
  reference: string;
  ratio: string;
  /** What the ratio or the value should stay within. */
  goal?: string;
}
