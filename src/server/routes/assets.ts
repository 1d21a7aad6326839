import { constants } from 'node:fs';
import { access, copyFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Resource } from '../http/resource.ts';
import { BROTLI_ENDING, HASHED_FOLDER, IMMUTABLE, readResource } from './files.ts';

/** Assets of earlier builds are kept for this time. Tabs opened earlier must be reloaded. */
const KEPT_MS = 7 * 86_400_000;
/** Files in memory. A page has about forty scripts of a few kB each, a PDF has a few fonts of up to 1 MB each. */
const KEPT_MAX = 64;
const NAME = /^[\w-][\w.-]*$/;

/**
 * Assets that are read on request: fonts for PDFs, because a report needs only a few of the 31 MB, and scripts of earlier
 * builds, so that a tab opened before a deploy still finds its scripts. At startup each server copies the assets of its
 * build to `dist/previous`, on a volume that replicas share. If that folder is missing or read-only, nothing is copied.
 */
export class Assets {
  readonly #current: string;
  readonly #previous: string;
  /** The last requested assets. Promises, so that concurrent requests read and compress an asset only once. */
  readonly #kept = new Map<string, Promise<Resource | undefined>>();

  /**
   * @param current folder of this build's assets
   * @param previous folder that builds share
   */
  constructor(current: string, previous: string) {
    this.#current = current;
    this.#previous = previous;
  }

  /** Copies this build's assets to the shared folder, and removes assets that no build has used for a week. Never throws. */
  async share(): Promise<void> {
    try {
      await access(this.#previous, constants.W_OK);
      const now = new Date();
      for (const name of await readdir(this.#current)) {
        const shared = join(this.#previous, name);
        // Another replica may have copied the same file already.
        await copyFile(join(this.#current, name), shared, constants.COPYFILE_EXCL).catch(() => undefined);
        await utimes(shared, now, now);
      }
      for (const name of await readdir(this.#previous)) {
        const shared = join(this.#previous, name);
        if (now.getTime() - (await stat(shared)).mtimeMs > KEPT_MS) await rm(shared, { force: true });
      }
    } catch {
      // Usually the folder is missing or read-only. Or another replica has just removed the same file.
    }
  }

  /** @param path e.g. `/assets/noto-sans-latin-400-Cx5B28vi.ttf` */
  async find(path: string): Promise<Resource | undefined> {
    const name = path.startsWith(HASHED_FOLDER) ? path.slice(HASHED_FOLDER.length) : '';
    if (!NAME.test(name) || name.endsWith(BROTLI_ENDING)) return undefined;
    const kept = this.#kept.get(name) ?? this.#read(name);
    // Moved to the end, so that the first asset is the least recently requested.
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_MAX && oldest !== undefined) this.#kept.delete(oldest);
    const resource = await kept;
    // A missing file is not remembered: another replica may copy it to the shared folder soon.
    if (resource === undefined) this.#kept.delete(name);
    return resource;
  }

  async #read(name: string): Promise<Resource | undefined> {
    const current = await readResource(join(this.#current, name), IMMUTABLE);
    return current ?? readResource(join(this.#previous, name), IMMUTABLE);
  }
}
