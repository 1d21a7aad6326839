import type { JsonSchema } from '../../domain/answer-service.ts';
import type { Language } from '../../domain/idea.ts';

/** A text of the prompt in both languages. */
export type Phrase = Readonly<Record<Language, string>>;

/** What one value of an answer is. The request schema and the form shown in the prompt are both made from it. */
export type Shape =
  /** `words`: budget of one text. */
  | { type: 'text'; brief: Phrase; words: number }
  | { type: 'choice'; values: readonly string[] }
  | { type: 'integer'; brief: Phrase; minimum: number; maximum: number }
  /** `fewest` and `most` items; enforced only by the bounded schema. `mayBeEmpty`: also when it is asked for again. */
  | { type: 'list'; items: Shape; fewest: number; most: number; mayBeEmpty?: true }
  | { type: 'object'; members: Readonly<Record<string, Shape>> };

/** A text of at most `words` words. */
export function phrase(words: number, es: string, en: string): Shape {
  return { type: 'text', brief: { es, en }, words };
}

export function integer(minimum: number, maximum: number, es: string, en: string): Shape {
  return { type: 'integer', brief: { es, en }, minimum, maximum };
}

/** Characters per word of budget that a bounded string may have: three times what a Spanish word needs. */
const CHARACTERS_PER_WORD = 18;
/** Of a text that must say something: no reader takes "-" or "n/a" for one. */
const FILLED_MIN_LENGTH = 12;
/** A bound of 2000 or more makes llama.cpp reject the grammar. */
const BOUNDED_MAX_LENGTH = 1800;

/**
 * Limits of a schema. `bounded`: of length and number, which keep a small model from looping. `filled`: besides, texts say
 * something, and lists of texts hold one.
 */
type Limits = 'none' | 'bounded' | 'filled';

/** The JSON Schema of a shape: objects are closed, every property is required. */
function schemaOf(shape: Shape, limits: Limits): JsonSchema {
  const isFilled = limits === 'filled';
  switch (shape.type) {
    case 'text': {
      const maxLength = Math.min(BOUNDED_MAX_LENGTH, (shape.words + 4) * CHARACTERS_PER_WORD);
      const minLength = Math.min(FILLED_MIN_LENGTH, shape.words);
      return { type: 'string', ...(limits !== 'none' && { maxLength, ...(isFilled && { minLength }) }) };
    }
    case 'choice':
      return { type: 'string', enum: shape.values };
    case 'integer':
      return { type: 'integer', ...integerBounds(shape.minimum, shape.maximum) };
    case 'list': {
      const { items, fewest, most, mayBeEmpty } = shape;
      const minItems = isFilled && items.type === 'text' && !mayBeEmpty ? Math.max(1, fewest) : fewest;
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

export function objectSchema(members: Readonly<Record<string, Shape>>, limits: Limits): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(members).map(([name, shape]) => [name, schemaOf(shape, limits)]),
    ),
    required: Object.keys(members),
    additionalProperties: false,
  };
}

/** A short range as `enum`, which every engine enforces; `minimum` and `maximum` only some do. */
function integerBounds(minimum: number, maximum: number) {
  if (maximum - minimum > 10) return { minimum, maximum };
  return { enum: Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index) };
}

const MAX: Phrase = { es: 'máx.', en: 'max.' };
const WORDS: Phrase = { es: 'palabras', en: 'words' };

/** The form of a value as the prompt shows it: JSON with a brief in the place of each text. */
export function formOf(shape: Shape, language: Language): string {
  switch (shape.type) {
    case 'text':
      return `"${shape.brief[language]} (${shape.words} ${WORDS[language]})"`;
    case 'choice':
      return shape.values.map((value) => `"${value}"`).join(' | ');
    case 'integer':
      return shape.brief[language];
    case 'list':
      return `[${formOf(shape.items, language)}, …] ${MAX[language]} ${shape.most}`;
    case 'object':
      return `{${memberForms(shape.members, language).join(', ')}}`;
  }
}

/** `"name": form` of each member. Objects of one shape, such as the axes, are shown once. */
export function memberForms(members: Readonly<Record<string, Shape>>, language: Language): string[] {
  const shown = new Set<Shape>();
  return Object.entries(members).map(([name, shape]) => {
    const isShown = shown.has(shape);
    if (shape.type === 'object') shown.add(shape);
    return `"${name}": ${isShown ? '{…}' : formOf(shape, language)}`;
  });
}

/** The texts of a shape's form. A model that fills a field with its own brief has written nothing. */
export function briefsOf(shape: Shape): string[] {
  switch (shape.type) {
    case 'text':
      return Object.values(shape.brief);
    case 'list':
      return briefsOf(shape.items);
    case 'object':
      return Object.values(shape.members).flatMap(briefsOf);
    default:
      return [];
  }
}

/** The keys of the objects that a shape's value holds. */
export function membersOf(shape: Shape): readonly string[] {
  if (shape.type === 'list') return membersOf(shape.items);
  return shape.type === 'object' ? Object.keys(shape.members) : [];
}
