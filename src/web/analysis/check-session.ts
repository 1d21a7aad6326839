import * as z from 'zod/mini';
import { ERROR_CODES } from '../../domain/errors.ts';
import { evidenceSchema } from '../../domain/evidence.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../domain/language.ts';
import { openWholeFile, wellFormed } from '../../domain/open-file.ts';
import { reportSchema } from '../../domain/report.ts';
import { openSections } from '../../domain/report-file.ts';
import { openedReport } from './analysis-store.ts';
import { stopped } from './report-state.ts';
import type { CheckedSession, SavedSession } from './session.ts';
import { type Failure, PAGE_FAILURES } from './source.ts';
import type { TabReport } from './tab-report.ts';

const failureSchema = z.object({
  code: z.optional(z.enum([...ERROR_CODES, ...PAGE_FAILURES])),
  message: z.optional(z.string()),
  messageLanguage: z.optional(z.enum(LANGUAGES)),
  retryable: z.boolean(),
});

const text = z.catch(z.optional(z.string()), undefined);
const id = z.catch(z.optional(z.number()), undefined);

const notesSchema = z.object({
  note: z.catch(z.string(), ''),
  reply: z.catch(z.optional(z.object({ note: z.string() })), undefined),
  replaced: z.catch(
    z.partial(
      z.pick(reportSchema, { headline: true, decision: true, sums: true, score: true, scoreBreakdown: true }),
    ),
    {},
  ),
});

const unfinishedSchema = z.object({
  id: z.catch(z.number(), 0),
  idea: z.string(),
  language: z.catch(z.enum(LANGUAGES), DEFAULT_LANGUAGE),
  results: text,
  from: id,
  comparedTo: id,
  failure: z.catch(z.optional(failureSchema), undefined),
  answerBlocks: z.catch(z.optional(z.array(z.string())), undefined),
  evidence: z.catch(z.optional(evidenceSchema), undefined),
  progress: z.catch(
    z.optional(z.object({ startedAt: z.number(), service: text, model: text, rubric: id })),
    undefined,
  ),
});

/** Checks the session that the tab's storage holds after a reload. */
export function checkSession(saved: SavedSession): CheckedSession {
  const opened = openWholeFile(saved.report);
  const report = opened.ok
    ? withNotes(
        openedReport({ id: saved.id, file: opened.file, leftOut: opened.leftOut, origin: saved.origin }),
        saved.notes,
      )
    : undefined;
  const unopened = opened.ok || saved.report === undefined ? undefined : { ...opened, stored: saved.report };
  const unfinished = openUnfinished(saved, report);
  // If so, the second step of the report was being written again.
  const isSame = unfinished !== undefined && unfinished.id === report?.id;
  return { report: isSame ? undefined : report, unopened, unfinished };
}

/** Adds the saved notes to a report. The note of a requested reply returns to the note field. */
function withNotes(report: TabReport, saved: unknown): TabReport {
  const { data } = notesSchema.safeParse(wellFormed(saved ?? {}));
  if (!data) return report;
  const { note, reply, replaced } = data;
  return { ...report, note: note || (reply?.note ?? ''), replaced: replaced as TabReport['replaced'] };
}

/** The unfinished report without its invalid parts; `undefined` if no section had arrived. */
function openUnfinished(
  { writing, improving }: SavedSession,
  report: TabReport | undefined,
): TabReport | undefined {
  const value = wellFormed(writing ?? {}) as { sections?: unknown };
  const sections = openSections(value.sections);
  const { data } = unfinishedSchema.safeParse(value);
  if (!data || Object.keys(sections).length === 0) return undefined;
  const isSame = report !== undefined && report.id === data.id;
  const { failure, progress, ...rest } = data;
  const unfinished: TabReport = {
    ...(isSame ? report : { requests: {}, note: '', replaced: {} }),
    ...rest,
    id: data.id || (report?.id ?? 0) + 1,
    comparedTo: improving ? report?.id : undefined,
    progress: progress as TabReport['progress'],
    sections,
    phase: 'judging',
  };
  return stopped(unfinished, failure as Failure | undefined);
}
