import { useRef } from 'react';
import { type CallFileProblem, textsInTable } from '../../call/call-file.ts';
import type { Table, TableErrorCode } from '../../call/table.ts';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { store } from './call-context.ts';
import { inWorker } from './in-worker.ts';

/** Why a file cannot be used. `unloaded`: the code that reads files could not be fetched. */
export type FileProblem = { table: TableErrorCode } | { call: CallFileProblem } | { unloaded: true };

const UNLOADED: FileProblem = { unloaded: true };

/** Opens a file as a call: a table, or a `call.json`. */
export const openCallOrTable = async (file: File): Promise<FileProblem | undefined> =>
  begin(await bytesOf(file), file.name);

/** Opens pasted texts or a pasted table as a call. */
export const openPasted = (text: string): Promise<FileProblem | undefined> =>
  begin(new TextEncoder().encode(text));

async function begin(bytes: Uint8Array, name?: string): Promise<FileProblem | undefined> {
  const { result, readings } = await read(bytes, name);
  if (result.problem) return result.problem;
  if (result.call) await store.openFile({ ...result.call, readings: [...readings] });
  else await store.begin({ table: result.table, roles: result.roles, filters: [] });
  return undefined;
}

/** Reads a file that has to be a table. */
export async function tableIn(file: File): Promise<Table | FileProblem> {
  const { result } = await read(await bytesOf(file), file.name);
  return result.problem ?? result.table ?? { table: 'no_rows' };
}

const read = (bytes: Uint8Array, name?: string) =>
  inWorker('readCallOrTable', bytes, name).catch(() => ({ result: { problem: UNLOADED }, readings: [] }));

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/**
 * Adds the table of an opened call, so that its results have all columns.
 * @returns how many texts of the call the table lacks
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

/** Saves a text file from its pieces. */
export function saveText(name: string, pieces: Iterable<string>, type = 'text/csv'): void {
  saveFile(new Blob([...pieces], { type: `${type};charset=utf-8` }), name);
}

/** A button that chooses a file. */
export function FileButton({
  label,
  accept,
  multiple = false,
  variant = 'secondary',
  onFiles,
}: {
  label: string;
  accept: string;
  multiple?: boolean;
  variant?: 'primary' | 'secondary' | 'quiet';
  onFiles(files: readonly File[]): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // So that the same file can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

export const TABLE_FILES = '.csv,.tsv,.txt,.xlsx,text/csv';
