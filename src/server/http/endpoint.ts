import { type EndpointName, endpointOf, type RequestOf } from '../../domain/endpoints.ts';
import type { WorkEvent } from '../../domain/events.ts';
import { codePointLength, ideaLengthProblem, RESULTS_MAX_LENGTH } from '../../domain/idea.ts';
import type { Language } from '../../domain/language.ts';
import { NOTE_MAX_LENGTH } from '../../domain/reply.ts';
import type { AnalyzeOptions } from '../../model/analyze.ts';
import type { Work } from '../../model/work.ts';
import { type AppContext, clientOf, type Handler, headersFor, jsonResponse } from './context.ts';
import { eventStream, wantsEventStream } from './event-stream.ts';
import { languageFor } from './failure.ts';
import { Job } from './job.ts';
import { Problem, problemResponse } from './problem.ts';

/** Default `Retry-After` if the service is busy. */
const RETRY_SECONDS = 10;

/**
 * Checks the request, applies the limits, and answers with a stream or a document, depending on the `Accept` header.
 * @param kind decides how much the request takes from the limits (`PRICES`)
 * @param events ends with exactly one terminal event: `error`, or an event whose fields, without the type, are the document
 */
export function endpoint<Name extends EndpointName>(
  name: Name,
  kind: Work['kind'],
  events: (body: RequestOf<Name>, options: AnalyzeOptions) => AsyncGenerator<WorkEvent>,
): Handler {
  const { isDocument } = endpointOf(name);
  return async (c) => {
    const body = readRequest(c.get('body'), name);
    const { language } = body as CommonFields;
    const admitted = await c.get('dependencies').admission.enter(await clientOf(c), kind);
    const job = new Job(c, { kind, language, admitted, events: (options) => events(body, options) });
    return !isDocument && wantsEventStream(c.req.header('accept'))
      ? eventStream(c, job)
      : documentResponse(c, job);
  };
}

interface CommonFields {
  language: Language;
  idea?: string;
  results?: string | undefined;
  note?: string;
}

/** @throws Problem */
function readRequest<Name extends EndpointName>(body: unknown, name: Name): RequestOf<Name> {
  const { success, data, error } = endpointOf(name).request.safeParse(body);
  if (!success) {
    const field = error.issues[0]?.path.join('.');
    throw new Problem('invalid_fields', field ? { field } : {});
  }
  const { idea, results = '', note = '' } = data as CommonFields;
  const lengthProblem = idea === undefined ? undefined : ideaLengthProblem(idea);
  if (lengthProblem) throw new Problem(lengthProblem, { field: 'idea' });
  if (codePointLength(results.trim()) > RESULTS_MAX_LENGTH) {
    throw new Problem('results_too_long', { field: 'results' });
  }
  if (codePointLength(note) > NOTE_MAX_LENGTH) throw new Problem('note_too_long', { field: 'note' });
  return data as RequestOf<Name>;
}

/** Waits for the terminal event, then answers with its document or with a problem. */
async function documentResponse(c: AppContext, job: Job): Promise<Response> {
  job.stopWith(c.req.raw.signal);
  let last: WorkEvent | undefined;
  for await (const event of job.events) last = event;
  if (!last) throw new Error('a job ended without a terminal event');
  if (last.type !== 'error') {
    const { type: _, ...document } = last;
    return jsonResponse(c, document);
  }
  const failure =
    last.code === 'service_busy' ? { ...last, retryAfter: last.retryAfter ?? RETRY_SECONDS } : last;
  return problemResponse(failure, { language: languageFor(c), headers: headersFor(c) });
}
