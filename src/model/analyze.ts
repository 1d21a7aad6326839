import type { AnswerService, AnswerTask } from '../domain/answer-service.ts';
import { computedOf } from '../domain/compute-sums.ts';
import type { AnalysisEvent, RatingEvent, ReplyEvent } from '../domain/events.ts';
import type { Language } from '../domain/language.ts';
import type { ReplyRequest } from '../domain/reply.ts';
import type { Judgement, Rating } from '../domain/report.ts';
import { type Axis, scoreFromRatings } from '../domain/rubric.ts';
import { AnalysisSteps } from './analysis-steps.ts';
import { CheckedText } from './checked-text.ts';
import { failureEvent } from './error-event.ts';
import type { Format } from './formats/format.ts';
import { ratingFormats } from './formats/rating.ts';
import { replyFormat } from './formats/reply.ts';
import type { CitationCheck, WebReader } from './web-reader.ts';
import { type AnalyzeOptions, awaitDocument, writeDocument } from './write-document.ts';

export type { AnalysisObserver, AnalyzeOptions } from './write-document.ts';

interface AnalysisOptions extends AnalyzeOptions {
  /** The first step of an earlier analysis; only the second step is then requested. */
  judgement?: Judgement | undefined;
  web?: WebReader | undefined;
}

/**
 * Analyzes one idea in two steps: the judgement, blind to the web, and then the answer with its record. Yields `started`,
 * the report's sections as the service completes them, what was found on the web, then exactly one terminal event. If only
 * the second step fails, that event is a `report` with `meta.unfinished`. Never throws. Ending the iteration early, or
 * aborting `options.signal`, closes the requests.
 * @param idea within the lengths of `ideaLengthProblem`, checked by the caller
 */
export async function* analyze(
  idea: string,
  language: Language,
  service: AnswerService,
  { judgement, web, ...options }: AnalysisOptions = {},
): AsyncGenerator<AnalysisEvent> {
  try {
    yield* new AnalysisSteps(ideaAndResults(idea, language, options), service, options, web).events(
      judgement,
    );
  } catch (error) {
    yield failureEvent(error, language, service, options);
  }
}

/** Replies to a note below an answer. Without `check` the citation marks of the reply are removed. */
export async function* reply(
  { note, citations = [], replies = [], ...request }: ReplyRequest,
  service: AnswerService,
  { check, ...options }: AnalyzeOptions & { check?: CitationCheck } = {},
): AsyncGenerator<ReplyEvent> {
  const text = new CheckedText('reply', check);
  const date = new Date().toISOString();
  const task: AnswerTask = { kind: 'reply', ...request, citations, replies, results: note, date };
  try {
    for await (const event of writeDocument(replyFormat, task, service, options)) {
      if (event.type === 'document') {
        const { document, meta } = event;
        const { sums } = document;
        yield {
          type: 'reply',
          ...document,
          reply: text.text ?? document.reply,
          ...(sums && { computed: computedOf(sums) }),
          meta,
        };
      } else yield (event.type === 'section' ? text.section(event) : event) as ReplyEvent;
    }
  } catch (error) {
    yield failureEvent(error, request.language, service, options);
  }
}

interface RatingOptions extends AnalyzeOptions {
  /** The axes that the results may move. All others keep the levels of `judgement`. */
  concerns?: readonly Axis[] | undefined;
  judgement?: Judgement | undefined;
}

/**
 * Rates only the axes, from a random first axis, to show how stable a score is, or what a person's results change. The
 * model sees no earlier rating. Yields one event, `rating` or `error`.
 */
export async function* rate(
  idea: string,
  language: Language,
  service: AnswerService,
  { concerns, judgement, ...options }: RatingOptions = {},
): AsyncGenerator<RatingEvent> {
  const format = ratingFormats[Math.floor(Math.random() * ratingFormats.length)] as Format<Rating>;
  const task: AnswerTask = { kind: 'rating', ...ideaAndResults(idea, language, options) };
  try {
    const { document: rating } = await awaitDocument(format, task, service, options);
    yield { type: 'rating', ...withKeptLevels(rating, judgement, concerns) };
  } catch (error) {
    yield failureEvent(error, language, service, options);
  }
}

function withKeptLevels(
  rating: Rating,
  judgement: Judgement | undefined,
  concerns: readonly Axis[] | undefined,
): Rating {
  const { scoreBreakdown: earlier, verdict = 'judged' } = judgement ?? {};
  if (!earlier || !concerns) return rating;
  const scoreBreakdown = rating.scoreBreakdown.map((each, index) =>
    concerns.includes(each.axis) ? each : (earlier[index] ?? each),
  );
  return { scoreBreakdown, verdict, score: scoreFromRatings(scoreBreakdown, verdict) };
}

function ideaAndResults(idea: string, language: Language, { results }: AnalyzeOptions) {
  return { idea, language, ...(results?.trim() ? { results } : {}) };
}
