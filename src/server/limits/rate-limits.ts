import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { SiteSettings } from '../../domain/site-settings.ts';
import type { Headers } from '../http/security-headers.ts';
import { LimitRejection } from './limit-rejection.ts';
import { ANALYSIS_POINTS } from './prices.ts';
import { KEY_PREFIX, type SharedRedis } from './shared-redis.ts';
import { untilTomorrow, utcDay } from './utc-day.ts';

/** The limits of each client, and the daily ceiling for all clients together, in analyses. 0 turns a limit off. */
export type RateLimitSettings = SiteSettings['limits'] & {
  dailyAnalyses: number;
  /** Web searches. */
  dailySearches?: number;
};

/** What remains of a client's limit, in whole analyses, for the `RateLimit` header. */
interface Quota {
  name: 'minute' | 'day';
  remaining: number;
  resetSeconds: number;
}

/** A request that was counted. */
export interface Counted {
  /** Empty if the client has no limits. */
  quotas: readonly Quota[];
  /** Takes the count back. Never throws. */
  refund(): Promise<void>;
}

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;
/**
 * MCP messages of a client per minute: a fixed number, or more if the client may run many analyses. A tool call takes four
 * messages, including initialization and the list of tools. A message costs milliseconds.
 */
const MESSAGES_MIN = 120;
const MESSAGES_PER_ANALYSIS = 20;
/** `Retry-After` when Redis cannot say how many analyses remain for today. */
const CEILING_UNKNOWN_RETRY_SECONDS = 30;
/** Keys in this process's memory. The oldest are deleted, so that many IP addresses cannot fill the memory. */
const MAX_KEYS = 100_000;

const SECONDS = {
  minute: MINUTE_SECONDS,
  day: DAY_SECONDS,
  messages: MINUTE_SECONDS,
  ceiling: DAY_SECONDS,
  searches: DAY_SECONDS,
};
type Name = keyof typeof SECONDS;
const REASONS = {
  minute: 'rate_minute',
  day: 'rate_day',
  messages: 'rate_messages',
  ceiling: 'ceiling',
  searches: 'ceiling',
} as const;

/** One count in one limit. */
interface Count {
  name: Name;
  key: string;
  points: number;
  /** Gets a function that takes the count back. */
  undo: (() => Promise<unknown>)[];
}

/**
 * Counts requests per client and minute, per client and UTC day, and per day for all clients (the ceiling). Counts in
 * Redis while it can be used. Otherwise this process counts its own clients, and the ceiling, which limits what the
 * operator pays, rejects every request.
 */
export class RateLimits {
  /** In points. */
  readonly #limits: Readonly<Record<Name, number>>;
  readonly #shared: SharedRedis | undefined;
  readonly #redis: Readonly<Record<Name, RateLimiterAbstract>> | undefined;
  readonly #memory: Readonly<Record<Name, RateLimiterAbstract>>;
  /** From the least to the most recently counted. */
  readonly #keys = new Set<string>();

