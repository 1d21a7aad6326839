import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { type AppContext, type Dependencies, headersFor } from './http/dependencies.ts';
import { mistake, preferredLanguage, problemOf, problemResponse } from './http/problem.ts';
import { reject } from './http/respond.ts';
import { analyses } from './routes/analyses.ts';
import { health, ready } from './routes/health.ts';
import { plans } from './routes/plans.ts';
import { ratings } from './routes/ratings.ts';

type Handler = (c: AppContext) => Response | Promise<Response>;

/** The whole server without its socket: every route in order, each with the methods it knows. */
export function createApp(dependencies: Dependencies, pages: Handler) {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  const { service, log } = dependencies;
  const languageOf = (c: AppContext) => preferredLanguage(c.req.header('accept-language'));

  const route = (path: string, allow: 'POST' | 'GET, HEAD', handler: Handler) => {
    app.on(allow === 'POST' ? 'POST' : 'GET', path, handler);
    app.all(path, (c: AppContext) => {
      // No preflight is ever answered with permission: no other site may use this.
      if (c.req.method === 'OPTIONS') {
        const headers = { ...headersFor(c, dependencies), Allow: `${allow}, OPTIONS` };
        return new Response(null, { status: 204, headers });
      }
      return reject(
        c,
        mistake('method_not_allowed', 405, languageOf(c), { allow: `${allow}, OPTIONS` }),
        dependencies,
      );
    });
  };

  route('/api/analyses', 'POST', analyses(dependencies));
  route('/api/ratings', 'POST', ratings(dependencies));
  route('/api/plans', 'POST', plans(dependencies));
  route('/api/health', 'GET, HEAD', health(dependencies));
  route('/api/ready', 'GET, HEAD', ready(dependencies));
  app.all('/api/*', (c: AppContext) => reject(c, mistake('not_found', 404, languageOf(c)), dependencies));
  route('/*', 'GET, HEAD', pages);

  app.onError((err, c) => {
    log.error({ err }, 'unexpected error');
    const problem = { ...problemOf('service_error', languageOf(c), service), status: 500 };
    return problemResponse(problem, headersFor(c, dependencies));
  });
  return app;
}
