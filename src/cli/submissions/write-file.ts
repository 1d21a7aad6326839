import { open, rename, rm } from 'node:fs/promises';

/** How many characters to collect before writing them. */
const CHUNK = 256 * 1024;

/**
 * Writes a whole file or nothing: if the command is killed or the disk is full, an earlier file stays. Never follows a link,
 * which somebody may have put into the folder.
 * @param isSynced `false` for thousands of small files that a later command can write again
 * @throws the file system's errors
 */
export async function writeAtomically(
  file: string,
  pieces: Iterable<string>,
  { isSynced = true } = {},
): Promise<void> {
  const unfinished = `${file}.new`;
  try {
    // An earlier command may have left this file, or somebody may have put a link there.
    await rm(unfinished, { force: true });
    const handle = await open(unfinished, 'wx');
    try {
      let text = '';
      for (const piece of pieces) {
        text += piece;
        if (text.length < CHUNK) continue;
        await handle.writeFile(text);
        text = '';
      }
      await handle.writeFile(text);
      if (isSynced) await handle.datasync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
