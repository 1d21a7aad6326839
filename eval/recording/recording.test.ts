import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createService } from '../../src/model/services/create-service.ts';
import { settingsFor } from '../../tests/fake-service/ask.ts';
import { type FakeService, startFakeService } from '../../tests/fake-service/fake-service.ts';
import { calibrationSet } from '../calibration-set.ts';
import { masked } from './mask.ts';
import { recordSet } from './record-set.ts';
import { Recorder } from './recorder.ts';
import { recordingSchema } from './recording.ts';

const KEY = 'sk-proj-4f2a91c0b7de55aa';
const IDEA = calibrationSet.strong[0]?.es ?? '';

let fake: FakeService;
let folder: string;
beforeAll(async () => {
  fake = await startFakeService();
  folder = await mkdtemp(join(tmpdir(), 'crisol-recordings-'));
});
afterAll(async () => {
  await fake.close();
  await rm(folder, { recursive: true });
});

async function recordScenario(kind: 'openai' | 'ollama', scenario: string) {
  const recorder = new Recorder();
  const settings = { ...settingsFor(kind, fake.url, scenario), ...(kind === 'openai' && { apiKey: KEY }) };
  const service = createService(settings as Parameters<typeof createService>[0], {
    fetch: recorder.wrap(fetch),
    timeouts: { retryBaseMs: 1 },
  });
  const lines: string[] = [];
  await recordSet(service, recorder, {
    folder,
    classes: ['strong'],
    languages: ['es'],
    signal: new AbortController().signal,
    onRecord: (line) => lines.push(line),
  });
  return lines;
}

test.each([
  ['openai', 'good', /"score"/],
  ['ollama', 'good', /"score"/],
  ['openai', 'cut', /"score"/],
  ['openai', 'busy-once', /"score"/],
  ['openai', 'rejects-all', /"score"/],
  ['openai', 'error-402', /insufficient_credit/],
  ['ollama', 'error-mid-stream', /incomplete_response|service_error/],
  ['openai', 'html', /service_error/],
] as const)('what %s sends in the scenario %s is recorded, and replays', async (kind, scenario, outcome) => {
  const lines = await recordScenario(kind, scenario);
  expect(lines).toEqual([expect.stringMatching(/^local-.*\.json: /)]);
  expect(lines[0]).toMatch(outcome);
});

test('a recording has neither the key nor the text of the idea', async () => {
  await recordScenario('openai', 'good');
  const files = await readdir(folder);
  expect(files).not.toEqual([]);
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    const recording = recordingSchema.parse(JSON.parse(text));
    expect(recording).toMatchObject({ isScripted: true, domain: 'local' });
    expect(JSON.stringify(recording.exchanges[0]?.request.body)).toContain('xxxxxxxxxx');
    expect(text).not.toContain(KEY.slice(0, 12));
    expect(partsOf(IDEA).filter((part) => text.includes(part))).toEqual([]);
  }
});

test('no part of an idea or key is left, however it is escaped or split over events', () => {
  const event = (content: string) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
  const ascii = (text: string) =>
    text.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const forms: ((text: string) => string)[] = [
    (text) => text,
    (text) => JSON.stringify({ error: { message: `bad: ${text}` } }),
    (text) => ascii(JSON.stringify({ detail: [{ input: text }] })),
    (text) => JSON.stringify({ error: JSON.stringify({ message: text }) }),
    (text) => (text.match(/[\s\S]{1,7}/gu) ?? []).map(event).join(''),
    (text) => (JSON.stringify({ pitch: text }).match(/[\s\S]{1,7}/gu) ?? []).map(event).join(''),
  ];
  const idea = fc.string({ minLength: 25, maxLength: 90, unit: fc.constantFrom(...'abcdeé "\\\nñ{}:, ') });
  fc.assert(
    fc.property(idea, fc.constantFrom(...forms), (text, form) => {
      const body = form(`${text} ${KEY}`);
      const kept = masked(body, { idea: text, keys: [KEY] });
      expect(kept).toHaveLength(body.length);
      expect(kept).not.toContain(KEY);
      // The unescaped and joined text has no secrets either.
      const plain = [...kept.matchAll(/"content":"((?:[^"\\]|\\.)*)"/g)].map(([, piece]) => piece).join('');
      for (const found of [kept, plain]) {
        expect(found).not.toContain(text);
        expect(found).not.toContain(JSON.stringify(text).slice(1, -1));
        expect(found).not.toContain(ascii(JSON.stringify(text)).slice(1, -1));
      }
    }),
  );
});

test('names of accounts are masked', () => {
  const body =
    '{"id":"chatcmpl-9ab","user_id":"user_2x7DNy","error":{"message":"Rate limit in organization org-Abc123xyz for sk-abc***7, you (ana) have reached"}}';
  expect(masked(body, { idea: IDEA, keys: [] })).toBe(
    '{"id":"xxxxxxxxxxxx","user_id":"xxxxxxxxxxx","error":{"message":"Rate limit in organization org-xxxxxxxxx for sk-xxxxxxx, you (xxx) have reached"}}',
  );
});

/** Every run of 24 characters. */
function partsOf(text: string): string[] {
  return Array.from({ length: text.length - 23 }, (_, at) => text.slice(at, at + 24));
}
