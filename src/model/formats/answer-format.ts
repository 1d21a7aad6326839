import type { AnswerTask, JsonSchema } from '../../domain/answer-service.ts';

/** The values read so far, by field name; nested fields are dotted, `strategicAnalysis.strengths`. */
export type Values = ReadonlyMap<string, unknown>;

/** One field of an answer, as it is read. */
export interface AnswerField {
  name: string;
  /** The value that the document may hold, or `undefined` when it cannot be understood. Never throws. */
  read(raw: unknown): unknown;
  /** The document is whole without it. */
  optional?: true;
  /** Required of a model; the worksheet leaves it out. */
  modelOnly?: true;
  /** Stands in the document when the model never says anything: only for what is true of an absence. */
  whenAbsent?: unknown;
  /**
   * For a value that others decide, `score`: the final value, or `undefined` while it cannot be known.
   * @param own what `read` made of the model's own value, if there is one
   * @param isLast nothing more will come
   */
  settle?(own: unknown, values: Values, isLast: boolean): unknown;
  /** The fields `settle` looks at: asked for with this one when it cannot be settled without. */
  decidedBy?: readonly string[];
}

/** A document that a model writes as one JSON object: what is asked, how it is read, what becomes of it. */
export interface AnswerFormat<Document> {
  /** In the order in which the model is asked to write them. */
  fields: readonly AnswerField[];
  /** The single user message. */
  prompt(task: AnswerTask): string;
  /** Asks for the `missing` fields alone, given what is known. */
  completingPrompt(task: AnswerTask, missing: readonly string[], known: Values): string;
  /** Of the whole answer, or of the named fields alone. */
  schema(fields?: readonly string[]): JsonSchema;
  /** @returns `undefined` when the values make no valid document */
  assemble(values: Values): Document | undefined;
}

/** Lays dotted fields back into one object. */
export function nested(values: Values): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const [name, value] of values) {
    const [group, part] = name.split('.') as [string, string?];
    if (part === undefined) whole[group] = value;
    else whole[group] = { ...(whole[group] as object | undefined), [part]: value };
  }
  return whole;
}

interface ObjectSchema {
  properties: Record<string, object>;
  required?: string[];
}

/** The part of an object's JSON Schema that describes the dotted `fields`, all of them required. */
export function schemaOfFields(schema: JsonSchema, fields: readonly string[]): JsonSchema {
  const { properties } = schema as unknown as ObjectSchema;
  const chosen: Record<string, JsonSchema> = {};
  for (const group of new Set(fields.map((field) => field.split('.')[0] as string))) {
    const parts = fields.filter((field) => field.startsWith(`${group}.`));
    const property = properties[group] as JsonSchema;
    chosen[group] =
      parts.length === 0
        ? property
        : schemaOfFields(
            property,
            parts.map((part) => part.slice(group.length + 1)),
          );
  }
  return {
    type: 'object',
    properties: chosen,
    required: Object.keys(chosen),
    additionalProperties: false,
  };
}
