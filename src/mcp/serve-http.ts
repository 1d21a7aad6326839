import { createMcpHandler } from '@modelcontextprotocol/server';
import { KEEP_ALIVE_MS } from '../domain/events.ts';
import { createMcpServer, type McpOptions } from './mcp-server.ts';

const SESSION_HEADER = 'mcp-session-id';

/**
 * Answers messages over streamable HTTP, in any version of the protocol. No message needs a session, but the answer to
 * `initialize` names one: in versions before 2026-07-28 a client cancels a tool call with a separate message, and only the
 * session tells whose call that is, because all clients number their calls from the same start.
 */
export class McpOverHttp {
  /** Calls with a session, by session and id. */
  readonly #calls = new Map<string, AbortController>();

  /**
   * Answers one message. The caller must check host, origin and size.
   * @param message the request's body, one JSON-RPC message
   */
  async answer(request: Request, message: unknown, options: McpOptions): Promise<Response> {
    const session = request.headers.get(SESSION_HEADER);
    const { method, id, params } = (message ?? {}) as {
      method?: string;
      id?: unknown;
      params?: { requestId?: unknown };
    };
    if (method === 'notifications/cancelled') this.#calls.get(keyOf(session, params?.requestId))?.abort();

    // The library never removes its listeners from the signal that it receives, and they keep the whole exchange in memory.
    // So it receives a signal that lives only as long as the answer.
    const exchange = new AbortController();
    const abort = () => exchange.abort();
    if (request.signal.aborted) abort();
    else request.signal.addEventListener('abort', abort);
    const key = session !== null && method === 'tools/call' ? keyOf(session, id) : undefined;
    if (key !== undefined) this.#calls.set(key, exchange);
    const end = () => {
      request.signal.removeEventListener('abort', abort);
      if (key !== undefined && this.#calls.get(key) === exchange) this.#calls.delete(key);
      abort();
    };
    try {
      const { url, headers } = request;
      const handler = createMcpHandler(() => createMcpServer(options), {
        keepAliveMs: KEEP_ALIVE_MS,
        // The tools never change, so a subscription would only keep a connection open.
        maxSubscriptions: 0,
      });
      const answer = await handler.fetch(
        new Request(url, { method: 'POST', headers, signal: exchange.signal }),
        {
          parsedBody: message,
        },
      );
      const own = new Headers(answer.headers);
      // The server decides whether the connection stays open.
      own.delete('connection');
      if (method === 'initialize' && answer.ok) own.set(SESSION_HEADER, crypto.randomUUID());
      if (answer.body === null) end();
      return new Response(answer.body && untilEnd(answer.body, end), { status: answer.status, headers: own });
    } catch (error) {
      end();
      throw error;
    }
  }
}

function keyOf(session: string | null, id: unknown): string {
  return JSON.stringify([session, id]);
}

/** Passes the stream on, and calls `end` when it ends, fails or is cancelled. */
function untilEnd(stream: ReadableStream<Uint8Array>, end: () => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        end();
        controller.close();
      } catch (error) {
        end();
        controller.error(error);
      }
    },
    cancel(reason) {
      end();
      return reader.cancel(reason);
    },
  });
}
