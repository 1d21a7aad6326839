import { open, rename, rm } from 'node:fs/promises';

/** Characters to buffer before a write. */
const CHUNK = 256 * 1024;

/**
 * Writes a file whole or not at all: a kill or a full disk leaves the earlier one. Never follows a link, because a
 * foreign folder may contain one.
 * @param isSynced `false` for thousands of small files that a later run can rewrite
 * @throws the file system's error
 */
export async function writeWhole(
  file: string,
  pieces: Iterable<string>,
  { isSynced = true } = {},
): Promise<void> {
  const unfinished = `${file}.new`;
  try {
    // Left by a kill, or put there.
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
