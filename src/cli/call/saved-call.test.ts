import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { serviceFor } from '../../../tests/fake-service/ask.ts';
import { run } from '../run.ts';

/**
 * A call that a version of 2026-11-24 has read, with what people then wrote into its files. These are never changed: a
 * change that fails here costs people readings or decisions.
 */
const SAVED = join(import.meta.dirname, '../../../tests/fixtures/saved/call');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crisol-saved-'));
  cpSync(SAVED, folder, { recursive: true });
  return () => rmSync(folder, { recursive: true, force: true });
});

/** @returns what the folder's `call.json` says afterwards */
async function callAgain(...args: string[]) {
  const [output, errors, input] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const status = await run(['call', ...args, '--out', folder], {
    variables: { LANG: 'es_ES.UTF-8' },
    input,
    output,
    errors,
    interrupted: new AbortController().signal,
    connect: async () => ({
      // Nothing listens there: a reading that is asked for again fails.
      service: serviceFor('openai', 'http://127.0.0.1:9', 'disagrees'),
      search: undefined,
      analysis: { temperature: 0.7, maxTokens: 2000, totalTimeoutMs: 60_000 },
      siteUrl: 'http://localhost:3000',
      close: async () => undefined,
    }),
  });
  expect([status, String(errors.read())]).toEqual([0, 'No queda nada por leer.\n']);
  return JSON.parse(readFileSync(join(folder, 'call.json'), 'utf8'));
}

test.each([
  ['its table', (table: string) => [table, '--id', 'ref', '--text', 'idea', '--hide', 'correo'], 0.1],
  ['its call.json', (table: string) => [join(folder, 'call.json'), '--table', table], 0.05],
])('by %s, a saved call has its readings and decisions', async (_, words, loss) => {
  const { readings } = JSON.parse(readFileSync(join(SAVED, 'call.json'), 'utf8'));
  const again = await callAgain(...words(join(folder, 'applications.csv')));
  expect(again.readings).toEqual(readings);
  expect(again.loss).toBe(loss);
  const decided = new Map(
    again.decisions.map(({ hash, ...decision }: { hash: string }) => [hash.slice(0, 4), decision]),
  );
  expect(Object.fromEntries(decided)).toEqual({
    '697f': { decision: 'yes', note: 'la primera', by: '', isBlind: true },
    f36a: { decision: 'no', note: '', by: '', isBlind: true },
    '7af4': { decision: 'discuss', note: 'preguntar el precio', by: 'results.csv', isBlind: false },
  });
});
