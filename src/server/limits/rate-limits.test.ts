import { afterEach, expect, test, vi } from 'vitest';
import { RateLimits } from './rate-limits.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('after the clock was set back, no client waits longer than a minute', async () => {
  const rates = new RateLimits({ perMinute: 1, perDay: 0, dailyAnalyses: 0 });
  await rates.count('client', 3);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now - 3_600_000);
  await expect(rates.count('client', 3)).rejects.toMatchObject({
    details: { reason: 'rate_minute', retryAfter: 60 },
  });
});

test('a count that is taken back frees every limit', async () => {
  const rates = new RateLimits({ perMinute: 1, perDay: 1, dailyAnalyses: 1 });
  const refund = await rates.count('client', 3);
  await refund();
  await rates.count('client', 3);
  await expect(rates.count('client', 3)).rejects.toMatchObject({ details: { reason: 'rate_minute' } });
});

test('searches have a daily ceiling of their own, which ends at midnight UTC', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 23, 0, 0) });
  const rates = new RateLimits({ perMinute: 0, perDay: 0, dailyAnalyses: 0, dailySearches: 2 });
  expect([await rates.takeSearch(), await rates.takeSearch(), await rates.takeSearch()]).toEqual([
    true,
    true,
    false,
  ]);
  vi.setSystemTime(Date.UTC(2026, 10, 22, 0, 0, 1));
  expect(await rates.takeSearch()).toBe(true);
  vi.useRealTimers();
});
