import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Admission, type Admitted } from './admission.ts';
import type { LimitRejection } from './limit-rejection.ts';
import { type Group, RateLimits } from './rate-limits.ts';

const RATINGS: Group = { kind: 'ratings', key: 'idea' };
const OTHER_RATINGS: Group = { kind: 'ratings', key: 'other idea' };
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

/** Enters and releases the slot at once. */
async function visit(admission: Admission, client: string, group?: Group) {
  try {
    (await admission.enter(client, group)).release();
    return 'ran';
  } catch (error) {
    return (error as LimitRejection).reason;
  }
}

describe('the queue', () => {
  test('a queued request receives its position at each change and then runs', async () => {
    const admission = createAdmission();
    const first = await admission.enter('a');
    const second = await admission.enter('b');
    const third = await admission.enter('c');
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
    const first = await admission.enter('a');
    const waiting = waitAndRecord(await admission.enter('b'));
    await vi.advanceTimersByTimeAsync(10_500);
    expect(await waiting).toEqual({
      positions: [1],
      rejection: expect.objectContaining({ code: 'busy', reason: 'queue', retryAfter: 10 }),
    });
    expect(admission.counts.waiting).toBe(0);
    first.release();
    expect(await visit(admission, 'b')).toBe('ran');
  });

  test('a cancelled request leaves the queue at once', async () => {
    const admission = createAdmission({ queue: 1 });
    await admission.enter('a');
    const abort = new AbortController();
    const waiting = waitAndRecord(await admission.enter('b'), abort.signal);
    await vi.advanceTimersByTimeAsync(300);
    await expect(admission.enter('c')).rejects.toMatchObject({ reason: 'queue' });
    abort.abort();
    await waiting;
    await expect(admission.enter('c')).resolves.toHaveProperty('release');
  });
});

describe('the limits', () => {
  test('the limit per minute applies to each client and ends after a minute', async () => {
    const admission = createAdmission({ perMinute: 2 });
    const visits = async (client: string) => [await visit(admission, client), await visit(admission, client)];
    expect(await visits('a')).toEqual(['ran', 'ran']);
    expect(await visits('b')).toEqual(['ran', 'ran']);
    await expect(admission.enter('a')).rejects.toMatchObject({
      code: 'rate_limited',
      reason: 'minute',
      retryAfter: 60,
    });
    await vi.advanceTimersByTimeAsync(60_001);
    expect(await visits('a')).toEqual(['ran', 'ran']);
  });

  test('the limits per day last until midnight UTC', async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 21, 23, 0, 0));
    const admission = createAdmission({ perDay: 1, dailyAnalyses: 2 });
    expect([await visit(admission, 'a'), await visit(admission, 'b')]).toEqual(['ran', 'ran']);
    await expect(admission.enter('a')).rejects.toMatchObject({ reason: 'day', retryAfter: 3600 });
    await expect(admission.enter('c')).rejects.toMatchObject({ code: 'ceiling_reached', retryAfter: 3600 });
    vi.setSystemTime(Date.UTC(2026, 10, 22, 0, 0, 1));
    expect(await visit(admission, 'c')).toBe('ran');
  });

  test('a request that one limit rejects does not count for the others', async () => {
    const admission = createAdmission({ running: 9, perMinute: 2, perClient: 1, dailyAnalyses: 3 });
    const admitted = await admission.enter('a');
    for (let i = 0; i < 5; i += 1)
      await expect(admission.enter('a')).rejects.toMatchObject({ reason: 'client' });
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

  test('three ratings of one idea together count as one analysis, and a fourth as another analysis', async () => {
    const admission = createAdmission({ running: 9, perClient: 1, perMinute: 2, dailyAnalyses: 2 });
    const all = await Promise.all([1, 2, 3].map(() => admission.enter('a', RATINGS)));
    await expect(admission.enter('a', OTHER_RATINGS)).rejects.toMatchObject({ reason: 'client' });
    await expect(admission.enter('a', RATINGS)).rejects.toMatchObject({
      code: 'rate_limited',
      reason: 'client',
    });
    for (const admitted of all) admitted.release();
    expect(await visit(admission, 'a', RATINGS)).toBe('ran');
    expect(await visit(admission, 'a', OTHER_RATINGS)).toBe('minute');
    expect(await visit(admission, 'b', OTHER_RATINGS)).toBe('ceiling');
  });
});

const groupOf = (kind: Group['kind'], key = 'idea'): Group => ({ kind, key });

