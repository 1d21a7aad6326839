import * as z from 'zod/mini';
import { brand } from '../brand.ts';
import { evidenceSchema } from './evidence.ts';
import { EXPERIMENTS_MAX, type Plan, planSchema } from './plan.ts';
import { ratingSchema } from './rating.ts';
import {
  type ArrivedSections,
  axisRatingSchema,
  type Meta,
  metaSchema,
  REPORT_FIELDS,
  type Report,
  reportSchema,
  strategicAnalysisSchema,
} from './report.ts';
import { AXES, scoreFromRatings } from './rubric.ts';

const FORMAT = 'crisol-report';

/** Bounds for files that others wrote, in UTF-16 units and items. */
const IDEA_TEXT_MAX = 4000;
const RESULT_TEXT_MAX = 2000;
const RATINGS_MAX = 20;

const resultText = z.string().check(z.maxLength(RESULT_TEXT_MAX));

/** What the person has found out since: in general, and for experiments of the plan by their index, from 0. */
const resultsSchema = z.object({
  text: resultText,
  experiments: z.optional(
    z
      .array(
        z.object({
          index: z.int().check(z.minimum(0), z.maximum(EXPERIMENTS_MAX - 1)),
          result: resultText,
          /** Ticked off, with or without a result. */
          done: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(EXPERIMENTS_MAX)),
  ),
});

export type Results = z.infer<typeof resultsSchema>;

/** A report as it is kept and taken away: with the idea it is about and who wrote it. */
export const reportFileSchema = z.object({
  format: z.literal(FORMAT),
  /** Rises when a reader of the old form would misread the new one. */
  version: z.literal(1),
  idea: z.string().check(z.maxLength(IDEA_TEXT_MAX)),
  report: reportSchema,
  meta: metaSchema,
  plan: z.optional(planSchema),
  /** Further blind ratings of the idea, where the visitor asked how stable the score is. */
  ratings: z.optional(z.array(ratingSchema).check(z.maxLength(RATINGS_MAX))),
  results: z.optional(resultsSchema),
  /** What a search of the web found. */
  evidence: z.optional(evidenceSchema),
});

export type ReportFile = z.infer<typeof reportFileSchema>;

/** What a short link holds: enough to read the judgement, too little to print or export. */
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
});

export type ShortReportFile = z.infer<typeof shortReportFileSchema>;

/** Why something that was opened is no report. */
export type OpenProblem = 'not_a_report' | 'newer' | 'damaged';

export type Opened<File> = { ok: true; file: File } | { ok: false; problem: OpenProblem };

/**
 * A report file from parsed JSON that anybody may have written. The score follows from the ratings where there are
 * any, so that a file cannot show a score that its own levels contradict.
 */
export function openReportFile(value: unknown): Opened<ReportFile> {
  return open(value, reportFileSchema);
}

/** The same for the short form. */
export function openShortReportFile(value: unknown): Opened<ShortReportFile> {
  return open(value, shortReportFileSchema);
}

/** The valid sections of a report that was broken off, from parsed JSON. */
export function openSections(value: unknown): ArrivedSections {
  const saved = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const schemas: Record<string, z.ZodMiniType> = { ...reportSchema.shape };
  for (const [part, schema] of Object.entries(strategicAnalysisSchema.shape)) {
    schemas[`strategicAnalysis.${part}`] = schema;
  }
  for (const axis of AXES) {
    schemas[`scoreBreakdown.${axis}`] = axisRatingSchema.check(z.refine((rating) => rating.axis === axis));
  }
  return Object.fromEntries(
    REPORT_FIELDS.flatMap((field) => {
      const { data } = schemas[field]?.safeParse(saved[field]) ?? {};
      return data === undefined ? [] : [[field, data]];
    }),
  );
}

/** Replaces halves of surrogate pairs: they cannot be part of an address, of which the page makes some. */
function wellFormed<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? part.replace(/\p{Surrogate}/gu, '\u{fffd}') : part,
  );
}

function open<File extends ReportFile | ShortReportFile>(
  value: unknown,
  schema: z.ZodMiniType<File>,
): Opened<File> {
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  if (format !== FORMAT) return { ok: false, problem: 'not_a_report' };
  if (typeof version === 'number' && version > 1) return { ok: false, problem: 'newer' };
  const { data } = schema.safeParse(value);
  if (!data) return { ok: false, problem: 'damaged' };
  const file = wellFormed(data);
  const { report } = file;
  if (report.scoreBreakdown) report.score = scoreFromRatings(report.scoreBreakdown, report.verdict);
  return { ok: true, file };
}

/**
 * A `ReportFile`, as the JSON download, the Markdown, the PDF and the tab's session hold it. The page's state writes
 * its own in place (`web/analysis/state.ts`): the schema above is no part of the first load.
 */
export function reportFile(idea: string, report: Report, meta: Meta, plan?: Plan): ReportFile {
  return { format: FORMAT, version: 1, idea, report, meta, ...(plan && { plan }) };
}

/**
 * `Crisol-<project name, letters and digits only>-<YYYY-MM-DD>.<extension>`, the date being the reader's own.
 * Accented letters are letters. A name without any letter or digit leaves its place out.
 */
export function reportFileName(projectName: string, date: Date, extension: 'pdf' | 'md' | 'json'): string {
  const name = projectName.normalize('NFC').replace(/[^\p{L}\p{Nd}]/gu, '');
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${[brand.name, name, day].filter(Boolean).join('-')}.${extension}`;
}
