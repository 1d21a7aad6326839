import type { answerMcp } from '../../mcp/serve-http.ts';
import type { WorkRunner } from '../../model/work.ts';
import { type AppContext, clientOf, type Handler, headersFor } from '../http/context.ts';
import { failureOf } from '../http/failure.ts';
import { Job } from '../http/job.ts';
import { Problem } from '../http/problem.ts';
import type { Admitted } from '../limits/admission.ts';

/** `POST /mcp`: the tools of `src/mcp`, with the checks and limits of the other endpoints. */
export function mcpEndpoint(answer: typeof answerMcp): Handler {
  return async (c) => {
    const { admission, service, web } = c.get('dependencies');
    const message = c.get('body');
    // A batch would count as one message. Newer versions of the protocol have no batches.
    if (Array.isArray(message)) throw new Problem('batch');
    await admission.rateLimits.countMessage(await clientOf(c));
    const response = await answer(c.req.raw, message, { run: limited(c), service, web });
    return new Response(response.body, {
      status: response.status,
      headers: {
        ...headersFor(c),
        ...Object.fromEntries(response.headers),
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      },
    });
  };
}

/** Runs each tool call within its client's limits. If a limit rejects the call, the runner yields an `error` event. */
function limited(c: AppContext): WorkRunner {
  const { admission } = c.get('dependencies');
  return async function* (work, signal) {
    let admitted: Admitted;
    try {
      admitted = await admission.enter(await clientOf(c), work.kind);
    } catch (error) {
      yield failureOf(c, error, work.language);
      return;
    }
    const job = new Job(c, { ...work, admitted });
    // The signal is aborted when the tool call is cancelled or its connection closes. Nobody could fetch the answer later.
    job.stopWith(signal);
    try {
      yield* job.events;
    } finally {
      job.stop();
    }
  };
}
