import * as z from 'zod/mini';
import { LANGUAGES } from './language.ts';
import { reportFileSchema } from './report-file.ts';
import { AXES, AXIS_WEIGHTS } from './rubric.ts';
import { dateTimeSchema, lineSchema } from './text-schema.ts';

/** Limit for files that strangers wrote. A text of 1,000 characters has at most 500 sentences. */
const QUOTES_MAX = 500;

const worksheetAxisSchema = z.object({
  axis: z.enum(AXES),
  /** Sentences of the text that touch the axis, word for word, and so not trimmed. */
  quotes: z.array(z.string().check(z.minLength(1), z.maxLength(4000))).check(z.maxLength(QUOTES_MAX)),
  /** The question of the axis, the same for every text. */
  question: lineSchema,
  /** The cheapest experiment on the axis. In files from before 2026-12 only four axes have one. */
  test: z.optional(
    z.object({
      how: lineSchema,
      cost: lineSchema,
      days: z.number().check(z.minimum(0), z.maximum(365)),
      goOnIf: lineSchema,
      stopIf: lineSchema,
    }),
  ),
});

const inOrder = z.refine<readonly { axis: string }[]>(
  (axes) => axes.length === 0 || axes.map(({ axis }) => axis).join() === AXES.join(),
);

/** For each axis, in the order of `AXES`: quotations from the text, a question and a test. No model, no judgement. */
export const worksheetSchema = z.object({
  /** Empty if the text plainly offers harm. */
  axes: z.array(worksheetAxisSchema).check(inOrder),
  setAside: z.optional(z.object({ kind: z.literal('harmful') })),
});

export type Worksheet = z.infer<typeof worksheetSchema>;

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

export function worksheetFile(idea: string, worksheet: Worksheet, meta: WorksheetMeta): WorksheetFile {
  return { format: FORMAT, version: 1, idea, worksheet, meta };
}

/** The part of a worksheet from before 2026-12 that the conversion reads. */
const olderFileSchema = z.looseObject({
  worksheet: z.looseObject({
    axes: z.array(z.looseObject({ axis: z.enum(AXES), found: z.enum(['no', 'partly', 'yes']) })),
    tests: z.array(z.unknown()),
    setAside: z.optional(z.looseObject({ kind: z.string() })),
  }),
});

/**
 * Converts a file from before 2026-12, which has its tests in a separate list: sorted by `found`, with `no` first, and
 * then by weight, with the largest first. Removes a `setAside` for any reason other than harm. Returns any other value
 * unchanged.
 */
export function fromOlderWorksheet(value: unknown): unknown {
  const { data: older } = olderFileSchema.safeParse(value);
  if (!older) return value;
  const { axes, tests, setAside, ...rest } = older.worksheet;
  const order = axes
    .toSorted(
      (a, b) =>
        GRADES.indexOf(a.found) - GRADES.indexOf(b.found) || AXIS_WEIGHTS[b.axis] - AXIS_WEIGHTS[a.axis],
    )
    .map(({ axis }) => axis);
  const withTests = axes.map((each) => {
    const test = tests[order.indexOf(each.axis)];
    return test === undefined ? each : { ...each, test };
  });
  return {
    ...older,
    worksheet: { ...rest, axes: withTests, ...(setAside?.kind === 'harmful' && { setAside }) },
  };
}

const GRADES: readonly string[] = ['no', 'partly', 'yes'];
