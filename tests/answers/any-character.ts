import * as fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };

/**
 * Any character, as a unit of `fc.string`. The unit `binary` of fast-check gives the same characters, but its first use in a
 * worker makes a map of a million entries, which takes a second.
 */
export const anyCharacter = fc.nat(0x10ffff - SURROGATES.count).map(
  (index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
  (character) => {
    const [only, ...others] = Array.from(character as string, (each) => each.codePointAt(0) ?? 0);
    if (only === undefined || others.length > 0) throw new Error('not a character');
    return only < SURROGATES.first ? only : only - SURROGATES.count;
  },
);
