import type { AnalysisEvent, ReplySection, WorksheetEvent } from '../../domain/events.ts';
import type { Evidence, SearchServiceName } from '../../domain/evidence.ts';
import { ANSWER_SECTIONS, type ArrivedSections } from '../../domain/report.ts';
import { reportFile } from '../../domain/report-file.ts';
import { RUBRIC_VERSION } from '../../domain/rubric.ts';
import { isReport, type ReportRequest, type TabReport } from './tab-report.ts';
import { isJudged, withResults } from './unfinished-file.ts';

type Ongoing<Event> = Exclude<Event, { type: 'error' }>;

/** Applies an event to a report that is being written. @param search the search service of the analysis */
export function applyEvent(
  report: TabReport,
  event: Ongoing<AnalysisEvent> | WorksheetEvent,
  search: SearchServiceName | undefined,
): TabReport {
  const now = Date.now();
  const rubric = RUBRIC_VERSION;
  const progress = { startedAt: now, ...report.progress, rubric, place: undefined, retryAt: undefined };
  const { idea } = report;
  switch (event.type) {
    case 'queued':
      return { ...report, progress: { ...progress, place: event.place } };
    case 'waiting':
      return { ...report, progress: { ...progress, retryAt: now + event.seconds * 1000 } };
    case 'started':
      return { ...report, progress: { ...progress, service: event.service, model: event.model } };
    case 'section':
      return applySection({ ...report, progress }, event, search);
    case 'search':
    case 'source': {
      const { type, ...found } = event;
      const evidence = report.evidence ?? newEvidence(search);
      if (!evidence) return report;
      const list = type === 'search' ? 'searches' : 'sources';
      return { ...report, evidence: { ...evidence, [list]: [...evidence[list], found] } };
    }
    case 'worksheet': {
      const { worksheet, meta } = event;
      return finished(report, { format: 'crisol-worksheet', version: 1, idea, worksheet, meta });
    }
    case 'report':
      return finishedReport(report, event);
  }
}

function applySection(
  report: TabReport,
  event: Extract<AnalysisEvent, { type: 'section' }>,
  search: SearchServiceName | undefined,
): TabReport {
  const { field, value } = event;
  const isBlock = field.startsWith('answer.');
  const sections: ArrivedSections = isBlock ? report.sections : { ...report.sections, [field]: value };
  const answerBlocks = isBlock ? [...(report.answerBlocks ?? []), value as string] : report.answerBlocks;
  const isAnswering = isBlock || isJudged(sections) || Object.hasOwn(ANSWER_SECTIONS, field);
  const citations = 'citations' in event ? event.citations : undefined;
  const evidence = report.evidence ?? (citations && newEvidence(search));
  return {
    ...report,
    phase: isAnswering ? 'answering' : 'judging',
    sections,
    answerBlocks: sections.answer === undefined ? answerBlocks : undefined,
    evidence: evidence && { ...evidence, citations: [...evidence.citations, ...(citations ?? [])] },
  };
}

function newEvidence(search: SearchServiceName | undefined): Evidence | undefined {
  if (!search) return undefined;
  const searchedAt = new Date().toISOString();
  return { service: search, searchedAt, searches: [], sources: [], citations: [], dropped: 0 };
}

/** The report with its file. If only its second step was requested, the earlier file's ratings are kept. */
function finishedReport(
  report: TabReport,
  { report: written, meta, evidence }: Extract<AnalysisEvent, { type: 'report' }>,
): TabReport {
  const { idea, results } = report;
  const { ratings } = isReport(report) ? report.file : {};
  return finished(report, {
    ...reportFile(idea, written, meta),
    ...withResults(results),
    ...(ratings && { ratings }),
    ...(evidence && { evidence }),
  });
}

function finished(report: TabReport, file: NonNullable<TabReport['file']>): TabReport {
  return {
    ...report,
    phase: 'unfinished' in file.meta && file.meta.unfinished ? 'stopped' : 'whole',
    failure: undefined,
    file,
    sections: {},
    answerBlocks: undefined,
    evidence: undefined,
    progress: undefined,
  };
}

/** Adds an arrived part of a reply to its request. */
export function applyReplySection(request: ReportRequest, { field, value }: ReplySection): ReportRequest {
  if (!field.startsWith('reply')) return request;
  const text = value as string;
  return {
    ...request,
    text: field === 'reply' ? text : [request.text, text].filter(Boolean).join('\n\n'),
  };
}
