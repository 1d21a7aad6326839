import { isJson, readCallFile } from '../../submissions/call-file.ts';
import { proposeColumns } from '../../submissions/columns.ts';
import { type NearCopies, nearCopies } from '../../submissions/near-copies.ts';
import { readTable } from '../../submissions/read-table.ts';
import { TableError } from '../../submissions/table.ts';
import type { CallText } from '../../submissions/texts.ts';
import type { WorkerReply } from '../ask-worker.ts';

/** Tasks that would block the page for too long. */
const WORK = { readCallOrTable, copies };
type Work = typeof WORK;

/** Reads a file: a call, or a table with proposed roles for its columns. */
async function readCallOrTable(bytes: Uint8Array, name?: string) {
  if (isJson(bytes)) {
    const result = readCallFile(new TextDecoder().decode(bytes));
    return 'problem' in result ? result : { call: result };
  }
  try {
    const table = await readTable(bytes, name);
    return { table, roles: proposeColumns(table) };
  } catch (error) {
    if (error instanceof TableError) return { problem: error.code };
    throw error;
  }
}

function copies(texts: readonly CallText[]): NearCopies {
  return nearCopies(texts, (progress) => send({ progress }));
}

export type WorkName = keyof Work;
export type WorkRequest<Name extends WorkName> = { name: Name; inputs: Parameters<Work[Name]> };
export type WorkResult<Name extends WorkName> = Awaited<ReturnType<Work[Name]>>;
const send = (reply: WorkerReply<WorkResult<WorkName>>) => globalThis.postMessage(reply);

globalThis.addEventListener('message', async ({ data }: MessageEvent<WorkRequest<WorkName>>) => {
  const work = WORK[data.name] as (...inputs: unknown[]) => unknown;
  try {
    send({ result: (await work(...data.inputs)) as WorkResult<WorkName> });
  } catch (error) {
    send({ error: error instanceof Error ? error.name : 'unknown' });
  }
});
