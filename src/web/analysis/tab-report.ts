import type { Evidence } from '../../domain/evidence.ts';
import type { Language } from '../../domain/language.ts';
import type { Opened, WholeFile } from '../../domain/open-file.ts';
import type { ArrivedSections, Report } from '../../domain/report.ts';
import type { ReportFile, ShortReportFile } from '../../domain/report-file.ts';
import type { Failure } from './source.ts';

/** Source of a report that was not written in this tab. `resaved`: a PDF that another program has saved again. */
export type Origin = 'file' | 'link' | 'saved' | 'resaved';

/**
 * `judging`: the first step is being written. `answering`: the second. `whole`: all has arrived. `stopped`: the writing
 * ended early; the report has what had arrived.
 */
export type Phase = 'judging' | 'answering' | 'whole' | 'stopped';

/** The kinds of request about a report, besides its own writing. */
export type RequestKind = 'reply' | 'rating' | 'stability';

/** A running or failed request about a report. Removed once its result is part of the report. */
export interface ReportRequest {
  /** Why it failed; `undefined` while it runs. */
  failure?: Failure | undefined;
  /** Of a reply, and of a rating with a note: the note as sent. */
  note?: string | undefined;
  /** What has arrived of a reply. */
  text?: string | undefined;
}

/** The parts of a report that a reply or a further rating may replace. */
export type ReplacedPart = 'headline' | 'sums' | 'score';
export type ReplacedParts = Partial<
  Pick<Report, 'headline' | 'decision' | 'sums' | 'score' | 'scoreBreakdown'>
>;

/** What is known of a report while it is written. */
export interface Progress {
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** Position in the queue, while waiting. */
  place?: number | undefined;
  /** When a busy service is tried again, in milliseconds since the epoch. */
  retryAt?: number | undefined;
  /** Unknown until writing starts. */
  service?: string;
  model?: string;
  /** The rubric of this version of the page. The first load does not have its texts. */
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
  /** The report from whose page this one was requested. Shown again if this one is cancelled, or fails at once. */
  from?: number | undefined;
  /** The earlier report that this one is compared with. */
  comparedTo?: number | undefined;
  progress?: Progress | undefined;
  /** The arrived sections, until there is a file. */
  sections: ArrivedSections;
  /** The blocks of the answer that have arrived, until `sections` has the answer. */
  answerBlocks?: readonly string[] | undefined;
  /** The searches and sources so far, and the citations of the arrived blocks. */
  evidence?: Evidence | undefined;
  /** Absent until the first step is whole and the writing has ended. While step 2 is asked again, it is the earlier file. */
  file?: WholeFile | ShortReportFile | undefined;
  /** Why the writing ended early. Unknown after the visitor left or cancelled. */
  failure?: Failure | undefined;
  requests: Readonly<Partial<Record<RequestKind, ReportRequest>>>;
  /** The text in the field below the answer. */
  note: string;
  /** What `report.file` had before a reply or a further rating replaced it, or after that was undone. */
  replaced: ReplacedParts;
  /** When the reply was written with which the idea was last scored again. */
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

/** Whether the report has the file of a report or worksheet, which can be kept, printed and compared. */
export function isWhole(report: TabReport): report is WithFile<WholeFile> {
  return report.file !== undefined && !('short' in report.file);
}
