import type { Language } from '../../domain/language.ts';
import { loadFailure } from './load-failure.ts';
import type { Asked, Failure, LoadSource, PageFailureEvent, ReportSource } from './source.ts';

/** The last event of a request that failed. */
export interface RequestFailed {
  type: 'failed';
  failure: Failure;
}

/**
 * When the visitor leaves, Firefox and Safari abort requests before `pagehide`. A failure within this time after
 * `beforeunload`, in milliseconds, is the browser's.
 */
const LEAVE_LIMIT_MS = 10_000;
/** Delay of such a failure, in milliseconds, so that it does not flash up while the page closes. */
const LEAVE_PAUSE_MS = 1_000;

let leftAt = Number.NEGATIVE_INFINITY;
let running = 0;

function leave(): void {
  leftAt = performance.now();
}

/** Counts the running requests. The listener keeps the page out of Firefox's back/forward cache, so it
 * exists only while one runs. */
function count(change: 1 | -1): void {
  running += change;
  if (running > 0) globalThis.addEventListener?.('beforeunload', leave);
  else globalThis.removeEventListener?.('beforeunload', leave);
}

/**
 * Yields the events of one request to a source. If the request fails, or the page's own code cannot be fetched, the
 * last event is `failed`. Never throws, and yields nothing after `signal` is aborted.
 * @param language language of the request; the server writes its error messages in it
 */
export async function* ask<Event extends { type: string }>(
  load: LoadSource,
  language: Language,
  signal: AbortSignal,
  request: (source: ReportSource) => AsyncIterable<Event | PageFailureEvent>,
): AsyncGenerator<Exclude<Event, PageFailureEvent> | RequestFailed> {
  let asked: Asked | undefined;
  let failure: Failure | undefined;
  // Without these features every request would fail with a misleading error.
  if (!('any' in AbortSignal && 'canParse' in URL)) {
    return yield { type: 'failed', failure: { code: 'outdated_browser', retryable: false } };
  }
  count(1);
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
    count(-1);
  }
  if (failure && performance.now() - leftAt < LEAVE_LIMIT_MS) {
    await new Promise((resolve) => setTimeout(resolve, LEAVE_PAUSE_MS));
    failure = { code: 'interrupted', retryable: true, asked };
  }
  if (failure && !signal.aborted) yield { type: 'failed', failure };
}
