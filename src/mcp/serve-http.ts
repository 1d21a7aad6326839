import { createMcpHandler } from '@modelcontextprotocol/server';
import { createMcpServer, type McpOptions } from './mcp-server.ts';

/** The same as for the event streams of the HTTP interface. */
const KEEP_ALIVE_MS = 8_000;

/**
 * Answers one message over streamable HTTP, without a session, in any protocol version. The caller must check host,
 * origin and size.
 * @param message the request's body, one JSON-RPC message
 */
export function answerMcp(request: Request, message: unknown, options: McpOptions): Promise<Response> {
  const handler = createMcpHandler(() => createMcpServer(options), {
    keepAliveMs: KEEP_ALIVE_MS,
    // Nothing changes here: a subscription would only hold a connection open.
    maxSubscriptions: 0,
  });
  return handler.fetch(request, { parsedBody: message });
}
