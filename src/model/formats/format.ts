import type * as z from 'zod/mini';
import type { AnswerTask, JsonSchema } from '../../domain/answer-service.ts';
import type { Language } from '../../domain/language.ts';
import type { ReadField, Values } from '../json/document-values.ts';
import { isRecord } from '../json/json-value.ts';
import { FieldKeys } from '../json/keys.ts';
import { copiedBriefTest, isPlaceholder } from './copied-brief.ts';
import { dataBlock, JUDGED_NOTES, KNOWN_HEADING, type Notes } from './data-block.ts';
import type { Row } from './field.ts';
import { briefsOf, formByLine, type Member, type Members, memberKeys, objectSchema } from './shape.ts';

/**
 * Describes a document that a model writes as one JSON object. The prompt, the request schema, the parser and the
 * completing request are all made from this table.
 */
export interface Format<Document> {
  document: z.ZodMiniType<Document>;
  /** The rows by field name, in the order in which the model writes them. The field `group.part` is nested in `group`. */
  rows: Readonly<Record<string, Row>>;
  /** The first paragraphs of the prompt. They never change, so that an engine can reuse their evaluation. */
  instructions: Readonly<Record<Language, readonly string[]>>;
  /** The paragraph after the form. `ONLY_JSON` by default. */
  afterForm?: Readonly<Record<Language, string>>;
  /** Paragraphs for this task only, between the form and the idea. */
  material?(task: AnswerTask): readonly string[];
  /** The completing request does not show the model the fields it has already written. */
  isBlind?: true;
  /** Names the text in its delimiters. `IDEA` by default. */
  dataName?: string;
  /** Sentences before the idea and before the results. `JUDGED_NOTES` by default. */
  notes?: Readonly<Record<Language, Notes>>;
  /** The last line of the prompt. `ANSWER_LANGUAGE` by default; `undefined` leaves the line out. */
  lastLine?: Readonly<Record<Language, string>> | undefined;
}

export interface Completion {
  missing: readonly string[];
  known: Values;
  /** The missing fields of which `known` has the beginning. */
  begun: readonly string[];
}

/** The fields of each table, cached because the same few tables read most answers. */
const madeFields = new WeakMap<object, FieldKeys<ReadField>>();

export function fieldsOf({ rows }: Format<unknown>): FieldKeys<ReadField> {
  const made = madeFields.get(rows);
  if (made) return made;
  const isBrief = copiedBriefTest(Object.values(rows).flatMap(({ shape }) => (shape ? briefsOf(shape) : [])));
  const fields = new FieldKeys<ReadField>(
    Object.entries(rows).map(([name, { shape, ...row }]) => ({
      name,
      isAsked: shape !== undefined,
      isStreamed: row.readBlocks !== undefined,
      members: shape ? memberKeys(shape) : [],
      isBrief: (raw) => isBrief(raw) || isPlaceholder(raw, name),
      ...row,
    })),
  );
  madeFields.set(rows, fields);
  return fields;
}

const FORM: Readonly<Record<Language, string>> = {
  es: 'FORMA DE LA RESPUESTA\nUn objeto JSON con estas claves, en este orden; las palabras son un límite, no una meta.',
  en: 'FORM OF THE ANSWER\nOne JSON object with these keys, in this order; the words are a limit, not a target.',
};

const REST: Readonly<Record<Language, string>> = {
  es: 'LO QUE FALTA\nTu respuesta quedó incompleta. Escribe solo un objeto JSON con estas claves y ninguna más (las palabras son un máximo), en consonancia con lo ya escrito y sin repetirlo.',
  en: 'WHAT IS MISSING\nYour answer was left incomplete. Write only a JSON object with these keys and no others (the words are a maximum), consistent with what is already written and without repeating it.',
};

const CONTINUE: Readonly<Record<Language, (names: string) => string>> = {
  es: (names) =>
    `Ya está escrito el comienzo de "${names}": escribe en esa clave solo lo que sigue, desde el párrafo siguiente.`,
  en: (names) =>
    `The beginning of "${names}" is already written: write in that key only what follows, from the next paragraph on.`,
};

