import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';
import { DAY_MS, untilTomorrow } from './rate-limits.ts';
import { KEY_PREFIX, type SharedRedis } from './shared-redis.ts';

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

/** An IPv4 address unchanged; an IPv6 address as its /64 prefix, because a household or server has a whole /64. */
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
 * Identifies clients and groups of requests by a keyed hash. The key is random and is deleted after the UTC day; without
 * the key nobody can find the IP address behind a hash. Replicas share the key through Redis, so that a client has the same
 * hash on all replicas. While Redis cannot be used, each replica has its own key.
 */
export class DayKey {
  readonly #redis: SharedRedis | undefined;
  #own = { day: -1, key: randomBytes(KEY_BYTES) };
  #shared: { day: number; key: Promise<Buffer | undefined> } | undefined;

  constructor(redis?: SharedRedis) {
    this.#redis = redis;
  }

  async hash(...parts: readonly string[]): Promise<string> {
    const day = Math.floor(Date.now() / DAY_MS);
    let key = await this.#sharedKey(day);
    if (key === undefined) {
      if (this.#own.day !== day) this.#own = { day, key: randomBytes(KEY_BYTES) };
      key = this.#own.key;
    }
    // With its length before each part, different lists of parts give different texts.
    const text = parts.map((part) => `${part.length}:${part}`).join('');
    return createHmac('sha256', key).update(text).digest('base64url').slice(0, HASH_LENGTH);
  }

  async #sharedKey(day: number): Promise<Buffer | undefined> {
    if (this.#shared?.day === day) return this.#shared.key;
    if (!this.#redis?.up) return undefined;
    const fetched = { day, key: this.#fetch(this.#redis, day) };
    this.#shared = fetched;
    // After a failure the next request fetches the key again.
    if ((await fetched.key) === undefined && this.#shared === fetched) this.#shared = undefined;
    return fetched.key;
  }

  async #fetch(redis: SharedRedis, day: number): Promise<Buffer | undefined> {
    const name = `${KEY_PREFIX}key:${day}`;
    try {
      const proposed = randomBytes(KEY_BYTES).toString('base64url');
      await redis.within(redis.client.set(name, proposed, 'PX', untilTomorrow(), 'NX'));
      // Another replica may have set the key first.
      const stored = await redis.within(redis.client.get(name));
      return stored === null ? undefined : Buffer.from(stored, 'base64url');
    } catch (error) {
      redis.failed(error);
      return undefined;
    }
  }
}
