import { lstat, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { callFiles } from '../../submissions/call-files.ts';
import { FEEDBACK_FOLDER, feedbackFiles, isUnchangedDraft } from '../../submissions/feedback.ts';
import type { JournalEntry } from '../../submissions/journal.ts';
import type { Submissions } from '../../submissions/submissions.ts';
import { writeAtomically } from '../write-file.ts';
import type { LoadedDecisions } from './decisions.ts';
import type { LoadedSubmissions } from './load-submissions.ts';

/** The submissions in a folder, with decisions and readings. */
export interface SubmissionsInFolder
  extends LoadedSubmissions,
    LoadedDecisions,
    Omit<Submissions, keyof LoadedSubmissions> {
  /** The entries by reading hash. `readTexts` adds new ones. */
  readonly entries: Map<string, JournalEntry>;
}

/**
 * Writes all files of the call except the journal.
 * @returns how many drafts of feedback were kept because people had changed them
 * @throws the file system's errors
 */
export async function writeResults(folder: string, state: SubmissionsInFolder): Promise<number> {
  await writeFiles(folder, state);
  return writeFeedback(join(folder, FEEDBACK_FOLDER), state);
}

/** Writes the two files with decisions, before the first reading. */
export async function writeDecisions(folder: string, state: SubmissionsInFolder): Promise<void> {
  await writeFiles(folder, state, ['results.csv', 'call.json']);
}

async function writeFiles(
  folder: string,
  state: SubmissionsInFolder,
  only?: readonly string[],
): Promise<void> {
  const { language, written } = state;
  const files = callFiles(state, { language, runtime: { node: process.version }, written });
  for (const [name, pieces] of Object.entries(files))
    if (!only || only.includes(name)) await writeAtomically(join(folder, name), pieces());
}

/**
 * Writes the drafts of feedback into their folder, and deletes drafts of removed rows. Keeps drafts that people changed.
 * @returns how many changed drafts it kept
 * @throws the file system's errors
 */
async function writeFeedback(draftsFolder: string, state: SubmissionsInFolder): Promise<number> {
  await mkdir(draftsFolder).catch(async (error: NodeJS.ErrnoException) => {
    // A link may point anywhere.
    if (error.code !== 'EEXIST' || !(await lstat(draftsFolder)).isDirectory()) throw error;
  });
  const present = new Set(await readdir(draftsFolder));
  let keptDrafts = 0;
  for (const [name, text] of feedbackFiles(state, state.language)) {
    const isThere = present.delete(name);
    const before = isThere ? await textOf(join(draftsFolder, name)) : undefined;
    if (before === text) continue;
    if (isThere && (before === undefined || !isUnchangedDraft(name, before))) keptDrafts += 1;
    else await writeAtomically(join(draftsFolder, name), [text], { isSynced: false });
  }
  for (const name of present) {
    const before = await textOf(join(draftsFolder, name));
    if (before !== undefined && isUnchangedDraft(name, before)) await rm(join(draftsFolder, name));
  }
  return keptDrafts;
}

/** The text of a file; `undefined` for a link or a folder. */
async function textOf(file: string): Promise<string | undefined> {
  return (await lstat(file)).isFile() ? readFile(file, 'utf8') : undefined;
}
