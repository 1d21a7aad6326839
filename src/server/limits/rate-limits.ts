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
import { KEY_PREFIX, type SharedRedis } from './shared-redis.ts';

/** The limits of each client, and the daily ceiling for all clients together. 0 turns a limit off. */
export type RateLimitSettings = SiteSettings['limits'] & { dailyAnalyses: number };

/** What remains of a client's limit, for the `RateLimit` header. */
export interface Quota {
  name: 'minute' | 'day';
  remaining: number;
  resetSeconds: number;
}

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;
export const DAY_MS = DAY_SECONDS * 1000;
/**
 * Up to three ratings of one idea by one client, within this time of the first, count as one analysis, because they take
 * about as many tokens as a report. At most three ratings of a group may run or wait at once.
 */
const RATINGS_TOGETHER_SECONDS = 30;
export const RATINGS_TOGETHER_MAX = 3;
/**
 * An analysis that announces advice includes one request for advice of the same client on the same idea within this time,
 * because the page sends that request by itself. Long enough for a slow report.
 */
const ADVICE_SECONDS = 900;
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

/** Requests of one client on one idea that count together. */
export interface Group {
  /** Keyed hash of the client, the language and the idea. */
  key: string;
  /**
   * Three ratings count as one analysis. So do a report that announces advice and one request for that advice, which also
   * share a slot.
   */
  kind: 'ratings' | 'report' | 'advice';
}

const WINDOWS = {
  minute: MINUTE_SECONDS,
  day: DAY_SECONDS,
  messages: MINUTE_SECONDS,
  group: RATINGS_TOGETHER_SECONDS,
  advice: ADVICE_SECONDS,
  ceiling: DAY_SECONDS,
};
type Name = keyof typeof WINDOWS;
/** Groups and advice are counted but have no limit. */
type Limit = Exclude<Name, 'group' | 'advice'>;
type Undo = () => Promise<unknown>;

/**
 * Counts analyses per client and minute, per client and UTC day, and per day for all clients (the ceiling). Counts in
 * Redis while it can be used. Otherwise this process counts its own clients, and the ceiling rejects every request.
 */
export class RateLimits {
  readonly #limits: Readonly<Record<Name, number>>;
  readonly #shared: SharedRedis | undefined;
  readonly #redis: Readonly<Record<Name, RateLimiterAbstract>> | undefined;
  readonly #memory: Readonly<Record<Name, RateLimiterAbstract>>;
  /** From the least to the most recently counted. */
  readonly #keys = new Set<string>();

