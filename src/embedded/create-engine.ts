import type { EmbeddedSettings } from '../model/services/settings.ts';
import { EngineProcess } from './engine-process.ts';
import { crisolHome, readFetchedModel } from './home.ts';

/** The engine with the configured model, or the last one fetched. Does not start it. */
export async function createEngine({ modelPath, home }: EmbeddedSettings): Promise<EngineProcess> {
  const folders = crisolHome(home);
  const path = modelPath ?? (await readFetchedModel(folders))?.path;
  return new EngineProcess({ engineFile: folders.engineFile, modelPath: path });
}
