import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { ENDPOINT_NAMES, ENDPOINTS } from '../domain/endpoints.ts';
import { sameSite, servedHost } from './http/allowed-request.ts';
import {
  type AppContext,
  type AppEnvironment,
  type Dependencies,
  type Handler,
  headersFor,
  jsonResponse,
} from './http/context.ts';
import { jsonBody, maxBytesOf } from './http/json-body.ts';
import { languageFor, Problem, problemResponse } from './http/problem.ts';
import { LimitRejection } from './limits/limit-rejection.ts';
import { rateLimitHeaders } from './limits/rate-limits.ts';
import { openApiDocument } from './openapi/document.ts';
import { health, ready } from './routes/health.ts';
import { mcpEndpoint } from './routes/mcp.ts';
import { postEndpoints } from './routes/post-endpoints.ts';
import { securityTxt } from './routes/security-txt.ts';

/** All checks and routes, in the order in which a request passes them. */
export function createApp(dependencies: Dependencies, pages: Handler) {
  const { mcp, servesHost, settings } = dependencies;
  const app = new Hono<AppEnvironment>();
  const get = (path: string, handler: Handler) =>
    app.get(path, handler).all(path, otherMethods('GET, HEAD, OPTIONS'));
  const post = (path: string, handler: Handler, maxBytes = maxBytesOf()) =>
    app.post(path, sameSite, jsonBody(maxBytes), handler).all(path, otherMethods('POST, OPTIONS'));
  let openApi: object | undefined;

  app.onError(answerError);
  app.use((c, next) => {
    c.set('dependencies', dependencies);
    c.set('requestId', randomUUID());
    return next();
  });
  // Before the check of the `Host` header, because probes and load balancers send an IP address in it.
  get('/api/health', health);
  get('/api/ready', ready);
  app.use(servedHost(servesHost));
  const handlers = postEndpoints(dependencies);
  for (const name of ENDPOINT_NAMES) post(ENDPOINTS[name].path, handlers[name], maxBytesOf(name));
  if (mcp) post('/mcp', mcpEndpoint(mcp));
  get('/api/openapi.json', (c) => {
    openApi ??= openApiDocument();
    return jsonResponse(c, openApi);
  });
  app.all('/api/*', () => {
    throw new Problem('not_found');
  });
  if (settings.contactUrl !== null) get('/.well-known/security.txt', securityTxt(settings.contactUrl));
  get('/*', pages);
  return app;
}

/** Answers a CORS preflight without permissions, so that no other site can use this server from a browser. */
function otherMethods(allow: string): Handler {
  return (c) => {
    if (c.req.method !== 'OPTIONS') throw new Problem('method_not_allowed', { allow });
    return new Response(null, { status: 204, headers: { ...headersFor(c), Allow: allow } });
  };
}

/** Answers a thrown error as a problem, logs it and counts its reason. */
function answerError(error: Error, c: AppContext): Response {
  const { log, metrics, service, settings } = c.get('dependencies');
  const requestId = c.get('requestId');
  const problem = problemFor(error);
  if (problem) {
    const { status, code } = problem;
    const reason = error instanceof LimitRejection ? error.reason : undefined;
    metrics.rejections.inc({ reason: reason ?? `http_${status}` });
    // The path is not logged, because a visitor may have typed anything after the slash.
    log.info({ requestId, status, outcome: code, reason }, 'rejected');
  } else {
    log.error({ err: error, requestId }, 'unexpected error');
  }
  return problemResponse(problem ?? new Problem('internal_error'), languageFor(c), service, {
    ...headersFor(c),
    ...(error instanceof LimitRejection && rateLimitHeaders(settings.limits, error)),
  });
}

function problemFor(error: Error): Problem | undefined {
  if (error instanceof Problem) return error;
  if (!(error instanceof LimitRejection)) return undefined;
  const { code, reason, retryAfter } = error;
  return new Problem(reason === 'ceiling_unknown' ? reason : code, {
    retryAfter,
    isConcurrent: reason === 'client',
  });
}
