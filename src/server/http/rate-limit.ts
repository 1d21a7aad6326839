import type { LimitRejection } from '../limits/limit-rejection.ts';
import type { Quota } from '../limits/rates.ts';
import type { Headers } from './security-headers.ts';

/** `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers) for what is left of the client's limits. */
export function rateLimitHeaders(
  limits: { perMinute: number; perDay: number },
  left: readonly Quota[] | LimitRejection,
): Headers {
  const policies = [
    ...(limits.perMinute > 0 ? [`"minute";q=${limits.perMinute};w=60`] : []),
    ...(limits.perDay > 0 ? [`"day";q=${limits.perDay};w=86400`] : []),
  ];
  const rest =
    'code' in left
      ? [{ name: left.reason, remaining: 0, resetSeconds: left.retryAfter }].filter(({ name }) =>
          ['minute', 'day'].includes(name),
        )
      : left;
  return {
    ...(policies.length > 0 && { 'RateLimit-Policy': policies.join(', ') }),
    ...(rest.length > 0 && {
      RateLimit: rest
        .map(({ name, remaining, resetSeconds }) => `"${name}";r=${remaining};t=${resetSeconds}`)
        .join(', '),
    }),
  };
}
