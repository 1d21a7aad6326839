import type { Table } from './table.ts';

/**
 * `id` (at most one column) names a row; `text` is sent to the model with its header; `hidden` never leaves the machine;
 * `other` stays in the table.
 */
export type ColumnRole = 'id' | 'text' | 'hidden' | 'other';

/** Proposes a role for each column of the table, for a person to confirm. */
export function proposeColumns(table: Table): ColumnRole[] {
  return table.header.map(() => 'other');
}
