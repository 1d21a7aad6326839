import { expect, test } from 'vitest';
import { withoutControlSequences } from './output.ts';

test('control sequences and invisible characters are removed, and line breaks are kept', () => {
  const link = '\u001B]8;;https://example.org\u0007words\u001B]8;;\u0007';
  expect(withoutControlSequences(`${link} \u001B[2J\u009B31m\u202Eone\r\ntwo\rthree\tfour\u0008`)).toBe(
    'words one\ntwo\nthree four',
  );
});
