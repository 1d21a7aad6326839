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
 * The client's address, as far as it can be trusted. Each proxy appends to `X-Forwarded-For` the address that reached
 * it, so with `trusted` proxies the entry `trusted` places from the right was seen by a proxy of ours. Entries further
 * left were written by whoever sent the request.
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

/** `1.2.3.4:5678` and `[2001:db8::1]:443` as some proxies write them. */
function withoutPort(text: string): string {
  return text.match(/^\[(.*)\](?::\d+)?$/)?.[1] ?? text.match(/^(\d+\.\d+\.\d+\.\d+):\d+$/)?.[1] ?? text;
}

/** IPv4 as it is; IPv6 by its /64, which is what one household or server gets; `undefined` for no address. */
function normalAddress(text: string): string | undefined {
  const address = text.replace(/%.*$/, '');
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  const bits = convertIPv6ToBinary(address);
  if (isIPv4MappedIPv6(bits)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits));
  return `${convertIPv6BinaryToString((bits >> 64n) << 64n)}/64`;
}

const KEY_BYTES = 32;
/** 96 bits: no two clients collide by chance. */
const HASH_LENGTH = 16;

/**
 * Names clients and groups of requests by a keyed hash. The key is random, lives for the UTC day and is then gone,
 * and with it the way back to an address. Replicas share it through Redis, so that they count the same client
 * together; while Redis cannot be used each has its own.
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
    // Each part's length before it, so that no two lists of parts give the same text.
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
      // Another replica may have been faster.
      const agreed = await redis.within(redis.client.get(name));
      return agreed === null ? undefined : Buffer.from(agreed, 'base64url');
    } catch (error) {
      redis.failed(error);
      return undefined;
    }
  }
}
