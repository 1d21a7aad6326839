import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { brand } from '../../brand.ts';
import { closeOnMalformedReply, redisErrorCode } from './redis-connection.ts';

/** Kept short, because visitors wait for Redis. */
const COMMAND_TIMEOUT_MS = 250;
const CONNECT_TIMEOUT_MS = 2_000;
const MAX_RECONNECT_DELAY_MS = 2_000;
/** Interval of probes: small writes that show whether Redis can be used. */
const PROBE_MS = 2_000;
/** Time from a failure to the first probe. */
const FIRST_PROBE_MS = 200;
const PROBE_TTL_MS = 10_000;
/** After this many unanswered probes in a row the client reconnects, because the connection may be dead. */
const UNANSWERED_MAX = 3;

/** Prefix of every key. In a Redis cluster the part in braces decides the shard, so all keys are on one shard. */
export const KEY_PREFIX = `{${brand.slug}}:`;

/**
 * The Redis that replicas share, and whether Redis can be used. After a failure the client sends only probes until a probe
 * succeeds. So only one request waits while Redis hangs, and no outdated writes arrive when Redis recovers.
 */
export class SharedRedis {
  readonly client: Redis;
  readonly #log: Logger;
  readonly #probing: NodeJS.Timeout;
  #up = true;
  #unanswered = 0;

  /** @param url never logged, because it may contain a password */
  constructor(url: string, log: Logger) {
    this.#log = log;
    this.client = new Redis(url, {
      connectionName: brand.slug,
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: CONNECT_TIMEOUT_MS,
      retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RECONNECT_DELAY_MS),
    });
    this.client.on('error', (error) => this.failed(error));
    this.client.on('connect', () => closeOnMalformedReply(this.client));
    this.#probing = setInterval(() => void this.#probe(), PROBE_MS);
    this.#probing.unref();
  }

  get up(): boolean {
    return this.#up;
  }

  /** Resolves when Redis has answered, or cannot be reached; the client then keeps trying to connect. */
  connect(): Promise<void> {
    return this.client.connect().then(
      () => this.#probe(),
      (error) => this.failed(error),
    );
  }

  /** Call this when a command failed. Logs only the first failure until Redis can be used again. */
  failed(error: unknown): void {
    if (!this.#up) return;
    this.#up = false;
    this.#log.warn(
      { cause: redisErrorCode(error) },
      'Redis cannot be used: each replica counts by itself, and with DAILY_ANALYSES it rejects every analysis',
    );
    setTimeout(() => void this.#probe(), FIRST_PROBE_MS).unref();
  }

  /** Limits the wait for a reply of Redis. @throws the command's error, or an error with the code `TIMEOUT` */
  within<Reply>(reply: Promise<Reply>): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        // In a busy process the timer may fire when the reply has arrived but Node has not read it. Node reads the reply
        // before the immediate runs. The time limit of ioredis would reject at once.
        setImmediate(() => reject(Object.assign(new Error('no reply from Redis'), { code: 'TIMEOUT' })));
      }, COMMAND_TIMEOUT_MS);
      reply.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  close(): void {
    clearInterval(this.#probing);
    this.client.disconnect();
  }

  /** Writes, because a full or read-only Redis still answers reads. */
  async #probe(): Promise<void> {
    try {
      await this.within(this.client.set(`${KEY_PREFIX}probe`, '1', 'PX', PROBE_TTL_MS));
    } catch (error) {
      this.failed(error);
      this.#unanswered += redisErrorCode(error) === 'TIMEOUT' || this.client.status === 'connect' ? 1 : 0;
      if (this.#unanswered >= UNANSWERED_MAX) {
        this.#unanswered = 0;
        this.client.stream.destroy();
      }
      return;
    }
    this.#unanswered = 0;
    if (!this.#up) this.#log.info('Redis can be used again: limits are shared');
    this.#up = true;
  }
}
