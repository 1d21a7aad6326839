import type { Table } from '../src/call/table.ts';

/** A table as read from a file; its first row is in line 2. */
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
