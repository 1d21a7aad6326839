import { Redis } from 'ioredis';
import { brand } from '../../brand.ts';
import type { Logger } from '../log.ts';

/** A visitor waits no longer than this for Redis; then the limits go on without it. */
const COMMAND_TIMEOUT_MS = 250;
const CONNECT_TIMEOUT_MS = 2_000;
const MAX_RECONNECT_DELAY_MS = 2_000;

/** A client that fails at once while Redis is away, and comes back by itself. Its address is never logged: it may hold a password. */
export async function connectRedis(url: string, log: Logger): Promise<Redis> {
  const redis = new Redis(url, {
    connectionName: brand.slug,
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RECONNECT_DELAY_MS),
  });
  let away = false;
  redis.on('error', (err) => {
    if (!away)
      log.warn({ err }, 'Redis is away: limits hold in this process alone, and a daily ceiling refuses');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info('Redis is back: limits are shared again');
    away = false;
  });
  await redis.connect().catch(() => {
    // Said by the error event; it goes on trying.
  });
  return redis;
}
