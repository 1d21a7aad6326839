import type { Redis } from 'ioredis';
import { brand } from '../../brand.ts';
import {
  type Asked,
  DAY_MS,
  inSeconds,
  type Ledger,
  type LimitSettings,
  MINUTE_MS,
  type Place,
  QUEUE_FACTOR,
  QUEUE_RETRY_SECONDS,
  RATINGS_TOGETHER_MAX,
  RATINGS_TOGETHER_MS,
  type Rejection,
  SLOT_RETRY_SECONDS,
} from './ledger.ts';
import { ENTER, LEAVE, PLACE, RENEW } from './redis-scripts.ts';

/** A replica killed outright frees its slots after this long; a living one renews three times within it. */
export const LEASE_MS = 15_000;
const RENEW_MS = LEASE_MS / 3;
/** Waiters ask for their place several times a second; one silent for this long is gone. */
const SEEN_MS = 3_000;

const PREFIX = `${brand.slug}:`;
const SLOTS = `${PREFIX}slots`;
const QUEUE = `${PREFIX}queue`;
const SEEN = `${PREFIX}queue:seen`;

interface Held {
  asked: Asked;
  counted: boolean;
}

/** The counts of all replicas. Every method but `leave` rejects when Redis does not answer. */
export class RedisLedger implements Ledger {
  readonly #redis: Redis;
  readonly #settings: LimitSettings;
  readonly #held = new Map<string, Held>();
  readonly #renewal: NodeJS.Timeout;

  constructor(redis: Redis, settings: LimitSettings) {
    this.#redis = redis;
    this.#settings = settings;
    this.#renewal = setInterval(() => this.#renew(), RENEW_MS);
    this.#renewal.unref();
  }

  async enter(asked: Asked): Promise<Rejection | Place> {
    const { perMinute, perDay, perClient, dailyAnalyses, inAll } = this.#settings;
    const keys = keysOf(asked);
    const [outcome, number, counted] = (await this.#run(
      ENTER,
      [keys.minute, keys.day, keys.group, keys.ceiling, SLOTS, QUEUE, SEEN, keys.client],
      [
        asked.id,
        asked.group ?? '',
        perMinute,
        perDay,
        perClient,
        dailyAnalyses,
        inAll,
        inAll * QUEUE_FACTOR,
        LEASE_MS,
        SEEN_MS,
        MINUTE_MS,
        DAY_MS,
        RATINGS_TOGETHER_MS,
        RATINGS_TOGETHER_MAX,
      ],
    )) as [Rejection['reason'] | 'in', number, number];
    if (outcome !== 'in') return rejection(outcome, number);
    this.#held.set(asked.id, { asked, counted: counted === 1 });
    return number;
  }

  async place(asked: Asked): Promise<Place | undefined> {
    const place = await this.#run(
      PLACE,
      [SLOTS, QUEUE, SEEN],
      [asked.id, this.#settings.inAll, LEASE_MS, SEEN_MS],
    );
    return place === -1 ? undefined : (place as number);
  }

  async leave(asked: Asked, refund: boolean): Promise<void> {
    const held = this.#held.get(asked.id);
    if (held === undefined) return;
    this.#held.delete(asked.id);
    const keys = keysOf(asked);
    await this.#run(
      LEAVE,
      [SLOTS, QUEUE, SEEN, keys.client, keys.minute, keys.day, keys.ceiling, keys.group],
      [asked.id, asked.group ?? '', refund ? 1 : 0, held.counted ? 1 : 0],
    ).catch(() => {
      // Redis is away: the lease ends by itself.
    });
  }

  stop(): void {
    clearInterval(this.#renewal);
  }

  #renew(): void {
    for (const { asked } of this.#held.values()) {
      this.#run(RENEW, [SLOTS, keysOf(asked).client], [asked.id, asked.group ?? '', LEASE_MS]).catch(() => {
        // The next renewal comes before the lease ends; without Redis there is nothing to hold.
      });
    }
  }

  #run(script: string, keys: string[], values: (string | number)[]): Promise<unknown> {
    return this.#redis.eval(script, keys.length, ...keys, ...values);
  }
}

function keysOf({ client, group }: Asked) {
  return {
    minute: `${PREFIX}minute:${client}`,
    day: `${PREFIX}day:${client}`,
    client: `${PREFIX}client:${client}`,
    group: `${PREFIX}group:${group ?? 'none'}`,
    // Ends with the day by its expiry.
    ceiling: `${PREFIX}ceiling`,
  };
}

function rejection(reason: Rejection['reason'], ms: number): Rejection {
  switch (reason) {
    case 'minute':
    case 'day':
      return { code: 'rate_limited', reason, retryAfter: inSeconds(ms) };
    case 'client':
      return { code: 'rate_limited', reason, retryAfter: SLOT_RETRY_SECONDS };
    case 'ceiling':
      return { code: 'ceiling_reached', reason, retryAfter: inSeconds(ms) };
    default:
      return { code: 'busy', reason: 'queue', retryAfter: QUEUE_RETRY_SECONDS };
  }
}
