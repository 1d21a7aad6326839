import { connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';

// Exit with the parent process.
process.once('disconnect', () => process.exit());

/** A TCP load balancer: connections go to the given ports in turn. */
process.once('message', (/** @type {number[]} */ ports) => {
  let next = 0;
  const server = createServer((visitor) => {
    const port = ports[next++ % ports.length] ?? 0;
    const replica = connect(port, '127.0.0.1');
    pipeline(visitor, replica, () => {});
    pipeline(replica, visitor, () => {});
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : undefined);
  });
});
