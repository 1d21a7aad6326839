import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, expect, test, vi } from 'vitest';
import { type Group, RateLimits } from './rate-limits.ts';

const GROUP: Group = { kind: 'ratings', key: 'group' };

afterEach(() => {
  vi.restoreAllMocks();
});

test('after the clock was set back, no client waits longer than a minute', async () => {
  const rates = new RateLimits({ perMinute: 1, perDay: 0, dailyAnalyses: 0 });
  await rates.count('client');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now - 3_600_000);
  await expect(rates.check('client')).rejects.toMatchObject({ reason: 'minute', retryAfter: 60 });
});

test.each([
  ['before', 1],
  ['after', 1],
  ['before', 2],
  ['after', 2],
] as const)(
  'a rating is admitted if another rating of its group is counted %s lookup %d of its check',
  async (when, number) => {
    const rates = new RateLimits({ perMinute: 1, perDay: 0, dailyAnalyses: 0 });
    const get = RateLimiterMemory.prototype.get;
    let lookups = 0;
    vi.spyOn(RateLimiterMemory.prototype, 'get').mockImplementation(async function (
      this: RateLimiterMemory,
      key,
    ) {
      lookups += 1;
      const isCounting = lookups === number;
      if (isCounting && when === 'before') await rates.count('client', GROUP);
      const found = await get.call(this, key);
      if (isCounting && when === 'after') await rates.count('client', GROUP);
      return found;
    });
    expect(await rates.check('client', GROUP)).toBeUndefined();
  },
);
