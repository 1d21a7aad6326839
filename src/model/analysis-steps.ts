import type { AnswerService, AnswerTask } from '../domain/answer-service.ts';
import { computedOf } from '../domain/compute-sums.ts';
import { AnalysisError, type ErrorCode } from '../domain/errors.ts';
import type { AnalysisEvent } from '../domain/events.ts';
import type { Evidence } from '../domain/evidence.ts';
import { type Answer, answerSchema, type Judgement, type Meta, type Report } from '../domain/report.ts';
import { BackgroundEvents } from './background-events.ts';
import { CheckedText } from './checked-text.ts';
import type { Deadline } from './deadline.ts';
import { fitAnswer } from './fit-context.ts';
import { nested } from './formats/format.ts';
import { judgementFormat } from './formats/judgement.ts';
import type { ReadSection } from './json/document-values.ts';
import type { FoundOnWeb, WebReader, WebSearch } from './web-reader.ts';
import { type AnalyzeOptions, newDeadline, type WritingEvent, writeDocument } from './write-document.ts';
import { otherLanguage } from './written-language.ts';

/** The answer waits for searches for at most this long after the judgement. */
const SEARCH_WAIT_MS = 8_000;

type Step<Document> = Extract<WritingEvent<Document>, { type: 'document' }>;

type Idea = Pick<AnswerTask, 'idea' | 'language' | 'results'>;

export class AnalysisSteps {
  readonly #idea: Idea;
  readonly #service: AnswerService;
  readonly #options: AnalyzeOptions;
  readonly #web: WebReader | undefined;
  readonly #deadline: Deadline;
  /** The last `started` event, as text. */
  #started = '';

  constructor(idea: Idea, service: AnswerService, options: AnalyzeOptions, web?: WebReader) {
    this.#idea = idea;
    this.#service = service;
    this.#options = options;
    this.#web = web;
    this.#deadline = newDeadline(options);
  }

