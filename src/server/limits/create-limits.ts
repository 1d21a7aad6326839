import type { Redis } from 'ioredis';
import { Admission } from './admission.ts';
import { DayKey } from './client-key.ts';
import type { LimitSettings } from './ledger.ts';
import { MemoryLedger } from './memory-ledger.ts';
import { RedisLedger } from './redis-ledger.ts';
import { SharedLedger } from './shared-ledger.ts';

/** The limits in memory, or shared through Redis with memory to fall back on. */
export function createLimits(
  settings: LimitSettings,
  redis: Redis | undefined,
): { admission: Admission; dayKey: DayKey } {
  const own = new MemoryLedger(settings);
  const ledger =
    redis === undefined
      ? own
      : new SharedLedger(new RedisLedger(redis, settings), own, settings.dailyAnalyses > 0);
  return { admission: new Admission(ledger), dayKey: new DayKey(redis) };
}
