import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Admission, type Turn } from './admission.ts';
import type { Rejection } from './ledger.ts';
import { MemoryLedger } from './memory-ledger.ts';

const never = new AbortController().signal;
const OPEN = { perMinute: 0, perDay: 0, inAll: 1, perClient: 9, dailyAnalyses: 0 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function letIn(answer: Turn | Rejection): Turn {
  if ('code' in answer) throw new Error(`refused: ${answer.reason}`);
  return answer;
}

async function watch(turn: Turn, signal = never) {
  const places: number[] = [];
  const waiting = turn.wait(signal);
  let next = await waiting.next();
  for (; !next.done; next = await waiting.next()) places.push(next.value);
  return { places, rejection: next.value };
}

describe('a turn', () => {
  test('tells the place as it changes, and then it is this one’s turn', async () => {
    const admission = new Admission(new MemoryLedger(OPEN));
    const first = letIn(await admission.enter('a'));
    const second = letIn(await admission.enter('b'));
    const third = letIn(await admission.enter('c'));
    expect(await watch(first)).toEqual({ places: [], rejection: undefined });
    const seen = watch(third);
    const seenBySecond = watch(second);
    await vi.advanceTimersByTimeAsync(1000);
    expect(admission.counts).toEqual({ running: 1, waiting: 2 });
    first.release();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await seenBySecond).toEqual({ places: [1], rejection: undefined });
    second.release();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await seen).toEqual({ places: [2, 1], rejection: undefined });
    expect(admission.counts).toEqual({ running: 1, waiting: 0 });
  });

  test('is refused after ten seconds in the queue, and has counted as nothing', async () => {
    const admission = new Admission(new MemoryLedger({ ...OPEN, perMinute: 1 }));
    letIn(await admission.enter('a'));
    const waiting = watch(letIn(await admission.enter('b')));
    await vi.advanceTimersByTimeAsync(10_500);
    expect(await waiting).toEqual({
      places: [1],
      rejection: { code: 'busy', reason: 'queue', retryAfter: 10 },
    });
    expect(admission.counts.waiting).toBe(0);
    expect(letIn(await admission.enter('b')).firstPlace).toBe(1);
  });

  test('left while waiting, frees its place at once', async () => {
    const admission = new Admission(new MemoryLedger(OPEN));
    letIn(await admission.enter('a'));
    const leaver = new AbortController();
    const waiting = watch(letIn(await admission.enter('b')), leaver.signal);
    await vi.advanceTimersByTimeAsync(300);
    leaver.abort();
    await vi.advanceTimersByTimeAsync(0);
    await waiting;
    expect(letIn(await admission.enter('c')).firstPlace).toBe(1);
  });
});

describe('draining', () => {
  test('lets nobody in, and is over when the last one has left', async () => {
    const admission = new Admission(new MemoryLedger({ ...OPEN, perMinute: 1 }));
    const turn = letIn(await admission.enter('a'));
    admission.drain();
    expect(await admission.enter('b')).toMatchObject({ code: 'draining', retryAfter: expect.any(Number) });
    expect(await admission.enter('a')).toMatchObject({ code: 'rate_limited' });
    let over = false;
    const idle = admission.idle().then(() => {
      over = true;
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(over).toBe(false);
    turn.release();
    turn.release();
    await idle;
    expect(over).toBe(true);
  });
});
