import { join } from 'node:path';
import { callFile, callFiles, resultsFile } from '../../submissions/call-files.ts';
import { feedbackFiles } from '../../submissions/feedback.ts';
import type { Submissions } from '../../submissions/submissions.ts';
import { callResults, type TextResult } from '../../submissions/text-results.ts';
import type { LoadedDecisions } from './decisions.ts';
import type { LoadedCall } from './load-call.ts';
import { writeFeedback } from './write-feedback.ts';
import { writeAtomically } from './write-file.ts';

/** A call in the terminal: its data, decisions and readings. */
export interface CallState extends LoadedCall, LoadedDecisions, Omit<Submissions, keyof LoadedCall> {}

/**
 * Writes all files of the call but the journal.
 * @param results what `callResults` returned
 * @returns how many drafts of feedback were kept because people had changed them
 * @throws the file system's errors
 */
export async function writeResults(
  folder: string,
  state: CallState,
  results: ReadonlyMap<string, TextResult>,
): Promise<number> {
  const { language, written } = state;
  const files = callFiles(state, results, { language, runtime: { node: process.version }, written });
  for (const [name, pieces] of Object.entries(files)) await writeAtomically(join(folder, name), pieces());
  return writeFeedback(folder, feedbackFiles(state, results, language));
}

/** Writes `results.csv` and then `call.json`: an empty cell in the first takes back a decision of the second. */
export async function writeDecisions(folder: string, state: CallState): Promise<void> {
  const results = callResults(state.texts, state.jobs, state.entries);
  await writeAtomically(join(folder, 'results.csv'), resultsFile(state, results, state.written));
  await writeAtomically(join(folder, 'call.json'), callFile(state));
}
