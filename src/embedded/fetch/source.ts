import { resolve } from 'node:path';
import { MODEL_CHOICES } from '../models.ts';

/** A failure whose message tells the person what happened and what to do. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly exitCode: number = 1;
}

/** The person pressed Ctrl-C. */
export class FetchStopped extends FetchFailure {
  /** 128 plus the number of the signal SIGINT. */
  override readonly exitCode = 130;
}

/** A file of the hub. */
export interface HubSource {
  /** The name for people and the record, e.g. `hf:user/repo:quant`. */
  source: string;
  repository: string;
  /** A quantisation such as `Q4_K_M`; `latest` leaves the choice to the hub. */
  tag: string;
  /** The file's name. Without it, the program asks the hub. */
  file: string | undefined;
}

const HUB = /^hf:([\w.-]+\/[\w.-]+?)(?::([\w.-]+)|\/([\w./-]+\.gguf))?$/;

/**
 * Reads which model the person asked for: `hf:user/repo`, `hf:user/repo:quant`, `hf:user/repo/file.gguf`, a name from
 * `MODEL_CHOICES`, or the path of a file.
 * @throws FetchFailure for anything else
 */
export function readSource(argument: string): HubSource | { path: string } {
  const known = MODEL_CHOICES.find(
    ({ name, source }) => plain(name) === plain(argument) || source === argument,
  );
  const [, repository, tag = 'latest', file = known?.file] = HUB.exec(known?.source ?? argument) ?? [];
  if (repository !== undefined) return { source: known?.source ?? argument, repository, tag, file };
  if (/\.gguf$/i.test(argument)) return { path: resolve(argument) };
  const names = MODEL_CHOICES.map(({ name }) => name).join(', ');
  throw new FetchFailure(
    `"${argument}" names no model. Give one of ${names}, hf:user/repo:quant (for example hf:Qwen/Qwen3-4B-GGUF:Q4_K_M), or the path of a .gguf file.`,
  );
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}