describe('advice and its report', () => {
  test('an analysis includes one request for advice on its idea, not a second request nor one on another idea', async () => {
    const admission = createAdmission({ perMinute: 2, dailyAnalyses: 2 });
    expect(await visit(admission, 'a', groupOf('report'))).toBe('ran');
    expect(await visit(admission, 'a')).toBe('ran');
    expect(await visit(admission, 'a', groupOf('advice', 'other'))).toBe('minute');
    expect(await visit(admission, 'a', groupOf('advice'))).toBe('ran');
    expect(await visit(admission, 'a', groupOf('advice'))).toBe('minute');
    expect(await visit(admission, 'b', groupOf('advice'))).toBe('ceiling');
  });

  test('advice without a report counts as an analysis', async () => {
    const admission = createAdmission({ perMinute: 2 });
    expect(await visit(admission, 'a', groupOf('advice'))).toBe('ran');
    expect(await visit(admission, 'a', groupOf('advice'))).toBe('ran');
    expect(await visit(admission, 'a', groupOf('advice'))).toBe('minute');
  });

  test('of many simultaneous requests for advice after one report, the analysis includes one', async () => {
    const admission = createAdmission({ running: 99, perClient: 99, perMinute: 3 });
    await visit(admission, 'a', groupOf('report'));
    const all = await Promise.all(Array.from({ length: 20 }, () => visit(admission, 'a', groupOf('advice'))));
    expect(all.filter((one) => one === 'ran')).toHaveLength(3);
  });

  test('a report includes its advice for a quarter of an hour', async () => {
    const admission = createAdmission({ perDay: 1 });
    expect(await visit(admission, 'a', groupOf('report'))).toBe('ran');
    await vi.advanceTimersByTimeAsync(901_000);
    expect(await visit(admission, 'a', groupOf('advice'))).toBe('day');
  });

  test('a rejected report includes no advice', async () => {
    const admission = createAdmission({ perMinute: 1 });
    expect(await visit(admission, 'a')).toBe('ran');
    expect(await visit(admission, 'a', groupOf('report'))).toBe('minute');
    await vi.advanceTimersByTimeAsync(60_001);
    expect(await visit(admission, 'a', groupOf('advice'))).toBe('ran');
    expect(await visit(admission, 'a', groupOf('advice'))).toBe('minute');
  });

  test('advice shares the slot of its report: with two slots, a client runs two pairs at once', async () => {
    const admission = createAdmission({ running: 9, perClient: 2 });
    for (const key of ['one', 'two']) {
      await admission.enter('a', groupOf('report', key));
      await admission.enter('a', groupOf('advice', key));
    }
    expect(admission.counts.running).toBe(4);
    for (const group of [
      groupOf('report', 'three'),
      groupOf('advice', 'three'),
      groupOf('advice', 'one'),
      undefined,
    ])
      expect(await visit(admission, 'a', group)).toBe('client');
    expect(await visit(admission, 'b', groupOf('report'))).toBe('ran');
  });

  test('reports on the same idea take a slot each, and advice whose report has ended keeps the slot', async () => {
    const admission = createAdmission({ running: 9, perClient: 2 });
    const report = await admission.enter('a', groupOf('report'));
    await admission.enter('a', groupOf('advice'));
    report.release();
    expect(await visit(admission, 'a', groupOf('report', 'other'))).toBe('ran');
    await admission.enter('a', groupOf('report'));
    await admission.enter('a', groupOf('report'));
    expect(await visit(admission, 'a', groupOf('report'))).toBe('client');
    expect(await visit(admission, 'a', groupOf('report', 'other'))).toBe('client');
    expect(await visit(admission, 'a', groupOf('advice'))).toBe('ran');
  });

  test('if no slot is free, advice takes over the slot of its report before other queued requests', async () => {
    const admission = createAdmission({ running: 1, queue: 1 });
    const report = await admission.enter('a', groupOf('report'));
    const other = waitAndRecord(await admission.enter('b'));
    // The queue is full.
    const advice = waitAndRecord(await admission.enter('a', groupOf('advice')));
    await vi.advanceTimersByTimeAsync(5_000);
    report.release();
    expect(await advice).toEqual({ positions: [2], rejection: undefined });
    expect(admission.counts).toEqual({ running: 1, waiting: 1 });
    await vi.advanceTimersByTimeAsync(5_500);
    expect(await other).toMatchObject({ positions: [1], rejection: { reason: 'queue' } });
  });

  test('advice waits as long as its report runs', async () => {
    const admission = createAdmission({ running: 1, queue: 1 });
    const report = await admission.enter('a', groupOf('report'));
    const advice = waitAndRecord(await admission.enter('a', groupOf('advice')));
    await vi.advanceTimersByTimeAsync(60_000);
    report.release();
    expect(await advice).toEqual({ positions: [1], rejection: undefined });
  });

  test('advice without its report waits no longer than other requests, and a drain ends every longer wait', async () => {
    const admission = createAdmission({ running: 1, queue: 3 });
    const report = await admission.enter('a', groupOf('report'));
    const waiting = [groupOf('advice', 'other'), groupOf('advice')].map(async (group) =>
      waitAndRecord(await admission.enter('a', group)),
    );
    await vi.advanceTimersByTimeAsync(10_500);
    expect((await waiting[0])?.rejection).toMatchObject({ reason: 'queue' });
    expect(admission.counts.waiting).toBe(1);
    admission.drain();
    expect((await waiting[1])?.rejection).toMatchObject({ reason: 'queue' });
    report.release();
    expect(admission.counts).toEqual({ running: 0, waiting: 0 });
  });
});

test('of eighty simultaneous ratings of one idea by one client, three are admitted', async () => {
  const admission = createAdmission({ running: 1, queue: 64, perClient: 1 });
  const results = await Promise.allSettled(Array.from({ length: 80 }, () => admission.enter('a', RATINGS)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(admission.counts).toEqual({ running: 1, waiting: 2 });
  await expect(admission.enter('b')).resolves.toHaveProperty('release');
});

describe('the drain', () => {
  test('a drain rejects new requests and ends after the last running request', async () => {
    const admission = createAdmission({ perMinute: 1 });
    const admitted = await admission.enter('a');
    admission.drain();
    await expect(admission.enter('b')).rejects.toMatchObject({
      code: 'draining',
      retryAfter: expect.any(Number),
    });
    await expect(admission.enter('a')).rejects.toMatchObject({ code: 'rate_limited' });
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
