import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { createResource, type Resource } from '../http/resource.ts';

/** The built client's files below this folder are named by a hash of their content, so they never change. */
const HASHED_FOLDER = '/assets/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For files that keep their names when they change: icons and the social picture. */
export const ONE_HOUR = 'public, max-age=3600';

/** Suffix of a file that the build compressed. */
const BROTLI_ENDING = '.br';

/** The built client's files by path, compressed, in memory; without fonts, which `readFont` reads on request. */
export async function loadFiles(folder: string): Promise<Map<string, Resource>> {
  const files = new Map<string, Resource>();
  // One after another, because each compressor takes megabytes of memory.
  for (const path of clientFiles(folder)) {
    const file = await readResource(
      join(folder, path),
      path.startsWith(HASHED_FOLDER) ? IMMUTABLE : ONE_HOUR,
    );
    // Otherwise pages would refer to a missing script.
    if (!file) throw new Error(`${path} of the build cannot be read`);
    files.set(path, file);
  }
  return files;
}

/** @returns `undefined` if the file cannot be read */
async function readResource(file: string, caching: string): Promise<Resource | undefined> {
  const [body, brotli] = await Promise.all(
    [file, file + BROTLI_ENDING].map((path) => readFile(path).catch(() => undefined)),
  );
  const type = getMimeType(file) ?? 'application/octet-stream';
  return body && createResource(body, { type, caching, brotli });
}

const FONT_PATH = /^\/assets\/[\w-][\w.-]*\.ttf$/;

/**
 * Reads a font of the PDF on request. A report needs only a few of the fonts, which have 31 MB together.
 * @param path e.g. `/assets/noto-sans-latin-400-Cx5B28vi.ttf`
 * @returns `undefined` if there is no such font
 */
export async function readFont(folder: string, path: string): Promise<Resource | undefined> {
  return FONT_PATH.test(path) ? readResource(join(folder, path), IMMUTABLE) : undefined;
}

/** The files as paths of the site, without fonts, compressed files and Vite's own files (`.vite/`). */
function clientFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    .filter((path) => !path.includes('/.') && !/\.(br|ttf)$/.test(path));
}
