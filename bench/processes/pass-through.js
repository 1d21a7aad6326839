import { Agent, request as ask, createServer } from 'node:http';
import { pipeline } from 'node:stream';

// Exit with the parent process.
process.once('disconnect', () => process.exit());

/** A bare proxy: forwards every request to the given port and streams the answer back. */
process.once('message', (/** @type {number} */ port) => {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    const { method = 'POST', url = '/', headers } = request;
    const onward = ask({ agent, host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => {});
    });
    pipeline(request, onward, () => {});
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : undefined);
  });
});
