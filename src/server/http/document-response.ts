import type { FailureEvent } from '../../domain/events.ts';
import { type AppContext, headersFor, jsonResponse } from './context.ts';
import type { Job } from './job.ts';
import { languageFor, Problem, problemResponse } from './problem.ts';

/** Default `Retry-After`, if neither the service nor the queue gives one. */
const RETRY_SECONDS = 10;

/** Waits for the end: the terminal event without its type as the document, or a problem. */
export async function documentResponse(c: AppContext, job: Job): Promise<Response> {
  const { signal } = c.req.raw;
  if (signal.aborted) job.stop();
  else signal.addEventListener('abort', job.stop);
  let last: { type: string } | undefined;
  for await (const event of job.events) last = event;
  signal.removeEventListener('abort', job.stop);
  const problem = problemIn(last, job);
  if (problem) {
    return problemResponse(problem, languageFor(c), c.get('dependencies').service, headersFor(c));
  }
  const { type: _, ...document } = last as { type: string };
  return jsonResponse(c, document);
}

function problemIn(last: { type: string } | undefined, { retryAfter }: Job): Problem | undefined {
  if (last === undefined || last.type === 'queued') return new Problem('cancelled');
  if (last.type !== 'error') return undefined;
  const { code, message } = last as FailureEvent;
  const isBusy = code === 'busy' || code === 'service_busy';
  return new Problem(code, {
    detail: message,
    ...(isBusy && { retryAfter: Math.max(1, retryAfter ?? RETRY_SECONDS) }),
  });
}
