import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type CallFile, readCallFile, writeCallFile } from './call-file.ts';
import { ROWS_MAX } from './table.ts';

const SAVED = readFileSync(join(import.meta.dirname, '../../tests/fixtures/saved/call/call.json'), 'utf8');

/** Reads the saved call after a change to it. */
function changed(change: (call: CallFile) => unknown) {
  const call = JSON.parse(SAVED) as CallFile;
  change(call);
  return readCallFile(JSON.stringify(call));
}
const first = (call: CallFile) => call.texts[0] as CallFile['texts'][number];

test.each<[string, (call: CallFile) => unknown]>([
  ['a text of a megabyte', (call) => Object.assign(first(call), { text: 'a'.repeat(1e6) })],
  ['an id of a megabyte', (call) => Object.assign(first(call), { id: 'a'.repeat(1e6) })],
  ['a negative index', (call) => Object.assign(first(call), { index: -1 })],
  ['50,000 rows', (call) => Object.assign(call, { texts: Array(10 * ROWS_MAX).fill(first(call)) })],
  ['a temperature of 9', (call) => Object.assign(call, { temperature: 9 })],
  ['a thousand readings of each text', (call) => Object.assign(call, { times: 1000 })],
])('a file with %s is damaged', (_, change) => {
  expect(changed(change)).toEqual({ problem: 'damaged' });
});

test.each<[string, (levels: { criterion: string; reason: string }[]) => unknown]>([
  ['two levels of one criterion', (levels) => Object.assign(levels[1] ?? {}, { ...levels[0] })],
  ['a level too few', (levels) => levels.pop()],
  ['a criterion of another call', (levels) => Object.assign(levels[0] ?? {}, { criterion: 'Other' })],
  ['a reason of a megabyte', (levels) => Object.assign(levels[0] ?? {}, { reason: 'a'.repeat(1e6) })],
])('a reading with %s is dropped, and the rest is read', (_, change) => {
  const read = changed((call) => change(call.readings[0]?.reading?.levels ?? []));
  const { readings = [] } = 'file' in read ? read.file : {};
  expect(readings.map(({ reading }) => reading !== undefined)).toEqual([false, ...Array(5).fill(true)]);
});

test('a blank text is empty, and the index of a text is its position', () => {
  const read = changed((call) => Object.assign(first(call), { text: ' \n', index: 3 }));
  expect('file' in read && read.file.texts[0]).toMatchObject({ isEmpty: true, index: 0 });
});

test('decisions of several people become one, and the parts of an earlier version are named', () => {
  const hash = JSON.parse(SAVED).texts[0].hash;
  const by = (person: string, decision: string) => ({
    hash,
    decision,
    note: person,
    by: person,
    isBlind: true,
  });
  const read = changed((call) => Object.assign(call, { decisions: [by('ana', 'yes'), by('luz', 'no')] }));
  expect(read).toMatchObject({ unused: ['sample', 'loss'], opinions: { length: 2 } });
  expect('file' in read && read.file.decisions).toEqual([
    { hash, decision: 'discuss', note: 'ana: ana; luz: luz' },
  ]);
});

test('what is written opens again, without the fields of an earlier version', () => {
  const read = readCallFile(SAVED);
  if (!('file' in read)) throw new Error('not read');
  const again = readCallFile([...writeCallFile(read.file)].join(''));
  expect(again).toEqual({ file: read.file, opinions: read.file.decisions, unused: [] });
});
