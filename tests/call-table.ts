import type { Table } from '../src/submissions/table.ts';

/** A table as if read from a file. `rows[0]` is line 2 of the file. */
export function tableOf(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  hasHeader = true,
): Table {
  return {
    header,
    hasHeader,
    rows: rows.map((cells, index) => ({ number: index + 2, cells })),
    separator: ',',
    problems: [],
  };
}
