import { versionText } from '../../version.ts';
import type { AppContext, Dependencies } from '../http/dependencies.ts';
import { headersFor } from '../http/dependencies.ts';
import { jsonResponse } from '../http/respond.ts';

/** `GET /api/health`: the process runs. Calls no service, so that a dead model service does not restart the container. */
export function health(dependencies: Dependencies) {
  const { service, readiness } = dependencies;
  return (c: AppContext): Response =>
    jsonResponse(
      { status: 'ok', service: service.name, model: readiness.model ?? null, version: versionText },
      headersFor(c, dependencies),
    );
}

/** `GET /api/ready`: whether a balancer should send visitors here. */
export function ready(dependencies: Dependencies) {
  const { service, readiness, admission } = dependencies;
  return async (c: AppContext): Promise<Response> => {
    const headers = headersFor(c, dependencies);
    const about = (status: string) => ({ status, service: service.name, model: readiness.model ?? null });
    if (admission.draining) return jsonResponse(about('draining'), headers, 503);
    // What is wrong with the service is for the host's log: it may name addresses inside the host's network.
    const { usable } = await readiness.status();
    return usable
      ? jsonResponse(about('ready'), headers)
      : jsonResponse(about('no_usable_service'), headers, 503);
  };
}
