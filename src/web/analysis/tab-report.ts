import type { Evidence } from '../../domain/evidence.ts';
import type { Language } from '../../domain/language.ts';
import type { Opened, WholeFile } from '../../domain/open-file.ts';
import type { ArrivedSections, Report } from '../../domain/report.ts';
import type { ReportFile, ShortReportFile } from '../../domain/report-file.ts';
import type { Failure } from './source.ts';

/** Source of a report that was not written in this tab. `resaved`: a PDF that another program has saved again. */
export type Origin = 'file' | 'link' | 'saved' | 'resaved';

/**
 * `judging`: the first step is being written. `answering`: the second step is being written. `whole`: everything has
 * arrived. `stopped`: the writing ended early; the report keeps the parts that had arrived.
 */
export type Phase = 'judging' | 'answering' | 'whole' | 'stopped';

/** The kinds of request about a report, besides its own writing. */
export type RequestKind = 'reply' | 'rating' | 'stability';

/** A running or failed request about a report. Removed once its result is part of the report. */
export interface ReportRequest {
  /** Why it failed; `undefined` while it runs. */
  failure?: Failure | undefined;
  /** For a reply: the note as typed. */
  note?: string | undefined;
  /** The part of a reply that has arrived. */
  text?: string | undefined;
}

/** The parts of a report that a reply or a further rating may replace. */
export type ReplacedPart = 'headline' | 'sums' | 'score';
export type ReplacedParts = Partial<
  Pick<Report, 'headline' | 'decision' | 'sums' | 'score' | 'scoreBreakdown'>
>;

/** The progress of a report while it is written. */
export interface Progress {
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** Position in the queue, while waiting. */
  place?: number | undefined;
  /** When a busy service is tried again, in milliseconds since the epoch. */
  retryAt?: number | undefined;
  /** `service` and `model` are unknown until writing starts. */
  service?: string;
  model?: string;
  /** Version of the page's rubric. Stored here, because the first load does not contain the rubric. */
  rubric?: number;
}

/** A report or worksheet of this tab, finished or not, with the requests about it. */
export interface TabReport {
  /** Unique in this tab's history. Later reports have higher ids. */
  id: number;
  phase: Phase;
  idea: string;
  language: Language;
  /** What the person had found out when they asked for this report. */
  results?: string | undefined;
  /** Id of the report from whose page this one was requested. Shown again if this one is cancelled or fails at once. */
  from?: number | undefined;
  /** Id of the earlier report that this one is compared with. */
  comparedTo?: number | undefined;
  progress?: Progress | undefined;
  /** The sections that have arrived; empty once the whole report has arrived. */
  sections: ArrivedSections;
  /** The blocks of the answer that have arrived, until `sections` has the answer. */
  answerBlocks?: readonly string[] | undefined;
  /** The searches and sources so far, and the citations of the arrived blocks. */
  evidence?: Evidence | undefined;
  /** Absent until the first step is whole and the writing has ended. The earlier file while step 2 is written again. */
  file?: WholeFile | ShortReportFile | undefined;
  /** Why the writing ended early; `undefined` after the visitor left or cancelled. */
  failure?: Failure | undefined;
  requests: Readonly<Partial<Record<RequestKind, ReportRequest>>>;
  /** The text in the field below the answer. */
  note: string;
  /** Other versions of the parts that a reply or a rating replaced: the earlier ones, or after an undo the new ones. */
  replaced: ReplacedParts;
  /** Time (`at`) of the thread's entry with which the idea was last scored again. */
  scoredWith?: string | undefined;
  /** `undefined` for a report that was written in this tab. */
  origin?: Origin | undefined;
  /** The parts that could not be read when the file was opened. */
  leftOut?: Opened['leftOut'] | undefined;
}

/** A report with a file of one kind. */
export type WithFile<File> = Omit<TabReport, 'file'> & { file: File };

export function isWriting({ phase }: TabReport): boolean {
  return phase === 'judging' || phase === 'answering';
}

/** Whether a model wrote the report, and its file is whole. */
export function isReport(report: TabReport): report is WithFile<ReportFile> {
  return isWhole(report) && report.file.format === 'crisol-report';
}

/** Whether the report has a whole file, which can be saved and printed, not only a short form. */
export function isWhole(report: TabReport): report is WithFile<WholeFile> {
  return report.file !== undefined && !('short' in report.file);
}
