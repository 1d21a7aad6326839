import { NO_MODEL } from '../../domain/answer-service.ts';
import { versionText } from '../../domain/version.ts';
import { type AppContext, jsonResponse } from '../http/context.ts';

/** `GET /api/health`: whether the process runs. Independent of the model service, whose failure must not restart the container. */
export function health(c: AppContext): Response {
  return jsonResponse(c, { status: 'ok', ...serviceOf(c), version: versionText });
}

/** `GET /api/ready`: whether a load balancer should send visitors to this server. */
export async function ready(c: AppContext): Promise<Response> {
  const { admission, readiness } = c.get('dependencies');
  if (admission.draining) return jsonResponse(c, { status: 'draining', ...serviceOf(c) }, 503);
  // The status's detail is not sent, because it may name hosts of the internal network.
  const { usable } = await readiness.status();
  const status = usable ? 'ready' : 'no_usable_service';
  return jsonResponse(c, { status, ...serviceOf(c) }, usable ? 200 : 503);
}

function serviceOf(c: AppContext) {
  const { service, readiness } = c.get('dependencies');
  return { service: service?.name ?? NO_MODEL, model: readiness.model ?? null };
}
