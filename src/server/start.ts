import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { type Environment, environmentOfProcess } from '../environment/environment.ts';
import { withoutInvisible } from '../text/invisible.ts';
import { type AssembledServer, type AssembleOptions, assemble } from './assemble.ts';
import { BoundedRequest, limitConnections, rejectManyHeaders } from './connections.ts';
import { Problem, problemResponse } from './http/problem.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { metricsServer } from './metrics.ts';
import { startMessage } from './start-message.ts';

/** The time in which a client must have sent its headers, and its whole request: ends slowloris attacks. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
/** An idle connection is closed after this time. A balancer in front should close its own idle connections sooner. */
const KEEP_ALIVE_TIMEOUT_MS = 20_000;
/** How often Node checks the limits above. Its default of 30 s would make each of them up to 30 s longer. */
const CHECK_INTERVAL_MS = 1_000;
/** Clients reconnect after this many requests, so that their connections spread over new replicas. */
const MAX_REQUESTS_PER_SOCKET = 100;
/** Added to the longest time that an answer takes, before its connection is closed. */
const MARGIN_MS = 15_000;
/** While draining: the time for clients to receive the last bytes of finished answers. */
const FLUSH_MS = 2_000;
/** While draining: the interval at which idle connections are closed. */
const CLOSE_IDLE_MS = 50;

interface StartOptions extends AssembleOptions {
  /** Default: the environment of the process, with `.env`. */
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
  /** Rejects new analyses, waits until the running ones end or reach their time limit, then stops listening. */
  drain(): Promise<void>;
  /** Stops listening and closes every connection. */
  close(): Promise<void>;
}

/**
 * Assembles the server from the environment and listens.
 * @throws StartError for invalid settings, a port that cannot be used, or a missing build
 */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const environment = options.environment ?? environmentOfProcess();
  const say = options.say ?? ((line: string) => process.stdout.write(`${withoutInvisible(line)}\n`));
  const log = createLog(environment.LOG_LEVEL, options.logTo);

  // Listens before it assembles: the port may be taken, and with PORT=0 listening decides the site's address.
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
    const { connected, redis, metrics, longestMs, slots } = product;
    closing.push(() => redis?.close(), connected.close);
    limitConnections(server, {
      perClient: environment.TRUST_PROXY === 0 ? environment.MAX_CONCURRENT_PER_CLIENT : undefined,
      total: slots,
      onRejected: (reason) => metrics.rejections.inc({ reason }),
    });
    // A client that reads nothing for as long as the longest analysis takes will never read its answer.
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
    connected.service?.prepare?.('es');
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
  // Without this listener Node would answer each further request of the connection with 503, and keep reading.
  server.on('dropRequest', (_request, socket) => socket.destroy());
  return server;
}

function nodeHandler(
  { app, connected, headers }: AssembledServer,
  { development }: StartOptions,
): RequestListener {
  const listener = getRequestListener(app.fetch, {
    // For requests that Node accepts but that make no URL, e.g. with an invalid Host.
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
  // Keeps listening meanwhile: `/api/ready` must tell the balancer that this replica is draining.
  admission.drain();
  await Promise.race([admission.idle(), sleep(longestMs + MARGIN_MS, undefined, { ref: false })]);
  const closed = new Promise((resolve) => server.close(resolve));
  // Otherwise Node would keep a connection whose last answer ends only now open for the next request.
  const closingIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
  await Promise.race([closed, sleep(FLUSH_MS, undefined, { ref: false })]);
  clearInterval(closingIdle);
  await close();
}

function stopListening(server: Server): void {
  server.closeAllConnections();
  server.close();
}
