import { readFile } from 'node:fs/promises';

/** Fonts as the build makes them; the page fetches them from the server. */
export async function readFont(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(`../../.cache/pdf-fonts/${name}.ttf`, import.meta.url)));
}
