import type { ReadField } from '../json/document-values.ts';
import { readChoice } from './choice.ts';
import { readListByVerdict, readListOrEmpty } from './list.ts';
import { phrase, type Shape } from './shape.ts';
import { readText } from './text.ts';

/** One row of a format table, without its name: what the model is asked for and how its value is read. */
export interface Row extends Omit<ReadField, 'name' | 'isAsked'> {
  /** Absent for a value that the program computes and the model is not asked for. */
  shape?: Shape;
}

/** A text of at most `words` words. `aliases`: the field's keys in Spanish, which models write against the instruction. */
export function text(words: number, es: string, en: string, ...aliases: string[]): Row {
  return { shape: phrase(words, es, en), read: readText, aliases };
}

/** A list of texts of at most `words` words each; empty only with a verdict that leaves nothing to say. */
export function list(most: number, words: number, es: string, en: string, ...aliases: string[]): Row {
  const shape: Shape = { type: 'list', items: phrase(words, es, en), fewest: 0, most };
  return { shape, read: readListByVerdict, aliases };
}

/** A list of texts that may be empty whatever the verdict: one small list must not cost a whole report. */
export function listOrEmpty(...row: Parameters<typeof list>): Row {
  const { shape, ...rest } = list(...row);
  return {
    ...rest,
    shape: { ...(shape as Shape & { type: 'list' }), mayBeEmpty: true },
    read: readListOrEmpty,
    whenAbsent: [],
  };
}

/** One of the allowed values. */
export function choice(values: readonly string[], ...aliases: string[]): Row {
  return { shape: { type: 'choice', values }, read: (raw) => readChoice(raw, values), aliases };
}
