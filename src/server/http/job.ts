import type { Logger } from 'pino';
import { NO_MODEL } from '../../domain/answer-service.ts';
import { AnalysisError, type ErrorCode } from '../../domain/errors.ts';
import { isTerminal, type WorkEvent } from '../../domain/events.ts';
import type { AnalysisObserver, AnalyzeOptions } from '../../model/analyze.ts';
import { operatorMessage } from '../../model/error-messages.ts';
import type { Work } from '../../model/work.ts';
import type { Admitted } from '../limits/admission.ts';
import type { AppContext, Dependencies } from './context.ts';
import { failureOf } from './failure.ts';

type AdmittedWork = Work & { admitted: Admitted };

/** The job is stopped this long after the analysis's time limit, e.g. because its client does not read. */
const GRACE_MS = 5_000;

/**
 * Runs an admitted request: waits in the queue, yields the events, always frees the slot, and logs the outcome, times and
 * counts, never the text of an idea or an answer.
 */
export class Job {
  /** Can be iterated once. */
  readonly events: AsyncGenerator<WorkEvent>;
  readonly #context: AppContext;
  readonly #work: AdmittedWork;
  readonly #dependencies: Dependencies;
  readonly #log: Logger;
  readonly #controller = new AbortController();
  readonly #arrived = performance.now();
  #started: number | undefined;
  #firstSection: number | undefined;
  #outcome: string = 'cancelled' satisfies ErrorCode;
  #service: string;
  readonly #counts = { sections: 0, completions: 0, promptTokens: 0, cachedTokens: 0, completionTokens: 0 };

  constructor(c: AppContext, work: AdmittedWork) {
    this.#context = c;
    this.#work = work;
    this.#dependencies = c.get('dependencies');
    this.#service = this.#dependencies.service?.name ?? NO_MODEL;
    this.#log = this.#dependencies.log.child({ requestId: c.get('requestId'), kind: work.kind });
    this.events = this.#run();
  }

  /** Aborted by `stop`, and when the job exceeds its time limit. */
  get stopped(): AbortSignal {
    return this.#controller.signal;
  }

  /** Stops the model and frees the slot. */
  readonly stop = (): void => {
    this.#controller.abort();
    this.#work.admitted.release();
  };

  stopWith(signal: AbortSignal): void {
    if (signal.aborted) this.stop();
    else signal.addEventListener('abort', this.stop);
  }

  async *#run(): AsyncGenerator<WorkEvent> {
    const { language, admitted, events } = this.#work;
    const { analysis } = this.#dependencies;
    let limit: NodeJS.Timeout | undefined;
    try {
      for await (const place of admitted.wait(this.stopped)) yield { type: 'queued', place };
      this.#started = performance.now();
      limit = setTimeout(this.stop, analysis.totalTimeoutMs + GRACE_MS);
      for await (const event of events(this.#options())) {
        this.#note(event);
        yield event;
      }
    } catch (error) {
      const failure = failureOf(this.#context, error, language);
      this.#outcome = failure.code;
      yield failure;
    } finally {
      clearTimeout(limit);
      this.#work.admitted.release();
      this.#logEnd();
    }
  }

  #options(): AnalyzeOptions {
    const { metrics, analysis, isLocal } = this.#dependencies;
    const counts = this.#counts;
    const observer: AnalysisObserver = {
      failed: (err) => {
        const { code, service, isDailyLimit, isOutOfMemory } = err;
        // `cancelled`: the visitor disconnected; the service did not fail.
        if (code === 'cancelled') return;
        // Logged, because only the operator can act on the hint.
        const facts = { service: service?.name, label: service?.label, isDailyLimit, isOutOfMemory };
        this.#log.warn({ err, hint: operatorMessage(code, 'en', facts) }, 'the service failed');
      },
      searchFailed: (err) => {
        const service = err instanceof AnalysisError ? err.service?.name : undefined;
        this.#log.warn({ err, service }, 'a web search failed');
      },
      completing: () => {
        counts.completions += 1;
        metrics.completions.inc({ kind: this.#work.kind, service: this.#service });
      },
      answered: ({ prompt = 0, cached = 0, completion = 0 }) => {
        counts.promptTokens += prompt;
        counts.cachedTokens += cached;
        counts.completionTokens += completion;
        metrics.tokens.inc({ service: this.#service, direction: 'prompt' }, prompt);
        metrics.tokens.inc({ service: this.#service, direction: 'completion' }, completion);
      },
    };
    return { ...analysis, signal: this.stopped, observer, isForOperator: isLocal };
  }

  #note(event: WorkEvent): void {
    if (event.type === 'section') {
      this.#counts.sections += 1;
      this.#firstSection ??= performance.now();
    }
    if (event.type === 'started') this.#service = event.service;
    if (isTerminal(event)) this.#outcome = event.type === 'error' ? event.code : 'done';
  }

  #logEnd(): void {
    const { metrics } = this.#dependencies;
    const labels = { kind: this.#work.kind, service: this.#service };
    const ended = performance.now();
    const started = this.#started ?? ended;
    const firstSectionMs = this.#firstSection === undefined ? undefined : this.#firstSection - started;
    if (this.#started !== undefined) {
      metrics.analyses.inc({ ...labels, outcome: this.#outcome });
      metrics.total.observe(labels, (ended - started) / 1000);
      if (firstSectionMs !== undefined) metrics.firstSection.observe(labels, firstSectionMs / 1000);
    }
    const { sections, ...modelCounts } = this.#counts;
    this.#log.info(
      {
        outcome: this.#outcome,
        service: this.#service,
        queuedMs: Math.round(started - this.#arrived),
        ms: Math.round(ended - started),
        ...(firstSectionMs !== undefined && { firstSectionMs: Math.round(firstSectionMs) }),
        sections,
        ...Object.fromEntries(Object.entries(modelCounts).filter(([, count]) => count > 0)),
      },
      'ended',
    );
  }
}
