import * as z from 'zod/mini';
import { LANGUAGES } from './language.ts';
import { experimentSchema } from './old-advice.ts';
import { reportFileSchema } from './report-file.ts';
import { AXES } from './rubric.ts';
import { dateTimeSchema, lineSchema } from './text-schema.ts';

/** Limits for files that strangers wrote, in items. A text of 1,000 characters has at most 500 sentences. */
const QUOTES_MAX = 500;
const NOTICES_MAX = 10;

/** Quotations from the text, word for word, and so not trimmed. */
const quotes = z.array(z.string().check(z.minLength(1), z.maxLength(4000))).check(z.maxLength(QUOTES_MAX));

const axisFindingSchema = z.object({
  axis: z.enum(AXES),
  /** How much of an axis the text covers, whatever its quality. */
  found: z.enum(['no', 'partly', 'yes']),
  /** Sentences of the text; of a long sentence, a part that makes sense by itself. */
  quotes,
  /** A question about the missing part, or what to find out next. */
  question: lineSchema,
  /** A contradiction in the text, or the reason why a quotation does not count fully. */
  note: z.optional(lineSchema),
});

/**
 * Quotations from a text and questions about the rest, without a judgement and without a model. If the rules set the text
 * aside, the worksheet has no axes and no tests.
 */
export const worksheetSchema = z.object({
  /** One finding for each axis, in the order of `AXES`. */
  axes: z
    .array(axisFindingSchema)
    .check(z.refine((axes) => axes.length === 0 || axes.map(({ axis }) => axis).join() === AXES.join())),
  /** The cheapest experiments. First, those on the axes that the text covers least. */
  tests: z.array(z.omit(experimentSchema, { tests: true })).check(z.maxLength(AXES.length)),
  /** Messages for people: what the rules could not read, and why they set a text aside. */
  notices: z.array(lineSchema).check(z.maxLength(NOTICES_MAX)),
  setAside: z.optional(
    z.object({
      kind: z.enum(['not_an_idea', 'harmful', 'directs_reader']),
      /** What kind of text it seems to be, in the worksheet's language. */
      as: z.optional(lineSchema),
    }),
  ),
});

export type Worksheet = z.infer<typeof worksheetSchema>;
export type AxisFinding = Worksheet['axes'][number];

export const worksheetMetaSchema = z.object({
  language: z.enum(LANGUAGES),
  /** ISO 8601, UTC. */
  generatedAt: dateTimeSchema,
});

export type WorksheetMeta = z.infer<typeof worksheetMetaSchema>;

const FORMAT = 'crisol-worksheet';

/** A worksheet as it is saved, downloaded and linked, with the text that it quotes. */
export const worksheetFileSchema = z
  .object({
    format: z.literal(FORMAT),
    version: z.literal(1),
    idea: reportFileSchema.shape.idea,
    worksheet: worksheetSchema,
    meta: worksheetMetaSchema,
  })
  .check(
    z.refine(
      ({ idea, worksheet: { axes } }) =>
        axes.every(({ quotes }) => quotes.every((quote) => idea.includes(quote))),
      { path: ['worksheet'] },
    ),
  );

export type WorksheetFile = z.infer<typeof worksheetFileSchema>;

/** A worksheet with its text, as a file. */
export function worksheetFile(idea: string, worksheet: Worksheet, meta: WorksheetMeta): WorksheetFile {
  return { format: FORMAT, version: 1, idea, worksheet, meta };
}
