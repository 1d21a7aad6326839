import type { ZodMiniType } from 'zod/mini';
import type { WorkEvent } from '../../domain/events.ts';
import { codePointLength, ideaLengthProblem, RESULTS_MAX_LENGTH } from '../../domain/idea.ts';
import type { Language } from '../../domain/language.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';
import type { AnalyzeOptions } from '../../model/analyze.ts';
import type { Work } from '../../model/work.ts';
import type { Group } from '../limits/rate-limits.ts';
import { rateLimitHeaders } from '../limits/rate-limits.ts';
import { type AppContext, clientOf, type Handler, headersFor, jsonResponse } from './context.ts';
import { eventStream, wantsEventStream } from './event-stream.ts';
import { Job } from './job.ts';
import { languageFor, Problem, problemResponse } from './problem.ts';

/** Default `Retry-After` of a busy service or queue. */
const RETRY_SECONDS = 10;

/** The fields that requests have in common. `idea` has limits of its own; `results` is trimmed. */
interface Request {
  language: Language;
  idea?: string;
  results?: string | undefined;
}

/** A `POST` endpoint for one idea or text that counts as one analysis. */
interface Endpoint<Body extends Request> {
  kind: Work['kind'];
  schema: ZodMiniType<Body>;
  /** Ends with exactly one terminal event: `error`, or an event whose fields besides the type are the document. */
  events(body: Body, options: AnalyzeOptions): AsyncGenerator<WorkEvent>;
  /** How a request counts together with others of the same client, language and idea. */
  group?(body: Body, settings: SiteSettings): Group['of'] | undefined;
  /** Counts against the daily ceiling and the places alone, not against the rates of a client. */
  isUnrated?: boolean;
  /** Offers no stream. */
  documentOnly?: boolean;
}

/** Checks the request, applies the limits, and answers with a stream or a document, as the `Accept` header asks. */
export function endpoint<Body extends Request>({
  kind,
  schema,
  events,
  group,
  isUnrated,
  documentOnly,
}: Endpoint<Body>): Handler {
  return async (c) => {
    const body = readRequest(c.get('body'), schema);
    const { language, results } = body;
    const { admission, dayKey, settings } = c.get('dependencies');
    const client = await clientOf(c);
    const of = group?.(body, settings);
    const together = of && { of, key: await dayKey.hash(client, language, body.idea ?? '') };
    const turn = await admission.enter(client, together, isUnrated);
    if (!isUnrated) c.set('rateLimit', rateLimitHeaders(settings.limits, turn.quotas));
    const job = new Job(c, {
      kind,
      language,
      results,
      turn,
      events: (options) => events(body, options),
    });
    return !documentOnly && wantsEventStream(c.req.header('accept'))
      ? eventStream(c, job)
      : documentResponse(c, job);
  };
}

/**
 * @returns the request, with `results` trimmed
 * @throws Problem
 */
function readRequest<Body extends Request>(body: unknown, schema: ZodMiniType<Body>): Body {
  const { success, data, error } = schema.safeParse(body);
  if (!success) {
    const field = error.issues[0]?.path.join('.');
    throw new Problem('invalid_fields', field ? { field } : {});
  }
  const request = { ...data, ...(data.results && { results: data.results.trim() }) };
  const lengthProblem = request.idea === undefined ? undefined : ideaLengthProblem(request.idea);
  if (lengthProblem) throw new Problem(lengthProblem, { field: 'idea' });
  if (codePointLength(request.results ?? '') > RESULTS_MAX_LENGTH) {
    throw new Problem('results_too_long', { field: 'results' });
  }
  return request;
}

/** Waits for the terminal event, and answers with its document or with a problem. */
async function documentResponse(c: AppContext, job: Job): Promise<Response> {
  job.stopWith(c.req.raw.signal);
  let last: WorkEvent | undefined;
  for await (const event of job.events) last = event;
  if (!last) throw new Error('a job ended without a terminal event');
  if (last.type !== 'error') {
    const { type: _, ...document } = last;
    return jsonResponse(c, document);
  }
  const { code, message } = last;
  const isBusy = code === 'busy' || code === 'service_busy';
  const problem = new Problem(code, {
    detail: message,
    ...(isBusy && { retryAfter: Math.max(1, job.retryAfter ?? RETRY_SECONDS) }),
  });
  return problemResponse(problem, languageFor(c), c.get('dependencies').service, headersFor(c));
}
