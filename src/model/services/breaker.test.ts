import { describe, expect, test } from 'vitest';
import { AnalysisError } from '../../domain/errors.ts';
import { Breaker, FAILURES_TO_OPEN } from './breaker.ts';

const down = () => new AnalysisError('service_unreachable', { service: 'X' });
const TIMINGS = { breakerWindowMs: 10_000, breakerOpenMs: 10_000 };

function setUp() {
  const clock = { now: 0 };
  const breaker = new Breaker('X', TIMINGS, () => clock.now);
  const fail = (times: number, error = down()) => {
    for (let i = 0; i < times; i += 1) breaker.enter().failed(error);
  };
  const isOpen = () => {
    try {
      breaker.enter().left();
      return false;
    } catch (error) {
      expect(error).toBeInstanceOf(AnalysisError);
      return true;
    }
  };
  return { clock, breaker, fail, isOpen };
}

describe('the breaker', () => {
  test('opens after so many failures in a row, with the last code and the time to wait', () => {
    const { breaker, fail, isOpen } = setUp();
    fail(FAILURES_TO_OPEN - 1);
    expect(isOpen()).toBe(false);
    fail(1);
    expect(() => breaker.enter()).toThrow(
      expect.objectContaining({ code: 'service_unreachable', retryAfter: 10 }),
    );
  });

  test('an answer in between begins the count anew', () => {
    const { breaker, fail, isOpen } = setUp();
    fail(FAILURES_TO_OPEN - 1);
    breaker.enter().succeeded();
    fail(FAILURES_TO_OPEN - 1);
    expect(isOpen()).toBe(false);
  });

  test('failures far apart do not open it', () => {
    const { clock, fail, isOpen } = setUp();
    for (let i = 0; i < 3 * FAILURES_TO_OPEN; i += 1) {
      clock.now += 2000;
      fail(1);
    }
    expect(isOpen()).toBe(false);
  });

  test.each([
    ['a cancelled answer', new AnalysisError('cancelled')],
    ['a refused key', new AnalysisError('invalid_api_key', { status: 401 })],
    ['a bad request', new AnalysisError('service_error', { status: 400 })],
    ['a rate limit', new AnalysisError('service_busy', { status: 429 })],
  ])('%s does not open it', (_, error) => {
    const { fail, isOpen } = setUp();
    fail(5 * FAILURES_TO_OPEN, error);
    expect(isOpen()).toBe(false);
  });

  test('after its time one answer is tried, and it decides', () => {
    const { clock, breaker, fail, isOpen } = setUp();
    fail(FAILURES_TO_OPEN);
    clock.now = 10_000;
    const trial = breaker.enter();
    expect(isOpen()).toBe(true);
    trial.failed(down());
    expect(isOpen()).toBe(true);
    clock.now = 20_000;
    breaker.enter().succeeded();
    fail(FAILURES_TO_OPEN - 1);
    expect(isOpen()).toBe(false);
  });

  test('a trial that is cancelled leaves the next one to try', () => {
    const { clock, breaker, fail } = setUp();
    fail(FAILURES_TO_OPEN);
    clock.now = 10_000;
    const trial = breaker.enter();
    trial.failed(new AnalysisError('cancelled'));
    trial.left();
    breaker.enter().succeeded();
  });
});
