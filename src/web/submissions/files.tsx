import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { type CallFileProblem, textsInTable } from '../../submissions/call-file.ts';
import type { Table, TableErrorCode } from '../../submissions/table.ts';
import { Button } from '../ui/button.tsx';
import { inWorker } from './in-worker.ts';
import type { CallStore } from './store.ts';

/** Why a file cannot be used. `unloaded`: the code that reads files could not be fetched. */
export type FileProblem = TableErrorCode | CallFileProblem | 'unloaded';

/** Opens a file (a table or a `call.json`) or pasted text as a call. */
export async function openSource(store: CallStore, source: File | string): Promise<FileProblem | undefined> {
  const result = await read(source);
  if (result.problem) return result.problem;
  if (result.call) await store.openFile(result.call);
  else await store.begin({ table: result.table, roles: result.roles, filters: [] });
  return undefined;
}

/** Reads a file that has to be a table. */
export async function tableIn(file: File): Promise<Table | FileProblem> {
  const result = await read(file);
  return result.problem ?? result.table ?? 'no_rows';
}

async function read(source: File | string) {
  const [bytes, name] =
    typeof source === 'string'
      ? [new TextEncoder().encode(source), undefined]
      : [new Uint8Array(await source.arrayBuffer()), source.name];
  return inWorker('readCallOrTable', [bytes, name]).catch(() => ({ problem: 'unloaded' as const }));
}

/**
 * Adds the original table to an opened call, so that its results have all columns. Rejects a table that lacks texts.
 * @returns how many texts of the call the table lacks
 */
export async function addTable(store: CallStore, file: File): Promise<FileProblem | { notInTable: number }> {
  const table = await tableIn(file);
  if (typeof table === 'string') return table;
  const { opened } = store.get().call?.table ?? {};
  if (!opened) return { notInTable: 0 };
  const { roles, texts, notInTable } = textsInTable(opened, table);
  if (notInTable === 0) store.setTable({ table, roles, filters: [], opened: { ...opened, texts } });
  return { notInTable };
}

/** A button that chooses a file, with a note beside it. */
export function FileButton({
  label,
  note,
  accept,
  variant = 'secondary',
  onFile,
}: {
  label: string;
  note?: string;
  accept: string;
  variant?: 'primary' | 'secondary';
  onFile(file: File): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button variant={variant} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
      {note && <p className="max-w-measure flex-1 basis-64 text-sm text-muted">{note}</p>}
    </div>
  );
}

export const TABLE_FILES = '.csv,.tsv,.txt,.xlsx,text/csv';

/** A box on which a file can be dropped. The button inside does the same. */
export function DropArea({ onFile, children }: { onFile(file: File): void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is another way to press the button inside.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`mt-4 rounded-xl border-2 border-dashed p-4 sm:p-6 ${isOver ? 'border-ember bg-ember-soft' : 'border-line-strong bg-surface'}`}
    >
      {children}
    </div>
  );
}
