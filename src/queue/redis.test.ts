import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueueRedis } from './redis.ts';

const VALUE = 'written';

let server: Server;
let connections = 0;
let sentBytes = 0;
let client: QueueRedis;

// The connections are real; what waits for a time is not.
beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] }),
);
afterEach(() => {
  client.disconnect();
  server.close();
  vi.useRealTimers();
});

/** Connects to a Redis whose first connection answers one command by `reply`, and nothing after it. */
async function connectToRedis(stuckAt: string | undefined, reply = ''): Promise<void> {
  connections = 0;
  server = createServer((socket) => {
    connections += 1;
    const isFirst = connections === 1;
    let isSilent = false;
    sentBytes = 0;
    socket.on('error', () => undefined);
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const [, name = ''] of text.matchAll(/^(client|info|get|ping)\r$/gm)) {
        if (isSilent) return;
        isSilent = isFirst && name === stuckAt;
        const answer = isSilent ? reply : answerTo(name);
        sentBytes += answer.length;
        socket.write(answer);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = new QueueRedis(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

function answerTo(command: string): string {
  if (command === 'client') return '+OK\r\n';
  if (command === 'ping') return '+PONG\r\n';
  const text = command === 'info' ? 'redis_version:7.0.15\r\n' : VALUE;
  return `$${text.length}\r\n${text}\r\n`;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

test.each([
  ['in the middle of a reply', 'get', '$7\r\nwri'],
  ['in the middle of its greeting', 'info', '$2147483647\r\nredis'],
])('a Redis that stops %s is connected to again, and the command answered', async (_, stuckAt, reply) => {
  await connectToRedis(stuckAt, reply);
  const value = client.get('key');
  await until(() => client.stream?.bytesRead === sentBytes && sentBytes > reply.length);
  vi.advanceTimersByTime(15_000);
  await until(() => client.status === 'reconnecting');
  vi.advanceTimersByTime(100);
  expect(await value).toBe(VALUE);
  expect(connections).toBe(2);
});

test('a connection that has nothing to do is kept', async () => {
  await connectToRedis(undefined);
  expect(await client.get('key')).toBe(VALUE);
  for (let probe = 0; probe < 12; probe += 1) {
    const before = client.stream.bytesRead;
    vi.advanceTimersByTime(5_000);
    await until(() => client.stream.bytesRead > before);
  }
  expect(connections).toBe(1);
});
