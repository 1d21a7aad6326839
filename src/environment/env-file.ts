import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { StartError } from './variables.ts';

/**
 * Decodes UTF-8, or UTF-16 with a byte order mark, which editors and shells on Windows write. Unlike
 * `submissions/decode-table.ts`, guesses no other encodings: a wrong guess would change a setting or an idea.
 * @throws TypeError for other bytes
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = `${bytes[0]},${bytes[1]}`;
  const encoding = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : 'utf-8';
  // The decoder removes the byte order mark.
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  // ASCII text in UTF-16 without a mark is valid UTF-8 with a zero byte in each character.
  if (text.includes('\0')) throw new TypeError('not text');
  return text;
}

/**
 * Sets the variables of a `.env` file that are not set yet. Does nothing if the file is missing. Reads what editors on
 * Windows write, unlike `process.loadEnvFile`, which silently ignores lines in UTF-16.
 * @throws StartError that says why the file cannot be read
 */
export function loadEnvFile(file: string, variables: NodeJS.ProcessEnv): void {
  let text: string;
  try {
    text = decodeText(readFileSync(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    let problem = `cannot be read (${code}).`;
    if (error instanceof TypeError) problem = 'is not text in UTF-8. Save it as UTF-8.';
    if (code === 'EISDIR')
      problem = 'is a folder. Replace it by a file with lines such as NAME=value, or remove it.';
    throw new StartError(`These settings cannot be used:\n  ${file}: ${problem}`);
  }
  for (const [name, value] of Object.entries(parseEnv(text))) variables[name] ??= value;
}
