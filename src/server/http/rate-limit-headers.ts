import { LimitRejection } from '../limits/limit-rejection.ts';
import type { Quota } from '../limits/rate-limits.ts';
import type { Headers } from './security-headers.ts';

/** `RateLimit-Policy` with the limits and `RateLimit` with the rest of them (draft-ietf-httpapi-ratelimit-headers). */
export function rateLimitHeaders(
  limits: { perMinute: number; perDay: number },
  left: readonly Quota[] | LimitRejection,
): Headers {
  const policies = [
    ...(limits.perMinute > 0 ? [`"minute";q=${limits.perMinute};w=60`] : []),
    ...(limits.perDay > 0 ? [`"day";q=${limits.perDay};w=86400`] : []),
  ];
  const quotas = left instanceof LimitRejection ? quotasAfter(left) : left;
  const rest = quotas.map(
    ({ name, remaining, resetSeconds }) => `"${name}";r=${remaining};t=${resetSeconds}`,
  );
  return {
    ...(policies.length > 0 && { 'RateLimit-Policy': policies.join(', ') }),
    ...(rest.length > 0 && { RateLimit: rest.join(', ') }),
  };
}

function quotasAfter({ reason, retryAfter }: LimitRejection): readonly Quota[] {
  if (reason !== 'minute' && reason !== 'day') return [];
  return [{ name: reason, remaining: 0, resetSeconds: retryAfter }];
}
