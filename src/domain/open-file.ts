import * as z from 'zod/mini';
import {
  adviceSchema,
  answerFromAdvice,
  answerFromPlan,
  experimentResultsSchema,
  joinedResults,
  planSchema,
  withCitations,
} from './older-files.ts';
import {
  type ReportFile,
  reportFileSchema,
  type ShortReportFile,
  shortReportFileSchema,
} from './report-file.ts';
import { scoreFromRatings } from './rubric.ts';
import { fromOlderWorksheet, type WorksheetFile, worksheetFileSchema } from './worksheet.ts';

/** The documents that a file, a link, a tab or the list of saved reports may contain in full. */
export type WholeFile = ReportFile | WorksheetFile;
type OpenableFile = WholeFile | ShortReportFile;

/** Why a file cannot be opened. `newer`: a newer version of Crisol wrote the file. */
export type OpenProblem = 'not_a_report' | 'newer' | 'damaged';

export interface Unopened<Problem = OpenProblem> {
  ok: false;
  problem: Problem;
  /** For `damaged`: the path of the invalid part, e.g. `meta.generatedAt`. */
  at?: string;
}

export interface Opened<File = OpenableFile> {
  ok: true;
  file: File;
  /** The paths of the invalid optional parts, without indexes of lists, e.g. `plan`, `report.verdict`. */
  leftOut: readonly string[];
}

/** The newest version that can be opened of each format, by the field `format`. */
const VERSIONS = new Map<unknown, number>([
  ['crisol-report', 1],
  ['crisol-worksheet', 1],
]);

/**
 * Validates untrusted JSON of a whole or a short document. Ignores unknown fields. Leaves out invalid optional parts and
 * names them in `leftOut`.
 */
export function openFile(value: unknown): Opened | Unopened {
  const { format, version, ...rest } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const newest = VERSIONS.get(format);
  if (newest === undefined) return { ok: false, problem: 'not_a_report' };
  if (typeof version === 'number' && version > newest) return { ok: false, problem: 'newer' };
  const file = { format, version, ...rest };
  if (format === 'crisol-worksheet') return check(fromOlderWorksheet(file), worksheetFileSchema);
  return withComputedScore(rest.short === true ? openShort(file) : openReport(file));
}

/** Like `openFile`, for storage that never contains a short document. */
export function openWholeFile(value: unknown): Opened<WholeFile> | Unopened {
  const opened = openFile(value);
  if (!opened.ok) return opened;
  const { file, leftOut } = opened;
  return 'short' in file ? { ok: false, problem: 'damaged', at: 'short' } : { ok: true, file, leftOut };
}

/**
 * Computes the score from the levels, so that no file shows a score that contradicts its levels. Keeps the file's score if
 * its verdict is unknown, because a verdict of a later version may cap the score.
 */
function withComputedScore(
  opened: Opened<ReportFile | ShortReportFile> | Unopened,
): Opened<ReportFile | ShortReportFile> | Unopened {
  if (!opened.ok || opened.leftOut.includes('report.verdict')) return opened;
  const { report } = opened.file;
  if (report.scoreBreakdown) report.score = scoreFromRatings(report.scoreBreakdown, report.verdict);
  return opened;
}

/** Opens a short file of any version. */
function openShort({ advice, ...value }: Record<string, unknown>): Opened<ShortReportFile> | Unopened {
  const opened = check(value, shortReportFileSchema);
  const { data } = z.pick(adviceSchema, { headline: true }).safeParse(advice);
  if (opened.ok && data) opened.file.report.headline ??= data.headline;
  return opened;
}

/**
 * Opens a report file of any version. Advice and plans become the answer, findings become citations, and notes on
 * experiments join the other results.
 */
function openReport({ advice, plan, ...saved }: Record<string, unknown>): Opened<ReportFile> | Unopened {
  const opened = check({ ...saved, evidence: withCitations(saved.evidence) }, reportFileSchema);
  if (!opened.ok) return opened;
  const { file } = opened;
  const { language } = file.meta;
  const leftOut = [...opened.leftOut];
  /** Opens a part that only older files have. */
  const openPart = <Part>(name: string, part: unknown, schema: z.ZodMiniType<Part>): Part | undefined => {
    if (part === undefined || part === null) return undefined;
    const result = check(part, schema);
    leftOut.push(...(result.ok ? result.leftOut.map((path) => `${name}.${path}`) : [name]));
    return result.ok ? result.file : undefined;
  };
  const oldAdvice = openPart('advice', advice, adviceSchema);
  const oldPlan = openPart('plan', plan, planSchema);
  const results = saved.results as { experiments?: unknown; question?: unknown } | undefined;
  const notes = openPart('results.experiments', results?.experiments, experimentResultsSchema) ?? [];
  const question = typeof results?.question === 'string' ? results.question : '';
  const text = joinedResults([question, file.results?.text ?? ''], notes, oldPlan, language);
  if (text !== '') file.results = { text };
  if (file.report.answer === undefined) {
    Object.assign(
      file.report,
      oldAdvice ? answerFromAdvice(oldAdvice, language) : oldPlan && answerFromPlan(oldPlan, language),
    );
  }
  return { ok: true, file, leftOut };
}

type Path = readonly PropertyKey[];

function check<File>(value: unknown, schema: z.ZodMiniType<File>): Opened<File> | Unopened {
  const leftOut = new Set<string>();
  // Each iteration removes at least one part.
  for (let rest = value; ; ) {
    const { data, error } = schema.safeParse(rest);
    if (!error) return { ok: true, file: wellFormed(data), leftOut: [...leftOut] };
    for (const { path } of error.issues) {
      const part = optionalPart(schema, rest, path);
      if (!part) return { ok: false, problem: 'damaged', at: path.join('.') };
      leftOut.add(part.filter((key) => typeof key === 'string').join('.'));
      rest = without(rest, part);
    }
  }
}

/** The smallest part of a document that contains `path` and that the document may lack. */
function optionalPart(schema: z.ZodMiniType, value: unknown, path: Path): Path | undefined {
  return path
    .map((_, index) => path.slice(0, path.length - index))
    .find((part) => {
      const issues = schema.safeParse(without(value, part)).error?.issues ?? [];
      return !issues.some(({ path: invalid }) => invalid.every((key, index) => key === part[index]));
    });
}

/** A copy without the part at `path`, if the value has one. */
function without(value: unknown, [key, ...rest]: Path): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<PropertyKey, unknown>;
  if (rest.length > 0) copy[key] = without(copy[key], rest);
  else delete copy[key];
  return copy;
}

/** Replaces lone surrogates, because `encodeURIComponent` throws on them. */
export function wellFormed<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? part.replace(/\p{Surrogate}/gu, '\u{fffd}') : part,
  );
}
