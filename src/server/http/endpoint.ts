import type { ZodMiniType } from 'zod/mini';
import type { AnswerService } from '../../domain/answer-service.ts';
import { codePointLength, ideaLengthProblem, type Language, RESULTS_MAX_LENGTH } from '../../domain/idea.ts';
import type { AnalyzeOptions } from '../../model/analyze.ts';
import type { Kind } from '../metrics.ts';
import { type AppContext, clientOf, type Handler } from './context.ts';
import { documentResponse } from './document-response.ts';
import { eventStream, wantsEventStream } from './event-stream.ts';
import { Job } from './job.ts';
import { Problem, rejectionProblem } from './problem.ts';
import { rateLimitHeaders } from './rate-limit.ts';

/** What every request that runs a model holds. */
interface IdeaRequest {
  idea: string;
  language: Language;
  results?: string | undefined;
}

/** A `POST` endpoint that runs a model for one idea and counts as one analysis. */
interface Endpoint<Body extends IdeaRequest> {
  /** Name in logs and metrics. */
  kind: Kind;
  schema: ZodMiniType<Body>;
  /** Does the work. Ends with exactly one terminal event: `error`, or one whose other fields are the document. */
  events(body: Body, service: AnswerService, options: AnalyzeOptions): AsyncGenerator<{ type: string }>;
  /** One client's requests with equal groups, sent together, count as one analysis. */
  group?(body: Body): readonly [Language, string];
  /** The document alone is offered, never a stream. */
  documentOnly?: boolean;
}

/** Checks a request, gives it a turn, and answers with a stream or a document, as its `Accept` header asks. */
export function endpoint<Body extends IdeaRequest>({
  kind,
  schema,
  events,
  group,
  documentOnly,
}: Endpoint<Body>): Handler {
  return async (c) => {
    const body = readRequest(c.get('body'), schema);
    const { language, results } = body;
    const turn = await admit(c, group?.(body));
    const job = new Job(c, {
      kind,
      language,
      results,
      turn,
      events: (service, options) => events(body, service, options),
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
function readRequest<Body extends IdeaRequest>(body: unknown, schema: ZodMiniType<Body>): Body {
  const { success, data, error } = schema.safeParse(body);
  if (!success) {
    const field = error.issues[0]?.path.join('.');
    throw new Problem('invalid_fields', field ? { field } : {});
  }
  const request = { ...data, ...(data.results && { results: data.results.trim() }) };
  const lengthProblem = ideaLengthProblem(request.idea);
  if (lengthProblem) throw new Problem(lengthProblem, { field: 'idea' });
  if (codePointLength(request.results ?? '') > RESULTS_MAX_LENGTH) {
    throw new Problem('results_too_long', { field: 'results' });
  }
  return request;
}

/**
 * Asks for a turn for this client.
 * @param group requests of this client that share a group count as one
 * @throws Problem
 */
async function admit(c: AppContext, group: readonly string[] | undefined) {
  const { admission, dayKey, settings } = c.get('dependencies');
  const client = await clientOf(c);
  const turn = await admission.enter(client, group && (await dayKey.hash(client, ...group)));
  if ('code' in turn) throw rejectionProblem(turn);
  c.set('rateLimit', rateLimitHeaders(settings.limits, turn.quotas));
  return turn;
}
