import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { createResource, type Resource } from '../http/resource.ts';

/** The built client's files below this folder are named by their content, so they never change. */
export const HASHED_FOLDER = '/assets/';
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Icons and the social picture keep their names when they change. */
export const ONE_HOUR = 'public, max-age=3600';

/** Ending of a file's compressed form, which the build puts beside it. */
export const BROTLI_ENDING = '.br';

/** The built client's files by path, compressed, in memory. Fonts are left out: `assets.ts` reads those asked for. */
export async function loadFiles(folder: string): Promise<Map<string, Resource>> {
  const files = new Map<string, Resource>();
  // One after another: each compressor takes megabytes, and all at once would set the process's peak of memory.
  for (const path of clientFiles(folder)) {
    const compressed = join(folder, path + BROTLI_ENDING);
    const file = await createResource(readFileSync(join(folder, path)), {
      type: getMimeType(path) ?? 'application/octet-stream',
      caching: path.startsWith(HASHED_FOLDER) ? IMMUTABLE : ONE_HOUR,
      brotli: existsSync(compressed) ? readFileSync(compressed) : undefined,
    });
    files.set(path, file);
  }
  return files;
}

/** As paths of the site. Vite's own notes (`.vite/`) are not part of it. */
function clientFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .map((path) => (path.startsWith('/') ? path : `/${path}`))
    .filter((path) => !path.includes('/.') && !/\.(br|ttf)$/.test(path));
}
