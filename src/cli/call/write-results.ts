import { join } from 'node:path';
import { callFile, callFiles } from '../../call/call-files.ts';
import { feedbackFiles } from '../../call/feedback.ts';
import type { JuryScore } from '../../call/jury.ts';
import type { CallOutcome, WholeCall } from '../../call/outcome.ts';
import { type CallDecisions, shownOutside } from './decisions.ts';
import type { LoadedCall } from './load-call.ts';
import { writeFeedback } from './write-feedback.ts';
import { writeWhole } from './write-file.ts';

/** A call of the command: its data, decisions and readings. */
export interface CallState extends CallDecisions, Omit<WholeCall, keyof LoadedCall> {
  readonly call: LoadedCall;
  readonly jury: readonly JuryScore[];
}

/**
 * Writes all files but the journal and the sample.
 * @returns how many changed drafts of feedback it kept
 * @throws the file system's error
 */
export async function writeResults(
  folder: string,
  state: CallState,
  outcome: CallOutcome,
  isResultsDue: boolean,
): Promise<number> {
  const whole = { ...state, ...state.call };
  const shown = shownOutside(state.decisions);
  const files = callFiles(whole, outcome, {
    language: whole.language,
    runtime: { node: process.version },
    shownAt: (position) => state.edits.get(position) ?? shown.get(whole.texts[position]?.hash ?? ''),
  });
  for (const [name, pieces] of Object.entries(files))
    if (isResultsDue || name !== 'results.csv') await writeWhole(join(folder, name), pieces());
  return writeFeedback(folder, feedbackFiles(whole, outcome, whole.language));
}

/** Writes `call.json`. */
export const writeCall = (folder: string, state: CallState): Promise<void> =>
  writeWhole(join(folder, 'call.json'), callFile({ ...state, ...state.call }));
