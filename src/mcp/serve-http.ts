import { createMcpHandler } from '@modelcontextprotocol/server';
import { KEEP_ALIVE_MS } from '../domain/events.ts';
import { createMcpServer, type McpOptions } from './mcp-server.ts';

const SESSION_HEADER = 'mcp-session-id';

/**
 * Answers MCP messages over streamable HTTP, in any version of the protocol. No message needs a session, but the response to
 * `initialize` names one: in versions before 2026-07-28 a client cancels a tool call with a separate message, and only the
 * session identifies the call, because all clients number their calls from the same start.
 */
export class McpOverHttp {
  /** The tool calls with a session, by session and id. */
  readonly #calls = new Map<string, AbortController>();

  /**
   * Answers one message. The caller must already have checked host, origin and size.
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
    // Therefore it receives a signal that exists only until the response ends.
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
      const response = await handler.fetch(
        new Request(url, { method: 'POST', headers, signal: exchange.signal }),
        {
          parsedBody: message,
        },
      );
      const responseHeaders = new Headers(response.headers);
      // Crisol's server decides whether the connection stays open.
      responseHeaders.delete('connection');
      if (method === 'initialize' && response.ok) responseHeaders.set(SESSION_HEADER, crypto.randomUUID());
      if (response.body === null) end();
      return new Response(response.body && withEndCallback(response.body, end), {
        status: response.status,
        headers: responseHeaders,
      });
    } catch (error) {
      end();
      throw error;
    }
  }
}

function keyOf(session: string | null, id: unknown): string {
  return JSON.stringify([session, id]);
}

/** The same stream, but calls `end` when it ends, fails or is cancelled. */
function withEndCallback(stream: ReadableStream<Uint8Array>, end: () => void): ReadableStream<Uint8Array> {
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
