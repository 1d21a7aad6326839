import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { decodeText } from './decode-text.ts';
import { StartError } from './start-error.ts';

/**
 * Sets the variables of a `.env` that are not set yet. The file may not exist. It may be UTF-8 or UTF-16 with a byte order
 * mark, as editors on Windows write it: `process.loadEnvFile` would ignore such lines without a message.
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
      problem = 'is a folder. It should be a file with lines such as NAME=value, or not be there.';
    throw new StartError(`These settings cannot be used:\n  ${file}: ${problem}`);
  }
  for (const [name, value] of Object.entries(parseEnv(text))) variables[name] ??= value;
}
