import type { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { withoutInvisible } from '../text/invisible.ts';

/** An output stream: a `WriteStream` of the process, or a test's own. */
export type Output = Writable & { isTTY?: boolean; columns?: number };

/**
 * Removes control sequences and invisible characters from untrusted text. Keeps line breaks.
 */
export function harmless(text: string): string {
  return withoutInvisible(stripVTControlCharacters(text).replace(/\r\n?/g, '\n').replace(/\t/g, ' '));
}

/** The streams behind those of `harmlessOutput`. */
const styled = new WeakMap<Output, Output>();

/**
 * Wraps a stream so that all text written to it is harmless. Headers, decisions, names and arguments are untrusted: an escape
 * sequence in one could write the clipboard or clear the screen.
 */
export function harmlessOutput(output: Output): Output {
  const safe = new Proxy(output, {
    get(target, key) {
      if (key === 'write') return (text: string, ...rest: []) => target.write(harmless(text), ...rest);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  styled.set(safe, output);
  return safe;
}

/** The stream for text with the program's own styles, whose words are already harmless. */
export const styledOutput = (output: Output): Output => styled.get(output) ?? output;
