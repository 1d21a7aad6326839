import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { brand } from '../../brand.ts';

/** A visitor waits no longer than this for Redis. */
const ANSWER_TIMEOUT_MS = 250;
const CONNECT_TIMEOUT_MS = 2_000;
const MAX_RECONNECT_DELAY_MS = 2_000;
/** How often a small write tells whether Redis can be used, and how soon after a failure. */
const PROBE_MS = 2_000;
const FIRST_PROBE_MS = 200;
const PROBE_TTL_MS = 10_000;

/** Before every key. In a Redis cluster the part in braces alone decides the shard: all keys are on one. */
export const KEY_PREFIX = `{${brand.slug}}:`;

/**
 * The Redis that replicas share, and whether it can be used. After one failure nothing is sent but a probe until a
 * probe succeeds: a Redis that stalls costs one request its timeout, and finds no late writes when it wakes up.
 */
export class SharedRedis {
  readonly client: Redis;
  readonly #log: Logger;
  readonly #probing: NodeJS.Timeout;
  #up = true;

  /** @param url never logged: it may hold a password */
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
    this.#probing = setInterval(() => void this.#probe(), PROBE_MS);
    this.#probing.unref();
  }

  get up(): boolean {
    return this.#up;
  }

  /** Resolves when Redis answered or could not be reached; then it goes on trying. */
  connect(): Promise<void> {
    return this.client.connect().then(
      () => this.#probe(),
      (error) => this.failed(error),
    );
  }

  /** Notes that a command failed. Logged once, until Redis can be used again. */
  failed(error: unknown): void {
    if (!this.#up) return;
    this.#up = false;
    this.#log.warn(
      { cause: causeOf(error) },
      'Redis cannot be used: each replica counts alone, and a daily ceiling rejects',
    );
    setTimeout(() => void this.#probe(), FIRST_PROBE_MS).unref();
  }

  /** Waits for an answer of Redis. @throws what the command throws, or an error with the code `TIMEOUT` */
  within<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        // Not ioredis's own limit: on a busy process a timer fires before the answer, long since there, is read. Node
        // reads it between this and the immediate.
        setImmediate(() => reject(Object.assign(new Error('no answer of Redis'), { code: 'TIMEOUT' })));
      }, ANSWER_TIMEOUT_MS);
      answer.then(resolve, reject).finally(() => clearTimeout(late));
    });
  }

  close(): void {
    clearInterval(this.#probing);
    this.client.disconnect();
  }

  /** A write, because a Redis that is full or a replica still answers reads. */
  async #probe(): Promise<void> {
    try {
      await this.within(this.client.set(`${KEY_PREFIX}probe`, '1', 'PX', PROBE_TTL_MS));
    } catch (error) {
      this.failed(error);
      return;
    }
    if (!this.#up) this.#log.info('Redis can be used again: limits are shared');
    this.#up = true;
  }
}

/** An error's code, e.g. the system's, or Redis's own (`OOM`, `WRONGPASS`, `MOVED`, `READONLY` …). Never a message. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  // An aborted transaction names its cause in the errors of its commands.
  const [first = error] = 'previousErrors' in error ? (error.previousErrors as Error[]) : [];
  return first.message.match(/^[A-Z]{2,20}(?= )/)?.[0] ?? 'DISCONNECTED';
}
