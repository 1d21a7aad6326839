import * as z from 'zod/mini';
import { LANGUAGES } from '../domain/language.ts';
import { criteriaSchema, readingSchema } from '../domain/reading.ts';
import { type ColumnRole, rolesOfCall } from './columns.ts';
import { joinedDecisions, type Opinion, opinionSchema, type TextDecision } from './decision.ts';
import { type JournalEntry, journalEntrySchema } from './journal.ts';
import { cellSchema, ROWS_MAX, type Table } from './table.ts';
import { type CallText, callTextSchema, callTexts } from './texts.ts';

/** The largest number of readings of a text. */
export const TIMES_MAX = 5;
const DECISIONS_MAX = 20 * ROWS_MAX;

/**
 * `call.json`: a whole call except the table's columns with the role `hidden` or `other`. The page opens the file, and the
 * command takes it in place of a table. Unknown fields are ignored: those of later versions, and `loss`, `sample` and
 * `decisions.isBlind` of earlier ones.
 */
const callFileSchema = z.object({
  format: z.literal('crisol-call'),
  version: z.literal(1),
  language: z.enum(LANGUAGES),
  criteria: criteriaSchema,
  /** The model service. It is part of each reading's hash. */
  service: cellSchema,
  model: cellSchema,
  temperature: z.number().check(z.minimum(0), z.maximum(2)),
  /** How often each text is read. */
  times: z.int().check(z.minimum(1), z.maximum(TIMES_MAX)),
  /** The names (`columnName`) by which the columns are found in the table again. */
  columns: z.object({ id: z.optional(cellSchema), text: z.array(cellSchema) }),
  /** In the order of the table. */
  texts: z.array(callTextSchema).check(z.maxLength(ROWS_MAX)),
  /** Invalid readings are dropped, so the next run makes them again. */
  readings: z
    .array(z.extend(journalEntrySchema, { reading: z.catch(z.optional(readingSchema), undefined) }))
    .check(z.maxLength(ROWS_MAX * TIMES_MAX)),
  decisions: z.array(opinionSchema).check(z.maxLength(DECISIONS_MAX)),
});

/** A whole call, with at most one decision for each text. */
export type CallFile = Omit<z.infer<typeof callFileSchema>, 'decisions'> & {
  decisions: readonly TextDecision[];
};

/** Why a file cannot be opened as a call: it is another kind of file, of a later version, or damaged. */
export type CallFileProblem = 'no_call' | 'newer_version' | 'damaged';

/** The number of bytes from the start that `isJson` examines. */
const PROBE = 200;

/** Whether a file is JSON rather than a table. */
export function isJson(bytes: Uint8Array): boolean {
  return /^\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, PROBE)));
}

export interface ReadCallFile {
  readonly file: CallFile;
  /** The decisions as written in the file. Earlier versions may have several about one text. */
  readonly opinions: readonly Opinion[];
  /** The parts of an earlier version's file that are no longer used. */
  readonly unused: readonly UnusedPart[];
}

/** The parts of an earlier version's call that are no longer used. */
const UNUSED_PARTS = ['sample', 'loss', 'jury'] as const;
export type UnusedPart = (typeof UNUSED_PARTS)[number];

/** The parts of a call that an earlier version wrote and that are no longer used. */
export function unusedParts(kept: object): UnusedPart[] {
  const parts: Readonly<Record<string, unknown>> = { ...kept };
  return UNUSED_PARTS.filter((name) => {
    const part = parts[name];
    return Array.isArray(part) ? part.length > 0 : part !== undefined;
  });
}

/** Reads `call.json`. */
export function readCallFile(text: string): ReadCallFile | { problem: CallFileProblem } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { problem: 'damaged' };
  }
  const { format, version } = (parsed ?? {}) as { format?: unknown; version?: unknown };
  if (format !== 'crisol-call') return { problem: 'no_call' };
  if (typeof version === 'number' && version > 1) return { problem: 'newer_version' };
  const { success, data } = callFileSchema.safeParse(parsed);
  if (!success) return { problem: 'damaged' };
  return { file: consistent(data), opinions: data.decisions, unused: unusedParts(parsed as object) };
}

/** Joins decisions, drops readings that do not have exactly the call's criteria, and recomputes `index` and `isEmpty`. */
function consistent(file: z.infer<typeof callFileSchema>): CallFile {
  const names = new Set(file.criteria.map(({ criterion }) => criterion));
  return {
    ...file,
    decisions: joinedDecisions(file.decisions),
    texts: file.texts.map((text, index) => ({ ...text, index, isEmpty: !/\S/.test(text.text) })),
    readings: file.readings.map((entry) => {
      const levels = entry.reading?.levels ?? [];
      const isWhole = levels.length === names.size && levels.every(({ criterion }) => names.has(criterion));
      return isWhole ? entry : { ...entry, reading: undefined };
    }),
  };
}

/** Writes `call.json` in pieces: one string for thousands of texts would double the memory. */
export function* writeCallFile({ texts, readings, ...rest }: CallFile): Generator<string> {
  yield `${JSON.stringify(rest, null, 1).slice(0, -2)},\n "texts": [`;
  yield* listOf(texts);
  yield '],\n "readings": [';
  yield* listOf(readings satisfies JournalEntry[]);
  yield ']\n}\n';
}

function* listOf(items: readonly unknown[]): Generator<string> {
  for (const [index, item] of items.entries()) yield `${index === 0 ? '' : ','}\n  ${JSON.stringify(item)}`;
}

/** The table of a call that was opened without its original table. */
export function tableOfTexts(texts: readonly CallText[]): { table: Table; roles: ColumnRole[] } {
  const rows = texts.map(({ rowNumber, id, text }) => ({ number: rowNumber, cells: [id, text] }));
  const table: Table = { header: ['id', 'text'], hasHeader: false, rows, separator: undefined, problems: [] };
  return { table, roles: ['id', 'text'] };
}

/** Reads the texts of an opened call from its table, and counts the call's texts that the table lacks. */
export function textsInTable(
  file: Pick<CallFile, 'columns' | 'texts'>,
  table: Table,
): { roles: ColumnRole[]; texts: CallText[]; notInTable: number } {
  const roles = rolesOfCall(table, file.columns);
  const leftOut = onlyLeftOut(file.texts);
  const texts = callTexts(table, roles).map((one) => ({ ...one, isLeftOut: leftOut.has(one.hash) }));
  const present = new Set(texts.map(({ hash }) => hash));
  return { roles, texts, notInTable: file.texts.filter(({ hash }) => !present.has(hash)).length };
}

/** The hashes of texts that are left out in every row. */
function onlyLeftOut(texts: readonly CallText[]): Set<string> {
  const kept = new Set(texts.filter(({ isLeftOut }) => !isLeftOut).map(({ hash }) => hash));
  return new Set(texts.map(({ hash }) => hash).filter((hash) => !kept.has(hash)));
}
