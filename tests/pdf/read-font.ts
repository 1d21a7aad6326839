import { readFile } from 'node:fs/promises';

/** Fonts from the installed packages, as the page fetches them from the server. */
export async function readFont(path: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(`../../node_modules/${path}`, import.meta.url)));
}
