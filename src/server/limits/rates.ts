import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { LimitRejection } from './limit-rejection.ts';
import { KEY_PREFIX, type SharedRedis } from './shared-redis.ts';

/** 0 is off, for each. */
export interface RateSettings {
  perMinute: number;
  perDay: number;
  /** For all clients together. */
  dailyAnalyses: number;
}

/** What is left of a client's limits, for the `RateLimit` headers. */
export interface Quota {
  name: 'minute' | 'day';
  remaining: number;
  resetSeconds: number;
}

const MINUTE_SECONDS = 60;
export const DAY_SECONDS = 86_400;
/**
 * Ratings of one idea by one client within this time of the first are one analysis, up to this many: three ratings
 * cost about as many tokens as one report. No more run or wait at once.
 */
const RATINGS_TOGETHER_SECONDS = 30;
export const RATINGS_TOGETHER_MAX = 3;
/**
 * Messages of a client in a minute, in all and for each analysis it may run: a call takes four, with the greeting and the
 * list of tools. Each costs milliseconds.
 */
const MESSAGES_MIN = 120;
const MESSAGES_PER_ANALYSIS = 20;
/** How soon to try again when Redis cannot say how much of the ceiling is left. */
const CEILING_UNKNOWN_RETRY_SECONDS = 30;
/** Clients that this process remembers. The oldest are forgotten, so that many addresses cannot fill the memory. */
const MAX_CLIENTS = 100_000;

const WINDOWS = {
  minute: MINUTE_SECONDS,
  day: DAY_SECONDS,
  messages: MINUTE_SECONDS,
  group: RATINGS_TOGETHER_SECONDS,
  ceiling: DAY_SECONDS,
};
type Name = keyof typeof WINDOWS;
/** A group is counted and never rejected. */
type Limit = Exclude<Name, 'group'>;

/** What was counted, and where: it is given back there. */
interface Counted {
  limiter: RateLimiterAbstract;
  key: string;
}

/**
 * Analyses per client and minute, per client and UTC day, and for everyone a day. Counted in Redis where it can be
 * used. Where it cannot, this process counts the clients alone; the ceiling on costs cannot be known and rejects.
 */
export class Rates {
  readonly #limits: Readonly<Record<Name, number>>;
  readonly #shared: SharedRedis | undefined;
  readonly #redis: Readonly<Record<Name, RateLimiterAbstract>> | undefined;
  readonly #memory: Readonly<Record<Name, RateLimiterAbstract>>;
  readonly #clients = new Set<string>();

