import { lstat, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FEEDBACK_FOLDER, type FeedbackFile, isUnchangedDraft } from '../../submissions/feedback.ts';
import { writeAtomically } from '../write-file.ts';

/**
 * Writes the drafts of feedback into their folder, and deletes drafts of removed rows. Keeps drafts that people changed.
 * @returns how many changed drafts it kept
 * @throws the file system's errors
 */
export async function writeFeedback(folder: string, files: Iterable<FeedbackFile>): Promise<number> {
  const draftsFolder = join(folder, FEEDBACK_FOLDER);
  await mkdir(draftsFolder).catch(async (error: NodeJS.ErrnoException) => {
    // A link may point anywhere.
    if (error.code !== 'EEXIST' || !(await lstat(draftsFolder)).isDirectory()) throw error;
  });
  const present = new Set(await readdir(draftsFolder));
  let keptDrafts = 0;
  for (const [name, text] of files) {
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
