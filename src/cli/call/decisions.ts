import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { TextDecision } from '../../call/decision.ts';
import { decisionPieces, readDecisions } from '../../call/decision-file.ts';
import { fileStyle } from '../../call/file-style.ts';
import { headingOf } from '../../call/file-words.ts';
import { readTable } from '../../call/read-table.ts';
import {
  areResultsOf,
  type DecisionCells,
  decisionsInResults,
  editsInResults,
  RESULTS_FILE,
  shownDecisions,
} from '../../call/results-csv.ts';
import type { Table } from '../../call/table.ts';
import { decisionProblemMessage } from '../../call/table-messages.ts';
import { csvPieces, unescapeFormulas } from '../../call/write-csv.ts';
import type { Language } from '../../domain/language.ts';
import { type LoadedCall, readBytes } from './load-call.ts';
import { type CallOptions, CallUsageError } from './options.ts';
import { writeAtomically } from './write-file.ts';

export interface CallDecisions {
  readonly decisions: readonly TextDecision[];
  /** Messages about the problems in the files. */
  readonly problems: readonly string[];
  /** People's edits in `results.csv`, by the row's position in the table. The command keeps them. */
  readonly edits: ReadonlyMap<number, DecisionCells>;
  /** Whether the folder has the `results.csv` of another table, which the command must not overwrite. */
  readonly hasOtherResults: boolean;
  /** The row numbers in the folder's `sample.csv`, by the hash of the text. */
  readonly sampleRows: ReadonlyMap<string, number>;
}

/**
 * Loads people's decisions from the folder's `sample.csv`, the named files and, as unblinded, its `results.csv`.
 * @param earlier the decisions when `results.csv` was written, to find people's edits since then
 * @throws CallUsageError if a file is not a file of decisions
 */
export async function loadDecisions(
  options: Pick<CallOptions, 'decisions' | 'language'>,
  folder: string,
  call: LoadedCall,
  earlier: readonly TextDecision[],
): Promise<CallDecisions> {
  const { opened, table, texts } = call;
  const { language } = options;
  const sample = join(folder, 'sample.csv');
  const named = options.decisions.filter((file) => resolve(file) !== resolve(sample));
  const decisions: TextDecision[] = [...(opened?.decisions ?? [])];
  const problems: string[] = [];
  const known = new Set(texts.map(({ hash }) => hash));
  let sampleRows: ReadonlyMap<string, number> = new Map();
  for (const file of [...(existsSync(sample) ? [sample] : []), ...named]) {
    const read = readDecisions(await decisionTable(file, language), basename(file), known);
    if (!read) throw new CallUsageError(language, (words) => words.noDecisions(file));
    if (file === sample) sampleRows = read.rows;
    decisions.push(...read.decisions);
    problems.push(
      ...read.problems.map((problem) => `${file}: ${decisionProblemMessage(problem, options.language)}`),
    );
  }
  const results = join(folder, RESULTS_FILE);
  const existing = existsSync(results) ? await decisionTable(results, language) : undefined;
  const hasOtherResults = existing !== undefined && !areResultsOf(existing, table.header);
  const edits =
    existing && !hasOtherResults
      ? editsInResults(existing, call, shownWithoutEdits(earlier))
      : new Map<number, DecisionCells>();
  decisions.push(...decisionsInResults(edits, texts));
  return { decisions, problems, edits, hasOtherResults, sampleRows };
}

function hashesIn({ header, rows }: Table): Set<string> {
  const column = header.findIndex((name) => headingOf(name) === 'hash');
  return new Set(rows.map(({ cells }) => cells[column] ?? ''));
}

/** The decisions that `results.csv` shows, without people's edits in it. */
export const shownWithoutEdits = (decisions: readonly TextDecision[]): Map<string, DecisionCells> =>
  shownDecisions(decisions.filter(({ by }) => by !== RESULTS_FILE));

async function decisionTable(file: string, language: Language): Promise<Table> {
  try {
    return await readTable(await readBytes(file, language), file);
  } catch (error) {
    if (error instanceof CallUsageError) throw error;
    throw new CallUsageError(language, (words) => words.noDecisions(file));
  }
}

/**
 * Writes `sample.csv` if it is missing, or appends missing texts to it. Keeps what people wrote into it.
 * @param sampleRows what `loadDecisions` found: if no text is missing, the file is not read again
 */
export async function writeSample(
  folder: string,
  call: LoadedCall,
  { order, sampleRows }: { readonly order: readonly string[] } & Pick<CallDecisions, 'sampleRows'>,
): Promise<void> {
  const file = join(folder, 'sample.csv');
  const style = fileStyle(call.table, call.language);
  if (!existsSync(file)) return writeAtomically(file, decisionPieces(call.texts, order, style));
  if (order.every((hash) => sampleRows.has(hash))) return;
  const sample = await decisionTable(file, call.language);
  const { header, rows, separator } = sample;
  const present = hashesIn(sample);
  const missing = order.filter((hash) => !present.has(hash));
  const byHash = new Map(call.texts.toReversed().map((text) => [text.hash, text]));
  const added = missing.map((hash) => {
    const { id = '', text = '' } = byHash.get(hash) ?? {};
    const cells: Readonly<Record<string, string>> = { hash, id, text };
    return header.map((name) => cells[headingOf(name) ?? ''] ?? '');
  });
  const kept = rows.map(({ cells }) => cells.map(unescapeFormulas));
  await writeAtomically(file, csvPieces([header, ...kept, ...added], separator));
}
