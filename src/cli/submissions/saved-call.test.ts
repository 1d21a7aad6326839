import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { serviceFor } from '../../../tests/fake-service/ask.ts';
import type { TextDecision } from '../../submissions/decision.ts';
import { run } from '../run.ts';

/**
 * A call saved by the version of 2026-11-24, with people's edits in its files. Never change these files: if a test fails,
 * people would lose readings or decisions.
 */
const SAVED = join(import.meta.dirname, '../../../tests/fixtures/saved/call');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crisol-saved-'));
  cpSync(SAVED, folder, { recursive: true });
  return () => rmSync(folder, { recursive: true, force: true });
});

async function runCall(...args: string[]) {
  const [output, errors, input] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const status = await run(['call', ...args], {
    variables: { LANG: 'es_ES.UTF-8' },
    input,
    output,
    errors,
    interrupted: new AbortController().signal,
    connect: async () => ({
      // No service listens there, so that reading a text again fails.
      service: serviceFor('openai', 'http://127.0.0.1:9', 'disagrees'),
      readWeb: undefined,
      analysis: { temperature: 0.7, maxTokens: 2000, totalTimeoutMs: 60_000 },
      siteUrl: 'http://localhost:3000',
      close: async () => undefined,
    }),
  });
  return { status, stderr: String(errors.read()) };
}

const unusedLine = (names: string) =>
  `De una versión anterior, y ya no se usa: ${names}. Las lecturas, decisiones y notas siguen aquí; no se borra nada.\n`;

/** @returns the folder's `call.json` afterwards */
async function callAgain(unused: string, ...args: string[]) {
  const { status, stderr } = await runCall(...args, '--out', folder);
  expect(status).toBe(0);
  expect(stderr).toContain(unusedLine(unused));
  return JSON.parse(readFileSync(join(folder, 'call.json'), 'utf8'));
}

test.each([
  ['the table', (table: string) => [table, '--id', 'ref', '--text', 'idea', '--hide', 'correo']],
  ['call.json', (table: string) => [join(folder, 'call.json'), '--table', table]],
])('a saved call that is opened with %s has its readings and decisions', async (_, argsFor) => {
  const { readings } = JSON.parse(readFileSync(join(SAVED, 'call.json'), 'utf8'));
  const again = await callAgain(
    'la muestra, la línea con su pérdida, sample.csv',
    ...argsFor(join(folder, 'applications.csv')),
  );
  expect(again.readings).toEqual(readings);
  const decided = new Map(
    again.decisions.map(({ hash, ...decision }: { hash: string }) => [hash.slice(0, 4), decision]),
  );
  expect(Object.fromEntries(decided)).toEqual({
    '697f': { decision: 'yes', note: 'la primera' },
    f36a: { decision: 'no', note: '' },
    '7af4': { decision: 'discuss', note: 'preguntar el precio' },
  });
  // The next command names what is left of the earlier version, and reads it no more.
  writeFileSync(
    join(folder, 'sample.csv'),
    readFileSync(join(folder, 'sample.csv'), 'utf8').replace(',sí,', ',no,'),
  );
  const next = await callAgain('sample.csv', ...argsFor(join(folder, 'applications.csv')));
  expect(next.decisions).toEqual(again.decisions);
  expect(readFileSync(join(folder, 'results.csv'), 'utf8')).toContain('sí,la primera,A-4,');
});

test('decisions of several people, added to the folder of an earlier version, are joined', async () => {
  const { texts } = JSON.parse(readFileSync(join(SAVED, 'call.json'), 'utf8'));
  const rows = [`${texts[0].hash},no,cara`, `${texts[1].hash},no,tarde`, `${texts[2].hash},sí,`];
  writeFileSync(join(folder, 'decisions-Luz.csv'), `hash,decision,note\n${rows.join('\n')}\n`);
  writeFileSync(join(folder, 'disclosure.md'), 'Un modelo ha leído tu texto.\n');
  const { decisions } = await callAgain(
    'la muestra, la línea con su pérdida, decisions-Luz.csv, disclosure.md, sample.csv',
    join(folder, 'call.json'),
    '--table',
    join(folder, 'applications.csv'),
  );
  expect(decisions.map(({ decision, note }: TextDecision) => `${decision}: ${note}`).sort()).toEqual([
    'discuss: la primera; Luz: cara',
    'discuss: preguntar el precio',
    'no: Luz: tarde',
  ]);
});

/** Replaces a part of a JSON value. Each number of `places` selects a member of the part so far. */
function changedAt(value: unknown, places: readonly number[], other: unknown): unknown {
  const [place, ...rest] = places;
  if (place === undefined || typeof value !== 'object' || value === null) return other;
  const entries = Object.entries(value);
  const changed = entries.map(([key, inner], at) => [
    key,
    at === place % entries.length ? changedAt(inner, rest, other) : inner,
  ]);
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
}

test('opening a malformed call.json never throws, and a failure has a message', async () => {
  const saved = JSON.parse(readFileSync(join(SAVED, 'call.json'), 'utf8'));
  const other = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(-1, 0, 0.25, 5, 1e9, '', 'a', 'A', '__proto__', saved.texts[1].hash, [], {}),
  );
  const places = fc.array(fc.nat(40), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(places, other), { minLength: 1, maxLength: 3 }), async (changes) => {
      const call = changes.reduce<unknown>((value, change) => changedAt(value, ...change), saved);
      const file = join(folder, 'theirs.json');
      writeFileSync(file, JSON.stringify(call));
      rmSync(join(folder, 'theirs'), { recursive: true, force: true });
      const { status, stderr } = await runCall(file, '--out', join(folder, 'theirs'));
      expect([0, 1, 2]).toContain(status);
      if (status > 0) expect(stderr).toMatch(/\S/);
    }),
  );
});
