import type { RunWork } from '../../mcp/run-work.ts';
import type { McpOverHttp } from '../../mcp/serve-http.ts';
import { failure } from '../../model/failure-event.ts';
import { version } from '../../version.ts';
import {
  type AppContext,
  clientOf,
  type Dependencies,
  headersFor,
  requestIdOf,
} from '../http/dependencies.ts';
import { mistake, preferredLanguage } from '../http/problem.ts';
import { readJson } from '../http/read-request.ts';
import { reject, rejectionProblem } from '../http/respond.ts';
import { supervise } from '../http/supervise.ts';

/** `POST /mcp`: the tools of `src/mcp`, behind the checks and limits of the other endpoints. */
export function mcp(dependencies: Dependencies, http: McpOverHttp) {
  return async (c: AppContext): Promise<Response> => {
    const read = await readJson(c, dependencies);
    if ('problem' in read) return reject(c, read.problem, dependencies);
    // Many calls would pass the checks of one; newer versions of the protocol have no batches.
    if (Array.isArray(read.value)) {
      return reject(c, mistake('batch', 400, preferredLanguage(c)), dependencies);
    }
    const language = preferredLanguage(c);
    const overRate = await dependencies.admission.message(await clientOf(c, dependencies));
    if (overRate)
      return reject(c, rejectionProblem(overRate, language, dependencies), dependencies, overRate);
    const answer = await http.answer(c.req.raw, read.value, {
      run: limited(c, dependencies),
      search: dependencies.search,
      version: version.number,
    });
    const headers = { ...headersFor(c, dependencies), ...Object.fromEntries(answer.headers) };
    return new Response(answer.body, {
      status: answer.status,
      headers: { ...headers, 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
    });
  };
}

/** Each call counts as one analysis of its client; a refusal is the call's failure. */
function limited(c: AppContext, dependencies: Dependencies): RunWork {
  const { admission, analysis, log, metrics, service } = dependencies;
  return async function* ({ kind, language, results, events }, signal) {
    const answer = await admission.enter(await clientOf(c, dependencies));
    if ('code' in answer) {
      const { code, reason } = answer;
      metrics.rejected(reason);
      log.info({ requestId: requestIdOf(c), outcome: code, reason }, 'rejected');
      yield failure(code, language, service, answer.retryAfter);
      return;
    }
    const work = supervise(
      {
        kind,
        language,
        requestId: requestIdOf(c),
        turn: answer,
        events: (signal, observer) => events(service, { ...analysis, signal, observer, results }),
      },
      dependencies,
    );
    // The call is cancelled, or its connection is gone: nobody could fetch the answer later.
    if (signal.aborted) work.stop();
    else signal.addEventListener('abort', work.stop);
    try {
      yield* work.events;
    } finally {
      work.stop();
    }
  };
}
