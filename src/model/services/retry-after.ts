/** A day, in seconds. Longer times (a month, a wrong unit) are cut to a day. */
const MAX_SECONDS = 86_400;

/** Reads a `Retry-After` header: a number of seconds, or a date (RFC 9110, 10.2.3). @returns seconds, at most a day */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+(?:\.\d+)?\s*$/.test(header)) return bounded(Number(header));
  // `Date.parse` also takes "-5" for a year.
  return /^\s*[a-z]{3}/i.test(header) ? bounded((Date.parse(header) - now) / 1000) : undefined;
}

export function bounded(seconds: number | undefined): number | undefined {
  if (seconds === undefined || Number.isNaN(seconds)) return undefined;
  return Math.min(MAX_SECONDS, Math.max(0, Math.ceil(seconds)));
}