  constructor({ perMinute, perDay, dailyAnalyses }: RateLimitSettings, shared?: SharedRedis) {
    this.#limits = {
      minute: perMinute,
      day: perDay,
      messages: perMinute === 0 ? 0 : Math.max(MESSAGES_MIN, perMinute * MESSAGES_PER_ANALYSIS),
      group: Number.MAX_SAFE_INTEGER,
      advice: Number.MAX_SAFE_INTEGER,
      ceiling: dailyAnalyses,
    };
    this.#shared = shared;
    this.#memory = this.#limiters((options) => new RateLimiterMemory(options));
    this.#redis =
      shared && this.#limiters((options) => new RateLimiterRedis({ ...options, storeClient: shared.client }));
  }

  /**
   * Checks the client's limits without counting.
   * @throws LimitRejection
   */
  async check(client: string, group?: Group): Promise<void> {
    await this.#check('minute', client, group);
    await this.#check('day', client, group);
  }

  /**
   * Checks the ceiling without counting.
   * @throws LimitRejection
   */
  checkCeiling(group?: Group): Promise<void> {
    return this.#check('ceiling', today(), group);
  }

  /**
   * Counts one analysis in every limit, or in none if one limit is used up.
   * @param client `undefined` counts only towards the ceiling
   * @throws LimitRejection
   */
  async count(client: string | undefined, group?: Group): Promise<readonly Quota[]> {
    const undo: Undo[] = [];
    try {
      if (group && (await this.#isIncluded(group, undo))) return [];
      const quotas = await this.#countAnalysis(client, undo);
      if (group?.kind === 'report') await this.#consume('advice', group.key, undo);
      return quotas;
    } catch (error) {
      // After the check, another request used up the limit.
      for (const undoCount of undo) await undoCount().catch(() => undefined);
      throw error;
    }
  }

  /** Whether the count of an earlier request of the group includes this request. */
  async #isIncluded({ kind, key }: Group, undo: Undo[]): Promise<boolean> {
    if (kind === 'advice') return this.#takeAdvice(key);
    if (kind === 'report') return false;
    const { consumedPoints } = await this.#consume('group', key, undo);
    return (consumedPoints - 1) % RATINGS_TOGETHER_MAX !== 0;
  }

  async #countAnalysis(client: string | undefined, undo: Undo[]): Promise<readonly Quota[]> {
    // The ceiling comes first, because it rejects when Redis cannot be used.
    if (this.#limits.ceiling > 0) await this.#consume('ceiling', today(), undo);
    const quotas: Quota[] = [];
    for (const name of ['minute', 'day'] as const) {
      if (this.#limits[name] === 0 || client === undefined) continue;
      quotas.push(quota(name, await this.#consume(name, client, undo)));
    }
    return quotas;
  }

  /**
   * Counts one request that runs no model.
   * @throws LimitRejection
   */
  async countMessage(client: string): Promise<void> {
    if (this.#limits.messages > 0) await this.#consume('messages', client, []);
  }

  #limiters(create: (options: IRateLimiterOptions) => RateLimiterAbstract) {
    const limiters = Object.entries(WINDOWS).map(([name, duration]) => {
      const points = this.#limits[name as Name];
      return [name, create({ keyPrefix: KEY_PREFIX + name, points, duration })];
    });
    return Object.fromEntries(limiters) as Record<Name, RateLimiterAbstract>;
  }

  /** Uses up the request for advice that a counted report includes, if any. */
  async #takeAdvice(key: string): Promise<boolean> {
    // Atomic in the store, so that only one of two simultaneous requests is included.
    const { consumedPoints } = await this.#inStore('advice', (limiter) => limiter.reward(key, 1));
    if (consumedPoints >= 0) return true;
    await this.#inStore('advice', (limiter) => limiter.penalty(key, 1));
    return false;
  }

  async #check(name: Limit, key: string, group: Group | undefined): Promise<void> {
    const state = await this.#lookUp(name, key);
    if (!state || state.consumedPoints < this.#limits[name]) return;
    // Looked up after the limit, because the first rating of this group may have just used up the limit.
    if (!(group && (await this.#isCounted(group)))) throw rejection(name, state);
  }

  /** Whether the count of an earlier request will include a request of this group. */
  async #isCounted({ key, kind }: Group): Promise<boolean> {
    if (kind === 'report') return false;
    const counted = (await this.#lookUp(kind === 'advice' ? 'advice' : 'group', key))?.consumedPoints ?? 0;
    return kind === 'advice' ? counted > 0 : counted % RATINGS_TOGETHER_MAX !== 0;
  }

  async #lookUp(name: Name, key: string): Promise<RateLimiterRes | null> {
    if (this.#limits[name] === 0) return null;
    return this.#inStore(name, async (limiter) => {
      const state = await limiter.get(key);
      // If the key has another type, the limiter ignores Redis's error.
      if (state && Number.isNaN(state.consumedPoints)) throw new Error('WRONGTYPE of a key');
      return state;
    });
  }

  /** @param undo gets a function that takes back the count */
  async #consume(name: Name, key: string, undo: Undo[]): Promise<RateLimiterRes> {
    this.#remember(key);
    return this.#inStore(name, async (limiter) => {
      const result = await limiter.consume(key).catch((error) => {
        if (error instanceof RateLimiterRes) return error;
        throw error;
      });
      // Also for a rejected request, because the limiter counts those too.
      undo.push(() => limiter.reward(key, 1));
      if (result.consumedPoints > this.#limits[name]) throw rejection(name as Limit, result);
      return result;
    });
  }

  /** Uses Redis, or this process's memory while Redis cannot be used. @throws LimitRejection for the ceiling without Redis */
  async #inStore<Result>(
    name: Name,
    ask: (limiter: RateLimiterAbstract) => Promise<Result>,
  ): Promise<Result> {
    const [shared, redis, memory] = [this.#shared, this.#redis?.[name], this.#memory[name]];
    if (!shared || !redis) return ask(memory);
    if (shared.up) {
      try {
        return await shared.within(ask(redis));
      } catch (error) {
        if (error instanceof LimitRejection) throw error;
        shared.failed(error);
      }
    }
    if (name === 'ceiling') throw new LimitRejection('ceiling_unknown', CEILING_UNKNOWN_RETRY_SECONDS);
    return ask(memory);
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

function rejection(name: Limit, result: RateLimiterRes): LimitRejection {
  return new LimitRejection(name, quota(name, result).resetSeconds);
}

function quota<Of extends Limit>(name: Of, { remainingPoints, msBeforeNext }: RateLimiterRes) {
  // The keys of clients and of the ceiling change at midnight UTC, so limits per day end then.
  // Limits per minute end within a minute, even if the clock was set back.
  const windowMs = WINDOWS[name] * 1000;
  const ms = WINDOWS[name] === DAY_SECONDS ? untilTomorrow() : Math.min(msBeforeNext, windowMs);
  return { name, remaining: remainingPoints, resetSeconds: Math.max(1, Math.ceil(ms / 1000)) };
}

/** E.g. `2026-11-22`, UTC. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Milliseconds to the end of the UTC day. */
export function untilTomorrow(): number {
  return DAY_MS - (Date.now() % DAY_MS);
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
  if (reason !== 'minute' && reason !== 'day') return [];
  return [{ name: reason, remaining: 0, resetSeconds: retryAfter }];
}
