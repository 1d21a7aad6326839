import { constants } from 'node:fs';
import { access, copyFile, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../http/dependencies.ts';
import { createResource, type Resource } from '../http/resource.ts';
import { BROTLI_ENDING, HASHED_FOLDER, IMMUTABLE, typeOf } from './files.ts';

/** A tab older than this has to be reloaded. */
const KEPT_MS = 7 * 86_400_000;
/** A page has some forty scripts. Most are a few kB, a font is up to 1 MB. */
const KEPT_MAX = 64;
const NAME = /^[\w-][\w.-]*$/;

/**
 * A folder in which builds leave their assets for each other, so that a tab opened before a deploy still finds its
 * scripts: `dist/previous`, on a volume that replicas share. Nothing happens where the folder does not exist or cannot be
 * written.
 */
export class PreviousAssets {
  readonly #folder: string;
  /** Those asked for last, so that each is read and compressed once, however many ask. */
  readonly #kept = new Map<string, Promise<Resource | undefined>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Adds this build's assets and removes those that no build has used for a week. Never throws. */
  async share(assets: string): Promise<void> {
    try {
      await access(this.#folder, constants.W_OK);
      const now = new Date();
      for (const name of await readdir(assets)) {
        const shared = join(this.#folder, name);
        // Another replica may have been faster; the contents are the same.
        await copyFile(join(assets, name), shared, constants.COPYFILE_EXCL).catch(() => undefined);
        await utimes(shared, now, now);
      }
      for (const name of await readdir(this.#folder)) {
        const shared = join(this.#folder, name);
        if (now.getTime() - (await stat(shared)).mtimeMs > KEPT_MS) await rm(shared, { force: true });
      }
    } catch {
      // A missing or read-only folder is the usual case. Another replica may also be cleaning up.
    }
  }

  /** An earlier build's asset. */
  async find(c: AppContext): Promise<Resource | undefined> {
    const name = c.req.path.startsWith(HASHED_FOLDER) ? c.req.path.slice(HASHED_FOLDER.length) : '';
    if (!NAME.test(name)) return undefined;
    const kept = this.#kept.get(name) ?? this.#read(name);
    // Again at the end: the first is the one that was not asked for longest.
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_MAX && oldest !== undefined) this.#kept.delete(oldest);
    const resource = await kept;
    // Another replica may share it in a moment.
    if (resource === undefined) this.#kept.delete(name);
    return resource;
  }

  async #read(name: string): Promise<Resource | undefined> {
    const path = join(this.#folder, name);
    try {
      const body = await readFile(path);
      const brotli = await readFile(path + BROTLI_ENDING).catch(() => undefined);
      return await createResource(body, { type: typeOf(name), caching: IMMUTABLE, brotli });
    } catch {
      return undefined;
    }
  }
}
