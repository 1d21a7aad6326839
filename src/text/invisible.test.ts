import { expect, test } from 'vitest';
import { withoutInvisible } from './invisible.ts';

test.each([
  ['colours of a terminal', 'a\u001B[31mb\u001B[0m', 'ab'],
  ['control characters', 'a\u0000\u0007\u009Bb', 'ab'],
  ['bidirectional controls', 'a\u202Eb\u2066c', 'abc'],
  ['zero-width characters', 'a\u200Bb\uFEFFc\u2060d', 'abcd'],
  ['tags that hide text', 'a\u{E0041}\u{E0042}b', 'ab'],
  ['half of a surrogate pair', 'a\uD83Db', 'ab'],
  ['a joiner between Latin letters', 'a\u200Db\u200Cc', 'abc'],
])('%s are removed', (_, text, seen) => {
  expect(withoutInvisible(text)).toBe(seen);
});

test.each([
  ['tabs and line ends', 'a\tb\nc'],
  ['an emoji of several emoji', '👩‍💻'],
  ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['a joiner that Persian spelling needs', 'می\u200Cخواهم'],
])('%s stay', (_, text) => {
  expect(withoutInvisible(text)).toBe(text);
});
