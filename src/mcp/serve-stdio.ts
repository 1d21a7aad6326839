import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMcpServer, type McpOptions } from './mcp-server.ts';

/**
 * Serves one MCP client over a pair of streams until one of them ends, `signal` is aborted or a message is too large. Then
 * cancels running tool calls.
 * @returns `message_too_large` if a message was larger than the library accepts
 */
export async function serveMcpOverStdio(
  options: McpOptions,
  input: Readable,
  output: Writable,
  signal: AbortSignal,
): Promise<'message_too_large' | undefined> {
  const transport = new StdioServerTransport(input, output);
  let end: 'message_too_large' | undefined;
  const stopped = new AbortController();
  const handle = serveStdio(() => createMcpServer(options), {
    transport,
    maxSubscriptions: 0,
    onerror({ message }) {
      // After any other error the library continues.
      if (!message.startsWith('ReadBuffer exceeded')) return;
      end = 'message_too_large';
      stopped.abort();
    },
  });
  const ending = { signal: AbortSignal.any([signal, stopped.signal]) };
  await Promise.race([
    finished(input, { writable: false, ...ending }),
    finished(output, { readable: false, ...ending }),
  ]).catch(() => undefined);
  await handle.close();
  // An open but unread input would keep the process alive.
  input.destroy();
  return end;
}