  constructor({ perMinute, perDay, dailyAnalyses }: RateSettings, shared?: SharedRedis) {
    this.#limits = {
      minute: perMinute,
      day: perDay,
      messages: perMinute === 0 ? 0 : Math.max(MESSAGES_MIN, perMinute * MESSAGES_PER_ANALYSIS),
      group: Number.MAX_SAFE_INTEGER,
      ceiling: dailyAnalyses,
    };
    this.#shared = shared;
    this.#memory = this.#limiters((options) => new RateLimiterMemory(options));
    this.#redis =
      shared && this.#limiters((options) => new RateLimiterRedis({ ...options, storeClient: shared.client }));
  }

  /** Looks at every limit and counts nothing. */
  async check(client: string, group?: string): Promise<LimitRejection | undefined> {
    for (const name of ['minute', 'day'] as const) {
      const found = await this.#look(name, client);
      if (!found || found.consumedPoints < this.#limits[name]) continue;
      // Last: what used up the limit may be the first of this group, which was counted meanwhile.
      return (await this.#isCountedWithGroup(group)) ? undefined : rejection(name, found);
    }
    return undefined;
  }

  /** Looks at the ceiling and counts nothing. */
  async checkCeiling(group?: string): Promise<LimitRejection | undefined> {
    if (this.#limits.ceiling === 0) return undefined;
    try {
      const found = await this.#look('ceiling', today());
      if (!found || found.consumedPoints < this.#limits.ceiling) return undefined;
      return (await this.#isCountedWithGroup(group)) ? undefined : rejection('ceiling', found);
    } catch {
      return CEILING_UNKNOWN;
    }
  }

  /** Counts one analysis in every limit, or in none when one of them is used up. */
  async count(client: string, group?: string): Promise<LimitRejection | readonly Quota[]> {
    const counted: Counted[] = [];
    try {
      if (group !== undefined) {
        const together = await this.#consume('group', group, counted);
        if ((together.consumedPoints - 1) % RATINGS_TOGETHER_MAX !== 0) return [];
      }
      // The ceiling first: it is the one that rejects when Redis cannot be used.
      if (this.#limits.ceiling > 0) await this.#consume('ceiling', today(), counted);
      const quotas: Quota[] = [];
      for (const name of ['minute', 'day'] as const) {
        if (this.#limits[name] === 0) continue;
        quotas.push(quota(name, await this.#consume(name, client, counted)));
      }
      return quotas;
    } catch (error) {
      // Another request took the last one between the look and this.
      for (const { limiter, key } of counted) await limiter.reward(key, 1).catch(() => undefined);
      if (error instanceof UsedUp) return rejection(error.limit, error.result);
      return CEILING_UNKNOWN;
    }
  }

  /** Counts one request that runs no model. */
  async countMessage(client: string): Promise<LimitRejection | undefined> {
    if (this.#limits.messages === 0) return undefined;
    try {
      await this.#consume('messages', client, []);
      return undefined;
    } catch (error) {
      if (!(error instanceof UsedUp)) throw error;
      return rejection('messages', error.result);
    }
  }

  #limiters(create: (options: IRateLimiterOptions) => RateLimiterAbstract) {
    const limiters = Object.entries(WINDOWS).map(([name, duration]) => {
      const points = this.#limits[name as Name];
      return [name, create({ keyPrefix: KEY_PREFIX + name, points, duration })];
    });
    return Object.fromEntries(limiters) as Record<Name, RateLimiterAbstract>;
  }

  async #isCountedWithGroup(group: string | undefined): Promise<boolean> {
    const together = group === undefined ? null : await this.#look('group', group);
    return together !== null && together.consumedPoints % RATINGS_TOGETHER_MAX !== 0;
  }

  async #look(name: Name, key: string): Promise<RateLimiterRes | null> {
    if (this.#limits[name] === 0) return null;
    return this.#where(name, (limiter) => limiter.get(key));
  }

  async #consume(name: Name, key: string, counted: Counted[]): Promise<RateLimiterRes> {
    this.#remember(key);
    return this.#where(name, async (limiter) => {
      try {
        const result = await limiter.consume(key);
        counted.push({ limiter, key });
        return result;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        // The limiter counts what it rejects as well.
        counted.push({ limiter, key });
        throw new UsedUp(name as Limit, error);
      }
    });
  }

  /** Asks Redis, or this process's memory while Redis cannot be used. @throws for the ceiling, which memory cannot know */
  async #where<Result>(name: Name, ask: (limiter: RateLimiterAbstract) => Promise<Result>): Promise<Result> {
    const memory = this.#memory[name];
    const redis = this.#redis?.[name];
    if (redis === undefined || this.#shared === undefined) return ask(memory);
    if (this.#shared.up) {
      try {
        return await this.#shared.ask(() => ask(redis));
      } catch (error) {
        if (error instanceof UsedUp) throw error;
        this.#shared.failed(error);
      }
    }
    if (name === 'ceiling') throw new Error('the ceiling is unknown');
    return ask(memory);
  }

  #remember(key: string): void {
    this.#clients.delete(key);
    this.#clients.add(key);
    if (this.#clients.size <= MAX_CLIENTS) return;
    const [oldest = ''] = this.#clients;
    this.#clients.delete(oldest);
    for (const limiter of Object.values(this.#memory)) void limiter.delete(oldest);
  }
}

const CEILING_UNKNOWN: LimitRejection = {
  code: 'ceiling_reached',
  reason: 'ceiling_unknown',
  retryAfter: CEILING_UNKNOWN_RETRY_SECONDS,
};

/** A limit that a request would exceed. */
class UsedUp extends Error {
  readonly limit: Limit;
  readonly result: RateLimiterRes;

  constructor(limit: Limit, result: RateLimiterRes) {
    super(limit);
    this.limit = limit;
    this.result = result;
  }
}

function rejection(name: Limit, { msBeforeNext }: RateLimiterRes): LimitRejection {
  // Client keys and the ceiling's key change at midnight UTC, so a day's limit never lasts longer than that.
  const ms = WINDOWS[name] === DAY_SECONDS ? untilTomorrow() : msBeforeNext;
  const retryAfter = Math.max(1, Math.ceil(ms / 1000));
  if (name === 'ceiling') return { code: 'ceiling_reached', reason: 'ceiling', retryAfter };
  return { code: 'rate_limited', reason: name, retryAfter };
}

function quota(name: 'minute' | 'day', { remainingPoints, msBeforeNext }: RateLimiterRes): Quota {
  const resetMs = name === 'minute' ? msBeforeNext : untilTomorrow();
  return { name, remaining: remainingPoints, resetSeconds: Math.max(1, Math.ceil(resetMs / 1000)) };
}

/** E.g. `2026-11-22`, UTC. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Milliseconds to the end of the UTC day. */
export function untilTomorrow(now = Date.now()): number {
  const day = DAY_SECONDS * 1000;
  return day - (now % day);
}
