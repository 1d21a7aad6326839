import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { ENDPOINT_NAMES, ENDPOINTS } from '../domain/endpoints.ts';
import { sameSite, servedHost } from './http/allowed-request.ts';
import {
  type AppEnvironment,
  type Dependencies,
  type Handler,
  headersFor,
  jsonResponse,
} from './http/context.ts';
import { answerError } from './http/failure.ts';
import { jsonBody } from './http/json-body.ts';
import { Problem } from './http/problem.ts';
import { openApiDocument } from './openapi.ts';
import { health, ready } from './routes/health.ts';
import { mcpEndpoint } from './routes/mcp.ts';
import { postEndpoints } from './routes/post-endpoints.ts';

/** All checks and routes, in the order in which a request passes them. */
export function createApp(dependencies: Dependencies, pages: Handler) {
  const { mcp, servesHost } = dependencies;
  const app = new Hono<AppEnvironment>();
  const get = (path: string, handler: Handler) =>
    app.get(path, handler).all(path, otherMethods('GET, HEAD, OPTIONS'));
  const post = (path: string, handler: Handler) =>
    app.post(path, sameSite, jsonBody, handler).all(path, otherMethods('POST, OPTIONS'));
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
  for (const name of ENDPOINT_NAMES) post(ENDPOINTS[name].path, handlers[name]);
  if (mcp) post('/mcp', mcpEndpoint(mcp));
  get('/api/openapi.json', (c) => {
    openApi ??= openApiDocument();
    return jsonResponse(c, openApi);
  });
  app.all('/api/*', () => {
    throw new Problem('not_found');
  });
  get('/*', pages);
  return app;
}

/** Answers `OPTIONS` without CORS permissions, so that no other site can use this server. Rejects other methods. */
function otherMethods(allow: string): Handler {
  return (c) => {
    if (c.req.method !== 'OPTIONS') throw new Problem('method_not_allowed', { allow });
    return new Response(null, { status: 204, headers: { ...headersFor(c), Allow: allow } });
  };
}
