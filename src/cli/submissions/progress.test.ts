import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serviceFor } from '../../../tests/fake-service/ask.ts';
import type { Language } from '../../domain/language.ts';
import type { JournalEntry } from '../../submissions/journal.ts';
import type { Output } from '../output.ts';
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
const reading: JournalEntry['reading'] = { levels: [], flag: 'none', points: 50, quotesLeftOut: 0 };
const progressOn = (errors: Output, isTTY = false, language: Language = 'en') =>
  new Progress({
    context: { errors: Object.assign(errors, { isTTY }), variables: {} },
    language,
    service: serviceFor('openai', 'http://127.0.0.1:1', 'good'),
    jobs: Array.from({ length: 10 }, (_, at) => ({
      hash: String(at),
      textHash: '',
      text: '',
      number: 1,
      order: [],
    })),
    entries: new Map([
      ['0', entry],
      ['1', { ...entry, failed: undefined, reading, ms: 60_000 }],
    ]),
    concurrency: 2,
  });

it('only a long wait for the service is reported', async () => {
  const output = new PassThrough();
  const progress = progressOn(output);
  for (const seconds of [1, 2, 30]) progress.waiting(seconds);
  output.end();
  expect(await text(output)).toMatch(/^[^\n]* asks us to slow down. Waiting 30 s, then continuing.\n$/);
});

it('a message in Spanish has the Spanish name of the service', async () => {
  const output = new PassThrough();
  progressOn(output, false, 'es').waiting(30);
  output.end();
  expect(await text(output)).toMatch(/^Servidor compatible con OpenAI no contesta/m);
});

it('a narrow terminal still shows the numbers', async () => {
  const output = Object.assign(new PassThrough(), { columns: 48 });
  const progress = progressOn(output, true);
  progress.begin();
  progress.update();
  vi.advanceTimersByTime(1000);
  progress.end();
  output.end();
  expect(await text(output)).toContain('1 done, 1 failed, 8 left, abou');
});
