import type { ReadField } from '../json/document-values.ts';
import { readChoice, readWord } from './allowed-value.ts';
import { readListByVerdict, readListOrEmpty } from './list.ts';
import { type Phrase, phrase, type Shape } from './shape.ts';
import { PART_TEXT_KEYS, readMarkdownBlocks, readText, TITLE_KEYS } from './text.ts';

/** One field of a format: what the prompt asks for, and how the answer's value is read. */
export interface Row extends Omit<ReadField, 'name' | 'isAsked'> {
  /** Absent for a value that the program computes, and that no prompt requests. */
  shape?: Shape;
}

/**
 * A field with a text of at most `words` words.
 * @param aliases the field's keys in Spanish, which models write although the prompt asks for English keys
 */
export function text(words: number, brief: Phrase, ...aliases: string[]): Row {
  return { shape: phrase(words, brief), read: readText, aliases };
}

/** A field with at most `most` texts of at most `words` words. It may be empty only where the verdict is other than `judged`. */
export function list(most: number, words: number, brief: Phrase, ...aliases: string[]): Row {
  const shape: Shape = { type: 'list', items: phrase(words, brief), fewest: 0, most };
  return { shape, read: readListByVerdict, aliases };
}

/** A list that may be empty or absent with any verdict, so that one small list does not lose the whole report. */
export function listOrEmpty(...row: Parameters<typeof list>): Row {
  const { shape, ...rest } = list(...row);
  return {
    ...rest,
    shape: { ...(shape as Shape & { type: 'list' }), mayBeEmpty: true },
    read: readListOrEmpty,
    whenAbsent: [],
  };
}

export function choice(values: readonly string[], ...aliases: string[]): Row {
  return { shape: { type: 'choice', values }, read: (raw) => readChoice(raw, values), aliases };
}

/** A field with one of the values, for each of which models may write other words. */
export function word<Value extends string>(
  values: readonly Value[],
  others: Readonly<Record<Value, readonly string[]>>,
): Row {
  const read = (raw: unknown) => values.find((value) => readWord(raw, [value, ...others[value]]));
  return { shape: { type: 'choice', values }, read };
}

/**
 * A field with a long Markdown text, which arrives block by block.
 * @param words the fewest and the most that the prompt asks for
 * @param maxLength in UTF-16 units
 */
export function markdown(words: { from: number; to: number }, brief: Phrase, maxLength: number): Row {
  const readBlocks = (raw: unknown, isBegun?: boolean) => readMarkdownBlocks(raw, maxLength, isBegun);
  return {
    shape: { type: 'text', brief, words: words.to, from: words.from },
    read: (raw) => readBlocks(raw)?.join('\n\n'),
    readBlocks,
    isStreamed: true,
    members: [...TITLE_KEYS, ...PART_TEXT_KEYS],
  };
}
