import { join } from 'node:path';
import type { Resource } from '../http/resource.ts';
import { BROTLI_ENDING, HASHED_FOLDER, IMMUTABLE, readResource } from './files.ts';

/** Fonts in memory, of up to 1 MB each. */
const KEPT_MAX = 64;
const NAME = /^[\w-][\w.-]*$/;

/** Fonts for PDFs, which are read on request, because a report needs only a few of the 31 MB. */
export class Assets {
  readonly #folder: string;
  /** The last requested fonts. Promises, so that concurrent requests read a font only once. */
  readonly #kept = new Map<string, Promise<Resource | undefined>>();

  /** @param folder of the build's assets */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param path e.g. `/assets/noto-sans-latin-400-Cx5B28vi.ttf` */
  async find(path: string): Promise<Resource | undefined> {
    const name = path.startsWith(HASHED_FOLDER) ? path.slice(HASHED_FOLDER.length) : '';
    if (!NAME.test(name) || name.endsWith(BROTLI_ENDING)) return undefined;
    const kept = this.#kept.get(name) ?? readResource(join(this.#folder, name), IMMUTABLE);
    // Moved to the end, so that the first font is the least recently requested.
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_MAX && oldest !== undefined) this.#kept.delete(oldest);
    const resource = await kept;
    // Names that do not exist must not displace fonts.
    if (resource === undefined) this.#kept.delete(name);
    return resource;
  }
}
