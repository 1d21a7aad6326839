import type { Phrases } from './phrases.ts';

/**
 * A list of meanings, a line each: how Spanish says it, a bar, how English does; ways of saying it are parted by
 * commas and spaces, and written as phrases are. Side by side, so that what one language knows the other cannot lack.
 * @throws Error where a line lacks a language
 */
export function meanings(lines: string): Phrases {
  const es: string[] = [];
  const en: string[] = [];
  for (const line of lines.split('\n')) {
    if (line.trim() === '') continue;
    const [spanish, english, ...rest] = line.split(' | ').map(ways);
    if (!spanish?.length || !english?.length || rest.length > 0) throw new Error(`Not a meaning: ${line}`);
    es.push(...spanish);
    en.push(...english);
  }
  return { es, en };
}

function ways(side: string): string[] {
  return side
    .split(', ')
    .map((way) => way.trim())
    .filter(Boolean);
}
