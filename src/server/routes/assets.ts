import { join } from 'node:path';
import type { Resource } from '../http/resource.ts';
import { BROTLI_ENDING, HASHED_FOLDER, IMMUTABLE, readResource } from './files.ts';

/** Files in memory. A page has about forty scripts of a few kB each, a PDF has a few fonts of up to 1 MB each. */
const KEPT_MAX = 64;
const NAME = /^[\w-][\w.-]*$/;

/**
 * Assets that are read on request: fonts for PDFs, because a report needs only a few of the 31 MB, and scripts of earlier
 * builds, so that a tab opened before a deploy still finds its scripts. `earlier-builds.ts` keeps those.
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
