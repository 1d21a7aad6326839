import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Decision, TextDecision } from '../../call/decision.ts';
import { decisionFile, readDecisions } from '../../call/decision-file.ts';
import { decisionsOfResults } from '../../call/export-results.ts';
import { readTable } from '../../call/read-table.ts';
import type { Table } from '../../call/table.ts';
import type { Language } from '../../domain/idea.ts';
import { type LoadedCall, readBytes } from './load-call.ts';
import { CallUsageError } from './usage-error.ts';
import { writeWhole } from './write-file.ts';

export interface Decisions {
  readonly decisions: readonly TextDecision[];
  /** Words that are no decision, as `file: row`. */
  readonly unknown: readonly string[];
}

/**
 * What people decided: in the files named, in the folder's `sample.csv` and, unblinded, in its `results.csv`. Of the last
 * two the one that was changed last comes last, because the last decision of a person stands.
 * @throws CallUsageError for a file that holds no decisions
 */
export async function loadDecisions(
  files: readonly string[],
  folder: string,
  call: LoadedCall,
): Promise<Decisions> {
  const { language } = call;
  const [sample, results] = [join(folder, 'sample.csv'), join(folder, 'results.csv')];
  const named = files.filter((file) => resolve(file) !== resolve(sample));
  const found: TextDecision[] = [...(call.opened?.decisions ?? [])];
  const unknown: string[] = [];
  const own = [sample, results].filter((file) => existsSync(file));
  const changed = await Promise.all(own.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })));
  const inOrder = changed.sort((a, b) => a.at - b.at).map(({ file }) => file);
  for (const file of [...inOrder, ...named]) {
    const table = await decisionTable(file, language);
    if (file === results) {
      found.push(...decisionsOfResults(table, call.table.header, call.roles));
      continue;
    }
    const read = readDecisions(table, basename(file));
    if (!read) throw new CallUsageError(language, (words) => words.noDecisions(file));
    found.push(...read.decisions);
    unknown.push(...read.unknownWords.map(({ row, word }) => `${file}, ${row}: ${word}`));
  }
  return { decisions: found, unknown };
}

async function decisionTable(file: string, language: Language): Promise<Table> {
  try {
    return await readTable(await readBytes(file, language), file);
  } catch (error) {
    if (error instanceof CallUsageError) throw error;
    throw new CallUsageError(language, (words) => words.noDecisions(file));
  }
}

/**
 * Writes `sample.csv` where it is missing or lacks texts. What people wrote into it stays, words that are no decision
 * too.
 */
export async function writeSample(folder: string, call: LoadedCall, order: readonly string[]): Promise<void> {
  const file = join(folder, 'sample.csv');
  const rows = existsSync(file) ? await writtenRows(file, call.language) : [];
  const present = new Set(rows.map(({ hash }) => hash));
  if (rows.length > 0 && order.every((hash) => present.has(hash))) return;
  await writeWhole(file, [decisionFile(call.texts, order, rows)]);
}

async function writtenRows(file: string, language: Language) {
  const { header, rows } = await decisionTable(file, language);
  const [hash, decision, note] = ['hash', 'decision', 'note'].map((name) => header.indexOf(name));
  return rows.map(({ cells }) => ({
    hash: cells[hash ?? -1] ?? '',
    decision: (cells[decision ?? -1] ?? '') as Decision,
    note: cells[note ?? -1] ?? '',
  }));
}
