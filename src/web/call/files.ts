import type { CallFileProblem } from '../../call/call-file.ts';
import { textsInTable } from '../../call/call-file.ts';
import type { Table, TableErrorCode } from '../../call/table.ts';
import { saveFile } from '../ui/save-file.ts';
import { store } from './call-context.ts';
import { inWorker } from './in-worker.ts';

/** Why a file cannot be used; `unloaded`: the code that reads it could not be fetched. */
export type FileProblem = { table: TableErrorCode } | { call: CallFileProblem } | { unloaded: true };

const UNLOADED: FileProblem = { unloaded: true };

/** Begins a call with a file: a table, or a whole call. */
export const openCallOrTable = async (file: File): Promise<FileProblem | undefined> =>
  begin(await bytesOf(file), file.name);

/** Begins a call with pasted texts or a pasted table. */
export const openPasted = (text: string): Promise<FileProblem | undefined> =>
  begin(new TextEncoder().encode(text));

async function begin(bytes: Uint8Array, name?: string): Promise<FileProblem | undefined> {
  const read = await inWorker('readCallOrTable', bytes, name).catch(() => ({ problem: UNLOADED }));
  if (read.problem) return read.problem;
  if (read.call) await store.beginWith(read.call);
  else await store.begin({ table: read.table, roles: read.roles, filters: [] });
  return undefined;
}

/** A file that has to be a table. */
export async function tableIn(file: File): Promise<Table | FileProblem> {
  const read = await inWorker('readCallOrTable', await bytesOf(file), file.name).catch(() => ({
    problem: UNLOADED,
  }));
  if (read.problem) return read.problem;
  return read.table ?? { table: 'no_rows' };
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/**
 * Adds the table of an opened call, so that its results have all columns.
 * @returns how many texts of the call are not in it
 */
export async function addTable(file: File): Promise<FileProblem | { notInTable: number }> {
  const table = await tableIn(file);
  if (!('rows' in table)) return table;
  const { opened } = store.call?.table ?? {};
  if (!opened) return { notInTable: 0 };
  const { roles, texts, notInTable } = textsInTable(opened, table);
  if (notInTable === 0) store.setTable({ table, roles, filters: [], opened: { ...opened, texts } });
  return { notInTable };
}

/** Saves text, e.g. CSV, from its pieces. */
export function saveText(name: string, pieces: Iterable<string>, type = 'text/csv'): void {
  saveFile(new Blob([...pieces], { type: `${type};charset=utf-8` }), name);
}
