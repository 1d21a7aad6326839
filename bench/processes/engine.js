import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

// Exit with the parent process.
process.once('disconnect', () => process.exit());

/**
 * An inference engine with one slot. It forwards each request to a model service, takes `ms` for the answer, and rejects a
 * second request at the same time. It sends half of the answer after half of the time, and then notifies the parent process.
 */
process.once('message', (/** @type {{ modelUrl: string, ms: number }} */ { modelUrl, ms }) => {
  let isBusy = false;
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return void response.end('{"data":[]}');
    if (isBusy) return void response.writeHead(503).end();
    isBusy = true;
    response.on('close', () => {
      isBusy = false;
    });
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const [answer] = await Promise.all([
      fetch(`${modelUrl}${request.url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: Buffer.concat(chunks),
      }),
      sleep(ms / 2),
    ]);
    const body = await answer.text();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.write(body.slice(0, body.length / 2));
    process.send?.('half');
    await sleep(ms / 2);
    response.end(body.slice(body.length / 2));
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : undefined);
  });
});
