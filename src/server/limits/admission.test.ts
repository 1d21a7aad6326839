import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Work } from '../../model/work.ts';
import type { Problem } from '../http/problem.ts';
import { Admission, type Admitted } from './admission.ts';
import { RateLimits } from './rate-limits.ts';

const neverAborted = new AbortController().signal;
const NO_RATE_LIMITS = {
  perMinute: 0,
  perDay: 0,
  dailyAnalyses: 0,
  running: 1,
  queue: 2,
  perClient: 9,
  queueWaitMs: 10_000,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function createAdmission(settings: Partial<typeof NO_RATE_LIMITS> = {}) {
  const all = { ...NO_RATE_LIMITS, ...settings };
  return new Admission(new RateLimits(all), all);
}

async function waitAndRecord(admitted: Admitted, signal = neverAborted) {
  const positions: number[] = [];
  try {
    for await (const position of admitted.wait(signal)) positions.push(position);
    return { positions, rejection: undefined };
  } catch (rejection) {
    return { positions, rejection };
  }
}

/** Enters and ends at once. */
async function visit(admission: Admission, client: string, kind: Work['kind'] = 'analysis') {
  try {
    (await admission.enter(client, kind)).release();
    return 'ran';
  } catch (error) {
    return (error as Problem).details.reason;
  }
}

describe('the queue', () => {
  test('a queued request receives its position at each change and then runs', async () => {
    const admission = createAdmission();
    const first = await admission.enter('a', 'analysis');
    const second = await admission.enter('b', 'analysis');
    const third = await admission.enter('c', 'analysis');
    expect(await waitAndRecord(first)).toEqual({ positions: [], rejection: undefined });
    const [seenByThird, seenBySecond] = [waitAndRecord(third), waitAndRecord(second)];
    await vi.advanceTimersByTimeAsync(0);
    expect(admission.counts).toEqual({ running: 1, waiting: 2 });
    first.release();
    expect(await seenBySecond).toEqual({ positions: [1], rejection: undefined });
    second.release();
    expect(await seenByThird).toEqual({ positions: [2, 1], rejection: undefined });
    expect(admission.counts).toEqual({ running: 1, waiting: 0 });
  });

  test('a request is rejected after ten seconds in the queue and is not counted', async () => {
    const admission = createAdmission({ perMinute: 1 });
    const first = await admission.enter('a', 'analysis');
    const waiting = waitAndRecord(await admission.enter('b', 'analysis'));
    await vi.advanceTimersByTimeAsync(10_500);
    expect(await waiting).toEqual({
      positions: [1],
      rejection: expect.objectContaining({ code: 'busy', details: { reason: 'queue_full', retryAfter: 10 } }),
    });
    expect(admission.counts.waiting).toBe(0);
    first.release();
    expect(await visit(admission, 'b')).toBe('ran');
  });

  test('a cancelled request leaves the queue at once', async () => {
    const admission = createAdmission({ queue: 1 });
    await admission.enter('a', 'analysis');
    const abort = new AbortController();
    const waiting = waitAndRecord(await admission.enter('b', 'analysis'), abort.signal);
    await vi.advanceTimersByTimeAsync(300);
    await expect(admission.enter('c', 'analysis')).rejects.toMatchObject({
      details: { reason: 'queue_full' },
    });
    abort.abort();
    await waiting;
    await expect(admission.enter('c', 'analysis')).resolves.toHaveProperty('release');
  });
});

describe('the limits', () => {
  test('the limit per minute applies to each client and ends after a minute', async () => {
    const admission = createAdmission({ perMinute: 2 });
    const visits = async (client: string) => [await visit(admission, client), await visit(admission, client)];
    expect(await visits('a')).toEqual(['ran', 'ran']);
    expect(await visits('b')).toEqual(['ran', 'ran']);
    await expect(admission.enter('a', 'analysis')).rejects.toMatchObject({
      code: 'rate_limited',
      details: { reason: 'rate_minute', retryAfter: 60 },
    });
    await vi.advanceTimersByTimeAsync(60_001);
    expect(await visits('a')).toEqual(['ran', 'ran']);
  });

  test('the limits per day last until midnight UTC', async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 21, 23, 0, 0));
    const admission = createAdmission({ perDay: 1, dailyAnalyses: 2 });
    expect([await visit(admission, 'a'), await visit(admission, 'b')]).toEqual(['ran', 'ran']);
    await expect(admission.enter('a', 'analysis')).rejects.toMatchObject({
      details: { reason: 'rate_day', retryAfter: 3600 },
    });
    await expect(admission.enter('c', 'analysis')).rejects.toMatchObject({
      code: 'ceiling_reached',
      details: { retryAfter: 3600 },
    });
    vi.setSystemTime(Date.UTC(2026, 10, 22, 0, 0, 1));
    expect(await visit(admission, 'c')).toBe('ran');
  });

  test('a request that one limit rejects does not count for the others', async () => {
    const admission = createAdmission({ running: 9, perMinute: 2, perClient: 1, dailyAnalyses: 3 });
    const admitted = await admission.enter('a', 'analysis');
    for (let i = 0; i < 5; i += 1)
      await expect(admission.enter('a', 'analysis')).rejects.toMatchObject({
        details: { reason: 'concurrent' },
      });
    admitted.release();
    expect(await visit(admission, 'a')).toBe('ran');
    expect(await visit(admission, 'b')).toBe('ran');
    for (let i = 0; i < 5; i += 1) expect(await visit(admission, 'b')).toBe('ceiling');
  });

  test('simultaneous requests do not exceed the limits', async () => {
    const admission = createAdmission({ running: 99, perClient: 99, perMinute: 3, dailyAnalyses: 5 });
    const many = (client: string) => Promise.all(Array.from({ length: 10 }, () => visit(admission, client)));
    const ran = [await many('a'), await many('b')].map((all) => all.filter((one) => one === 'ran').length);
    expect(ran).toEqual([3, 2]);
  });

  test('three ratings count as one analysis, in the rates, in the ceiling and in the requests at once', async () => {
    const admission = createAdmission({ running: 9, perClient: 1, perMinute: 2, dailyAnalyses: 2 });
    const all = await Promise.all([1, 2, 3].map(() => admission.enter('a', 'rating')));
    for (const kind of ['rating', 'analysis'] as const)
      await expect(admission.enter('a', kind)).rejects.toMatchObject({ details: { reason: 'concurrent' } });
    for (const admitted of all) admitted.release();
    for (let i = 0; i < 3; i += 1) expect(await visit(admission, 'a', 'rating')).toBe('ran');
    expect(await visit(admission, 'a', 'rating')).toBe('rate_minute');
    expect(await visit(admission, 'b', 'rating')).toBe('ceiling');
  });

  test('after one rating an analysis still fits only if two thirds of another one remain', async () => {
    const admission = createAdmission({ perMinute: 1 });
    expect(await visit(admission, 'a', 'rating')).toBe('ran');
    expect(await visit(admission, 'a')).toBe('rate_minute');
    expect(await visit(admission, 'a', 'rating')).toBe('ran');
  });

  test('a reading of a call counts towards the ceiling and the requests at once, not towards the rates', async () => {
    const admission = createAdmission({ running: 9, perClient: 1, perMinute: 1, dailyAnalyses: 3 });
    const reading = await admission.enter('a', 'reading');
    await expect(admission.enter('a', 'reading')).rejects.toMatchObject({
      details: { reason: 'concurrent' },
    });
    reading.release();
    expect(await visit(admission, 'a', 'reading')).toBe('ran');
    expect(await visit(admission, 'a')).toBe('ran');
    expect(await visit(admission, 'b', 'reading')).toBe('ceiling');
  });
});

describe('the drain', () => {
  test('a drain rejects new requests and ends after the last running request', async () => {
    const admission = createAdmission({ perMinute: 1 });
    const admitted = await admission.enter('a', 'analysis');
    admission.drain();
    await expect(admission.enter('b', 'analysis')).rejects.toMatchObject({
      code: 'draining',
      details: { retryAfter: expect.any(Number) },
    });
    await expect(admission.enter('a', 'analysis')).rejects.toMatchObject({ code: 'rate_limited' });
    let isIdle = false;
    const idle = admission.idle().then(() => {
      isIdle = true;
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(isIdle).toBe(false);
    admitted.release();
    admitted.release();
    await idle;
    expect(isIdle).toBe(true);
  });
});
