import type { Table } from './table.ts';

/**
 * Reads a table from a CSV file (commas, semicolons or tabs; UTF-8, UTF-16 or Windows-1252), the first sheet of an xlsx
 * file, or pasted texts with an empty line between them.
 * @param fileName tells pasted text (without a name) from a CSV file
 * @throws TableError when it is no table or too large; single bad rows are in `problems`
 */
export async function readTable(_bytes: Uint8Array, _fileName?: string): Promise<Table> {
  throw new Error('not yet');
}
