import { Redis, type RedisOptions } from 'ioredis';
import { closeOnMalformedReply, redisErrorCode } from '../redis-connection.ts';
import { QueueError, type RedisAddress } from './redis-address.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const MAX_RECONNECT_DELAY_MS = 2_000;
/** The interval between probes, and the silence after which a connection is made anew: BullMQ blocks one for 10 s at most. */
const PROBE_MS = 5_000;
const SILENCE_MS = 15_000;
/** BullMQ needs it. */
const OLDEST_VERSION = [6, 2] as const;

/** A connection as BullMQ wants it: a command waits until Redis is back. Its blocking connection is a duplicate of it. */
export class QueueRedis extends Redis {
  readonly #url: string;

  constructor(url: string, options: RedisOptions = {}) {
    super(url, {
      connectTimeout: CONNECT_TIMEOUT_MS,
      maxRetriesPerRequest: null,
      retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RECONNECT_DELAY_MS),
      ...options,
    });
    this.#url = url;
    // Whoever uses it sees `close` and `ready`. Without a listener ioredis writes to the console.
    this.on('error', () => undefined);
    this.on('connect', () => {
      closeOnMalformedReply(this);
      this.#closeOnSilence();
    });
  }

  override duplicate(override: RedisOptions = {}): QueueRedis {
    return new QueueRedis(this.#url, override);
  }

  /** A connection that is half open, or in the middle of a reply, may never answer again. */
  #closeOnSilence(): void {
    const { stream } = this;
    const silence = setTimeout(() => stream.destroy(), SILENCE_MS);
    const probes = setInterval(() => void this.ping().catch(() => undefined), PROBE_MS);
    stream.on('data', () => silence.refresh());
    stream.once('close', () => {
      clearTimeout(silence);
      clearInterval(probes);
    });
  }
}

/**
 * Asks a Redis once whether a queue may use it.
 * @throws QueueError
 */
export async function checkRedis({ url }: RedisAddress): Promise<void> {
  let cause: unknown;
  const client = new QueueRedis(url, {
    lazyConnect: true,
    commandTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  client.on('error', (error) => {
    cause ??= error;
  });
  let info: string;
  try {
    await client.connect();
    info = await client.info();
    // BullMQ counts workers by it; a user of Redis may not be allowed to.
    await client.client('LIST');
  } catch (error) {
    throw new QueueError('unusable', redisErrorCode(cause ?? error));
  } finally {
    client.disconnect();
  }
  const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1] ?? '?';
  if (policy !== 'noeviction') throw new QueueError('evicts', policy);
  const version = /^redis_version:(\S+)/m.exec(info)?.[1] ?? '?';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_VERSION;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    throw new QueueError('too_old', version);
}

/** Errors of Redis that waiting does not end. */
const LASTING = new Set(['NOAUTH', 'NOPERM', 'WRONGPASS', 'OOM', 'MISCONF', 'READONLY', 'CROSSSLOT']);

/** @returns an error that ends the use of the queue; `undefined` for one that passes, as a lost connection */
export function lastingError(error: unknown): QueueError | undefined {
  const code = redisErrorCode(error);
  return LASTING.has(code) ? new QueueError('unusable', code) : undefined;
}
