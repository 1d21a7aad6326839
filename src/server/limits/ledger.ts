/** What the host allows. 0 is off for the rates and the ceiling. */
export interface LimitSettings {
  perMinute: number;
  perDay: number;
  inAll: number;
  perClient: number;
  dailyAnalyses: number;
}

/** One request that wants to run a model. */
export interface Asked {
  /** Unique to the request. */
  id: string;
  /** The client's keyed hash. */
  client: string;
  /** Set for ratings: requests of one group asked for together count as one. A keyed hash as well. */
  group: string | undefined;
}

/** Why a request has to come back later. `retryAfter` is in whole seconds, at least 1. */
export interface Rejection {
  code: 'rate_limited' | 'busy' | 'ceiling_reached' | 'draining';
  reason: 'minute' | 'day' | 'client' | 'queue' | 'ceiling' | 'ceiling_unknown' | 'draining';
  retryAfter: number;
}

/** 0: it is this one's turn. Otherwise its place in the queue, from 1. */
export type Place = number;

/**
 * Where requests are counted: in this process, or in Redis for all replicas. `enter` checks everything and counts
 * everything in one step, so a refused request has cost its sender nothing.
 */
export interface Ledger {
  enter(asked: Asked): Promise<Rejection | Place>;
  /** Where a request that was let in stands now. `undefined`: it is no longer known, and has to ask again. */
  place(asked: Asked): Promise<Place | undefined>;
  /** Gives slot or place back. `refund` for one that never ran: then it has not counted. Never throws. */
  leave(asked: Asked, refund: boolean): Promise<void>;
}

/** The queue is twice as long as what runs, and nobody waits in it longer than this. */
export const QUEUE_FACTOR = 2;
export const QUEUE_WAIT_MS = 10_000;

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** Ratings of one idea by one client within this time of the first are one analysis, up to this many. */
export const RATINGS_TOGETHER_MS = 30_000;
export const RATINGS_TOGETHER_MAX = 5;

/** When a slot comes free is unknown: a little over the usual time of a section, so that nobody hammers. */
export const SLOT_RETRY_SECONDS = 5;
export const QUEUE_RETRY_SECONDS = 10;

/** Milliseconds from `now` to the end of the UTC day, which is when the day's counts begin anew. */
export function untilTomorrow(now: number): number {
  return DAY_MS - (now % DAY_MS);
}

export function inSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
