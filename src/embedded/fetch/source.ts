import { MODEL_CHOICES } from '../models.ts';
import { FetchFailure } from './failure.ts';

/** What the person asked for: a file of the hub, or one of their own. */
export type ModelSource =
  | {
      kind: 'hub';
      /** The person's own words. */
      source: string;
      repository: string;
      /** A quantisation such as `Q4_K_M`; `latest` leaves the choice to the hub. */
      tag: string;
      /** The file's name, where it is known. Without it the hub is asked for the name. */
      file?: string;
    }
  | { kind: 'path'; path: string };

const HUB = /^hf:([\w.-]+\/[\w.-]+?)(?::([\w.-]+)|\/([\w./-]+\.gguf))?$/;

/**
 * Reads `hf:user/repo`, `hf:user/repo:quant`, `hf:user/repo/file.gguf`, a name of the table or a path.
 * @throws FetchFailure for anything else
 */
export function readSource(word: string): ModelSource {
  const known = MODEL_CHOICES.find(({ name, source }) => sameName(name, word) || source === word);
  const hub = HUB.exec(known?.source ?? word);
  const [, repository, tag = 'latest', file = known?.file] = hub ?? [];
  if (repository !== undefined) {
    return {
      kind: 'hub',
      source: known?.source ?? word,
      repository,
      tag,
      ...(file === undefined ? {} : { file }),
    };
  }
  if (/\.gguf$/i.test(word)) return { kind: 'path', path: word };
  const names = MODEL_CHOICES.map(({ name }) => name).join(', ');
  throw new FetchFailure(
    `"${word}" names no model. Give one of ${names}, hf:user/repo:quant (for example hf:Qwen/Qwen3-4B-GGUF:Q4_K_M), or the path of a .gguf file.`,
  );
}

function sameName(name: string, word: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[\s_-]/g, '');
  return plain(name) === plain(word);
}
