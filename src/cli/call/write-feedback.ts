import { lstat, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FEEDBACK_FOLDER, type FeedbackFile, isUnchangedDraft } from '../../call/feedback.ts';
import { writeWhole } from './write-file.ts';

/**
 * Writes one draft for each applicant into a folder of its own. Deletes drafts of removed rows. Keeps files that people
 * changed.
 * @returns how many changed drafts it kept
 * @throws the file system's error
 */
export async function writeFeedback(folder: string, files: Iterable<FeedbackFile>): Promise<number> {
  const own = join(folder, FEEDBACK_FOLDER);
  await mkdir(own).catch(async (error: NodeJS.ErrnoException) => {
    // A link may point anywhere.
    if (error.code !== 'EEXIST' || !(await lstat(own)).isDirectory()) throw error;
  });
  const present = new Set(await readdir(own));
  let kept = 0;
  for (const [name, text] of files) {
    const isThere = present.delete(name);
    const before = isThere ? await textOf(join(own, name)) : undefined;
    if (before === text) continue;
    if (isThere && (before === undefined || !isUnchangedDraft(name, before))) kept += 1;
    else await writeWhole(join(own, name), [text], { isSynced: false });
  }
  for (const name of present) {
    const before = await textOf(join(own, name));
    if (before !== undefined && isUnchangedDraft(name, before)) await rm(join(own, name));
  }
  return kept;
}

/** `undefined` for a link or a folder. */
async function textOf(file: string): Promise<string | undefined> {
  return (await lstat(file)).isFile() ? readFile(file, 'utf8') : undefined;
}
