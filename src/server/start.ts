import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { PageRenderer, SiteSettings } from '../site-settings.ts';
import { createApp } from './app.ts';
import { connectServices } from './connect-services.ts';
import { type Environment, environmentOfProcess } from './environment.ts';
import { connectRedis } from './limits/connect-redis.ts';
import { createLimits } from './limits/create-limits.ts';
import { QUEUE_WAIT_MS } from './limits/ledger.ts';
import { createLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { mistake, problemResponse } from './problem.ts';
import { Readiness } from './readiness.ts';
import type { AppContext, Dependencies } from './routes/dependencies.ts';
import { metricsServer } from './routes/metrics.ts';
import { loadSite, pages } from './routes/pages.ts';
import { startMessage } from './start-message.ts';

/**
 * Slow-loris: a client that trickles its headers or its body is cut after these, one that keeps an idle
 * connection after the third. A balancer in front should close its own idle connections sooner than that.
 */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_TIMEOUT_MS = 20_000;
/** Node looks for late clients at this interval; its default of 30 s would make the limits above 30 s longer. */
const CHECK_INTERVAL_MS = 1_000;
/** What a stream may take beyond queue and total limit before its silent connection is cut. */
const MARGIN_MS = 15_000;
/** The last bytes of finished answers leave within this. */
const FLUSH_MS = 2_000;
/** How long a start waits to learn from the service which model it serves. */
const MODEL_WAIT_MS = 2_000;

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface StartOptions {
  /** Default: the process's own, with `.env`. */
  environment?: Environment;
  /** The folder with the built `client` and `pages`. Default: the one this file was built into. */
  built?: URL;
  /** In development: the pages made anew for each request, in place of the built ones. */
  development?: DevelopmentPages;
  /** Lines for the person who starts it. Default: standard output. */
  say?: (line: string) => void;
  /** Where log lines go. Default: standard output. */
  logTo?: { write(line: string): void };
}

/** What `npm run dev` brings along: pages from the sources, and Vite's own files before them. */
export interface DevelopmentPages {
  load(): Promise<PageRenderer>;
  /** E.g. Vite's `transformIndexHtml`. */
  transform(path: string, html: string): Promise<string>;
  /** E.g. Vite's middlewares; calls `next` for what is not its own. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

export interface RunningServer {
  /** Where it listens, e.g. `http://localhost:3000`. */
  url: string;
  metricsUrl: string | undefined;
  /** Refuses new analyses, lets the running ones finish within their limit, then stops listening. */
  drain(): Promise<void>;
  /** Stops listening and cuts what is running. */
  close(): Promise<void>;
}

/**
 * Makes the real parts from the environment and listens.
 * @throws EnvironmentError for settings that cannot be used; Node's error when the port cannot be had
 */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const environment = options.environment ?? environmentOfProcess();
  const say = options.say ?? ((line: string) => process.stdout.write(`${line}\n`));
  const log = createLog(environment.logLevel, options.logTo);

  // Listens first: the port may be taken, and an address without a port names the one that was given.
  let handle: NodeHandler = (request, response) => void prepared.then((ready) => ready(request, response));
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
    },
    (request, response) => handle(request, response),
  );
  // A reader that takes nothing in for as long as the longest analysis will never read it.
  server.timeout = environment.timeouts.totalMs + QUEUE_WAIT_MS + MARGIN_MS;
  let setReady: (handler: NodeHandler) => void = () => {};
  const prepared = new Promise<NodeHandler>((resolve) => {
    setReady = resolve;
  });
  const { port } = await listen(server, environment.port, environment.host);
  const url = `http://${urlHost(environment.host)}:${port}`;

  const connected = await connectServices(environment);
  const { service } = connected;
  const redis =
    environment.redisUrl === undefined ? undefined : await connectRedis(environment.redisUrl, log);
  const { admission, dayKey } = createLimits(
    { ...environment.rates, ...environment.concurrency, dailyAnalyses: environment.dailyAnalyses },
    redis,
  );
  const readiness = new Readiness(service);
  const status = await Promise.race([readiness.status(), sleep(MODEL_WAIT_MS, undefined, { ref: false })]);
  const metrics = new Metrics(() => admission.counts);

  const settings: SiteSettings = {
    siteUrl: environment.siteUrl ?? url,
    service: {
      name: service.name,
      label: service.label,
      model: readiness.model ?? '',
      aiGenerated: service.aiGenerated,
    },
    visitorServices: environment.visitorServices,
    analytics: environment.analytics,
    contactUrl: environment.contactUrl,
    limits: environment.rates,
  };
  const built = options.built ?? new URL('../', import.meta.url);
  const renderer = await (options.development?.load() ?? builtPages(built));
  const dependencies: Dependencies = {
    service,
    readiness,
    analysis: {
      temperature: environment.temperature,
      maxTokens: environment.maxTokens,
      totalTimeoutMs: environment.timeouts.totalMs,
    },
    admission,
    dayKey,
    trustProxy: environment.trustProxy,
    settings,
    headers: securityHeaders({ settings, inlineScript: renderer.inlineScript }),
    metrics,
    log,
  };
  const { development } = options;
  const app = createApp(
    dependencies,
    development
      ? developmentPages(development, settings)
      : pages(
          await loadSite(renderer, fileURLToPath(new URL('client', built)), settings, dependencies.headers),
          dependencies,
        ),
  );
  const listener = getRequestListener(app.fetch, {
    // A request that is no HTTP this server understands, e.g. with an impossible Host.
    errorHandler: () => problemResponse(mistake('not_found', 400, 'es'), dependencies.headers.http),
  });
  handle = development
    ? (request, response) => development.middleware(request, response, () => void listener(request, response))
    : (request, response) => void listener(request, response);
  setReady(handle);

  const metricsListener = environment.metrics && metricsServer(metrics);
  const metricsAddress =
    metricsListener &&
    environment.metrics &&
    (await listen(metricsListener, environment.metrics.port, environment.metrics.host));
  const metricsUrl =
    metricsAddress && `http://${urlHost(environment.metrics?.host ?? '')}:${metricsAddress.port}/metrics`;
  for (const line of startMessage({ url, metricsUrl, connected, status: status ?? undefined, settings }))
    say(line);

  const close = async () => {
    server.closeAllConnections();
    metricsListener?.closeAllConnections();
    server.close();
    metricsListener?.close();
    redis?.disconnect();
    await connected.close();
  };
  return {
    url,
    metricsUrl,
    close,
    async drain() {
      // Goes on listening meanwhile: a balancer has to hear that this one is not ready any more.
      admission.drain();
      const longest = environment.timeouts.totalMs + QUEUE_WAIT_MS + MARGIN_MS;
      await Promise.race([admission.idle(), sleep(longest, undefined, { ref: false })]);
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.race([closed, sleep(FLUSH_MS, undefined, { ref: false })]);
      await close();
    },
  };
}

async function builtPages(built: URL): Promise<PageRenderer> {
  // By its path at run time: server and page are built apart.
  const path = new URL('pages/entry-server.js', built).href;
  const { renderer } = (await import(/* @vite-ignore */ path)) as { renderer: PageRenderer };
  return renderer;
}

/** Without the strict policy, which Vite's hot reload does not meet. The tests run against the built product. */
function developmentPages({ load, transform }: DevelopmentPages, settings: SiteSettings) {
  return async (c: AppContext): Promise<Response> => {
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

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server.address() as AddressInfo);
    });
  });
}

/** The host as a visitor on this machine would type it. */
function urlHost(host: string): string {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
