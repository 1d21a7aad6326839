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
  await expect(rates.count('client', 3)).rejects.toMatchObject({ reason: 'rate_minute', retryAfter: 60 });
});

test('a count that is taken back frees every limit', async () => {
  const rates = new RateLimits({ perMinute: 1, perDay: 1, dailyAnalyses: 1 });
  await (await rates.count('client', 3)).refund();
  await rates.count('client', 3);
  await expect(rates.count('client', 3)).rejects.toMatchObject({ reason: 'rate_minute' });
});
