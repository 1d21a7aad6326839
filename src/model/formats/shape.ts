import type { JsonSchema } from '../../domain/answer-service.ts';
import type { Language } from '../../domain/language.ts';

export type Phrase = Readonly<Record<Language, string>>;

export interface Member {
  shape: Shape;
  aliases?: readonly string[];
}
export type Members = Readonly<Record<string, Member>>;

/** The type of a value in the answer. The request schema and the form in the prompt are both made from shapes. */
export type Shape =
  /**
   * `words`: the most words; 0 means no budget. `from`: the fewest words of a long text, whose length no schema limits.
   * Only the `filled` schema rules out an empty text, unless `mayBeEmpty` is set.
   */
  | { type: 'text'; brief: Phrase; words: number; from?: number; mayBeEmpty?: true; orNull?: true }
  | { type: 'choice'; values: readonly string[] }
  | { type: 'integer'; brief: Phrase; minimum: number; maximum: number }
  /** Zero or more, unless `isSigned`. */
  | { type: 'number'; brief: Phrase; isSigned?: true }
  /** The schemas `bounded` and `filled` enforce `most`. With `mayBeEmpty`, `filled` accepts an empty list.
   * `after`: what the prompt says instead of `most`. */
  | { type: 'list'; items: Shape; most: number; mayBeEmpty?: true; after?: Phrase }
  /** `orNull`: the prompt allows `null` instead. `isGroup`: each member is a field of the document. */
  | { type: 'object'; members: Members; orNull?: true; isGroup?: true };

export function phrase(words: number, brief: Phrase): Shape {
  return { type: 'text', brief, words };
}

/** Characters per word of budget that a bounded string may have: three times what a Spanish word needs. */
const CHARACTERS_PER_WORD = 18;
/** Least length of a text in a `filled` schema, because the parser rejects "-" and "n/a". */
const FILLED_MIN_LENGTH = 12;
/** A bound of 2000 or more makes llama.cpp reject the grammar. */
const BOUNDED_MAX_LENGTH = 1800;

/**
 * What a schema limits. `bounded` limits the length of texts and lists, so that a small model cannot repeat itself
 * endlessly. `filled` also rules out empty texts and empty lists of texts.
 */
type Limits = 'none' | 'bounded' | 'filled';

function schemaOf(shape: Shape, limits: Limits): JsonSchema {
  const isFilled = limits === 'filled';
  switch (shape.type) {
    case 'text': {
      if (shape.from !== undefined || limits === 'none') return { type: 'string' };
      const maxLength = Math.min(BOUNDED_MAX_LENGTH, (shape.words + 4) * CHARACTERS_PER_WORD);
      const minLength = Math.min(FILLED_MIN_LENGTH, shape.words);
      return { type: 'string', maxLength, ...(isFilled && !shape.mayBeEmpty && { minLength }) };
    }
    case 'choice':
      return { type: 'string', enum: shape.values };
    case 'integer':
      return { type: 'integer', ...integerBounds(shape.minimum, shape.maximum) };
    case 'number':
      return { type: 'number', ...(!shape.isSigned && { minimum: 0 }) };
    case 'list': {
      const { items, most, mayBeEmpty } = shape;
      const minItems = isFilled && items.type === 'text' && !mayBeEmpty ? 1 : 0;
      return {
        type: 'array',
        items: schemaOf(items, isFilled && mayBeEmpty ? 'bounded' : limits),
        ...(limits !== 'none' && { minItems, maxItems: most }),
      };
    }
    case 'object':
      return objectSchema(shape.members, limits);
  }
}

export function objectSchema(members: Members, limits: Limits): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(members).map(([name, { shape }]) => [name, schemaOf(shape, limits)]),
    ),
    required: Object.keys(members),
    additionalProperties: false,
  };
}

/** Every engine enforces an `enum`, but only some enforce `minimum` and `maximum`. A long range would be a long `enum`. */
function integerBounds(minimum: number, maximum: number) {
  if (maximum - minimum > 10) return { minimum, maximum };
  return { enum: Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index) };
}

const TO: Phrase = { es: 'a', en: 'to' };
const MAX: Phrase = { es: 'máx.', en: 'max.' };
const WORD: Phrase = { es: 'palabra', en: 'word' };
const WORDS: Phrase = { es: 'palabras', en: 'words' };

/** The form that the prompt shows for a value: JSON with a brief in the place of each text. */
function formOf(shape: Shape, language: Language): string {
  switch (shape.type) {
    case 'text':
      return `"${[shape.brief[language], budgetOf(shape, language)].filter(Boolean).join(' ')}"${shape.orNull ? ' | null' : ''}`;
    case 'choice':
      return shape.values.map((value) => `"${value}"`).join(' | ');
    case 'integer':
      return shape.brief[language];
    case 'number':
      return shape.brief[language] ? `n (${shape.brief[language]})` : 'n';
    case 'list': {
      const form = `[${formOf(shape.items, language)}, …]`;
      return `${form} ${shape.after?.[language] ?? `${MAX[language]} ${shape.most}`}`.trim();
    }
    case 'object':
      if (shape.isGroup) return formByLine(shape.members, language, '  ');
      return `{${memberForms(shape.members, language).join(', ')}}${shape.orNull ? ' | null' : ''}`;
  }
}

function budgetOf({ words, from }: { words: number; from?: number }, language: Language): string {
  if (words === 0) return '';
  const count = from === undefined ? `${words}` : `${from} ${TO[language]} ${words}`;
  return `(${count} ${(words === 1 ? WORD : WORDS)[language]})`;
}

export function formByLine(members: Members, language: Language, indent = ''): string {
  const lines = memberForms(members, language).map((form) => `${indent}  ${form}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** Writes `"name": form` for each member. An object shape that several members share, such as the axes, is written once. */
function memberForms(members: Members, language: Language): string[] {
  const shown = new Set<Shape>();
  return Object.entries(members).map(([name, { shape }]) => {
    const isShown = shown.has(shape);
    if (shape.type === 'object') shown.add(shape);
    return `"${name}": ${isShown ? '{…}' : formOf(shape, language)}`;
  });
}

export function briefsOf(shape: Shape): string[] {
  switch (shape.type) {
    case 'text':
      return Object.values(shape.brief);
    case 'list':
      return briefsOf(shape.items);
    case 'object':
      return Object.values(shape.members).flatMap((member) => briefsOf(member.shape));
    default:
      return [];
  }
}

export function memberKeys(shape: Shape): readonly string[] {
  if (shape.type === 'list') return memberKeys(shape.items);
  if (shape.type !== 'object') return [];
  return Object.entries(shape.members).flatMap(([name, { aliases = [] }]) => [name, ...aliases]);
}
