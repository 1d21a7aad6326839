import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMcpServer, type McpOptions } from './mcp-server.ts';

/** Serves one MCP client over a pair of streams until one of them ends or `signal` is aborted, then cancels running calls. */
export async function serveMcpOverStdio(
  options: McpOptions,
  input: Readable,
  output: Writable,
  signal: AbortSignal,
): Promise<void> {
  const transport = new StdioServerTransport(input, output);
  const handle = serveStdio(() => createMcpServer(options), { transport, maxSubscriptions: 0 });
  await Promise.race([
    finished(input, { writable: false, signal }),
    finished(output, { readable: false, signal }),
  ]).catch(() => undefined);
  await handle.close();
  // An open input, which nobody reads any more, would keep the process alive.
  input.destroy();
}
