import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serviceFor } from '../../../tests/fake-service/ask.ts';
import type { Language } from '../../domain/language.ts';
import type { JournalEntry } from '../../submissions/journal.ts';
import { Progress } from './progress.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const entry: JournalEntry = {
  hash: '',
  text: '',
  criteria: '',
  number: 1,
  service: '',
  model: '',
  at: '',
  ms: 0,
  failed: 'service_error',
};
const progressOn = (output: PassThrough, isTerminal = false, language: Language = 'en') =>
  new Progress(output, isTerminal, language, serviceFor('openai', 'http://127.0.0.1:1', 'good'));

it('the pace excludes the first reading and the time in which the person answers a question', () => {
  const progress = progressOn(new PassThrough());
  const read = (ms: number) => {
    vi.advanceTimersByTime(ms);
    progress.handle({ type: 'entry', entry });
  };
  progress.begin(3);
  for (const ms of [60_000, 1000, 1000]) read(ms);
  progress.end();
  vi.advanceTimersByTime(600_000);
  expect(progress.timeFor(100)).toBe(100_000);
  progress.begin(100);
  read(1000);
  expect(progress.timeFor(100)).toBe(100_000);
  progress.end();
});

it('a repeated rate limit is reported once, and each long pause is reported', async () => {
  const output = new PassThrough();
  const progress = progressOn(output);
  for (const seconds of [1, 1, 2]) {
    progress.handle({ type: 'waiting', code: 'service_busy', seconds });
    progress.handle({ type: 'reachable_again' });
  }
  progress.handle({ type: 'waiting', code: 'service_unreachable', seconds: 30 });
  progress.handle({ type: 'reachable_again' });
  output.end();
  expect((await text(output)).trim().split('\n')).toEqual([
    expect.stringMatching(/asks to go slower. Waiting 1 s/),
    expect.stringMatching(/does not answer. Waiting 30 s/),
    'The service answers again.',
  ]);
});

it('a message in Spanish has the Spanish name of the service', async () => {
  const output = new PassThrough();
  progressOn(output, false, 'es').handle({ type: 'waiting', code: 'service_busy', seconds: 1 });
  output.end();
  expect(await text(output)).toMatch(/^Servidor compatible con OpenAI pide ir más despacio/m);
});

it('a narrow terminal still shows the numbers', async () => {
  const output = Object.assign(new PassThrough(), { columns: 44 });
  const progress = progressOn(output, true);
  progress.begin(10);
  progress.handle({ type: 'entry', entry });
  vi.advanceTimersByTime(1000);
  progress.end();
  output.end();
  expect(await text(output)).toContain('0 done, 1 failed, 9 left');
});
