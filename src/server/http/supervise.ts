import type { ErrorCode } from '../../domain/errors.ts';
import type { Language } from '../../domain/idea.ts';
import type { AnalysisObserver } from '../../model/analyze.ts';
import { failure } from '../../model/failure-event.ts';
import type { Turn } from '../limits/admission.ts';
import type { Kind } from '../metrics.ts';
import type { Dependencies } from './dependencies.ts';

/** An admitted request, and what it runs once it is its turn. */
interface Task {
  kind: Kind;
  language: Language;
  requestId: string;
  turn: Turn;
  /** Ends with exactly one terminal event. */
  events(signal: AbortSignal, observer: AnalysisObserver): AsyncGenerator<{ type: string }>;
}

/** How long after the analysis's own time limit a task that did not end is stopped. */
const GRACE_MS = 5_000;

/** A running task. */
export interface Supervised {
  events: AsyncGenerator<{ type: string }>;
  /** The reader has left, or must go: stops the model, frees the slot. */
  stop(): void;
  /** Aborted by `stop`, and when the task has outlived every limit. */
  stopped: AbortSignal;
  /** Seconds that the service which failed asked to wait, if it did. */
  retryAfter(): number | undefined;
}

/**
 * Waits for the task's turn, runs it, frees its slot in any case, and logs the outcome's code, times and counts: never
 * idea or answer text.
 */
export function supervise(task: Task, { service, analysis, metrics, log }: Dependencies): Supervised {
  const { kind, language, turn } = task;
  const controller = new AbortController();
  const record = { sections: 0, completions: 0, started: 0, firstSection: undefined as number | undefined };
  const arrived = performance.now();
  const by = { service: service.name as string, prompt: 0, cached: 0, completion: 0 };
  let deadline: NodeJS.Timeout | undefined;
  let retryAfter: number | undefined;
  let requestLog: Dependencies['log'] | undefined;

  const stop = () => {
    controller.abort();
    turn.release();
  };
  const observer: AnalysisObserver = {
    failed(err) {
      retryAfter = err.retryAfter;
      // A visitor who leaves is no fault of the service.
      if (err.code === 'cancelled') requestLog?.debug('cancelled by the visitor');
      else requestLog?.warn({ err }, 'the service failed');
    },
    completing(missing) {
      record.completions += 1;
      metrics.completing(kind, by.service);
      requestLog?.debug({ missing: missing.length }, 'asking for what is missing');
    },
    answered(usage) {
      by.prompt += usage.prompt ?? 0;
      by.cached += usage.cached ?? 0;
      by.completion += usage.completion ?? 0;
      metrics.tokens(by.service, usage);
    },
  };

  async function* run(): AsyncGenerator<{ type: string }> {
    requestLog = log.child({ requestId: task.requestId, kind });
    let outcome: string = 'cancelled' satisfies ErrorCode;
    try {
      const places = turn.wait(controller.signal);
      let next = await places.next();
      for (; !next.done; next = await places.next())
        yield { type: 'queued', place: next.value } as { type: string };
      if (next.value) {
        outcome = next.value.code;
        metrics.rejected(next.value.reason);
        yield failure(next.value.code, language, service, next.value.retryAfter);
        return;
      }
      record.started = performance.now();
      deadline = setTimeout(stop, analysis.totalTimeoutMs + GRACE_MS);
      for await (const event of task.events(controller.signal, observer)) {
        if (event.type === 'section') {
          record.sections += 1;
          record.firstSection ??= performance.now() - record.started;
        } else if ('service' in event && typeof event.service === 'string') {
          by.service = event.service;
        }
        outcome = outcomeOf(event) ?? outcome;
        yield event;
      }
    } catch (err) {
      // An unexpected error is reported to this visitor and affects no other request.
      requestLog.error({ err }, 'unexpected error');
      outcome = 'service_error';
      yield failure('service_error', language, service);
    } finally {
      clearTimeout(deadline);
      turn.release();
      finish(outcome);
    }
  }

  function finish(outcome: string): void {
    const ended = performance.now();
    const started = record.started || ended;
    const { firstSection, sections, completions } = record;
    if (record.started > 0) {
      metrics.ended({
        kind,
        service: by.service,
        outcome,
        seconds: (ended - started) / 1000,
        secondsToFirstSection: firstSection === undefined ? undefined : firstSection / 1000,
      });
    }
    requestLog?.info(
      {
        outcome,
        service: by.service,
        queuedMs: Math.round(started - arrived),
        ms: Math.round(ended - started),
        ...(firstSection === undefined ? {} : { firstSectionMs: Math.round(firstSection) }),
        sections,
        ...(completions > 0 ? { completions } : {}),
        ...(by.prompt + by.completion > 0
          ? { promptTokens: by.prompt, completionTokens: by.completion }
          : {}),
        ...(by.cached > 0 ? { cachedTokens: by.cached } : {}),
      },
      'ended',
    );
  }

  return { events: run(), stop, stopped: controller.signal, retryAfter: () => retryAfter };
}

/** Types of events that may come before the terminal one. */
const PROGRESS_TYPES: ReadonlySet<string> = new Set(['queued', 'started', 'section', 'search', 'source']);

function outcomeOf(event: { type: string; code?: unknown }): string | undefined {
  if (event.type === 'error') return String(event.code);
  return PROGRESS_TYPES.has(event.type) ? undefined : 'done';
}
