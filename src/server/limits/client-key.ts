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
 * The client's address, as far as it can be trusted. Each proxy appends to `X-Forwarded-For` the address that it was
 * called from. So the last `trusted` entries were written by trusted proxies; the sender of the request could write all
 * others.
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
    const named = normalAddress(withoutPort(entry.trim()));
    if (named === undefined) break;
    address = named;
  }
  return address;
}

/** Some proxies write `1.2.3.4:5678` or `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  return text.match(/^\[(.*)\](?::\d+)?$/)?.[1] ?? text.match(/^(\d+\.\d+\.\d+\.\d+):\d+$/)?.[1] ?? text;
}

/** An IPv4 address as it is, an IPv6 address as its /64, which one household or server has; `undefined` for other text. */
function normalAddress(text: string): string | undefined {
  const address = text.replace(/%.*$/, '');
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  const bits = convertIPv6ToBinary(address);
  if (isIPv4MappedIPv6(bits)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits));
  return `${convertIPv6BinaryToString((bits >> 64n) << 64n)}/64`;
}

const KEY_BYTES = 32;
/** In characters: 96 bits, so that no two clients collide by chance. */
const HASH_LENGTH = 16;

/**
 * Names clients and groups of requests by a keyed hash. The key is random and is deleted after the UTC day; without it
 * nobody can find the address of a hash. Replicas share the key through Redis, so that all count a client under one name.
 * While Redis cannot be used, each replica has a key of its own.
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
    // With the length before each part, no two lists of parts give the same text.
    const text = parts.map((part) => `${part.length}:${part}`).join('');
    return createHmac('sha256', key).update(text).digest('base64url').slice(0, HASH_LENGTH);
  }

  async #sharedKey(day: number): Promise<Buffer | undefined> {
    if (this.#shared?.day === day) return this.#shared.key;
    if (!this.#redis?.up) return undefined;
    const asked = { day, key: this.#fetch(this.#redis, day) };
    this.#shared = asked;
    // A failure is not kept: the next request asks again.
    if ((await asked.key) === undefined && this.#shared === asked) this.#shared = undefined;
    return asked.key;
  }

  async #fetch(redis: SharedRedis, day: number): Promise<Buffer | undefined> {
    const name = `${KEY_PREFIX}key:${day}`;
    try {
      const offered = randomBytes(KEY_BYTES).toString('base64url');
      await redis.within(redis.client.set(name, offered, 'PX', untilTomorrow(), 'NX'));
      // Another replica may have set the key first.
      const agreed = await redis.within(redis.client.get(name));
      return agreed === null ? undefined : Buffer.from(agreed, 'base64url');
    } catch (error) {
      redis.failed(error);
      return undefined;
    }
  }
}
