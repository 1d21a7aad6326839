import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { DAY_SECONDS, untilTomorrow } from './rates.ts';
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
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return undefined;
  // The URL parser writes any IPv6 address in its canonical form.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = canonical.match(/^::ffff:([0-9a-f]+):([0-9a-f]+)$/);
  if (mapped?.[1] && mapped[2]) {
    const bytes = [mapped[1], mapped[2]].map((half) => Number.parseInt(half, 16));
    return bytes.flatMap((half) => [half >> 8, half & 255]).join('.');
  }
  const [before = '', after = ''] = canonical.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === '' ? [] : after.split(':');
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

const DAY_MS = DAY_SECONDS * 1000;
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
  readonly #now: () => number;
  #own = { day: -1, key: randomBytes(KEY_BYTES) };
  #shared: { day: number; key: Promise<Buffer | undefined> } | undefined;

  constructor(redis?: SharedRedis, now: () => number = Date.now) {
    this.#redis = redis;
    this.#now = now;
  }

  async hash(...parts: readonly string[]): Promise<string> {
    const day = Math.floor(this.#now() / DAY_MS);
    const key = (await this.#sharedKey(day)) ?? this.#ownKey(day);
    // Each part's length before it, so that no two lists of parts give the same text.
    const text = parts.map((part) => `${part.length}:${part}`).join('');
    return createHmac('sha256', key).update(text).digest('base64url').slice(0, HASH_LENGTH);
  }

  #ownKey(day: number): Buffer {
    if (this.#own.day !== day) this.#own = { day, key: randomBytes(KEY_BYTES) };
    return this.#own.key;
  }

  async #sharedKey(day: number): Promise<Buffer | undefined> {
    const redis = this.#redis;
    if (this.#shared?.day !== day) {
      if (!redis?.up) return undefined;
      const asked = { day, key: this.#fetch(redis, day) };
      this.#shared = asked;
      // A failure is not kept: the next request asks again.
      if ((await asked.key) === undefined && this.#shared === asked) this.#shared = undefined;
      return asked.key;
    }
    return this.#shared.key;
  }

  async #fetch(redis: SharedRedis, day: number): Promise<Buffer | undefined> {
    const name = `${KEY_PREFIX}key:${day}`;
    try {
      const kept = await redis.ask((client) => client.get(name));
      if (kept !== null) return Buffer.from(kept, 'base64url');
      const offered = randomBytes(KEY_BYTES).toString('base64url');
      const lifetime = untilTomorrow(this.#now());
      await redis.ask((client) => client.set(name, offered, 'PX', lifetime, 'NX'));
      // Another replica may have been faster.
      const agreed = await redis.ask((client) => client.get(name));
      return agreed === null ? undefined : Buffer.from(agreed, 'base64url');
    } catch (error) {
      redis.failed(error);
      return undefined;
    }
  }
}
