import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { ErrorCode, RefusalReason } from './errors.ts';
import type { Citation, Evidence, SearchOutcome, Source } from './evidence.ts';
import type { Language } from './language.ts';
import type { ReadingResponse } from './reading.ts';
import type { Reply } from './reply.ts';
import type { Meta, Rating, Report, ReportSections } from './report.ts';
import type { Computed } from './sums.ts';
import type { Worksheet, WorksheetMeta } from './worksheet.ts';

type SectionOf<Sections> = {
  [Field in keyof Sections]-?: { type: 'section'; field: Field; value: NonNullable<Sections[Field]> };
}[keyof Sections];

/** A text arrives in blocks such as `answer.0`, each with the citations of its marks, and then whole as `answer`. */
type TextBlock<Name extends string> = {
  type: 'section';
  field: `${Name}.${number}`;
  value: string;
  citations?: Citation[];
};

export type ReportSection = SectionOf<ReportSections> | TextBlock<'answer'>;
export type ReplySection = SectionOf<Reply> | TextBlock<'reply'>;

/** The place in the queue, the pause until a busy service is tried again, or the service that answers. */
type ProgressEvent =
  | { type: 'queued'; place: number }
  | WaitingEvent
  | { type: 'started'; service: string; model: string; language: Language };

export type WaitingEvent = { type: 'waiting'; seconds: number };

/** The last event of a stream that failed. `message` is an error message for people, in the request's language. */
export type FailureEvent = {
  type: 'error';
  code: ErrorCode;
  message: string;
  retryable: boolean;
  /** Seconds, if this server or the service named a time to wait. */
  retryAfter?: number;
  /** Why this server refused the request. Absent if a service failed. */
  reason?: RefusalReason;
  /** What the operator should do, in the request's language. Present only if nobody else can reach this server. */
  operatorMessage?: string;
};

/** The events of a stream, in order: any `queued`, `waiting`, `started`, any `Event`, then exactly one terminal event. */
type StreamEvent<Event> = ProgressEvent | Event | FailureEvent;

/** The outcome of one web search, or one source. These events come between the sections. */
export type SearchEvent = ({ type: 'search' } & SearchOutcome) | ({ type: 'source' } & Source);

/**
 * Ends with `report` or `error`. A `section` is final: the report has the same value. `computed` has the results of the
 * report's sums.
 */
export type AnalysisEvent = StreamEvent<
  | ReportSection
  | SearchEvent
  | { type: 'report'; report: Report; computed?: Computed; evidence?: Evidence; meta: Meta }
>;

/** The response of a server without a model: the only event after any `queued`. */
export type WorksheetEvent = { type: 'worksheet'; worksheet: Worksheet; meta: WorksheetMeta };

export type ReplyEvent = StreamEvent<
  ReplySection | ({ type: 'reply'; computed?: Computed; meta: Meta } & Reply)
>;

/** A rating has no sections. */
export type RatingEvent = StreamEvent<{ type: 'rating' } & Rating>;

/** One reading of a text of a call, sent without a stream. */
export type ReadingEvent = ({ type: 'reading' } & ReadingResponse) | FailureEvent;

export type WorkEvent = AnalysisEvent | WorksheetEvent | ReplyEvent | RatingEvent | ReadingEvent;

/** Types of the events before the terminal event. */
const PROGRESS_TYPES: ReadonlySet<string> = new Set([
  'queued',
  'waiting',
  'started',
  'section',
  'search',
  'source',
]);

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

const STREAMED_TYPES = new Set([...PROGRESS_TYPES, 'report', 'worksheet', 'reply', 'error']);

/**
 * Decodes the events of a response body, whose chunks may have any size. Ignores unknown event names, so that a newer
 * server may send more. Ends with the stream; a stream without a terminal event has failed.
 * @throws SyntaxError if an event's data is not JSON
 */
export async function* decodeEvents<Event extends { type: string }>(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Event> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const { event, data } = value;
      if (event && STREAMED_TYPES.has(event)) yield { type: event, ...JSON.parse(data) };
    }
  } finally {
    // Closing the connection stops the model.
    await reader.cancel().catch(() => undefined);
  }
}
