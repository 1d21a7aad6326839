import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { type Environment, environmentOfProcess } from '../environment/environment.ts';
import { type AssembledServer, type AssembleOptions, assemble } from './assemble.ts';
import { BoundedRequest, limitConnections, rejectManyHeaders } from './connections.ts';
import { Problem, problemResponse } from './http/problem.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { metricsServer } from './metrics.ts';
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
/** So that long-lived connections spread over new replicas. */
const MAX_REQUESTS_PER_SOCKET = 100;
/** What a stream may take beyond queue and total limit before its silent connection is cut. */
const MARGIN_MS = 15_000;
/** The last bytes of finished answers leave within this. */
const FLUSH_MS = 2_000;
/** How often connections that have become idle are looked for meanwhile. */
const CLOSE_IDLE_MS = 50;

export interface StartOptions extends AssembleOptions {
  /** Default: the process's own, with `.env`. */
  environment?: Environment;
  /** Lines for the person who starts it. Default: standard output. */
  say?: (line: string) => void;
  /** Where log lines go. Default: standard output. */
  logTo?: { write(line: string): void };
}

export interface RunningServer {
  /** Where it listens, e.g. `http://localhost:3000`. */
  url: string;
  metricsUrl: string | undefined;
  /** Rejects new analyses, lets the running ones finish within their limit, then stops listening. */
  drain(): Promise<void>;
  /** Stops listening and cuts what is running. */
  close(): Promise<void>;
}

/**
 * Makes the real parts from the environment and listens.
 * @throws StartError for settings that cannot be used, a port that cannot be had, or a missing build
 */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const environment = options.environment ?? environmentOfProcess();
  const say = options.say ?? ((line: string) => process.stdout.write(`${line}\n`));
  const log = createLog(environment.LOG_LEVEL, options.logTo);

  // Listens first: the port may be taken, and with PORT=0 the site's address is known only now.
  const early: Parameters<RequestListener>[] = [];
  let handle: RequestListener = (...exchange) => void early.push(exchange);
  const server = createBoundedServer((request, response) => handle(request, response));
  const url = await listen(server, environment);

  const closing: (() => unknown)[] = [() => stopListening(server)];
  const close = async () => {
    for (const part of closing) await part();
  };
  try {
    const product = await assemble(environment, url, log, options);
    const { connected, redis, metrics, longestMs, placesInAll } = product;
    closing.push(() => redis?.close(), connected.close);
    limitConnections(server, {
      perClient: environment.TRUST_PROXY === 0 ? environment.MAX_CONCURRENT_PER_CLIENT : undefined,
      inAll: placesInAll,
      onRejected: (reason) => metrics.rejections.inc({ reason }),
    });
    // A reader that takes nothing in for as long as the longest analysis will never read it.
    server.timeout = longestMs + MARGIN_MS;
    handle = nodeHandler(product, options);
    for (const exchange of early) handle(...exchange);

    let metricsUrl: string | undefined;
    if (environment.METRICS_PORT !== undefined) {
      const metricsListener = metricsServer(metrics);
      closing.push(() => stopListening(metricsListener));
      metricsUrl = `${await listen(metricsListener, environment, 'METRICS_')}/metrics`;
    }
    for (const line of startMessage(environment, url, metricsUrl, product)) say(line);
    connected.service.prepare?.('es');
    return { url, metricsUrl, close, drain: () => drain(server, product, close) };
  } catch (error) {
    await close();
    throw error;
  }
}

function createBoundedServer(handle: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      IncomingMessage: BoundedRequest,
    },
    (request, response) => {
      if (!rejectManyHeaders(request, response)) handle(request, response);
    },
  );
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
  // Alone, the limit above answers each request beyond it with 503, and goes on reading.
  server.on('dropRequest', (_request, socket) => socket.destroy());
  return server;
}

function nodeHandler(
  { app, connected, headers }: AssembledServer,
  { development }: StartOptions,
): RequestListener {
  const listener = getRequestListener(app.fetch, {
    // What Node accepts and a URL does not, e.g. an impossible Host.
    errorHandler: () =>
      problemResponse(new Problem('not_found', { status: 400 }), 'es', connected.service, headers.http),
  });
  if (!development) return (request, response) => void listener(request, response);
  return (request, response) =>
    development.middleware(request, response, () => void listener(request, response));
}

async function drain(
  server: Server,
  { admission, longestMs }: AssembledServer,
  close: () => Promise<void>,
): Promise<void> {
  // Goes on listening meanwhile: a balancer has to hear that this one is not ready any more.
  admission.drain();
  await Promise.race([admission.idle(), sleep(longestMs + MARGIN_MS, undefined, { ref: false })]);
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection whose last answer ends only now would otherwise be kept for a next request.
  const closingIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
  await Promise.race([closed, sleep(FLUSH_MS, undefined, { ref: false })]);
  clearInterval(closingIdle);
  await close();
}

function stopListening(server: Server): void {
  server.closeAllConnections();
  server.close();
}
