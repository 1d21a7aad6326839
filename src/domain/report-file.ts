import * as z from 'zod/mini';
import { brand } from '../brand.ts';
import { evidenceSchema } from './evidence.ts';
import { type Plan, planSchema } from './plan.ts';
import { ratingSchema } from './rating.ts';
import { type Meta, metaSchema, type Report, reportSchema } from './report.ts';

/** A report as it is kept and taken away: with the idea it is about and who wrote it. */
export const reportFileSchema = z.object({
  format: z.literal('crisol-report'),
  /** Rises when a reader of the old form would misread the new one. */
  version: z.literal(1),
  idea: z.string(),
  report: reportSchema,
  meta: metaSchema,
  plan: z.optional(planSchema),
  /** Further blind ratings of the idea, where the visitor asked how stable the score is. */
  ratings: z.optional(z.array(ratingSchema)),
  /** What a search of the web found. */
  evidence: z.optional(evidenceSchema),
});

export type ReportFile = z.infer<typeof reportFileSchema>;

/**
 * A `ReportFile`, as the JSON download, the Markdown, the PDF and the tab's session hold it. The page's state writes
 * its own in place (`analysis-state.ts`): the schema above is no part of the first load.
 */
export function reportFile(idea: string, report: Report, meta: Meta, plan?: Plan): ReportFile {
  return { format: 'crisol-report', version: 1, idea, report, meta, ...(plan && { plan }) };
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
