import * as z from 'zod/mini';
import { LANGUAGES } from './language.ts';
import { experimentSchema } from './old-plan.ts';
import { dateTimeSchema, lineSchema } from './report.ts';
import { reportFileSchema } from './report-file.ts';
import { AXES } from './rubric.ts';

/** Limits for files that strangers wrote, in items. A text of 1000 characters has at most as many sentences. */
const QUOTES_MAX = 500;
const NOTICES_MAX = 10;

/** Pieces of the text, word for word. Not trimmed, because a piece of a text may not change. */
const quotes = z.array(z.string().check(z.minLength(1), z.maxLength(4000))).check(z.maxLength(QUOTES_MAX));

const axisFindingSchema = z.object({
  axis: z.enum(AXES),
  /** How much of an axis the text covers, whatever its quality. */
  found: z.enum(['no', 'partly', 'yes']),
  /** Sentences of the text; of a long one, a part that is complete in itself. */
  quotes,
  /** A question about the missing part, or what to find out next. */
  question: lineSchema,
  /** A contradiction in the text, or the reason why a quotation does not count fully. */
  note: z.optional(lineSchema),
});

/**
 * Quotations from a text and questions about the rest, without a judgement and without a model. A text that was set
 * aside has no axes and no tests.
 */
export const worksheetSchema = z.object({
  /** One for each axis, in their order. */
  axes: z
    .array(axisFindingSchema)
    .check(z.refine((axes) => axes.length === 0 || axes.map(({ axis }) => axis).join() === AXES.join())),
  /** The cheapest experiments. Those for what the text lacks come first. */
  tests: z.array(z.omit(experimentSchema, { tests: true })).check(z.maxLength(AXES.length)),
  /** Sentences for people: what the rules could not read, and why they set a text aside. */
  notices: z.array(lineSchema).check(z.maxLength(NOTICES_MAX)),
  setAside: z.optional(
    z.object({
      kind: z.enum(['not_an_idea', 'harmful', 'directs_reader']),
      /** The kind of text that it looks like, in the worksheet's language. */
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

/** A worksheet as it is saved, downloaded and linked, with its text, which holds every quotation. */
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
