import { createMcpHandler } from '@modelcontextprotocol/server';
import { createMcpServer, type McpOptions } from './mcp-server.ts';

/** As on the streams of the HTTP interface. */
const KEEP_ALIVE_MS = 8_000;

/**
 * Answers one message over streamable HTTP, of any protocol version, without a session. Checks neither host, origin
 * nor size: whoever calls it does.
 * @param message the request's body, one JSON-RPC message
 */
export function answerMcp(request: Request, message: unknown, options: McpOptions): Promise<Response> {
  const handler = createMcpHandler(() => createMcpServer(options), {
    keepAliveMs: KEEP_ALIVE_MS,
    // Nothing here ever changes: a subscription would only hold a connection open.
    maxSubscriptions: 0,
  });
  return handler.fetch(request, { parsedBody: message });
}
