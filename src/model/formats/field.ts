import { LIST_ITEM_MAX_LENGTH } from '../../domain/text-schema.ts';
import type { ReadField, Values } from '../json/document-values.ts';
import { plainKey, property } from '../json/keys.ts';
import { readListByVerdict, readListOrEmpty } from './list.ts';
import { type Member, type Phrase, phrase, type Shape } from './shape.ts';
import { PART_TEXT_KEYS, readLine, readMarkdownBlocks, readText, TITLE_KEYS } from './text.ts';

/** A value of an answer: what prompt and request schema say of it, under which keys models write it, how it is read. */
export interface Field<Value = unknown> extends Member {
  /** Returns `undefined` when the raw value cannot be understood. Never throws. */
  read(raw: unknown): Value | undefined;
}

export type Row<Value = unknown> = Omit<
  ReadField,
  'name' | 'isAsked' | 'isStreamed' | 'isBrief' | 'read' | 'settle' | 'whenAbsent'
> & {
  /** Absent for a value that no prompt requests, such as a value that the program computes. */
  shape?: Shape;
  whenAbsent?: Value;
} & (
    | { read(raw: unknown, values: Values, leaveOut?: () => void): Value | undefined; settle?: never }
    | {
        read?(raw: unknown): unknown;
        settle(modelValue: unknown, values: Values, isLast: boolean): Value | undefined;
      }
  );

type RowsOf<Fields> = { readonly [Name in keyof Fields]-?: Row<Exclude<Fields[Name], undefined>> };
type PartsOf<Parts> = { [Part in keyof Parts & string as `strategicAnalysis.${Part}`]: Parts[Part] };

/** The table of a document: a row of the right type for each field of its schema. A nested field has a dotted name. */
export type Rows<Document> = RowsOf<
  Omit<Document, 'strategicAnalysis'> &
    (Document extends { strategicAnalysis?: infer Parts } ? PartsOf<NonNullable<Parts>> : unknown)
>;

/** For a value that the prompt describes outside the form, or whose key says enough. */
export const NO_BRIEF: Phrase = { es: '', en: '' };

export function named(names: string): string[] {
  return names.split(', ');
}

export function memberOf<Name extends string>(
  raw: unknown,
  members: Readonly<Record<Name, Member>>,
  name: Name,
): unknown {
  return property(raw, name, ...(members[name].aliases ?? []));
}

/** Aliases are other keys that models write, such as Spanish keys, although the prompt asks for English ones. */
export function text(words: number, brief: Phrase, aliases: string): Field<string> {
  return { shape: phrase(words, brief), read: readText, aliases: named(aliases) };
}

interface LineOptions {
  /** In UTF-16 units. */
  maxLength?: number;
  /** The prompt allows an empty text, which is then read from any value that says nothing. */
  mayBeEmpty?: true;
  /** The prompt allows `null`. */
  orNull?: true;
}

/** What models write when the prompt allows an empty text. */
const SAYS_EMPTY = /^\W*(?:vac[ií]o|empty)\W*$/i;

export function line(
  words: number,
  brief: Phrase,
  aliases: string,
  { maxLength = LIST_ITEM_MAX_LENGTH, ...allowed }: LineOptions = {},
): Field<string> {
  return {
    shape: { type: 'text', brief, words, ...allowed },
    read(raw) {
      const read = readLine(readText(raw), maxLength);
      return allowed.mayBeEmpty && (read === undefined || SAYS_EMPTY.test(read)) ? '' : read;
    },
    aliases: named(aliases),
  };
}

/** At most `most` texts of at most `words` words. The list may be empty only where the verdict is other than `judged`. */
export function list(most: number, words: number, brief: Phrase, aliases: string) {
  const shape: Shape & { type: 'list' } = { type: 'list', items: phrase(words, brief), most };
  return { shape, read: readListByVerdict, aliases: named(aliases) };
}

/** A list that may be empty or absent with any verdict, so that one small list does not lose the whole report. */
export function listOrEmpty(...row: Parameters<typeof list>): Row<string[]> {
  const { shape, aliases } = list(...row);
  return { shape: { ...shape, mayBeEmpty: true }, read: readListOrEmpty, aliases, whenAbsent: [] };
}

/** Keys of the word in an object that also explains it. Each has its case in `tests/answers/shapes/`. */
export const WORD_KEYS = ['verdict', 'value', 'level', 'nivel', 'rating', 'type'];

/**
 * One of the values, whatever its case and spaces. A remark may follow: "harmful: it sells weapons".
 * @param others other words that models write for each value
 */
export function word<Value extends string>(
  values: readonly Value[],
  aliases: string,
  others?: Readonly<Partial<Record<Value, string>>>,
): Field<Value> {
  return {
    shape: { type: 'choice', values },
    aliases: named(aliases),
    read(raw) {
      const written = property(raw, ...WORD_KEYS) ?? raw;
      if (typeof written !== 'string') return undefined;
      const plain = plainKey(written.replace(/[(:;–—][\s\S]*/, ''));
      return values.find((value) => {
        const words = others?.[value];
        return [value, ...(words ? named(words) : [])].some((each) => plainKey(each) === plain);
      });
    },
  };
}

/**
 * A long Markdown text, which arrives block by block.
 * @param words the fewest and the most that the prompt asks for
 * @param maxLength in UTF-16 units
 */
export function markdown(
  words: readonly [from: number, to: number],
  brief: Phrase,
  aliases: string,
  maxLength: number,
): Row<string> {
  const readBlocks = (raw: unknown, isBegun?: boolean) => readMarkdownBlocks(raw, maxLength, isBegun);
  return {
    shape: { type: 'text', brief, from: words[0], words: words[1] },
    aliases: named(aliases),
    read: (raw) => readBlocks(raw)?.join('\n\n'),
    readBlocks,
    members: [...TITLE_KEYS, ...PART_TEXT_KEYS],
    isDecisive: true,
  };
}
