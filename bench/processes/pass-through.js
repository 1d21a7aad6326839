import { Agent, createServer, request as sendRequest } from 'node:http';
import { pipeline } from 'node:stream';

// Exit with the parent process.
process.once('disconnect', () => process.exit());

/** A bare proxy that forwards every request to the given port and streams the response back. */
process.once('message', (/** @type {number} */ port) => {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    const { method = 'POST', url = '/', headers } = request;
    const target = { agent, host: '127.0.0.1', port, method, path: url, headers };
    const upstream = sendRequest(target, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      pipeline(received, response, () => {});
    });
    pipeline(request, upstream, () => {});
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : undefined);
  });
});
