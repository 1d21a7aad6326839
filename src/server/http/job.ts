import type { AnswerService } from '../../domain/answer-service.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import { type FailureEvent, isTerminal } from '../../domain/events.ts';
import type { Language } from '../../domain/idea.ts';
import type { AnalysisObserver, AnalyzeOptions } from '../../model/analyze.ts';
import { failure } from '../../model/failure-event.ts';
import type { Turn } from '../limits/admission.ts';
import type { Logger } from '../log.ts';
import type { Kind } from '../metrics.ts';
import type { AppContext, Dependencies } from './context.ts';

/** An admitted request. */
interface Request {
  kind: Kind;
  language: Language;
  /** What the person has found out since. */
  results?: string | undefined;
  turn: Turn;
  /** Ends with exactly one terminal event. */
  events(service: AnswerService, options: AnalyzeOptions): AsyncGenerator<{ type: string }>;
}

/** How long after the analysis's own time limit a job that has not ended is stopped. */
const GRACE_MS = 5_000;

/**
 * Runs an admitted request: waits for its turn, frees its place in any case, and logs the outcome's code, times and
 * counts, never the text of an idea or an answer.
 */
export class Job {
  /** Can be read once. */
  readonly events: AsyncGenerator<{ type: string }>;
  readonly #request: Request;
  readonly #dependencies: Dependencies;
  readonly #log: Logger;
  readonly #controller = new AbortController();
  readonly #arrived = performance.now();
  #started: number | undefined;
  #firstSection: number | undefined;
  #outcome: string = 'cancelled' satisfies ErrorCode;
  #service: string;
  #retryAfter: number | undefined;
  readonly #counts = { sections: 0, completions: 0, promptTokens: 0, cachedTokens: 0, completionTokens: 0 };

  constructor(c: AppContext, request: Request) {
    this.#request = request;
    this.#dependencies = c.get('dependencies');
    this.#service = this.#dependencies.service.name;
    this.#log = this.#dependencies.log.child({ requestId: c.get('requestId'), kind: request.kind });
    this.events = this.#run();
  }

  /** Seconds that the service which failed asked to wait, if it did. */
  get retryAfter(): number | undefined {
    return this.#retryAfter;
  }

  /** Aborted by `stop`, and when the job has outlived its time limit. */
  get stopped(): AbortSignal {
    return this.#controller.signal;
  }

  /** Stops the model and frees the place: nobody reads the events any more. */
  readonly stop = (): void => {
    this.#controller.abort();
    this.#request.turn.release();
  };

  async *#run(): AsyncGenerator<{ type: string }> {
    const { language, turn } = this.#request;
    const { service } = this.#dependencies;
    let deadline: NodeJS.Timeout | undefined;
    try {
      const rejected = yield* this.#queue();
      if (rejected) {
        yield rejected;
        return;
      }
      this.#started = performance.now();
      deadline = setTimeout(this.stop, this.#dependencies.analysis.totalTimeoutMs + GRACE_MS);
      for await (const event of this.#request.events(service, this.#options())) {
        this.#note(event);
        yield event;
      }
    } catch (err) {
      // An unexpected error is reported to this visitor and affects no other request.
      this.#log.error({ err }, 'unexpected error');
      this.#outcome = 'service_error';
      yield failure('service_error', language, service);
    } finally {
      clearTimeout(deadline);
      turn.release();
      this.#logEnd();
    }
  }

  /** Waits for the turn. @returns the failure of a job that does not get one */
  async *#queue(): AsyncGenerator<{ type: 'queued'; place: number }, FailureEvent | undefined> {
    const { language, turn } = this.#request;
    const places = turn.wait(this.stopped);
    let next = await places.next();
    for (; !next.done; next = await places.next()) yield { type: 'queued', place: next.value };
    if (next.value === undefined) return undefined;
    const { code, reason, retryAfter } = next.value;
    this.#outcome = code;
    this.#dependencies.metrics.rejected(reason);
    return failure(code, language, this.#dependencies.service, retryAfter);
  }

  #options(): AnalyzeOptions {
    const { metrics, analysis } = this.#dependencies;
    const counts = this.#counts;
    const observer: AnalysisObserver = {
      failed: (err) => {
        this.#retryAfter = err.retryAfter;
        // A visitor who leaves is no fault of the service.
        if (err.code === 'cancelled') this.#log.debug('cancelled by the visitor');
        else this.#log.warn({ err }, 'the service failed');
      },
      completing: (missing) => {
        counts.completions += 1;
        metrics.completing(this.#request.kind, this.#service);
        this.#log.debug({ missing: missing.length }, 'asking for what is missing');
      },
      answered: (usage) => {
        counts.promptTokens += usage.prompt ?? 0;
        counts.cachedTokens += usage.cached ?? 0;
        counts.completionTokens += usage.completion ?? 0;
        metrics.tokens(this.#service, usage);
      },
    };
    return { ...analysis, signal: this.stopped, observer, results: this.#request.results };
  }

  #note(event: { type: string; service?: unknown; code?: unknown }): void {
    if (event.type === 'section') {
      this.#counts.sections += 1;
      this.#firstSection ??= performance.now();
    }
    if (event.type === 'started') this.#service = String(event.service);
    if (isTerminal(event)) this.#outcome = event.type === 'error' ? String(event.code) : 'done';
  }

  #logEnd(): void {
    const [outcome, service, ended] = [this.#outcome, this.#service, performance.now()];
    const started = this.#started ?? ended;
    const firstSectionMs = this.#firstSection === undefined ? undefined : this.#firstSection - started;
    if (this.#started !== undefined) {
      this.#dependencies.metrics.ended({
        kind: this.#request.kind,
        service,
        outcome,
        seconds: (ended - started) / 1000,
        secondsToFirstSection: firstSectionMs === undefined ? undefined : firstSectionMs / 1000,
      });
    }
    const { sections, ...others } = this.#counts;
    this.#log.info(
      {
        outcome,
        service,
        queuedMs: Math.round(started - this.#arrived),
        ms: Math.round(ended - started),
        ...(firstSectionMs !== undefined && { firstSectionMs: Math.round(firstSectionMs) }),
        sections,
        ...Object.fromEntries(Object.entries(others).filter(([, count]) => count > 0)),
      },
      'ended',
    );
  }
}
