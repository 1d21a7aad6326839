import { resolve } from 'node:path';
import { MODEL_CHOICES } from '../models.ts';

/** A failure whose message tells the person what happened and what to do. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** A file of the hub. */
export interface HubSource {
  /** The name that people see and that the record keeps, for example `hf:user/repo:quant`. */
  source: string;
  repository: string;
  /** A quantisation such as `Q4_K_M`. */
  tag: string;
  /** The file's path in the repository, if the person named it in place of a quantisation. */
  file: string | undefined;
}

const HUB = /^hf:([\w.-]+\/[\w.-]+?)(?::([\w.-]+)|\/([\w./-]+\.gguf))?$/;

/**
 * Reads which model the person asked for: `hf:user/repo`, `hf:user/repo:quant`, `hf:user/repo/file.gguf`, a name from
 * `MODEL_CHOICES`, or the path of a file.
 * @throws FetchFailure for anything else
 */
export function readSource(argument: string): HubSource | { path: string } {
  const known = MODEL_CHOICES.find(({ name }) => plain(name) === plain(argument));
  const source = known?.source ?? argument;
  const [, repository, tag = 'Q4_K_M', file] = HUB.exec(source) ?? [];
  if (repository !== undefined) return { source, repository, tag, file };
  if (/\.gguf$/i.test(argument)) return { path: resolve(argument) };
  const names = MODEL_CHOICES.map(({ name }) => name).join(', ');
  throw new FetchFailure(
    `"${argument}" names no model. Give one of ${names}, hf:user/repo:quant (for example hf:Qwen/Qwen3-4B-GGUF:Q4_K_M), or the path of a .gguf file.`,
  );
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}
