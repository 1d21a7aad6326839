import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordingSchema } from '../../eval/recording/recording.ts';
import { replay } from '../../eval/recording/replay.ts';

const FOLDER = new URL('../fixtures/recordings/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('there is at least one recording', () => {
  expect(FILES).not.toEqual([]);
});

describe.each(FILES)('the recording %s', (file) => {
  test(`replaying ${file} gives the recorded outcome, with as many requests as recorded`, async () => {
    const recording = recordingSchema.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
    const replayed = replay(recording);
    // Longer than the pauses before retries, shorter than the time limits.
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await replayed).toEqual({ outcome: recording.outcome, requests: recording.exchanges.length });
  });
});
