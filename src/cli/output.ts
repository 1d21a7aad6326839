import type { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { withoutInvisible } from '../text/invisible.ts';

/** An output stream: of the process, or of a test. */
export type Output = Writable & { isTTY?: boolean; columns?: number };

/**
 * Removes control sequences and invisible characters from untrusted text. Keeps line breaks.
 */
export function withoutControlSequences(text: string): string {
  return withoutInvisible(stripVTControlCharacters(text).replace(/\r\n?/g, '\n').replace(/\t/g, ' '));
}

/** The original stream of each stream that `filteredOutput` returned. */
const originals = new WeakMap<Output, Output>();

/**
 * Wraps a stream so that control sequences are removed from all text written to it. Headers, decisions, names and arguments
 * are untrusted: an escape sequence in them could write to the clipboard or clear the screen.
 */
export function filteredOutput(output: Output): Output {
  const filtered = new Proxy(output, {
    get(target, key) {
      if (key === 'write')
        return (text: string, ...rest: []) => target.write(withoutControlSequences(text), ...rest);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  originals.set(filtered, output);
  return filtered;
}

/** The original stream, for text with Crisol's styles whose content has already passed `withoutControlSequences`. */
export const unfilteredOutput = (output: Output): Output => originals.get(output) ?? output;
