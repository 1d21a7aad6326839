import * as z from 'zod/mini';
import { evidenceSchema } from './evidence.ts';
import { IDEA_MAX_LENGTH } from './idea.ts';
import { replyEntrySchema } from './reply.ts';
import {
  ANSWER_SECTIONS,
  type ArrivedSections,
  JUDGEMENT_SECTIONS,
  type Meta,
  metaSchema,
  type Report,
  ratingSchema,
  reportSchema,
} from './report.ts';

const FORMAT = 'crisol-report';

// Limits for untrusted files: of texts in UTF-16 units, of lists in items.

/** Room for emoji, which take two units, and for a later version with a higher limit. */
const IDEA_TEXT_MAX = 4 * IDEA_MAX_LENGTH;
/** A request has at most 4,000 characters of results, but older files also have notes on each experiment. */
const RESULT_TEXT_MAX = 20_000;
const RATINGS_MAX = 20;
const REPLIES_MAX = 200;

/** The person's findings when they asked for this report. */
const resultsSchema = z.object({ text: z.string().check(z.maxLength(RESULT_TEXT_MAX)) });

/** A report as it is saved and downloaded, with its idea and its writer. */
export const reportFileSchema = z.object({
  format: z.literal(FORMAT),
  /** Rises when programs for the old format would misread the new format. */
  version: z.literal(1),
  idea: z.string().check(z.maxLength(IDEA_TEXT_MAX)),
  report: reportSchema,
  meta: metaSchema,
  /** The thread below the answer, the oldest note first. */
  replies: z.optional(z.array(replyEntrySchema).check(z.maxLength(REPLIES_MAX))),
  /** Further blind ratings of the idea, if the visitor asked how stable the score is. */
  ratings: z.optional(z.array(ratingSchema).check(z.maxLength(RATINGS_MAX))),
  results: z.optional(resultsSchema),
  evidence: z.optional(evidenceSchema),
});

export type ReportFile = z.infer<typeof reportFileSchema>;

/** The content of a short link: enough to read the verdict, too little to print or export. */
export const shortReportFileSchema = z.object({
  ...z.pick(reportFileSchema, { format: true, version: true, idea: true, meta: true }).shape,
  short: z.literal(true),
  report: z.pick(reportSchema, {
    projectName: true,
    verdict: true,
    score: true,
    scoreBreakdown: true,
    pitch: true,
    headline: true,
    decision: true,
  }),
});

export type ShortReportFile = z.infer<typeof shortReportFileSchema>;

/** The valid sections of an unfinished report, from untrusted JSON. */
export function openSections(value: unknown): ArrivedSections {
  const saved = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries({ ...JUDGEMENT_SECTIONS, ...ANSWER_SECTIONS }).flatMap(([field, schema]) => {
      const { data } = schema.safeParse(saved[field]);
      return data === undefined ? [] : [[field, data]];
    }),
  );
}

/**
 * A report with its idea, as a file. `web/analysis/unfinished-file.ts` builds the same object itself, so that the page's first load
 * does not need these schemas.
 */
export function reportFile(idea: string, report: Report, meta: Meta): ReportFile {
  return { format: FORMAT, version: 1, idea, report, meta };
}
