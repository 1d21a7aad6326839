import type { Advice, ArrivedAdvice } from '../../domain/advice.ts';
import type { Language } from '../../domain/language.ts';
import type { Opened } from '../../domain/open-file.ts';
import type { ArrivedSections } from '../../domain/report.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import type { WorksheetFile } from '../../domain/worksheet.ts';
import type { Failure } from './source.ts';

/** Source of a report that was not written in this tab. `resaved`: a PDF that another program has saved again. */
export type Origin = 'file' | 'link' | 'saved' | 'resaved';

interface TabEntry {
  /** Unique in this tab's history. */
  id: number;
  /** The parts that could not be read when the file was opened. */
  leftOut?: Opened['leftOut'];
  /** `undefined` for a report or worksheet that was written in this tab. */
  origin?: Origin | undefined;
}

/** A worksheet of this tab. */
export interface WorksheetEntry extends TabEntry {
  file: WorksheetFile;
}

/** A report of this tab and the requests about it. */
export interface ReportEntry extends TabEntry, WithAdviceRequest {
  file: ReportFile;
  /** The earlier report that this one improves on. */
  comparedTo?: ReportFile | undefined;
  /** Earlier or later advice on the same report, which can replace the file's advice. */
  otherAdvice?: OtherAdvice | undefined;
  stability?: EntryRequest<undefined> | undefined;
  /** The request for a report on the same idea in the other language, or with the person's results. */
  rewrite?: EntryRequest<Writing> | undefined;
}

export type Entry = ReportEntry | WorksheetEntry;

export function isReport(entry: Entry): entry is ReportEntry {
  return entry.file.format === 'crisol-report';
}

/** A finished or unfinished report, perhaps with a request for its advice. */
interface WithAdviceRequest {
  advising?: EntryRequest<ArrivedAdvice> | undefined;
}

export interface OtherAdvice {
  advice: Advice;
  /** Whether this advice is older than the advice in the file. */
  isEarlier: boolean;
}

/** The kinds of request about a report. */
export type RequestKind = 'advising' | 'stability' | 'rewrite';

/** A request about a report. Removed once its result has been added to the report. */
type EntryRequest<Arrived> =
  | { status: 'asking'; arrived: Arrived }
  | { status: 'failed'; arrived: Arrived; failure: Failure };

/** A report that is being written. */
export interface Writing extends WithAdviceRequest {
  /** The finished report gets the same id. */
  id: number;
  idea: string;
  language: Language;
  /** The person's results, if the idea is rated again with them. */
  results?: string | undefined;
  /** The earlier report that the new one will be compared with. */
  baseline?: ReportEntry | undefined;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** Position in the queue, while waiting. */
  place?: number | undefined;
  /** The service that writes the report. Like `model`, unknown until writing starts. */
  service?: string;
  model?: string;
  sections: ArrivedSections;
  /** Advice that is complete before the report. */
  advice?: Advice | undefined;
}
