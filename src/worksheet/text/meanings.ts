import type { Phrases } from './phrases.ts';

/**
 * A list of meanings, a line each: how Spanish says it, a bar, how English does; ways of saying it are parted by
 * commas and spaces, and written as phrases are. Side by side, so that what one language knows the other cannot lack.
 * @throws Error where a line lacks a language
 */
export function meanings(lines: string): Phrases {
  const all = eachMeaning(lines);
  return { es: all.flatMap(({ es }) => es), en: all.flatMap(({ en }) => en) };
}

/** The same, each line a list of its own: for counting how many different things a text means. */
export function eachMeaning(lines: string): readonly Phrases[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [es, en, ...rest] = line.split(' | ').map(ways);
      if (!es?.length || !en?.length || rest.length > 0) throw new Error(`Not a meaning: ${line}`);
      return { es, en };
    });
}

function ways(side: string): string[] {
  return side
    .split(', ')
    .map((way) => way.trim())
    .filter(Boolean);
}
