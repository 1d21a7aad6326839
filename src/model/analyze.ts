import type { RatedAxis } from '../domain/advice.ts';
import type { AnswerService, AnswerTask } from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';
import type {
  AdviceEvent,
  AnalysisEvent,
  FailureEvent,
  RatingEvent,
  WaitingEvent,
} from '../domain/events.ts';
import type { Language } from '../domain/language.ts';
import type { Criterion, ProposedReading } from '../domain/reading.ts';
import type { Meta, Rating } from '../domain/report.ts';
import { resultsOf } from '../domain/unit-economics.ts';
import { failureEvent } from './error-event.ts';
import { adviceFormat } from './formats/advice.ts';
import type { Format } from './formats/format.ts';
import { ratingFormats } from './formats/rating.ts';
import { readingFormat } from './formats/reading.ts';
import { reportFormat } from './formats/report.ts';
import { type AnalyzeOptions, awaitDocument, type WritingEvent, writeDocument } from './write-document.ts';

export type { AnalysisObserver, AnalyzeOptions } from './write-document.ts';

/**
 * Analyzes one idea. Yields `started`, the report's sections as the service completes them, then exactly one terminal
 * event, `report` or `error`. Never throws. Ending the iteration early, or aborting `options.signal`, closes the
 * request to the service.
 * @param idea within the lengths of `ideaLengthProblem`, checked by the caller
 */
export function analyze(
  idea: string,
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions = {},
): AsyncGenerator<AnalysisEvent> {
  return eventsOf(
    reportFormat,
    { kind: 'report', ...ideaAndResults(idea, language, options) },
    (report, meta) => ({ type: 'report', report, meta }),
    service,
    options,
  );
}

/**
 * Writes the advice: whether the idea is good, and what to do. Yields the events of `analyze`, with `advice` in the place of
 * `report`.
 * @param rating the rating that the idea has received
 */
export function advise(
  idea: string,
  language: Language,
  rating: readonly RatedAxis[] | undefined,
  service: AnswerService,
  options: AnalyzeOptions = {},
): AsyncGenerator<AdviceEvent> {
  const date = new Date().toISOString();
  return eventsOf(
    adviceFormat,
    { kind: 'advice', rating, date, ...ideaAndResults(idea, language, options) },
    (advice, meta, isCut) => ({
      type: 'advice',
      advice: isCut ? { ...advice, isCut } : advice,
      ...(advice.sums && { results: resultsOf(advice.sums) }),
      meta,
    }),
    service,
    options,
  );
}

/** The events of `writeDocument`, with the terminal event that `terminalEvent` makes of the document. */
async function* eventsOf<Document, Event>(
  format: Format<Document>,
  task: AnswerTask,
  terminalEvent: (document: Document, meta: Meta, isCut: boolean) => Event,
  service: AnswerService,
  options: AnalyzeOptions,
): AsyncGenerator<
  Event | Extract<WritingEvent<Document>, { type: 'started' }> | WaitingEvent | FailureEvent
> {
  try {
    for await (const event of writeDocument(format, task, service, options)) {
      if (event.type === 'document') yield terminalEvent(event.document, event.meta, event.isCut);
      else if (event.type === 'section') yield event as Event;
      else yield event;
    }
  } catch (error) {
    yield failureEvent(error, task.language, service, options);
  }
}

/**
 * Rates only the axes, in a random order, to show how stable a score is. The model sees no earlier rating. Yields one event,
 * `rating` or `error`.
 */
export async function* rate(
  idea: string,
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions = {},
): AsyncGenerator<RatingEvent> {
  const format = ratingFormats[Math.floor(Math.random() * ratingFormats.length)] as Format<Rating>;
  const task: AnswerTask = { kind: 'rating', ...ideaAndResults(idea, language, options) };
  try {
    yield { type: 'rating', ...(await awaitDocument(format, task, service, options)) };
  } catch (error) {
    yield failureEvent(error, language, service, options);
  }
}

/**
 * Rates one text by criteria. The model sees no other rating. `checkReading` in `src/call/` checks its quotations afterwards.
 * @param order the criteria's names in the order of the prompt; by default the order of the table
 * @throws AnalysisError
 */
export async function readByCriteria(
  text: string,
  criteria: readonly Criterion[],
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions & { order?: readonly string[] } = {},
): Promise<{ reading: ProposedReading; meta: Meta }> {
  const task: AnswerTask = { kind: 'reading', idea: text, language };
  for await (const event of writeDocument(readingFormat(criteria, options.order), task, service, options)) {
    if (event.type !== 'document') continue;
    // The rubric's version belongs to reports only.
    const { rubric: _, ...meta } = event.meta;
    return { reading: event.document, meta };
  }
  throw new AnalysisError('empty_response', { service });
}

function ideaAndResults(idea: string, language: Language, { results }: AnalyzeOptions) {
  return { idea, language, ...(results?.trim() ? { results } : {}) };
}
