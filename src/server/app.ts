import { Hono } from 'hono';
import {
  type AppContext,
  type AppEnvironment,
  type Dependencies,
  headersFor,
  requestIdOf,
} from './http/dependencies.ts';
import { hasSeveralHosts } from './http/host.ts';
import { mistake, preferredLanguage, problemOf, problemResponse } from './http/problem.ts';
import { reject } from './http/respond.ts';
import { health, ready } from './routes/health.ts';
import { mcp } from './routes/mcp.ts';
import { openApi } from './routes/openapi.ts';
import { posts } from './routes/posts.ts';
import { securityTxt } from './routes/security-txt.ts';

type Handler = (c: AppContext) => Response | Promise<Response>;

/** The whole server without its socket: every route in order, each with the methods it knows. */
export function createApp(dependencies: Dependencies, pages: Handler) {
  const app = new Hono<AppEnvironment>();
  const { service, log, servesHost } = dependencies;

  /** The problem with the `Host` that a request names, if there is one. */
  const hostProblem = (c: AppContext) => {
    const incoming = c.env?.incoming;
    if (incoming && hasSeveralHosts(incoming)) return mistake('several_hosts', 400, preferredLanguage(c));
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    return servesHost && !servesHost(host) ? mistake('misdirected', 421, preferredLanguage(c)) : undefined;
  };
  /** The handler behind the check of `Host`. */
  const ofServedHosts =
    (handler: Handler): Handler =>
    (c) => {
      const problem = hostProblem(c);
      return problem ? reject(c, problem, dependencies) : handler(c);
    };
  const route = (
    path: string,
    allow: 'POST' | 'GET, HEAD',
    handler: Handler,
    { anyHost = false }: { anyHost?: boolean } = {},
  ) => {
    const guarded = anyHost ? (handler: Handler) => handler : ofServedHosts;
    app.on(allow === 'POST' ? 'POST' : 'GET', path, guarded(handler));
    const otherMethods = (c: AppContext) => {
      // No preflight is ever answered with permission: no other site may use this.
      if (c.req.method === 'OPTIONS') {
        const headers = { ...headersFor(c, dependencies), Allow: `${allow}, OPTIONS` };
        return new Response(null, { status: 204, headers });
      }
      return reject(
        c,
        mistake('method_not_allowed', 405, preferredLanguage(c), { allow: `${allow}, OPTIONS` }),
        dependencies,
      );
    };
    app.all(path, guarded(otherMethods));
  };

  for (const [path, handler] of Object.entries(posts(dependencies))) route(path, 'POST', handler);
  if (dependencies.mcp) route('/mcp', 'POST', mcp(dependencies, dependencies.mcp));
  route('/api/openapi.json', 'GET, HEAD', openApi(dependencies));
  // Probes and balancers ask under an address.
  route('/api/health', 'GET, HEAD', health(dependencies), { anyHost: true });
  route('/api/ready', 'GET, HEAD', ready(dependencies), { anyHost: true });
  const unknown = (c: AppContext) => reject(c, mistake('not_found', 404, preferredLanguage(c)), dependencies);
  app.all('/api/*', ofServedHosts(unknown));
  const { settings } = dependencies;
  if (settings.contactUrl !== null) {
    const contact = securityTxt(settings.contactUrl, settings, dependencies);
    route('/.well-known/security.txt', 'GET, HEAD', contact);
  }
  route('/*', 'GET, HEAD', pages);

  app.onError((err, c) => {
    log.error({ err, requestId: requestIdOf(c) }, 'unexpected error');
    const problem = { ...problemOf('service_error', preferredLanguage(c), service), status: 500 };
    return problemResponse(problem, headersFor(c, dependencies));
  });
  return app;
}
