import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { NO_MODEL } from '../domain/answer-service.ts';
import type { PageRenderer, SiteSettings } from '../domain/site-settings.ts';
import { type ConnectedServices, connectServices } from '../environment/connect-services.ts';
import type { Environment } from '../environment/environment.ts';
import { StartError } from '../environment/variables.ts';
import { createApp } from './app.ts';
import { isLoopback, servedHosts } from './http/allowed-request.ts';
import type { Dependencies, Handler } from './http/context.ts';
import { securityHeaders } from './http/security-headers.ts';
import { Admission, type ConcurrencyLimits } from './limits/admission.ts';
import { DayKey } from './limits/client-key.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { Metrics } from './metrics.ts';
import { Readiness } from './readiness.ts';
import { loadSite } from './routes/pages.ts';

/** Length of the queue, as a multiple of `MAX_CONCURRENT`. */
const QUEUE_FACTOR = 2;
const QUEUE_WAIT_MS = 10_000;
/** The longest time that startup waits for the service to name its model. */
const MODEL_WAIT_MS = 2_000;

const REQUIRED_PATHS = ['pages/entry-server.js', 'client/assets'];

export type AssembledServer = Awaited<ReturnType<typeof assemble>>;

export interface AssembleOptions {
  /** The folder with the built `client` and `pages`. Default: the parent of the folder that this file is built into. */
  built?: URL;
  /** Serves every `Host` header: for a platform that forwards only requests for its own host names. */
  anyHost?: boolean;
  /** In development: renders each page on request, instead of serving the built pages. */
  development?: DevelopmentPages;
}

/** What `npm run dev` passes to the server: pages rendered from the sources, and Vite's own files. */
interface DevelopmentPages {
  load(): Promise<PageRenderer>;
  /** E.g. Vite's `transformIndexHtml`. */
  transform(path: string, html: string): Promise<string>;
  /** E.g. Vite's middlewares. Calls `next` for a request that it does not answer. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

/**
 * Makes the server from the environment, without a listening socket. `start.ts` adds the socket; `function.ts` exports the
 * server as a function.
 * @param url where visitors reach the site, unless `SITE_URL` is set
 */
export async function assemble(
  environment: Environment,
  url: string,
  log: Logger,
  { built = new URL('../', import.meta.url), anyHost = false, development }: AssembleOptions = {},
) {
  const connected = await connectServices(environment);
  const { service, readWeb, analysis } = connected;
  const { REDIS_URL, DAILY_ANALYSES: dailyAnalyses, DAILY_SEARCHES: dailySearches } = environment;
  // Imported only if it is used, because the import takes 0.2 s.
  const redis = REDIS_URL
    ? new (await import('./limits/shared-redis.ts')).SharedRedis(REDIS_URL, log)
    : undefined;
  await redis?.connect();
  const readiness = new Readiness(service);
  const status = await Promise.race([readiness.status(), sleep(MODEL_WAIT_MS, undefined, { ref: false })]);
  const concurrency = concurrencyOf(environment, connected);
  const isLocal = isLoopback(environment.HOST) && environment.SITE_URL === undefined && !anyHost;
  // Unless `CALLS` is set, only a server that no other machine can reach serves calls.
  const servesCalls = environment.CALLS === undefined ? isLocal : environment.CALLS === 'on';
  const calls = servesCalls
    ? { atOnce: Math.min(concurrency.running, concurrency.perClient), temperature: analysis.temperature }
    : null;
  const settings = { ...siteSettings(environment, url, connected, readiness.model), calls };
  const admission = new Admission(
    new RateLimits({ ...settings.limits, dailyAnalyses, dailySearches }, redis),
    concurrency,
  );
  const metrics = new Metrics({
    counts: () => admission.counts,
    services: [...new Set([service?.name ?? NO_MODEL, ...environment.ai.services.map(({ name }) => name)])],
    ...(redis && { redisUp: () => redis.up }),
  });
  const renderer = await (development?.load() ?? builtPages(built));
  const pages = development
    ? developmentPages(development, settings)
    : await loadSite(renderer, fileURLToPath(new URL('client', built)), settings);
  const headers = securityHeaders(settings, renderer.inlineScript);
  const dependencies: Dependencies = {
    service,
    web: readWeb?.(() => admission.rateLimits.takeSearch()),
    // Only if `/mcp` is served, because the import takes 0.2 s. At startup, so that a failure ends the startup.
    mcp: environment.MCP === 'on' ? (await import('../mcp/serve-http.ts')).answerMcp : undefined,
    readiness,
    analysis,
    admission,
    dayKey: new DayKey(redis),
    trustProxy: environment.TRUST_PROXY,
    settings,
    headers,
    servesHost: anyHost ? undefined : servedHosts(environment.HOST, environment.SITE_URL),
    isLocal,
    metrics,
    log,
  };
  return {
    app: createApp(dependencies, pages),
    connected,
    admission,
    metrics,
    redis,
    settings,
    status,
    headers,
    /** How many analyses can run or wait. */
    analysesMax: concurrency.running + concurrency.queue,
    /** The longest time from a request to the end of its response. */
    longestMs: concurrency.queueWaitMs + analysis.totalTimeoutMs,
  };
}

/** The concurrency limits. The embedded model runs one analysis at a time. */
function concurrencyOf(
  environment: Environment,
  { service, analysis }: ConnectedServices,
): ConcurrencyLimits {
  const isEmbedded = service?.name === 'embedded';
  return {
    // Two analyses at once on one machine would each take twice as long.
    running: isEmbedded ? 1 : environment.MAX_CONCURRENT,
    queue: environment.MAX_CONCURRENT * QUEUE_FACTOR,
    perClient: environment.MAX_CONCURRENT_PER_CLIENT,
    queueWaitMs: isEmbedded ? analysis.totalTimeoutMs : QUEUE_WAIT_MS,
  };
}

function siteSettings(
  environment: Environment,
  url: string,
  { service, search, provider, otherServices }: ConnectedServices,
  model = '',
): Omit<SiteSettings, 'calls'> {
  return {
    siteUrl: environment.SITE_URL ?? url,
    service: service ? { name: service.name, label: service.label, model, provider } : null,
    otherServices,
    visitorServices: environment.VISITOR_SERVICES,
    search: search ? { name: search.name, label: search.label } : null,
    analytics: environment.analytics,
    contactUrl: environment.CONTACT_URL ?? null,
    limits: { perMinute: environment.RATE_LIMIT_PER_MINUTE, perDay: environment.RATE_LIMIT_PER_DAY },
  };
}

async function builtPages(built: URL): Promise<PageRenderer> {
  for (const required of REQUIRED_PATHS) {
    const path = fileURLToPath(new URL(required, built));
    if (!existsSync(path)) throw new StartError(`${path} is missing. Build it with "npm run build".`);
  }
  // Imported by path at run time, because server and pages are separate builds.
  const path = new URL('pages/entry-server.js', built).href;
  const { renderer } = (await import(/* @vite-ignore */ path)) as { renderer: PageRenderer };
  return renderer;
}

/** Serves pages without security headers, because Vite's hot reload would violate the content security policy. */
function developmentPages({ load, transform }: DevelopmentPages, settings: SiteSettings): Handler {
  return async (c) => {
    const renderer = await load();
    const file = renderer.files(settings).get(c.req.path);
    if (file) return new Response(file.body, { headers: { 'Content-Type': file.type } });
    const { status, html } = renderer.render(c.req.path, settings);
    return new Response(await transform(c.req.path, html), {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  };
}
