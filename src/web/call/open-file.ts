import { type CallFileProblem, looksLikeCall, readCallFile } from '../../call/call-file.ts';
import { proposeColumns } from '../../call/columns.ts';
import { textsInTable } from '../../call/opened-call.ts';
import { readTable } from '../../call/read-table.ts';
import { type Table, TableError, type TableErrorCode } from '../../call/table.ts';
import { store } from './call-context.ts';

/** Why a file cannot be used. */
export type FileProblem = { table: TableErrorCode } | { call: CallFileProblem };

/** Bytes at the beginning that tell a call from a table. */
const PROBE = 200;

/** Begins a call with a file: a table, or a whole call. */
export async function openFile(file: File): Promise<FileProblem | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = new TextDecoder().decode(bytes.subarray(0, PROBE));
  if (looksLikeCall(start) || /^\s*\{/.test(start)) {
    const read = readCallFile(new TextDecoder().decode(bytes));
    if ('problem' in read) return { call: read.problem };
    await store.beginWith(read.file);
    return undefined;
  }
  return beginWith(bytes, file.name);
}

/** Begins a call with pasted texts or a pasted table. */
export const openPasted = (text: string): Promise<FileProblem | undefined> =>
  beginWith(new TextEncoder().encode(text));

async function beginWith(bytes: Uint8Array, name?: string): Promise<FileProblem | undefined> {
  const table = await tableOf(bytes, name);
  if (typeof table === 'string') return { table };
  await store.begin({ table, roles: proposeColumns(table), filters: [] });
  return undefined;
}

export async function tableOf(bytes: Uint8Array, name?: string): Promise<Table | TableErrorCode> {
  try {
    return await readTable(bytes, name);
  } catch (error) {
    if (error instanceof TableError) return error.code;
    throw error;
  }
}

/**
 * Adds the table of an opened call, so that its results have all columns.
 * @returns how many texts of the call are not in it
 */
export async function addTable(file: File): Promise<FileProblem | { notInTable: number }> {
  const table = await tableOf(new Uint8Array(await file.arrayBuffer()), file.name);
  if (typeof table === 'string') return { table };
  const { opened } = store.call?.table ?? {};
  if (!opened) return { notInTable: 0 };
  const { roles, texts, notInTable } = textsInTable(opened, table);
  if (notInTable === 0) store.setTable({ table, roles, filters: [], opened: { ...opened, texts } });
  return { notInTable };
}
