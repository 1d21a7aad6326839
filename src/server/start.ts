import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { type Environment, environmentOfProcess } from '../environment/environment.ts';
import { type AssembleOptions, assemble } from './assemble.ts';
import { mistake, problemResponse } from './http/problem.ts';
import { QUEUE_WAIT_MS } from './limits/ledger.ts';
import { createLog } from './log.ts';
import { metricsServer } from './metrics-listener.ts';
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
/** How often connections that have become idle are looked for meanwhile. */
const CLOSE_IDLE_MS = 50;

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

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

  const product = await assemble(environment, url, log, options);
  const { app, connected, admission, metrics, redis, settings, status, headers } = product;
  const { development } = options;
  const listener = getRequestListener(app.fetch, {
    // A request that is no HTTP this server understands, e.g. with an impossible Host.
    errorHandler: () => problemResponse(mistake('not_found', 400, 'es'), headers.http),
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
  for (const line of startMessage({ url, metricsUrl, connected, status, settings })) say(line);

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
      // A connection whose last answer ends only now would otherwise be kept for a next request.
      const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
      await Promise.race([closed, sleep(FLUSH_MS, undefined, { ref: false })]);
      clearInterval(closing);
      await close();
    },
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
