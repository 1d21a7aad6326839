import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { brand } from '../../brand.ts';

/** Short, because visitors wait for Redis. */
const COMMAND_TIMEOUT_MS = 250;
const CONNECT_TIMEOUT_MS = 2_000;
/** If a command waits and the connection is silent for this long, the connection is replaced. */
const SOCKET_TIMEOUT_MS = 3_000;
const MAX_RECONNECT_DELAY_MS = 2_000;
/** After a failure no command is sent for this time. Otherwise every visitor would wait for a Redis that hangs. */
const PAUSE_MS = 2_000;

/** The Redis that replicas share, and whether the last attempt to use it succeeded. */
export class SharedRedis {
  readonly client: Redis;
  readonly #log: Logger;
  #up = true;
  #pausedUntil = 0;

  /** @param url never logged, because it may contain a password */
  constructor(url: string, log: Logger) {
    this.#log = log;
    this.client = new Redis(url, {
      connectionName: brand.slug,
      // In a Redis cluster the part in braces decides the shard, so all keys are on one shard.
      keyPrefix: `{${brand.slug}}:`,
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RECONNECT_DELAY_MS),
    });
    this.client.on('error', (error) => this.#failed(error));
    this.client.on('ready', () => this.#answered());
  }

  get up(): boolean {
    return this.#up;
  }

  /** Resolves after the first attempt to connect. If it fails, the client keeps trying. */
  async connect(): Promise<void> {
    await this.client.connect().catch((error) => this.#failed(error));
  }

  /** Runs a command. @throws the command's error or `TIMEOUT`; throws at once during the pause after a failure */
  async ask<Reply>(command: () => Promise<Reply>): Promise<Reply> {
    if (Date.now() < this.#pausedUntil) throw new Error('Redis failed a moment ago');
    try {
      const reply = await within(command());
      this.#answered();
      return reply;
    } catch (error) {
      this.#failed(error);
      throw error;
    }
  }

  close(): void {
    this.client.disconnect();
  }

  #answered(): void {
    this.#pausedUntil = 0;
    if (!this.#up) this.#log.info('Redis can be used again: limits are shared');
    this.#up = true;
  }

  /** Logs only the first failure until Redis can be used again. */
  #failed(error: unknown): void {
    this.#pausedUntil = Date.now() + PAUSE_MS;
    if (!this.#up) return;
    this.#up = false;
    this.#log.warn(
      { cause: redisErrorCode(error) },
      'Redis cannot be used: each replica counts by itself, and with DAILY_ANALYSES it rejects every analysis',
    );
  }
}

/** @throws the command's error, or an error with the code `TIMEOUT` */
function within<Reply>(reply: Promise<Reply>): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // In a busy process the timer may fire when the reply has arrived but Node has not read it. Node reads the reply before
      // the immediate runs. The time limit of ioredis does not wait: under load it would reject most requests.
      setImmediate(() => reject(Object.assign(new Error('no reply from Redis'), { code: 'TIMEOUT' })));
    }, COMMAND_TIMEOUT_MS);
    reply.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The code of a system error or a Redis error (`OOM`, `WRONGPASS`, `MOVED`, `READONLY` …), never the message. */
function redisErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{2,20}(?= )/.exec(error.message)?.[0] ?? 'DISCONNECTED';
}
