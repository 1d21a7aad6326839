import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { type Environment, environmentOfProcess } from '../environment/environment.ts';
import { withoutInvisible } from '../text/invisible.ts';
import { type AssembledServer, type AssembleOptions, assemble } from './assemble.ts';
import { BoundedRequest, limitConnections, rejectManyHeaders } from './connections.ts';
import { problemResponse } from './http/problem.ts';
import { REASONS } from './http/problem-messages.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { metricsServer } from './metrics.ts';
import { startMessage } from './start-message.ts';

/** Time limits for a client to send its headers and its whole request, against slowloris attacks. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
/** An idle connection is closed after this time. A load balancer should close its idle connections sooner. */
const KEEP_ALIVE_TIMEOUT_MS = 20_000;
/** How often Node checks the time limits. Node's default would extend each of them by up to 30 s. */
const CHECK_INTERVAL_MS = 1_000;
/** Clients reconnect after this many requests, so that their connections spread over new replicas. */
const MAX_REQUESTS_PER_SOCKET = 100;
/** Added to the longest time of a response, before its connection is closed or draining ends. */
const MARGIN_MS = 15_000;
/** While draining: the time for clients to receive the last bytes of finished responses. */
const FLUSH_MS = 2_000;

interface StartOptions extends AssembleOptions {
  /** Default: the environment of the process, with `.env`. */
  environment?: Environment;
  /** Prints a line for the person who starts the server. Default: to standard output. */
  say?: (line: string) => void;
  /** Where log lines go. Default: standard output. */
  logTo?: { write(line: string): void };
}

export interface RunningServer {
  /** E.g. `http://localhost:3000`. */
  url: string;
  metricsUrl: string | undefined;
  /** Rejects new analyses, waits until admitted analyses end or reach their time limit, then stops listening. */
  drain(): Promise<void>;
  /** Stops listening and closes every connection. */
  close(): Promise<void>;
}

/**
 * Assembles the server from the environment and listens.
 * @throws StartError if settings are invalid, the port cannot be used, or the build is missing
 */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const environment = options.environment ?? environmentOfProcess();
  const say = options.say ?? ((line: string) => process.stdout.write(`${withoutInvisible(line)}\n`));
  const log = createLog(environment.LOG_LEVEL, options.logTo);

  // Listens before assembling, because the port may be taken, and with PORT=0 the site's URL is not known earlier.
  const early: Parameters<RequestListener>[] = [];
  let handle: RequestListener = (...exchange) => void early.push(exchange);
  const server = createBoundedServer((request, response) => handle(request, response));
  const url = await listen(server, environment);

  const cleanups: (() => unknown)[] = [() => stopListening(server)];
  const close = async () => {
    for (const cleanup of cleanups) await cleanup();
  };
  try {
    const assembled = await assemble(environment, url, log, options);
    const { connected, redis, metrics, longestMs, analysesMax } = assembled;
    cleanups.push(() => redis?.close(), connected.close);
    limitConnections(server, {
      perClient: environment.TRUST_PROXY === 0 ? environment.MAX_CONCURRENT_PER_CLIENT : undefined,
      total: analysesMax,
      onRejected: (reason) => metrics.rejections.inc({ reason }),
    });
    // A client that reads nothing for the duration of the longest analysis will never read the response.
    server.timeout = longestMs + MARGIN_MS;
    handle = nodeHandler(assembled, options);
    for (const exchange of early) handle(...exchange);

    let metricsUrl: string | undefined;
    if (environment.METRICS_PORT !== undefined) {
      const metricsListener = metricsServer(metrics);
      cleanups.push(() => stopListening(metricsListener));
      metricsUrl = `${await listen(metricsListener, environment, 'METRICS_')}/metrics`;
    }
    for (const line of startMessage(environment, url, metricsUrl, assembled)) say(line);
    connected.service?.prepare?.('es');
    return { url, metricsUrl, close, drain: () => drain(server, assembled, close) };
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
  // Without this listener Node would answer each further request of the connection with 503 and continue to read.
  server.on('dropRequest', (_request, socket) => socket.destroy());
  return server;
}

function nodeHandler({ app, headers }: AssembledServer, { development }: StartOptions): RequestListener {
  const listener = getRequestListener(app.fetch, {
    // For requests that Node accepts but that have no valid URL, e.g. because `Host` is invalid.
    errorHandler: () =>
      problemResponse(
        { type: 'error', code: 'invalid_request', message: REASONS.not_found.es, retryable: false },
        { language: 'es', status: 400, headers: headers.http },
      ),
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
  // Continues to listen, because `/api/ready` must tell the load balancer that this replica is draining.
  admission.drain();
  await Promise.race([admission.idle(), sleep(longestMs + MARGIN_MS, undefined, { ref: false })]);
  const closed = new Promise((resolve) => server.close(resolve));
  await Promise.race([closed, sleep(FLUSH_MS, undefined, { ref: false })]);
  await close();
}

function stopListening(server: Server): void {
  server.closeAllConnections();
  server.close();
}
