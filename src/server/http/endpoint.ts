import type { ZodMiniType } from 'zod/mini';
import type { AnswerService } from '../../domain/answer-service.ts';
import type { Language } from '../../domain/idea.ts';
import type { AnalyzeOptions } from '../../model/analyze.ts';
import type { Kind } from '../metrics.ts';
import { type AppContext, type Dependencies, headersFor, requestIdOf } from './dependencies.ts';
import { eventStream, wantsEventStream } from './event-stream.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import { type IdeaRequest, readRequest } from './read-request.ts';
import { admit, documentResponse, reject } from './respond.ts';
import { supervise } from './supervise.ts';

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
export function endpoint<Body extends IdeaRequest>(
  { kind, schema, events, group, documentOnly }: Endpoint<Body>,
  dependencies: Dependencies,
) {
  const { service, analysis } = dependencies;
  return async (c: AppContext): Promise<Response> => {
    const read = await readRequest(c, schema, dependencies);
    if ('problem' in read) return reject(c, read.problem, dependencies);
    const { body } = read;
    const { language, results } = body;
    const admitted = await admit(c, language, dependencies, group?.(body));
    if ('response' in admitted) return admitted.response;
    const supervised = supervise(
      {
        kind,
        language,
        requestId: requestIdOf(c),
        turn: admitted.turn,
        events: (signal, observer) => events(body, service, { ...analysis, signal, observer, results }),
      },
      dependencies,
    );
    const headers = {
      ...headersFor(c, dependencies),
      ...rateLimitHeaders(dependencies.settings.limits, admitted.turn.quotas),
    };
    return !documentOnly && wantsEventStream(c.req.header('accept'))
      ? eventStream(c, supervised, headers)
      : documentResponse(c, language, supervised, headers, dependencies);
  };
}
