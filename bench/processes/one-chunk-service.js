import { createServer } from 'node:http';

// Exit with the parent process.
process.once('disconnect', () => process.exit());

/** A model service that answers every request with the given answer in one chunk. */
process.once('message', (/** @type {{ answer: string }} */ { answer }) => {
  const body = Buffer.from(answer);
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : undefined);
  });
});