  constructor(
    { perMinute, perDay, dailyAnalyses, dailySearches = 0 }: RateLimitSettings,
    shared?: SharedRedis,
  ) {
    this.#limits = {
      minute: perMinute * ANALYSIS_POINTS,
      day: perDay * ANALYSIS_POINTS,
      messages: perMinute === 0 ? 0 : Math.max(MESSAGES_MIN, perMinute * MESSAGES_PER_ANALYSIS),
      ceiling: dailyAnalyses * ANALYSIS_POINTS,
      searches: dailySearches,
    };
    this.#shared = shared;
    this.#memory = this.#limiters((options) => new RateLimiterMemory(options));
    this.#redis =
      shared && this.#limiters((options) => new RateLimiterRedis({ ...options, storeClient: shared.client }));
  }

  /**
   * Counts a request in every limit, or in none if one limit is used up.
   * @param client `undefined` counts only towards the ceiling
   * @param points see `PRICES`
   * @throws LimitRejection
   */
  async count(client: string | undefined, points: number): Promise<Counted> {
    const undo: Count['undo'] = [];
    const refund = async () => {
      for (const undoCount of undo.splice(0)) await undoCount().catch(() => undefined);
    };
    const day = utcDay();
    const quotas: Quota[] = [];
    try {
      if (client !== undefined) {
        const minute = await this.#consume({ name: 'minute', key: client, points, undo });
        const ofDay = await this.#consume({ name: 'day', key: `${day}:${client}`, points, undo });
        if (minute) quotas.push(quota('minute', minute));
        if (ofDay) quotas.push(quota('day', ofDay));
      }
      await this.#consume({ name: 'ceiling', key: day, points, undo });
      return { quotas, refund };
    } catch (error) {
      await refund();
      throw error;
    }
  }

  /**
   * Counts one request that runs no model.
   * @throws LimitRejection
   */
  async countMessage(client: string): Promise<void> {
    await this.#consume({ name: 'messages', key: client, points: 1, undo: [] });
  }

  /** Counts one web search. @returns whether today has one left; `false` while Redis, which counts them, cannot be used */
  async takeSearch(): Promise<boolean> {
    try {
      await this.#consume({ name: 'searches', key: utcDay(), points: 1, undo: [] });
      return true;
    } catch (error) {
      if (error instanceof LimitRejection) return false;
      throw error;
    }
  }

  #limiters(create: (options: IRateLimiterOptions) => RateLimiterAbstract) {
    const limiters = Object.entries(SECONDS).map(([name, duration]) => {
      const points = this.#limits[name as Name];
      return [name, create({ keyPrefix: KEY_PREFIX + name, points, duration })];
    });
    return Object.fromEntries(limiters) as Record<Name, RateLimiterAbstract>;
  }

  /** @returns `undefined` if the limit is off, or the request is free */
  async #consume({ name, key, points, undo }: Count): Promise<RateLimiterRes | undefined> {
    const limit = this.#limits[name];
    if (limit === 0 || points === 0) return undefined;
    this.#remember(key);
    return this.#inStore(name, async (limiter) => {
      const result = await limiter.consume(key, points).catch((error) => {
        if (error instanceof RateLimiterRes) return error;
        throw error;
      });
      // The limiter reads any reply as a count. A server that is no Redis must not lift the ceiling.
      if (!Number.isFinite(result.consumedPoints)) throw new Error('the reply is no count');
      // Also for a rejected request, because the limiter counts those too.
      undo.push(() => limiter.reward(key, points));
      if (result.consumedPoints > limit) throw new LimitRejection(REASONS[name], secondsLeft(name, result));
      return result;
    });
  }

  /** Uses Redis, or this process's memory while Redis cannot be used. @throws LimitRejection for a ceiling without Redis */
  async #inStore<Result>(
    name: Name,
    ask: (limiter: RateLimiterAbstract) => Promise<Result>,
  ): Promise<Result> {
    if (!this.#shared || !this.#redis) return ask(this.#memory[name]);
    const redis = this.#redis[name];
    try {
      return await this.#shared.ask(() => ask(redis));
    } catch (error) {
      if (error instanceof LimitRejection) throw error;
      if (name === 'ceiling' || name === 'searches')
        throw new LimitRejection('ceiling_unknown', CEILING_UNKNOWN_RETRY_SECONDS);
      return ask(this.#memory[name]);
    }
  }

  #remember(key: string): void {
    this.#keys.delete(key);
    this.#keys.add(key);
    if (this.#keys.size <= MAX_KEYS) return;
    const [oldest = ''] = this.#keys;
    this.#keys.delete(oldest);
    for (const limiter of Object.values(this.#memory)) void limiter.delete(oldest);
  }
}

/** Whole seconds until the limit begins again. */
function secondsLeft(name: Name, { msBeforeNext }: RateLimiterRes): number {
  // The keys of daily limits change at midnight. Others end within their window, even if the clock was set back.
  const isDaily = SECONDS[name] === DAY_SECONDS;
  const ms = isDaily ? untilTomorrow() : Math.min(msBeforeNext, SECONDS[name] * 1000);
  return Math.max(1, Math.ceil(ms / 1000));
}

function quota(name: Quota['name'], result: RateLimiterRes): Quota {
  const remaining = Math.floor(result.remainingPoints / ANALYSIS_POINTS);
  return { name, remaining, resetSeconds: secondsLeft(name, result) };
}

/** `RateLimit-Policy` has the limits and `RateLimit` what remains of them (draft-ietf-httpapi-ratelimit-headers). */
export function rateLimitHeaders(
  limits: { perMinute: number; perDay: number },
  state: readonly Quota[] | LimitRejection,
): Headers {
  const policies = [
    ...(limits.perMinute > 0 ? [`"minute";q=${limits.perMinute};w=60`] : []),
    ...(limits.perDay > 0 ? [`"day";q=${limits.perDay};w=86400`] : []),
  ];
  const quotas = state instanceof LimitRejection ? quotasAfter(state) : state;
  const remainders = quotas.map(
    ({ name, remaining, resetSeconds }) => `"${name}";r=${remaining};t=${resetSeconds}`,
  );
  return {
    ...(policies.length > 0 && { 'RateLimit-Policy': policies.join(', ') }),
    ...(remainders.length > 0 && { RateLimit: remainders.join(', ') }),
  };
}

function quotasAfter({ reason, retryAfter }: LimitRejection): readonly Quota[] {
  const name = reason === 'rate_minute' ? 'minute' : reason === 'rate_day' ? 'day' : undefined;
  return name === undefined ? [] : [{ name, remaining: 0, resetSeconds: retryAfter }];
}
