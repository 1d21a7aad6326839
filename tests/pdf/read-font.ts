import { readFile } from 'node:fs/promises';

/** Reads a font file that the build made; the page loads the same file from the server. */
export async function readFont(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(`../../.cache/pdf-fonts/${name}.ttf`, import.meta.url)));
}
