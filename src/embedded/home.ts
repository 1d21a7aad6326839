import { readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';

/** The version of node-llama-cpp. Newer versions lack the packages of some platforms. */
export const ENGINE_VERSION = '3.21.1';

/**
 * Paths below `CRISOL_HOME`.
 * @param configured `CRISOL_HOME`; the default lies outside of every checkout
 */
export function crisolHome(configured?: string) {
  const folder = resolve((configured?.trim() || '~/.cache/crisol').replace(/^~(?=[/\\])/, homedir));
  const engine = join(folder, 'engine', ENGINE_VERSION);
  return {
    folder,
    /** The engine's npm packages. */
    engine,
    /** The engine's main file. It exists once the engine has been installed. */
    engineFile: join(engine, 'node_modules', 'node-llama-cpp', 'dist', 'index.js'),
    models: join(folder, 'models'),
    /** The model fetched last: a `FetchedModel` as JSON. */
    record: join(folder, 'model.json'),
  };
}
export type CrisolHome = ReturnType<typeof crisolHome>;

const fetchedModelSchema = z.object({
  path: z.string(),
  /** The person's argument: `hf:user/repo:quant`, or the path. */
  source: z.string(),
  bytes: z.number(),
  /** Measured once after fetching. */
  tokensPerSecond: z.nullable(z.number()),
});
export type FetchedModel = z.infer<typeof fetchedModelSchema>;

/** The model that `npm run model` fetched last; `undefined` when there is none. */
export async function readFetchedModel(home: CrisolHome): Promise<FetchedModel | undefined> {
  try {
    return fetchedModelSchema.parse(JSON.parse(await readFile(home.record, 'utf8')));
  } catch {
    return undefined;
  }
}

export async function writeFetchedModel(home: CrisolHome, model: FetchedModel): Promise<void> {
  // Renamed at the end, so that a server that starts meanwhile never reads an incomplete file.
  const temporary = `${home.record}.part`;
  await writeFile(temporary, `${JSON.stringify(model, null, 2)}\n`);
  await rename(temporary, home.record);
}
