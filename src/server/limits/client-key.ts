import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';
import type { SharedRedis } from './shared-redis.ts';
import { untilTomorrow, utcDay } from './utc-day.ts';

/**
 * The client's IP address. Each proxy appends to `X-Forwarded-For` the IP address that the request came from. So trusted
 * proxies wrote the last `trusted` entries; the client may have invented all others.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: number,
): string {
  let address = normalAddress(socketAddress ?? '') ?? '';
  if (trusted === 0 || forwardedFor === undefined) return address;
  const entries = forwardedFor.split(',').reverse().slice(0, trusted);
  for (const entry of entries) {
    const forwarded = normalAddress(withoutPort(entry.trim()));
    if (forwarded === undefined) break;
    address = forwarded;
  }
  return address;
}

/** Some proxies write `1.2.3.4:5678` or `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  return text.match(/^\[(.*)\](?::\d+)?$/)?.[1] ?? text.match(/^(\d+\.\d+\.\d+\.\d+):\d+$/)?.[1] ?? text;
}

/** An IPv4 address, even if mapped to IPv6; else the /64 prefix, because a household or server has a whole /64. */
function normalAddress(text: string): string | undefined {
  const address = text.replace(/%.*$/, '');
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  const bits = convertIPv6ToBinary(address);
  if (isIPv4MappedIPv6(bits)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits));
  return `${convertIPv6BinaryToString((bits >> 64n) << 64n)}/64`;
}

const KEY_BYTES = 32;
/** In characters. 96 bits, so that no two clients collide by chance. */
const HASH_LENGTH = 16;

/**
 * Identifies clients by a keyed hash. The key is random and is deleted after the UTC day; without the key nobody can find
 * the IP address behind a hash. Replicas share the key through Redis, so that a client has the same hash on all replicas.
 * While Redis cannot be used, each replica has its own key.
 */
export class DayKey {
  readonly #redis: SharedRedis | undefined;
  #day = '';
  #own = randomBytes(KEY_BYTES);
  #shared: Buffer | undefined;

  constructor(redis?: SharedRedis) {
    this.#redis = redis;
  }

  async hash(address: string): Promise<string> {
    const day = utcDay();
    if (this.#day !== day) {
      this.#day = day;
      this.#own = randomBytes(KEY_BYTES);
      this.#shared = undefined;
    }
    const key = this.#shared ?? (await this.#fetchShared(day)) ?? this.#own;
    return createHmac('sha256', key).update(address).digest('base64url').slice(0, HASH_LENGTH);
  }

  /** @returns `undefined` while Redis cannot be used; the next request then fetches the key again */
  async #fetchShared(day: string): Promise<Buffer | undefined> {
    const redis = this.#redis;
    if (!redis) return undefined;
    const name = `key:${day}`;
    try {
      await redis.ask(() =>
        redis.client.set(name, this.#own.toString('base64url'), 'PX', untilTomorrow(), 'NX'),
      );
      // Another replica may have set the key first.
      const stored = await redis.ask(() => redis.client.get(name));
      if (stored === null) return undefined;
      const key = Buffer.from(stored, 'base64url');
      if (this.#day === day) this.#shared = key;
      return key;
    } catch {
      return undefined;
    }
  }
}
