import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from './limits/client-key.ts';

/** Requests of one connection that may wait for their answer. Browsers, clients and balancers send the next one after it. */
const MAX_UNANSWERED = 4;
/** Connections of one address beside those of its analyses: six for each browser, and some forty browsers in one office. */
const PAGE_CONNECTIONS = 256;
/** Connections in all beside those of analyses that run or wait. */
const MAX_CONNECTIONS = 2048;

/** Browsers send some 20. As 2,000 short ones, 16 KiB of headers take ten times that in memory. */
const MAX_HEADERS = 100;

const unanswered = new WeakMap<Socket, number>();

/**
 * A request of a connection with few unanswered ones. Node parses all that a client sends without waiting, some 1,700 requests
 * in one read, and keeps each with its answer until the connection has closed: 12 MB sent filled a heap of 256 MB. Only a
 * request for another protocol stops a parser, so the one request too many passes for such a request, and the server's
 * `upgrade` event closes the connection.
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

  /** Set and read by Node. Other protocols are not spoken here: such a request is answered as if it had not asked. */
  get upgrade(): boolean {
    return this.#isTooMany || (this.#isUpgrade && this.method === 'CONNECT');
  }

  set upgrade(value: boolean) {
    // The constructor of the class above sets it before there is a field.
    if (#isUpgrade in this) this.#isUpgrade = value;
  }
}

/** @returns whether the request had too many headers, and was answered */
export function rejectManyHeaders({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  if (rawHeaders.length <= 2 * MAX_HEADERS) return false;
  response.writeHead(431, { Connection: 'close' }).end();
  return true;
}

export interface ConnectionLimits {
  /** Analyses of one client; `undefined` where proxies connect for all clients. */
  perClient: number | undefined;
  /** Analyses in all, queued ones included. */
  inAll: number;
  onRejected(reason: 'pipelined' | 'connections'): void;
}

/** Closes connections that send too many requests ahead, and those beyond the limits of one address and in all. */
export function limitConnections(server: Server, { perClient, inAll, onRejected }: ConnectionLimits): void {
  server.on('upgrade', ({ socket }) => {
    onRejected('pipelined');
    socket.destroy();
  });
  server.prependListener('request', ({ socket }, response) => {
    // Not before the turn of the event loop ends: requests with a body are answered while their connection's next ones are
    // parsed, and a hundred of them would hold up everybody else.
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
