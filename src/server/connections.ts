import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from './limits/client-key.ts';

/** The most unanswered requests of one connection. Browsers, clients and balancers send one request at a time. */
const MAX_UNANSWERED = 4;
/** Connections of one address, besides those of its analyses: six for each of some forty browsers in one office. */
const PAGE_CONNECTIONS = 256;
/** Connections of all addresses, besides those of the analyses that run or wait. */
const MAX_CONNECTIONS = 2048;

/** Browsers send some 20. The 16 KiB that Node allows hold 2,000 short headers, which take ten times as much memory. */
const MAX_HEADERS = 100;

const unanswered = new WeakMap<Socket, number>();

/**
 * A request that stops Node's parser when its connection has too many unanswered requests. Node parses everything that a
 * client sends ahead, some 1,700 requests in one read, and keeps each request and its answer until the connection closes:
 * 12 MB of requests filled a heap of 256 MB. Only a request to upgrade to another protocol stops the parser. So the request
 * that is one too many claims to be an upgrade, and the listener of the server's `upgrade` event closes the connection.
 */
export class BoundedRequest extends IncomingMessage {
  readonly #isTooMany: boolean;
  #isUpgrade = false;

  constructor(socket: Socket) {
    super(socket);
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    this.#isTooMany = count > MAX_UNANSWERED;
  }

  /** Set and read by Node. This server speaks no other protocol: it answers an upgrade request like any other request. */
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
  /** The most analyses of one client; `undefined` where proxies connect on behalf of all clients. */
  perClient: number | undefined;
  /** The most analyses of all clients, queued ones included. */
  inAll: number;
  onRejected(reason: 'pipelined' | 'connections'): void;
}

/** Closes connections with too many unanswered requests, and those above the limits for one address and for all. */
export function limitConnections(server: Server, { perClient, inAll, onRejected }: ConnectionLimits): void {
  server.on('upgrade', ({ socket }) => {
    onRejected('pipelined');
    socket.destroy();
  });
  server.prependListener('request', ({ socket }, response) => {
    // Counted as unanswered until the turn of the event loop ends: Node answers requests with a body while it parses the next
    // ones of their connection, so that a hundred of them in one turn would delay everybody else.
    const forget = () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
    response.once('close', () => setImmediate(forget));
  });

  server.maxConnections = MAX_CONNECTIONS + inAll;
  server.on('drop', () => onRejected('connections'));
  if (perClient === undefined) return;
  const ofAddress = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = clientAddress(socket.remoteAddress, undefined, 0);
    const count = (ofAddress.get(address) ?? 0) + 1;
    ofAddress.set(address, count);
    socket.once('close', () => {
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left === 0) ofAddress.delete(address);
      else ofAddress.set(address, left);
    });
    if (count <= perClient + PAGE_CONNECTIONS) return;
    onRejected('connections');
    socket.destroy();
  });
}
