import { join } from 'node:path';
import { callFile, callFiles } from '../../call/call-files.ts';
import { feedbackFiles } from '../../call/feedback.ts';
import type { JuryScore } from '../../call/jury.ts';
import type { CallOutcome, WholeCall } from '../../call/outcome.ts';
import { type CallDecisions, shownWithoutEdits } from './decisions.ts';
import type { LoadedCall } from './load-call.ts';
import { writeFeedback } from './write-feedback.ts';
import { writeAtomically } from './write-file.ts';

/** A call in the terminal: its data, decisions and readings. */
export interface CallState extends CallDecisions, Omit<WholeCall, keyof LoadedCall> {
  readonly call: LoadedCall;
  readonly jury: readonly JuryScore[];
}

/**
 * Writes all files of the call but the journal and the sample.
 * @returns how many drafts of feedback were kept because people had changed them
 * @throws the file system's errors
 */
export async function writeResults(
  folder: string,
  state: CallState,
  outcome: CallOutcome,
  isResultsDue: boolean,
): Promise<number> {
  const whole = { ...state, ...state.call };
  const shown = shownWithoutEdits(state.decisions);
  const files = callFiles(whole, outcome, {
    language: whole.language,
    runtime: { node: process.version },
    shownAt: (position) => state.edits.get(position) ?? shown.get(whole.texts[position]?.hash ?? ''),
  });
  for (const [name, pieces] of Object.entries(files))
    if (isResultsDue || name !== 'results.csv') await writeAtomically(join(folder, name), pieces());
  return writeFeedback(folder, feedbackFiles(whole, outcome, whole.language));
}

export const writeCall = (folder: string, state: CallState): Promise<void> =>
  writeAtomically(join(folder, 'call.json'), callFile({ ...state, ...state.call }));
