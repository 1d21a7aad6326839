import type { Language } from '../../domain/language.ts';
import { loadFailure } from './load-failure.ts';
import type { AskedService, Failure, LoadSource, PageFailureEvent, ReportSource } from './source.ts';

/** The last event of a request that failed. */
export interface RequestFailed {
  type: 'failed';
  failure: Failure;
}

/**
 * When the visitor leaves, Firefox and Safari abort requests before `pagehide`. A failure at most this many milliseconds
 * after `beforeunload` counts as such an abort.
 */
const LEAVE_LIMIT_MS = 10_000;
/** Delay before the page shows such an abort, in milliseconds, so that no error flashes while the page closes. */
const LEAVE_PAUSE_MS = 1_000;

let leftAt = Number.NEGATIVE_INFINITY;
let runningRequests = 0;

function noteLeaving(): void {
  leftAt = performance.now();
}

/**
 * Counts the running requests. The listener keeps the page out of Firefox's back/forward cache, so it is registered only
 * while a request runs.
 */
function countRequests(change: 1 | -1): void {
  runningRequests += change;
  if (runningRequests > 0) globalThis.addEventListener?.('beforeunload', noteLeaving);
  else globalThis.removeEventListener?.('beforeunload', noteLeaving);
}

/**
 * Yields the events of one request to a source. If the request fails, or the page's own code cannot be fetched, the
 * last event is `failed`. Never throws, and yields nothing after `signal` is aborted.
 * @param language language of the request and of the server's error messages
 */
export async function* ask<Event extends { type: string }>(
  load: LoadSource,
  language: Language,
  signal: AbortSignal,
  request: (source: ReportSource) => AsyncIterable<Event | PageFailureEvent>,
): AsyncGenerator<Exclude<Event, PageFailureEvent> | RequestFailed> {
  let asked: AskedService | undefined;
  let failure: Failure | undefined;
  // Without these features every request would fail with a misleading error.
  if (!('any' in AbortSignal && 'canParse' in URL)) {
    return yield { type: 'failed', failure: { code: 'outdated_browser', retryable: false } };
  }
  countRequests(1);
  try {
    const source = await load();
    asked = source.asked;
    for await (const event of request(source)) {
      if (signal.aborted) return;
      if (event.type === 'error') {
        const { type: _, ...rest } = event as PageFailureEvent;
        failure = { ...rest, messageLanguage: language, asked };
        break;
      }
      yield event as Exclude<Event, PageFailureEvent>;
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    failure = asked
      ? { code: undefined, ...(message && { message }), retryable: true, asked }
      : loadFailure(error);
  } finally {
    countRequests(-1);
  }
  if (failure && performance.now() - leftAt < LEAVE_LIMIT_MS) {
    await new Promise((resolve) => setTimeout(resolve, LEAVE_PAUSE_MS));
    failure = { code: 'interrupted', retryable: true, asked };
  }
  if (failure && !signal.aborted) yield { type: 'failed', failure };
}
