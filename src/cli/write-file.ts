import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** The temporary file. An earlier command may have left one, or somebody may have put a link there. */
export const unfinishedFile = (file: string): string => `${file}.crisol-part`;

/**
 * Writes a whole file or nothing: if the command is killed or the disk is full, an earlier file stays. Never follows a link,
 * which somebody may have put into the folder.
 * @param isSynced `false` for thousands of small files that a later command can write again
 * @throws the file system's errors
 */
export async function writeAtomically(
  file: string,
  pieces: Iterable<string | Uint8Array>,
  { isSynced = true } = {},
): Promise<void> {
  const unfinished = unfinishedFile(file);
  try {
    await rm(unfinished, { force: true });
    await pipeline(pieces, createWriteStream(unfinished, { flags: 'wx', flush: isSynced }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
