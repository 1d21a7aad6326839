import { createServer } from 'node:http';

/**
 * A chat-completions service in a process of its own that answers at once with the frames it is sent at start, or,
 * for the model `paced`, spread over PACED_MS.
 */
const PACED_MS = 10_000;

process.once('message', (/** @type {string[]} */ frames) => {
  const whole = frames.join('');
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
      return;
    }
    let body = '';
    for await (const chunk of request) body += chunk;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (!body.includes('"paced"')) {
      response.end(whole);
      return;
    }
    let next = 0;
    const timer = setInterval(() => {
      response.write(frames[next] ?? '');
      next += 1;
      if (next === frames.length) {
        clearInterval(timer);
        response.end();
      }
    }, PACED_MS / frames.length);
    response.on('close', () => clearInterval(timer));
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : undefined);
  });
});
