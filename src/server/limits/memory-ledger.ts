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
  untilTomorrow,
} from './ledger.ts';

/** Clients remembered at once: past it the oldest are forgotten, so that many addresses cannot fill the memory. */
const MAX_CLIENTS = 100_000;

interface ClientCounts {
  minute: number;
  minuteEnds: number;
  day: number;
}

interface Entrant extends Asked {
  running: boolean;
  /** False for a rating that rides on the first of its group. */
  counted: boolean;
}

/** The counts of one process. Days are UTC. */
export class MemoryLedger implements Ledger {
  readonly #settings: LimitSettings;
  readonly #now: () => number;
  readonly #clients = new Map<string, ClientCounts>();
  readonly #groups = new Map<string, { count: number; ends: number }>();
  /** In the order of arrival, which is the order of the queue. */
  readonly #entrants = new Map<string, Entrant>();
  #day = 0;
  #countedToday = 0;

  constructor(settings: LimitSettings, now: () => number = Date.now) {
    this.#settings = settings;
    this.#now = now;
  }

  async enter(asked: Asked): Promise<Rejection | Place> {
    const now = this.#now();
    this.#forget(now);
    const { perMinute, perDay, inAll, perClient, dailyAnalyses } = this.#settings;
    const counts = this.#clients.get(asked.client);
    const counted = !this.#ridesOnGroup(asked.group);
    if (counted && counts) {
      if (perMinute > 0 && counts.minuteEnds > now && counts.minute >= perMinute) {
        return {
          code: 'rate_limited',
          reason: 'minute',
          retryAfter: inSeconds(counts.minuteEnds - now),
        };
      }
      if (perDay > 0 && counts.day >= perDay) {
        return { code: 'rate_limited', reason: 'day', retryAfter: inSeconds(untilTomorrow(now)) };
      }
    }
    if (this.#othersOf(asked) >= perClient) {
      return { code: 'rate_limited', reason: 'client', retryAfter: SLOT_RETRY_SECONDS };
    }
    if (counted && dailyAnalyses > 0 && this.#countedToday >= dailyAnalyses) {
      return { code: 'ceiling_reached', reason: 'ceiling', retryAfter: inSeconds(untilTomorrow(now)) };
    }
    const running = this.#countRunning();
    const waiting = this.#entrants.size - running;
    const runs = running < inAll && waiting === 0;
    if (!runs && waiting >= inAll * QUEUE_FACTOR) {
      return { code: 'busy', reason: 'queue', retryAfter: QUEUE_RETRY_SECONDS };
    }
    this.#entrants.set(asked.id, { ...asked, running: runs, counted });
    this.#count(asked, counted, now);
    return runs ? 0 : waiting + 1;
  }

  async place({ id }: Asked): Promise<Place | undefined> {
    const entrant = this.#entrants.get(id);
    if (entrant === undefined || entrant.running) return entrant && 0;
    let place = 1;
    for (const other of this.#entrants.values()) {
      if (other.id === id) break;
      if (!other.running) place += 1;
    }
    if (this.#countRunning() + place > this.#settings.inAll) return place;
    // Everyone before it has a free slot as well, so taking one overtakes nobody.
    entrant.running = true;
    return 0;
  }

  async leave({ id, client, group }: Asked, refund: boolean): Promise<void> {
    const entrant = this.#entrants.get(id);
    if (entrant === undefined) return;
    this.#entrants.delete(id);
    if (!refund) return;
    const together = group === undefined ? undefined : this.#groups.get(group);
    if (together) together.count -= 1;
    if (!entrant.counted) return;
    const counts = this.#clients.get(client);
    if (counts) {
      counts.minute = Math.max(0, counts.minute - 1);
      counts.day = Math.max(0, counts.day - 1);
    }
    this.#countedToday = Math.max(0, this.#countedToday - 1);
  }

  #ridesOnGroup(group: string | undefined): boolean {
    const together = group === undefined ? undefined : this.#groups.get(group);
    return together !== undefined && together.count > 0 && together.count < RATINGS_TOGETHER_MAX;
  }

  /** What the client has running or waiting, a group being one, without what shares `asked`'s own group. */
  #othersOf({ client, group }: Asked): number {
    const others = new Set<string>();
    for (const entrant of this.#entrants.values()) {
      if (entrant.client === client) others.add(entrant.group ?? entrant.id);
    }
    if (group !== undefined && others.has(group)) return 0;
    return others.size;
  }

  #countRunning(): number {
    let running = 0;
    for (const entrant of this.#entrants.values()) if (entrant.running) running += 1;
    return running;
  }

  #count({ client, group }: Asked, counted: boolean, now: number): void {
    if (group !== undefined) {
      const together = this.#groups.get(group);
      if (together && !counted) {
        together.count += 1;
      } else {
        // Deleted first, so that the map stays in the order in which groups end.
        this.#groups.delete(group);
        this.#groups.set(group, { count: 1, ends: now + RATINGS_TOGETHER_MS });
      }
    }
    if (!counted) return;
    this.#countedToday += 1;
    const counts = this.#clients.get(client) ?? { minute: 0, minuteEnds: 0, day: 0 };
    if (counts.minuteEnds <= now) Object.assign(counts, { minute: 0, minuteEnds: now + MINUTE_MS });
    counts.minute += 1;
    counts.day += 1;
    this.#clients.set(client, counts);
  }

  #forget(now: number): void {
    const day = Math.floor(now / DAY_MS);
    if (day !== this.#day) {
      this.#day = day;
      this.#countedToday = 0;
      this.#clients.clear();
    }
    for (const [group, { ends }] of this.#groups) {
      if (ends > now) break;
      this.#groups.delete(group);
    }
    while (this.#clients.size > MAX_CLIENTS) {
      const [oldest] = this.#clients.keys();
      if (oldest !== undefined) this.#clients.delete(oldest);
    }
  }
}
