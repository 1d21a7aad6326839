import * as z from 'zod/mini';
import { type Advice, adviceSchema } from './advice.ts';
import { oldEvidenceSchema as evidenceSchema } from './old-evidence.ts';
import {
  type ArrivedSections,
  type Meta,
  metaSchema,
  type Report,
  ratingSchema,
  reportSchema,
  SECTION_SCHEMAS,
  textSchema,
} from './report.ts';

const FORMAT = 'crisol-report';

/** Limits for files that strangers wrote, in UTF-16 units and items. */
const IDEA_TEXT_MAX = 4000;
/** A person types at most 1,000 characters, but files with a plan have notes for each experiment too. */
const RESULT_TEXT_MAX = 20_000;
const RATINGS_MAX = 20;

/** What the person noted after the report. */
const resultsSchema = z.object({
  text: z.string().check(z.maxLength(RESULT_TEXT_MAX)),
  /** The question of the advice that the notes answer. */
  question: z.optional(textSchema),
});

export type Results = z.infer<typeof resultsSchema>;

/** A report as it is saved and downloaded, with its idea and its writer. */
export const reportFileSchema = z.object({
  format: z.literal(FORMAT),
  /** Rises when programs for the old format would misread the new format. */
  version: z.literal(1),
  idea: z.string().check(z.maxLength(IDEA_TEXT_MAX)),
  report: reportSchema,
  meta: metaSchema,
  advice: z.optional(adviceSchema),
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
  }),
  advice: z.optional(z.pick(adviceSchema, { headline: true })),
});

export type ShortReportFile = z.infer<typeof shortReportFileSchema>;

/** The valid sections of an unfinished report, from untrusted JSON. */
export function openSections(value: unknown): ArrivedSections {
  const saved = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(SECTION_SCHEMAS).flatMap(([field, schema]) => {
      const { data } = schema.safeParse(saved[field]);
      return data === undefined ? [] : [[field, data]];
    }),
  );
}

/**
 * A report with its idea, as a file. `web/analysis/entry.ts` builds the same object itself, so that the page's first load
 * does not need these schemas.
 */
export function reportFile(idea: string, report: Report, meta: Meta, advice?: Advice): ReportFile {
  return { format: FORMAT, version: 1, idea, report, meta, ...(advice && { advice }) };
}
