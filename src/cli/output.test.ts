import { expect, test } from 'vitest';
import { harmless } from './output.ts';

test('a text reaches the terminal without control sequences', () => {
  const link = '\u001B]8;;https://example.org\u0007words\u001B]8;;\u0007';
  expect(harmless(`${link} \u001B[2J\u009B31m\u202Eone\r\ntwo\rthree\tfour\u0008`)).toBe(
    'words one\ntwo\nthree four',
  );
});