  /** Yields every event except a final `error`. @throws AnalysisError if the first step fails or the caller aborts */
  async *events(judged?: Judgement): AsyncGenerator<AnalysisEvent> {
    const { idea, language } = this.#idea;
    const signal = this.#deadline.signal;
    const search = this.#web?.start(idea, language, this.#service, { ...this.#options, signal });
    const background = search && new BackgroundEvents(search.events);
    try {
      const judging = this.#judgement(judged, search);
      const { document: judgement, meta } = yield* background ? background.beside(judging) : judging;
      if ((judgement.verdict ?? 'judged') !== 'judged') {
        yield { type: 'report', report: judgement, meta: this.#meta(judgement, meta, meta ?? {}) };
        return;
      }
      if (background) yield* background.rest(SEARCH_WAIT_MS);
      search?.stop();
      yield* this.#answer(judgement, meta, search?.found());
    } finally {
      search?.stop();
      this.#deadline.close();
    }
  }

  async *#judgement(
    judged: Judgement | undefined,
    search: WebSearch | undefined,
  ): AsyncGenerator<AnalysisEvent, { document: Judgement; meta?: Meta }> {
    if (judged) return { document: judged };
    await search?.ready;
    const task: AnswerTask = { kind: 'judgement', ...this.#idea };
    const events = writeDocument(judgementFormat, task, this.#service, this.#options, this.#deadline);
    return yield* this.#step(events, (section) => section);
  }

  /** Runs the second step. After a failure other than `cancelled`, the report has the fields that arrived. */
  async *#answer(
    judgement: Judgement,
    judged: Meta | undefined,
    found: FoundOnWeb | undefined,
  ): AsyncGenerator<AnalysisEvent> {
    const { idea } = this.#idea;
    const sources = found?.excerpts ?? [];
    const check = sources.length > 0 ? this.#web?.checker(found?.sources ?? [], idea) : undefined;
    const text = new CheckedText('answer', check);
    const arrived = new Map<string, unknown>();
    let meta: Meta | undefined;
    let unfinished: ErrorCode | undefined;
    try {
      const written = yield* this.#answerEvents({ judgement, sources }, text, arrived);
      ({ meta, unfinished } = written);
    } catch (error) {
      if (!(error instanceof AnalysisError) || error.code === 'cancelled') throw error;
      this.#options.observer?.failed?.(error);
      unfinished = error.code;
    }
    // All fields of the second step are optional.
    const fields = answerSchema.safeParse(nested(arrived)).data;
    const answer = { ...fields, ...(text.text !== undefined && { answer: text.text }) };
    const report: Report = {
      ...answer,
      ...judgement,
      strategicAnalysis: { ...answer.strategicAnalysis, ...judgement.strategicAnalysis },
    };
    yield {
      type: 'report',
      report,
      ...(report.sums && { computed: computedOf(report.sums) }),
      ...(found && { evidence: evidenceOf(found, text) }),
      meta: this.#meta(report, judged ?? meta, {
        leftOut: (judged?.leftOut ?? 0) + (meta?.leftOut ?? 0),
        unfinished,
      }),
    };
  }

  /** Requests the second step. Requests it again without sources if the service finds the prompt too long. */
  async *#answerEvents(
    data: Pick<Extract<AnswerTask, { kind: 'answer' }>, 'judgement' | 'sources'>,
    text: CheckedText,
    arrived: Map<string, unknown>,
  ): AsyncGenerator<AnalysisEvent, Step<Answer>> {
    const whole = { kind: 'answer', ...this.#idea, ...data, date: new Date().toISOString() } as const;
    const contextTokens = await this.#service.contextTokens?.(this.#deadline.signal);
    const fitting = fitAnswer(whole, contextTokens, this.#options.maxTokens);
    if (!fitting) throw new AnalysisError('context_too_small', { service: this.#service });
    const { task, format, maxTokens, isShortened } = fitting;
    const options = { ...this.#options, maxTokens };
    const events = writeDocument(format, task, this.#service, options, this.#deadline);
    try {
      const written = yield* this.#step(events, (section) => {
        const checked = text.section(section);
        if (!/\.\d+$/.test(section.field)) arrived.set(checked.field, checked.value);
        return checked;
      });
      return isShortened ? { ...written, unfinished: 'context_too_small' } : written;
    } catch (error) {
      const isTooLong = error instanceof AnalysisError && error.code === 'context_too_small';
      const isRetried = isTooLong && task.sources.length > 0 && arrived.size === 0 && text.text === undefined;
      if (!isRetried) throw error;
    }
    return yield* this.#answerEvents({ ...data, sources: [] }, text, arrived);
  }

  async *#step<Document>(
    events: AsyncGenerator<WritingEvent<Document>>,
    show: (section: ReadSection) => object,
  ): AsyncGenerator<AnalysisEvent, Step<Document>> {
    for await (const event of events) {
      if (event.type === 'document') return event;
      if (event.type === 'section') yield show(event) as AnalysisEvent;
      else if (event.type !== 'started') yield event;
      else if (this.#started !== JSON.stringify(event)) {
        this.#started = JSON.stringify(event);
        yield event;
      }
    }
    throw new AnalysisError('empty_response', { service: this.#service });
  }

  #meta(
    report: Report,
    written: Meta | undefined,
    { leftOut, unfinished }: Pick<Meta, 'leftOut' | 'unfinished'>,
  ): Meta {
    const { language } = this.#idea;
    return {
      ...(written ?? {
        service: this.#service.name,
        model: this.#service.model ?? '',
        language,
        generatedAt: new Date().toISOString(),
      }),
      writtenIn: otherLanguage(report, language),
      leftOut: leftOut || undefined,
      unfinished,
    };
  }
}

function evidenceOf({ excerpts: _, ...read }: FoundOnWeb, { citations, dropped }: CheckedText): Evidence {
  return { ...read, citations, dropped };
}
