import { createParser } from 'eventsource-parser';
import type { Advice, AdvicePart } from './advice.ts';
import type { ErrorCode } from './errors.ts';
import type { SearchOutcome, Source } from './evidence.ts';
import type { Language } from './language.ts';
import type { OldEvidence as Evidence } from './old-evidence.ts';
import type { ReadingResponse } from './reading.ts';
import type { Meta, Rating, Report, ReportSections } from './report.ts';
import type { EconomicsResults } from './unit-economics.ts';
import type { Worksheet, WorksheetMeta } from './worksheet.ts';

type SectionOf<Sections> = {
  [Field in keyof Sections]-?: { type: 'section'; field: Field; value: NonNullable<Sections[Field]> };
}[keyof Sections];

type ReportSection = SectionOf<ReportSections>;
/** The parts arrive one by one as `parts.0`, `parts.1` …, then all of them as `parts`. */
type AdviceSection = SectionOf<Advice> | { type: 'section'; field: `parts.${number}`; value: AdvicePart };

/** The place in the queue, or the service that answers. */
type ProgressEvent =
  | { type: 'queued'; place: number }
  | { type: 'started'; service: string; model: string; language: Language };

/** The last event of a stream that failed. `message` is an error message for people, in the request's language. */
export type FailureEvent = {
  type: 'error';
  code: ErrorCode;
  message: string;
  retryable: boolean;
  /** Seconds. Only if the page sends the request directly to a service. The server sends the header `Retry-After` instead. */
  retryAfter?: number;
};

/** The events of a stream, in order: any `queued`, `started`, any `Event`, then exactly one terminal event. */
type StreamEvent<Event> = ProgressEvent | Event | FailureEvent;

/** Ends with `report` or `error`. A `section` is final: the report has the same value. */
export type AnalysisEvent = StreamEvent<ReportSection | { type: 'report'; report: Report; meta: Meta }>;

/** The response of a server without a model: the only event after any `queued`. */
export type WorksheetEvent = { type: 'worksheet'; worksheet: Worksheet; meta: WorksheetMeta };

/** `results` is computed from the advice's quantities; absent without quantities. */
export type AdviceEvent = StreamEvent<
  AdviceSection | { type: 'advice'; advice: Advice; results?: EconomicsResults; meta: Meta }
>;

/** A rating has no sections. */
export type RatingEvent = StreamEvent<{ type: 'rating' } & Rating>;

/** Evidence from the web: each search and source once found, then `started` if there are sources, then the checked findings. */
export type EvidenceEvent = StreamEvent<
  | ({ type: 'search' } & SearchOutcome)
  | ({ type: 'source' } & Source)
  | { type: 'evidence'; evidence: Evidence; meta: Meta }
>;

/** The searches that a model proposes; no stream. */
export type SearchesEvent = { type: 'searches'; queries: string[] } | FailureEvent;

/** One reading of a text of a call; no stream. */
export type ReadingEvent = ({ type: 'reading' } & ReadingResponse) | FailureEvent;

/** The events of any kind of work. */
export type WorkEvent =
  | AnalysisEvent
  | WorksheetEvent
  | AdviceEvent
  | RatingEvent
  | SearchesEvent
  | EvidenceEvent
  | ReadingEvent;

/** Types of the events before the terminal event. */
const PROGRESS_TYPES: ReadonlySet<string> = new Set(['queued', 'started', 'section', 'search', 'source']);

/** Whether the event ends its stream: `error`, or the event that carries the document. */
export function isTerminal(event: { type: string }): boolean {
  return !PROGRESS_TYPES.has(event.type);
}

/** The event as a server-sent event: its type as the event name, its other fields as JSON data. */
export function encodeEvent<Event extends { type: string }>({ type, ...data }: Event): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A comment that keeps proxies and clients from timing out while a model reasons. */
export const KEEP_ALIVE = ': keep-alive\n\n';
/** The API promises a keep-alive at least every 10 s. */
export const KEEP_ALIVE_MS = 8_000;

const STREAMED_TYPES = new Set([...PROGRESS_TYPES, 'report', 'worksheet', 'advice', 'evidence', 'error']);

/**
 * Decodes events from a response body, in chunks of any size. Ignores unknown event names, so that a newer server may send
 * more. Ends with the stream; a stream without a terminal event has failed.
 * @throws SyntaxError if an event's data is not JSON
 */
export async function* decodeEvents<Event extends { type: string }>(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Event> {
  const ready: Event[] = [];
  const parser = createParser({
    onEvent({ event, data }) {
      if (event && STREAMED_TYPES.has(event)) ready.push({ type: event, ...JSON.parse(data) });
    },
  });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(value);
      yield* ready.splice(0);
    }
  } finally {
    // Closing the connection stops the model.
    await reader.cancel().catch(() => undefined);
  }
}
