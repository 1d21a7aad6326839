import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from './limits/client-key.ts';

/** Browsers and load balancers have one unanswered request in a connection. */
const MAX_UNANSWERED = 4;
/** Connections from one IP address besides those of its analyses: enough for 40 browsers with six connections each. */
const PAGE_CONNECTIONS = 256;
/** Connections from all IP addresses, besides those of the analyses that run or wait. */
const MAX_CONNECTIONS = 2048;

/** Browsers send about 20. Node's limit of 16 KiB admits 2,000 short headers, which take ten times as much memory. */
const MAX_HEADERS = 100;

const unansweredCounts = new WeakMap<Socket, number>();

/**
 * A request that stops Node's parser when its connection has too many unanswered requests. Node parses all requests that a
 * client pipelines, about 1,700 in one read, and keeps each request and its response until the connection closes: 12 MB of
 * requests filled a heap of 256 MB. Only a request to upgrade to another protocol stops the parser. So the first request
 * above the limit claims to be an upgrade, and the listener of the server's `upgrade` event closes the connection.
 */
export class BoundedRequest extends IncomingMessage {
  readonly #isTooMany: boolean;
  #isUpgrade = false;

  constructor(socket: Socket) {
    super(socket);
    const count = (unansweredCounts.get(socket) ?? 0) + 1;
    unansweredCounts.set(socket, count);
    this.#isTooMany = count > MAX_UNANSWERED;
  }

  /** Node sets and reads this property. The server ignores upgrades, except `CONNECT`, and answers in HTTP. */
  get upgrade(): boolean {
    return this.#isTooMany || (this.#isUpgrade && this.method === 'CONNECT');
  }

  set upgrade(value: boolean) {
    // The constructor of `IncomingMessage` calls this setter before the private field exists.
    if (#isUpgrade in this) this.#isUpgrade = value;
  }
}

/** @returns whether the request had too many headers and was rejected */
export function rejectManyHeaders({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  if (rawHeaders.length <= 2 * MAX_HEADERS) return false;
  response.writeHead(431, { Connection: 'close' }).end();
  return true;
}

interface ConnectionLimits {
  /** Analyses that one client may run or queue; `undefined` where proxies connect on behalf of all clients. */
  perClient: number | undefined;
  /** Analyses that all clients together may run or queue. */
  total: number;
  onRejected(reason: 'pipelined' | 'connections'): void;
}

/** Closes connections with too many unanswered requests, and connections above the limits for one IP address and for all. */
export function limitConnections(server: Server, { perClient, total, onRejected }: ConnectionLimits): void {
  server.on('upgrade', ({ socket }) => {
    onRejected('pipelined');
    socket.destroy();
  });
  server.prependListener('request', ({ socket }, response) => {
    // A request counts as unanswered until the event-loop tick of its response ends. Otherwise a hundred pipelined
    // requests with a body, each answered while Node parses the next, would delay all other clients.
    const uncount = () => unansweredCounts.set(socket, (unansweredCounts.get(socket) ?? 1) - 1);
    response.once('close', () => setImmediate(uncount));
  });

  server.maxConnections = MAX_CONNECTIONS + total;
  server.on('drop', () => onRejected('connections'));
  if (perClient === undefined) return;
  const countsByIp = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = clientAddress(socket.remoteAddress, undefined, 0);
    const count = (countsByIp.get(address) ?? 0) + 1;
    countsByIp.set(address, count);
    socket.once('close', () => {
      const remaining = (countsByIp.get(address) ?? 1) - 1;
      if (remaining === 0) countsByIp.delete(address);
      else countsByIp.set(address, remaining);
    });
    if (count <= perClient + PAGE_CONNECTIONS) return;
    onRejected('connections');
    socket.destroy();
  });
}
