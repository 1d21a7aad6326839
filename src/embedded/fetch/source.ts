import { resolve } from 'node:path';
import { MODEL_CHOICES } from '../models.ts';
import { FetchFailure } from './failure.ts';

/** A file of the hub. */
export interface HubSource {
  /** The person's own words. */
  source: string;
  repository: string;
  /** A quantisation such as `Q4_K_M`; `latest` leaves the choice to the hub. */
  tag: string;
  /** The file's name, where it is known. Without it the hub is asked for the name. */
  file: string | undefined;
}

const HUB = /^hf:([\w.-]+\/[\w.-]+?)(?::([\w.-]+)|\/([\w./-]+\.gguf))?$/;

/**
 * Reads what the person asked for, a file of the hub or one of their own: `hf:user/repo`, `hf:user/repo:quant`,
 * `hf:user/repo/file.gguf`, a name of the table or a path.
 * @throws FetchFailure for anything else
 */
export function readSource(word: string): HubSource | { path: string } {
  const known = MODEL_CHOICES.find(({ name, source }) => plain(name) === plain(word) || source === word);
  const [, repository, tag = 'latest', file = known?.file] = HUB.exec(known?.source ?? word) ?? [];
  if (repository !== undefined) return { source: known?.source ?? word, repository, tag, file };
  if (/\.gguf$/i.test(word)) return { path: resolve(word) };
  const names = MODEL_CHOICES.map(({ name }) => name).join(', ');
  throw new FetchFailure(
    `"${word}" names no model. Give one of ${names}, hf:user/repo:quant (for example hf:Qwen/Qwen3-4B-GGUF:Q4_K_M), or the path of a .gguf file.`,
  );
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}
