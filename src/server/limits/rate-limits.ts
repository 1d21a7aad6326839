import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { SiteSettings } from '../../domain/site-settings.ts';
import type { Work } from '../../model/work.ts';
import { limitProblem, Problem } from '../http/problem.ts';
import type { SharedRedis } from './shared-redis.ts';
import { untilTomorrow, utcDay } from './utc-day.ts';

/** The points of one analysis. Three, so that a third of an analysis is a whole number. */
export const ANALYSIS_POINTS = 3;

interface Price {
  /** What a request takes from each limit, including the limit of concurrent requests. */
  points: number;
  /** Whether the client's limits per minute and day apply, besides `DAILY_ANALYSES`. */
  isRated: boolean;
}

export const PRICES: Readonly<Record<Work['kind'], Price>> = {
  analysis: { points: ANALYSIS_POINTS, isRated: true },
  reply: { points: ANALYSIS_POINTS, isRated: true },
  // The page asks for three ratings of an idea, which take about as many tokens as a report.
  rating: { points: ANALYSIS_POINTS / 3, isRated: true },
  // Not rated, because a call has hundreds of texts. A public site that serves calls should require a login.
  reading: { points: ANALYSIS_POINTS, isRated: false },
};

/** The limits of each client, and the daily ceiling for all clients together, in analyses. 0 turns a limit off. */
export type RateLimitSettings = SiteSettings['limits'] & {
  dailyAnalyses: number;
  /** Web searches per day, for all clients together. */
  dailySearches?: number;
};

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;
/**
 * MCP messages of a client per minute: a fixed number, or more if the client may run many analyses. A tool call takes four
 * messages, including initialisation and the list of tools. A message costs milliseconds.
 */
const MESSAGES_MIN = 120;
const MESSAGES_PER_ANALYSIS = 20;
/** `Retry-After` when Redis cannot say how many analyses remain for today. */
const CEILING_UNKNOWN_RETRY_SECONDS = 30;
/** Keys kept in memory. The least recently used are deleted, so that many IP addresses cannot fill the memory. */
const MAX_KEYS = 100_000;

/** The window of each limit, and the reason that its rejections give. */
const WINDOWS = {
  minute: { seconds: MINUTE_SECONDS, reason: 'rate_minute' },
  day: { seconds: DAY_SECONDS, reason: 'rate_day' },
  messages: { seconds: MINUTE_SECONDS, reason: 'rate_messages' },
  ceiling: { seconds: DAY_SECONDS, reason: 'ceiling' },
  searches: { seconds: DAY_SECONDS, reason: 'ceiling' },
} as const;
type Name = keyof typeof WINDOWS;

/** Reverts a count. */
type Undo = () => Promise<unknown>;

/**
 * Counts requests per client and minute, per client and UTC day, and per day for all clients (the ceiling). Counts in
 * memory, or in Redis if replicas share one. While that Redis cannot be used, this process counts its own clients, and
 * the ceiling, which limits the operator's costs, rejects every request.
 */
export class RateLimits {
  /** Analyses in points; messages and searches by their number. */
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
   * @returns a function that reverts the count and never throws
   * @throws Problem
   */
  async count(client: string | undefined, points: number): Promise<() => Promise<void>> {
    const undos: Undo[] = [];
    const refund = async () => {
      for (const undo of undos.splice(0)) await undo().catch(() => undefined);
    };
    const day = utcDay();
    try {
      if (client !== undefined) {
        undos.push(await this.#consume('minute', client, points));
        undos.push(await this.#consume('day', `${day}:${client}`, points));
      }
      undos.push(await this.#consume('ceiling', day, points));
      return refund;
    } catch (error) {
      await refund();
      throw error;
    }
  }

  /**
   * Counts a request that runs no model, e.g. an MCP message.
   * @throws Problem
   */
  async countMessage(client: string): Promise<void> {
    await this.#consume('messages', client, 1);
  }

  /** Counts one web search. @returns whether `DAILY_SEARCHES` allows it; `false` while the shared Redis fails */
  async takeSearch(): Promise<boolean> {
    try {
      await this.#consume('searches', utcDay(), 1);
      return true;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  }

  #limiters(create: (options: IRateLimiterOptions) => RateLimiterAbstract) {
    const limiters = Object.entries(WINDOWS).map(([name, { seconds }]) => {
      const points = this.#limits[name as Name];
      return [name, create({ keyPrefix: name, points, duration: seconds })];
    });
    return Object.fromEntries(limiters) as Record<Name, RateLimiterAbstract>;
  }

  /** Counts in one limit. @throws Problem */
  async #consume(name: Name, key: string, points: number): Promise<Undo> {
    const limit = this.#limits[name];
    if (limit === 0) return async () => undefined;
    this.#remember(key);
    const { result, undo } = await this.#count(name, key, points);
    if (result.consumedPoints <= limit) return undo;
    // The limiter counts rejected requests too.
    await undo().catch(() => undefined);
    throw limitProblem(WINDOWS[name].reason, secondsLeft(name, result));
  }

  /** Counts in Redis or in memory. @throws Problem for a daily ceiling while the shared Redis cannot be used */
  async #count(name: Name, key: string, points: number) {
    const countIn = async (limiter: RateLimiterAbstract) => {
      const result = await limiter.consume(key, points).catch((error) => {
        if (error instanceof RateLimiterRes) return error;
        throw error;
      });
      // The limiter takes any reply for a count. A server that is not Redis must not lift the ceiling.
      if (!Number.isFinite(result.consumedPoints)) throw new Error('the reply is no count');
      return { result, undo: () => limiter.reward(key, points) };
    };
    if (!this.#shared || !this.#redis) return countIn(this.#memory[name]);
    const redis = this.#redis[name];
    try {
      return await this.#shared.ask(() => countIn(redis));
    } catch {
      if (name === 'ceiling' || name === 'searches')
        throw limitProblem('ceiling_unknown', CEILING_UNKNOWN_RETRY_SECONDS);
      return countIn(this.#memory[name]);
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

/** Whole seconds until the limit resets. */
function secondsLeft(name: Name, { msBeforeNext }: RateLimiterRes): number {
  // The keys of daily limits change at midnight UTC. Others reset within their window, even if the clock was set back.
  const { seconds } = WINDOWS[name];
  const ms = seconds === DAY_SECONDS ? untilTomorrow() : Math.min(msBeforeNext, seconds * 1000);
  return Math.max(1, Math.ceil(ms / 1000));
}
