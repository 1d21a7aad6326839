import { describe, expect, test } from 'vitest';
import type { LimitSettings } from './ledger.ts';
import { MemoryLedger } from './memory-ledger.ts';

const OPEN: LimitSettings = { perMinute: 0, perDay: 0, inAll: 1000, perClient: 1000, dailyAnalyses: 0 };
const NOON = Date.UTC(2026, 10, 21, 12);

function ledgerWith(settings: Partial<LimitSettings>) {
  const clock = { now: NOON };
  const ledger = new MemoryLedger({ ...OPEN, ...settings }, () => clock.now);
  let id = 0;
  const ask = (client = 'a', group?: string) => ({ id: `${++id}`, client, group });
  const enter = (client?: string, group?: string) => ledger.enter(ask(client, group));
  return { ledger, clock, ask, enter };
}

describe('rates', () => {
  test('so many a minute for each client, and again when the minute has passed', async () => {
    const { enter, clock } = ledgerWith({ perMinute: 2 });
    expect(await enter()).toBe(0);
    clock.now += 20_000;
    expect(await enter()).toBe(0);
    expect(await enter()).toEqual({ code: 'rate_limited', reason: 'minute', retryAfter: 40 });
    expect(await enter('b')).toBe(0);
    clock.now += 40_000;
    expect(await enter()).toBe(0);
  });

  test('so many a day, until the UTC day ends', async () => {
    const { enter, clock } = ledgerWith({ perDay: 1 });
    expect(await enter()).toBe(0);
    expect(await enter()).toEqual({ code: 'rate_limited', reason: 'day', retryAfter: 12 * 3600 });
    clock.now += 12 * 3_600_000;
    expect(await enter()).toBe(0);
  });

  test('a rejection costs nothing', async () => {
    const { ledger, enter, ask } = ledgerWith({ perMinute: 3, perDay: 3, perClient: 1, dailyAnalyses: 3 });
    const first = ask();
    await ledger.enter(first);
    for (let i = 0; i < 10; i += 1) expect(await enter()).toMatchObject({ reason: 'client' });
    await ledger.leave(first, false);
    const second = ask();
    expect(await ledger.enter(second)).toBe(0);
    await ledger.leave(second, false);
    expect(await enter()).toBe(0);
  });
});

describe('slots', () => {
  test('so many at once for each client', async () => {
    const { ledger, ask, enter } = ledgerWith({ perClient: 2 });
    const one = ask();
    expect(await ledger.enter(one)).toBe(0);
    expect(await enter()).toBe(0);
    expect(await enter()).toMatchObject({ code: 'rate_limited', reason: 'client' });
    expect(await enter('b')).toBe(0);
    await ledger.leave(one, false);
    expect(await enter()).toBe(0);
  });

  test('so many in all, then a queue of twice that, then no more', async () => {
    const { enter } = ledgerWith({ inAll: 2 });
    const places = [];
    for (let i = 0; i < 6; i += 1) places.push(await enter(`client ${i}`));
    expect(places).toEqual([0, 0, 1, 2, 3, 4]);
    expect(await enter('late')).toEqual({ code: 'busy', reason: 'queue', retryAfter: 10 });
  });

  test('the queue moves in the order of arrival', async () => {
    const { ledger, ask } = ledgerWith({ inAll: 1 });
    const [first, second, third] = [ask('a'), ask('b'), ask('c')] as const;
    for (const asked of [first, second, third]) await ledger.enter(asked);
    await ledger.leave(first, false);
    expect(await ledger.place(third)).toBe(2);
    expect(await ledger.place(second)).toBe(0);
    expect(await ledger.place(third)).toBe(1);
    await ledger.leave(second, false);
    expect(await ledger.place(third)).toBe(0);
  });

  test('nobody overtakes those who wait', async () => {
    const { ledger, ask, enter } = ledgerWith({ inAll: 1 });
    const [first, second] = [ask('a'), ask('b')] as const;
    await ledger.enter(first);
    await ledger.enter(second);
    await ledger.leave(first, false);
    expect(await enter('c')).toBe(2);
    expect(await ledger.place(second)).toBe(0);
  });

  test('who waited in vain has not been counted', async () => {
    const { ledger, ask, enter } = ledgerWith({ inAll: 1, perMinute: 1, perDay: 1, dailyAnalyses: 2 });
    await enter('first');
    const waiting = ask('a');
    expect(await ledger.enter(waiting)).toBe(1);
    await ledger.leave(waiting, true);
    expect(await enter('a')).toBe(1);
  });

  test('leaving twice gives back once', async () => {
    const { ledger, ask, enter } = ledgerWith({ inAll: 1, perMinute: 2 });
    const asked = ask();
    await ledger.enter(asked);
    await ledger.leave(asked, true);
    await ledger.leave(asked, true);
    expect(await enter()).toBe(0);
    expect(await enter()).toBe(1);
    expect(await enter()).toMatchObject({ reason: 'minute' });
  });
});

test('the ceiling holds for everyone together and ends with the day', async () => {
  const { enter, clock } = ledgerWith({ dailyAnalyses: 2 });
  await enter('a');
  await enter('b');
  expect(await enter('c')).toEqual({
    code: 'ceiling_reached',
    reason: 'ceiling',
    retryAfter: 12 * 3600,
  });
  clock.now += 12 * 3_600_000;
  expect(await enter('c')).toBe(0);
});

describe('ratings asked for together', () => {
  test('are one analysis for every limit', async () => {
    const { enter } = ledgerWith({ perMinute: 1, perDay: 1, perClient: 1, dailyAnalyses: 1 });
    expect(await enter('a', 'g')).toBe(0);
    expect(await enter('a', 'g')).toBe(0);
    expect(await enter('a', 'g')).toBe(0);
    expect(await enter('a', 'another')).toMatchObject({ reason: 'minute' });
  });

  test('are few and come soon: then they count again', async () => {
    const { enter, clock } = ledgerWith({ perMinute: 1 });
    for (let i = 0; i < 5; i += 1) expect(await enter('a', 'g')).toBe(0);
    expect(await enter('a', 'g')).toMatchObject({ reason: 'minute' });
    expect(await enter('b', 'h')).toBe(0);
    clock.now += 30_001;
    expect(await enter('b', 'h')).toMatchObject({ reason: 'minute' });
  });
});
