import { createMcpHandler } from '@modelcontextprotocol/server';
import { KEEP_ALIVE_MS } from '../domain/events.ts';
import { createMcpServer, type McpOptions } from './mcp-server.ts';

/**
 * Answers one MCP message over streamable HTTP, in any version of the protocol and without a session. The caller must already
 * have checked host, origin and size. Closing the connection cancels a tool call.
 * @param message the request's body, one JSON-RPC message
 */
export async function answerMcp(request: Request, message: unknown, options: McpOptions): Promise<Response> {
  // The library never removes its listeners from the signal that it receives, and they keep the whole exchange in memory.
  // Therefore it receives a signal that exists only until the response ends.
  const exchange = new AbortController();
  const abort = () => exchange.abort();
  if (request.signal.aborted) abort();
  else request.signal.addEventListener('abort', abort);
  const end = () => {
    request.signal.removeEventListener('abort', abort);
    abort();
  };
  const { url, headers } = request;
  const handler = createMcpHandler(() => createMcpServer(options), {
    keepAliveMs: KEEP_ALIVE_MS,
    // The tools never change, so a subscription would only keep a connection open.
    maxSubscriptions: 0,
  });
  const { signal } = exchange;
  const forwarded = new Request(url, { method: 'POST', headers, signal });
  const { body, status, headers: made } = await handler.fetch(forwarded, { parsedBody: message });
  const responseHeaders = new Headers(made);
  // Crisol's server decides whether the connection stays open.
  responseHeaders.delete('connection');
  // Unlike a response, `pipeTo` says when the body has ended, has failed or was cancelled.
  const passing = new TransformStream<Uint8Array, Uint8Array>();
  if (body) void body.pipeTo(passing.writable).then(end, end);
  else end();
  return new Response(body && passing.readable, { status, headers: responseHeaders });
}
