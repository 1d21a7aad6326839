import type { AnalysisEvent, WorksheetEvent } from '../../domain/events.ts';
import type { Language } from '../../domain/language.ts';
import type { Opened } from '../../domain/open-file.ts';
import type { Plan } from '../../domain/plan.ts';
import type { ArrivedSections } from '../../domain/report.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import type { WorksheetFile } from '../../domain/worksheet.ts';
import type { Failure } from './source.ts';

/** Source of a report that was not written in this tab. `resaved`: a PDF that another program has written since. */
export type Origin = 'file' | 'link' | 'saved' | 'resaved';

interface TabEntry {
  /** Unique in this tab's history. */
  id: number;
  /** The parts that could not be read when the file was opened. */
  leftOut?: Opened['leftOut'];
  /** `undefined` for what was written in this tab. */
  origin?: Origin | undefined;
}

/** A worksheet of this tab. */
export interface WorksheetEntry extends TabEntry {
  file: WorksheetFile;
}

/** A report of this tab and the requests about it. */
export interface ReportEntry extends TabEntry {
  file: ReportFile;
  /** The earlier report that this one improves on. */
  comparedTo?: ReportFile | undefined;
  planning?: EntryRequest<Partial<Plan>> | undefined;
  /** Just written in this tab, and no plan has been asked for. */
  planDue?: boolean | undefined;
  stability?: EntryRequest<undefined> | undefined;
  /** The same idea written in the other language, or rated again. */
  rewrite?: EntryRequest<Writing> | undefined;
}

export type Entry = ReportEntry | WorksheetEntry;

export function isReport(entry: Entry): entry is ReportEntry {
  return entry.file.format === 'crisol-report';
}

/** The requests about a report. */
export type RequestKind = 'planning' | 'stability' | 'rewrite';

/** A request about a report. It is removed once its answer has been added to the report. */
type EntryRequest<Arrived> =
  | { status: 'asking'; arrived: Arrived }
  | { status: 'failed'; arrived: Arrived; failure: Failure };

/** A report that is being written. */
export interface Writing {
  /** The finished report gets the same id. */
  id: number;
  idea: string;
  language: Language;
  /** Results of experiments, when an idea is rated again with them. */
  results?: string | undefined;
  /** The earlier report that the new one will be compared with. */
  baseline?: ReportEntry | undefined;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** Position in the queue, while waiting. */
  place?: number | undefined;
  /** The service that writes; known once it has started, like its model. */
  service?: string;
  model?: string;
  sections: ArrivedSections;
}

/** A report being written, after another event. */
export function advance(writing: Writing, event: Exclude<AnalysisEvent, Final | { type: 'error' }>): Writing {
  switch (event.type) {
    case 'queued':
      return { ...writing, place: event.place };
    case 'started':
      return { ...writing, place: undefined, service: event.service, model: event.model };
    case 'section':
      return { ...writing, sections: { ...writing.sections, [event.field]: event.value } };
  }
}

/** The event that holds the report, or, from a host without a model, the worksheet. */
type Final = Extract<AnalysisEvent, { type: 'report' }> | WorksheetEvent;

/** What was written, once it is finished. An idea that was rated again keeps the plan, results and evidence of its report. */
export function finished({ id, idea, results, baseline }: Writing, event: Final): Entry {
  if (event.type === 'worksheet') {
    const { worksheet, meta } = event;
    return { id, file: { format: 'crisol-worksheet', version: 1, idea, worksheet, meta } };
  }
  const { report, meta } = event;
  const file: ReportFile = { format: 'crisol-report', version: 1, idea, report, meta };
  if (results !== undefined) {
    if (baseline?.file.plan) file.plan = baseline.file.plan;
    if (baseline?.file.results) file.results = baseline.file.results;
    if (baseline?.file.evidence) file.evidence = baseline.file.evidence;
  }
  return { id, file, comparedTo: baseline?.file };
}
