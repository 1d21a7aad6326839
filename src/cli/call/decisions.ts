import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { TextDecision } from '../../call/decision.ts';
import { decisionPieces, readDecisions } from '../../call/decision-file.ts';
import {
  areResultsOf,
  decisionsInResults,
  editsInResults,
  IN_RESULTS,
  type Shown,
  shownDecisions,
} from '../../call/export-results.ts';
import { readTable } from '../../call/read-table.ts';
import type { Table } from '../../call/table.ts';
import { csvPieces, originalCell } from '../../call/write-csv.ts';
import type { Language } from '../../domain/language.ts';
import { type LoadedCall, readBytes } from './load-call.ts';
import { CallUsageError } from './options.ts';
import { writeWhole } from './write-file.ts';

export interface CallDecisions {
  readonly decisions: readonly TextDecision[];
  /** Words that are no decision, with their file and row. */
  readonly unknown: readonly string[];
  /** What people wrote into `results.csv` themselves, by the position of the row in the table. It stays there. */
  readonly edits: ReadonlyMap<number, Shown>;
  /** The folder has a `results.csv` of a table with other columns, which must not be lost. */
  readonly hasOtherResults: boolean;
  /** Hashes of the texts that the folder's `sample.csv` has. */
  readonly inSample: ReadonlySet<string>;
}

/**
 * What people decided: in the folder's `sample.csv`, in the files named and, unblinded, in its `results.csv`.
 * @param earlier the decisions when `results.csv` was written, to tell what people changed in it since
 * @throws CallUsageError for a file that holds no decisions
 */
export async function loadDecisions(
  files: readonly string[],
  folder: string,
  call: LoadedCall,
  earlier: readonly TextDecision[],
): Promise<CallDecisions> {
  const { language, opened, table, texts } = call;
  const sample = join(folder, 'sample.csv');
  const named = files.filter((file) => resolve(file) !== resolve(sample));
  const decisions: TextDecision[] = [...(opened?.decisions ?? [])];
  const unknown: string[] = [];
  let inSample: ReadonlySet<string> = new Set();
  for (const file of [...(existsSync(sample) ? [sample] : []), ...named]) {
    const found = await decisionTable(file, language);
    if (file === sample) inSample = hashesIn(found);
    const read = readDecisions(found, basename(file));
    if (!read) throw new CallUsageError(language, (words) => words.noDecisions(file));
    decisions.push(...read.decisions);
    unknown.push(...read.unknownWords.map(({ row, word }) => `${file}, ${row}: ${word}`));
  }
  const results = join(folder, IN_RESULTS);
  const old = existsSync(results) ? await decisionTable(results, language) : undefined;
  const hasOtherResults = old !== undefined && !areResultsOf(old, table.header);
  const edits =
    old && !hasOtherResults ? editsInResults(old, call, shownOutside(earlier)) : new Map<number, Shown>();
  decisions.push(...decisionsInResults(edits, texts));
  return { decisions, unknown, edits, hasOtherResults, inSample };
}

function hashesIn({ header, rows }: Table): Set<string> {
  const column = header.indexOf('hash');
  return new Set(rows.map(({ cells }) => cells[column] ?? ''));
}

/** What `results.csv` shows, without what was written there. */
export const shownOutside = (decisions: readonly TextDecision[]): Map<string, Shown> =>
  shownDecisions(decisions.filter(({ by }) => by !== IN_RESULTS));

async function decisionTable(file: string, language: Language): Promise<Table> {
  try {
    return await readTable(await readBytes(file, language), file);
  } catch (error) {
    if (error instanceof CallUsageError) throw error;
    throw new CallUsageError(language, (words) => words.noDecisions(file));
  }
}

/**
 * Writes `sample.csv` where it is missing, and adds the texts that it lacks at its end. What people wrote into it stays as
 * it is.
 * @param inSample what `loadDecisions` found: the file is not read again where no text is missing
 */
export async function writeSample(
  folder: string,
  call: LoadedCall,
  { order, inSample }: { readonly order: readonly string[] } & Pick<CallDecisions, 'inSample'>,
): Promise<void> {
  const file = join(folder, 'sample.csv');
  if (!existsSync(file)) return writeWhole(file, decisionPieces(call.texts, order));
  if (order.every((hash) => inSample.has(hash))) return;
  const sample = await decisionTable(file, call.language);
  const { header, rows, separator } = sample;
  const present = hashesIn(sample);
  const missing = order.filter((hash) => !present.has(hash));
  const byHash = new Map(call.texts.toReversed().map((text) => [text.hash, text]));
  const added = missing.map((hash) => {
    const { id = '', text = '' } = byHash.get(hash) ?? {};
    const cells: Readonly<Record<string, string>> = { hash, id, text };
    return header.map((name) => cells[name] ?? '');
  });
  const kept = rows.map(({ cells }) => cells.map(originalCell));
  await writeWhole(file, csvPieces([header, ...kept, ...added], separator));
}
