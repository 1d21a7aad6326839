import type { Language } from '../../domain/idea.ts';
import { OutdatedPageError } from '../ui/lazy-part.ts';
import type { Asked, Failure, PageFailureEvent, ReportSource } from './source.ts';

/** Loads the code of the report source on demand. */
export type LoadSource = () => Promise<ReportSource>;

/** The last event of a request that failed. */
export interface RequestFailed {
  type: 'failed';
  failure: Failure;
}

/**
 * How long a failure waits after `beforeunload`, in milliseconds. Firefox and Safari abort requests between
 * `beforeunload` and `pagehide`: a failure then is no failure, unless the visitor stays.
 */
const LEAVE_LIMIT_MS = 10_000;

let leaving: Promise<void> | undefined;
let running = 0;

function leave(): void {
  leaving = new Promise((resolve) => setTimeout(resolve, LEAVE_LIMIT_MS));
}

/** While nothing runs there is no listener: it would keep the page out of Firefox's back/forward cache. */
function count(change: 1 | -1): void {
  running += change;
  if (running > 0) globalThis.addEventListener?.('beforeunload', leave);
  else globalThis.removeEventListener?.('beforeunload', leave);
}

/**
 * One request to a source: its events, then `failed` where it failed, also where the page's own code could not be
 * fetched. Never throws, and yields nothing after `signal` is aborted.
 * @param language of the request, in which the server writes its sentences
 */
export async function* ask<Event extends { type: string }>(
  load: LoadSource,
  language: Language,
  signal: AbortSignal,
  request: (source: ReportSource) => AsyncIterable<Event | PageFailureEvent>,
): AsyncGenerator<Exclude<Event, PageFailureEvent> | RequestFailed> {
  let asked: Asked | undefined;
  let failure: Failure | undefined;
  // Without these every request would end in an error that names something else.
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
    failure = asked ? { code: undefined, retryable: true, asked } : unloadable(error);
  } finally {
    count(-1);
  }
  await leaving;
  if (failure && !signal.aborted) yield { type: 'failed', failure };
}

/** The page's own code could not be fetched. */
export function unloadable(error: unknown): Failure {
  return error instanceof OutdatedPageError
    ? { code: 'new_version', retryable: false }
    : { code: 'site_unreachable', retryable: true };
}
