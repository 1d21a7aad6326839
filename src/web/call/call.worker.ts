import { isJson, readCallFile } from '../../call/call-file.ts';
import { proposeColumns } from '../../call/columns.ts';
import type { JournalEntry } from '../../call/journal.ts';
import { type ComparedText, compareWithJury, type JuryScore } from '../../call/jury.ts';
import { type NearCopies, nearCopies } from '../../call/near-copies.ts';
import { readTable } from '../../call/read-table.ts';
import { TableError } from '../../call/table.ts';
import { hashesOf, type PlanHashes, planOf, textsOf } from './state.ts';

/** The maximum of readings in a message to the page. A larger message would block the page. */
const READINGS_SENT = 250;

/** Tasks that would block the page for too long. */
const WORK = { readCallOrTable, compare, copies, plan };
type Work = typeof WORK;

/** Reads a file: a table, with proposed roles for its columns, or a call, whose readings are sent in messages of their own. */
async function readCallOrTable(bytes: Uint8Array, name?: string) {
  if (isJson(bytes)) {
    const result = readCallFile(new TextDecoder().decode(bytes));
    if ('problem' in result) return { problem: { call: result.problem } };
    const { readings, ...call } = result.file;
    for (let at = 0; at < readings.length; at += READINGS_SENT)
      send({ readings: readings.slice(at, at + READINGS_SENT) });
    return { call };
  }
  try {
    const table = await readTable(bytes, name);
    return { table, roles: proposeColumns(table) };
  } catch (error) {
    if (error instanceof TableError) return { problem: { table: error.code } };
    throw error;
  }
}

/** Compares the points of the texts with a jury's scores. */
function compare(
  texts: readonly ComparedText[],
  jury: readonly JuryScore[],
  points: ReadonlyMap<string, number>,
) {
  return compareWithJury(texts, jury, (hash) => points.get(hash));
}

function copies(...inputs: Parameters<typeof textsOf>): NearCopies {
  return nearCopies(textsOf(...inputs));
}

function plan(...inputs: Parameters<typeof planOf>): PlanHashes {
  return hashesOf(planOf(...inputs));
}

export type WorkName = keyof Work;
export type WorkRequest<Name extends WorkName> = { name: Name; inputs: Parameters<Work[Name]> };
export type WorkResult<Name extends WorkName> = Awaited<ReturnType<Work[Name]>>;
/** `error` is the name of an error and contains no text of the call. */
export type WorkReply<Name extends WorkName> =
  | { readings: readonly JournalEntry[] }
  | { result: WorkResult<Name> }
  | { error: string };

const send = (reply: WorkReply<WorkName>) => globalThis.postMessage(reply);

globalThis.addEventListener('message', async ({ data }: MessageEvent<WorkRequest<WorkName>>) => {
  const work = WORK[data.name] as (...inputs: unknown[]) => unknown;
  try {
    send({ result: (await work(...data.inputs)) as WorkResult<WorkName> });
  } catch (error) {
    send({ error: error instanceof Error ? error.name : 'unknown' });
  }
});
