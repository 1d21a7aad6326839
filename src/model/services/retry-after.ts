/** A day, in seconds. Longer times (a month, a wrong unit) are cut to a day. */
const MAX_SECONDS = 86_400;

/** Units as vendors abbreviate them, in seconds. Longer words begin with them: "minutes", "hours". */
const UNITS = [
  ['ms', 0.001],
  ['milli', 0.001],
  ['s', 1],
  ['m', 60],
  ['h', 3600],
  ['d', 86_400],
] as const;

/** "Please try again in 7m12s", "retry in 33.1s", "wait 43200 seconds", "will reset after 12h34m16s". */
const SAID =
  /\b(?:retry|try again|wait|reset)\b[^\d\n]{0,40}((?:\d+(?:\.\d+)?\s*(?:ms|milliseconds?|s|sec\w*|m|min\w*|h|hours?|d|days?)(?=\d|[^a-z]|$)[\s,]*)+)/;
const PART = /(\d+(?:\.\d+)?)\s*([a-z]+)/g;

/** Reads a `Retry-After` header: a number of seconds, or a date (RFC 9110, 10.2.3). @returns seconds, at most a day */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+(?:\.\d+)?\s*$/.test(header)) return bounded(Number(header));
  // `Date.parse` also takes "-5" for a year.
  return /^\s*[a-z]{3}/i.test(header) ? bounded((Date.parse(header) - now) / 1000) : undefined;
}

/** Reads the time to wait from an explanation in lower case. @returns seconds, at most a day */
export function retryAfterIn(text: string): number | undefined {
  const said = SAID.exec(text)?.[1];
  if (said === undefined) return undefined;
  let seconds = 0;
  for (const [, amount, unit = ''] of said.matchAll(PART)) {
    seconds += Number(amount) * (UNITS.find(([start]) => unit.startsWith(start))?.[1] ?? 0);
  }
  return bounded(seconds);
}

export function bounded(seconds: number | undefined): number | undefined {
  if (seconds === undefined || Number.isNaN(seconds)) return undefined;
  return Math.min(MAX_SECONDS, Math.max(0, Math.ceil(seconds)));
}