const ONLY_JSON: Readonly<Record<Language, string>> = {
  es: 'Escribe solo el objeto JSON, de { a }, sin vallas de código, comentarios ni texto alrededor. Las claves y los valores permitidos van en inglés, tal como están aquí; en los textos, ni Markdown ni comillas dobles.',
  en: 'Write only the JSON object, from { to }: no code fences, comments or text around it. Keys and allowed values are in English, exactly as given here; inside the texts use neither Markdown nor double quotes.',
};

export const ANSWER_LANGUAGE: Readonly<Record<Language, string>> = {
  es: 'Responde siempre en español, con ortografía cuidada, aunque la idea esté escrita en otro idioma.',
  en: 'Always answer in English (British spelling), even if the idea is written in another language.',
};

export function promptOf(format: Format<unknown>, task: AnswerTask, completion?: Completion): string {
  const { language } = task;
  const names = completion?.missing ?? Object.keys(format.rows);
  const notes = (format.notes ?? JUDGED_NOTES)[language];
  const lastLine = 'lastLine' in format ? format.lastLine : ANSWER_LANGUAGE;
  const known = format.isBlind || !completion || completion.known.size === 0 ? undefined : completion.known;
  return [
    ...format.instructions[language],
    `${completion ? REST[language] : FORM[language]}\n${formByLine(membersOf(format, names), language)}`,
    ...(completion?.begun.length ? [CONTINUE[language](completion.begun.join(', '))] : []),
    (format.afterForm ?? ONLY_JSON)[language],
    ...(format.material?.(task) ?? []),
    dataBlock(format.dataName ?? 'IDEA', task.idea, notes.idea),
    ...(task.results && notes.results ? [dataBlock('RESULTS', task.results, notes.results)] : []),
    ...(known ? [`${KNOWN_HEADING[language]}\n${knownJson(known)}`] : []),
    ...(lastLine ? [lastLine[language]] : []),
  ].join('\n\n');
}

/** The schema of a request. With `names`, for a completing request, a bounded schema rules out empty values. */
export function requestSchema(
  format: Format<unknown>,
  names?: readonly string[],
  { isBounded = false } = {},
): JsonSchema {
  const members = membersOf(format, names ?? Object.keys(format.rows));
  return objectSchema(members, isBounded ? (names ? 'filled' : 'bounded') : 'none');
}

/** @returns `undefined` when the values make no valid document */
export function wholeDocument<Document>(
  { document, rows }: Format<Document>,
  values: Values,
): Document | undefined {
  // A field that has parts (`scoreBreakdown`) is settled from them; its parts are not fields of the document.
  const documentValues = [...values].filter(([name]) => !name.includes('.') || !rows[groupOf(name)]);
  return document.safeParse(nested(documentValues)).data;
}

function knownJson(known: Values): string {
  const values = nested(Array.from(known, ([name, value]) => [keyOf(name), value]));
  return JSON.stringify(values).replaceAll('<', '\\u003c');
}

/** The key of a field in the answer: the model writes the parts of `strategicAnalysis` as keys of the document. */
function keyOf(name: string): string {
  return name.replace(/^strategicAnalysis\./, '');
}

function groupOf(name: string): string {
  return name.replace(/\..*/, '');
}

/** The named fields as members of the answer. Fields that the program computes have no shape and are left out. */
function membersOf({ rows }: Format<unknown>, names: readonly string[]): Members {
  const members: Record<string, Member> = {};
  for (const name of names) {
    const shape = rows[name]?.shape;
    if (!shape) continue;
    const key = keyOf(name);
    const group = groupOf(key);
    if (group === key) members[key] = { shape };
    else {
      const earlier = members[group]?.shape;
      const parts = earlier?.type === 'object' ? earlier.members : {};
      const part = { [key.slice(group.length + 1)]: { shape } };
      members[group] = { shape: { type: 'object', isGroup: true, members: { ...parts, ...part } } };
    }
  }
  return members;
}

/** Turns `group.part` into a property of the object `group`. */
export function nested(values: Iterable<readonly [name: string, value: unknown]>): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const [name, value] of values) {
    const group = groupOf(name);
    const parts = whole[group];
    whole[group] =
      group === name ? value : { ...(isRecord(parts) && parts), [name.slice(group.length + 1)]: value };
  }
  return whole;
}
