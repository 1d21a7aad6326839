import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueueRedis } from './redis.ts';

const VALUE = 'written';

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] }),
);
afterEach(() => vi.useRealTimers());

/** A Redis whose first connection answers one command by `reply`, and nothing after it. */
async function redisThatStops(isStuck: (command: string) => boolean, reply: string) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    const isFirst = sockets.push(socket) === 1;
    let isSilent = false;
    socket.on('error', () => undefined);
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const [, name = ''] of text.matchAll(/^(client|info|get|ping)\r$/gm)) {
        if (isSilent) return;
        isSilent = isFirst && isStuck(name);
        socket.write(isSilent ? reply : answerTo(name));
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `redis://127.0.0.1:${port}`, sockets, close: () => server.close() };
}

function answerTo(command: string): string {
  if (command === 'ping') return '+PONG\r\n';
  if (command === 'client') return '+OK\r\n';
  const text = command === 'info' ? 'redis_version:7.0.15\r\n' : VALUE;
  return `$${text.length}\r\n${text}\r\n`;
}

/** Lets the clock run until a promise is settled. */
async function inTime<Result>(promise: Promise<Result>, seconds: number): Promise<Result | 'waiting'> {
  let result: Result | 'waiting' = 'waiting';
  void promise.then((value) => {
    result = value;
  });
  for (let second = 0; second < seconds && result === 'waiting'; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    // The sockets are real: what was sent arrives.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return result;
}

test.each([
  ['in the middle of a reply', 'get', '$7\r\nwri'],
  ['before a reply', 'get', ''],
  ['in the middle of its greeting', 'info', '$2147483647\r\nredis'],
])('a Redis that stops %s is connected to again, and the command answered', async (_, command, reply) => {
  const redis = await redisThatStops((name) => name === command, reply);
  const client = new QueueRedis(redis.url);
  expect(await inTime(client.get('key'), 60)).toBe(VALUE);
  expect(redis.sockets).toHaveLength(2);
  client.disconnect();
  redis.close();
});

test('a connection that has nothing to do is kept', async () => {
  const redis = await redisThatStops(() => false, '');
  const client = new QueueRedis(redis.url);
  expect(await inTime(client.get('key'), 60)).toBe(VALUE);
  expect(await inTime(new Promise(() => undefined), 60)).toBe('waiting');
  expect(redis.sockets).toHaveLength(1);
  client.disconnect();
  redis.close();
});
