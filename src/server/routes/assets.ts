import { constants } from 'node:fs';
import { access, copyFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Resource } from '../http/resource.ts';
import { BROTLI_ENDING, HASHED_FOLDER, IMMUTABLE, readResource } from './files.ts';

/** A tab older than this has to be reloaded. */
const KEPT_MS = 7 * 86_400_000;
/** A page has some forty scripts, a PDF a few fonts. Most are a few kB, a font is up to 1 MB. */
const KEPT_MAX = 64;
const NAME = /^[\w-][\w.-]*$/;

/**
 * The files named by their content that are read when they are asked for: the fonts of the PDF, of which a report needs a
 * few of 31 MB, and the scripts of earlier builds. Builds leave their assets for each other in a folder, so that a tab
 * opened before a deploy still finds its scripts: `dist/previous`, on a volume that replicas share. Nothing is left there
 * where the folder does not exist or cannot be written.
 */
export class Assets {
  readonly #own: string;
  readonly #previous: string;
  /** Those asked for last, so that each is read and compressed once, however many ask. */
  readonly #kept = new Map<string, Promise<Resource | undefined>>();

  /**
   * @param own folder of this build's assets
   * @param previous folder that builds share
   */
  constructor(own: string, previous: string) {
    this.#own = own;
    this.#previous = previous;
  }

  /** Adds this build's assets and removes those that no build has used for a week. Never throws. */
  async share(): Promise<void> {
    try {
      await access(this.#previous, constants.W_OK);
      const now = new Date();
      for (const name of await readdir(this.#own)) {
        const shared = join(this.#previous, name);
        // Another replica may have been faster; the contents are the same.
        await copyFile(join(this.#own, name), shared, constants.COPYFILE_EXCL).catch(() => undefined);
        await utimes(shared, now, now);
      }
      for (const name of await readdir(this.#previous)) {
        const shared = join(this.#previous, name);
        if (now.getTime() - (await stat(shared)).mtimeMs > KEPT_MS) await rm(shared, { force: true });
      }
    } catch {
      // A missing or read-only folder is the usual case. Another replica may also be cleaning up.
    }
  }

  /** @param path of the site, e.g. `/assets/noto-sans-latin-400-Cx5B28vi.ttf` */
  async find(path: string): Promise<Resource | undefined> {
    const name = path.startsWith(HASHED_FOLDER) ? path.slice(HASHED_FOLDER.length) : '';
    if (!NAME.test(name) || name.endsWith(BROTLI_ENDING)) return undefined;
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
    const own = await readResource(join(this.#own, name), IMMUTABLE);
    return own ?? readResource(join(this.#previous, name), IMMUTABLE);
  }
}
