import { constants } from 'node:fs';
import { access, copyFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Assets of earlier builds are kept for this time. Tabs opened earlier must be reloaded. */
const KEPT_MS = 7 * 86_400_000;

/**
 * Copies this build's assets to `dist/previous`, on a volume that replicas share, so that tabs opened before the next deploy
 * still find their scripts. Removes assets that no build has used for a week. If the folder is missing or read-only, does
 * nothing. Never throws.
 * @param current folder of this build's assets
 * @param previous folder that builds share
 */
export async function keepForLaterBuilds(current: string, previous: string): Promise<void> {
  try {
    await access(previous, constants.W_OK);
    const now = new Date();
    for (const name of await readdir(current)) {
      const shared = join(previous, name);
      // Another replica may have copied the same file already.
      await copyFile(join(current, name), shared, constants.COPYFILE_EXCL).catch(() => undefined);
      await utimes(shared, now, now);
    }
    for (const name of await readdir(previous)) {
      const shared = join(previous, name);
      if (now.getTime() - (await stat(shared)).mtimeMs > KEPT_MS) await rm(shared, { force: true });
    }
  } catch {
    // Usually the folder is missing or read-only. Or another replica has just removed the same file.
  }
}
