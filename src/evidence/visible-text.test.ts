import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test.each([
  ['Uno <!-- oculto --> dos', 'Uno  dos'],
  ['Uno <!-- oculto', 'Uno '],
  ['<p>Uno</p><div style="display:none">a<div>b</div>c</div><p>dos</p>', '\nUno\n\ndos\n'],
  ['Uno<span hidden>oculto</span> dos', 'Uno dos'],
  ['<p>Uno<div style="display:none">oculto', '\nUno'],
  ['<img alt="a > oculto"> <i>dos</i>', ' dos'],
  ['<script>if (a < b) oculto()</script>Uno', 'Uno'],
  ['<strong>Uno</strong> <em>dos', 'Uno dos'],
  ['<tr><td>a</td><td>b</td></tr><tr><td>c</td></tr>', '\n | a | b\n\n | c\n'],
  ['menos de 5 < 6 y <3, escribe a <nosotros_a>', 'menos de 5 < 6 y <3, escribe a <nosotros_a>'],
  ['![oculto](x.png) Ver [la guía](https://a.example/(x) "oculto").', ' Ver la guía.'],
  ['[la guía](https://a.example/\n"oculto") y [otra][oculto]', 'la guía y otra'],
  ['[![oculto](x.png)](https://a.example/) Uno', ' Uno'],
  ['[a [b] c](https://a.example/oculto)', 'a [b] c'],
  ['Uno\n[x]: https://a.example/\n  "oculto"\ndos', 'Uno\n\ndos'],
  ['Uno [1][2] y [^1]\n[^1]: nota visible aquí', 'Uno [1][2] y [^1]\n[^1]: nota visible aquí'],
  ['Un **plan** _básico_ de 2 * 3 = 6 y snake_case_x', 'Un plan básico de 2 * 3 = 6 y snake_case_x'],
  ['Uno <a " dos <b', 'Uno <a " dos <b'],
  ['Uno <a href="x > dos', 'Uno  dos'],
  ['Uno [...] dos […] tres', 'Uno [...] dos […] tres'],
])('of %j, a reader sees %j', (text, seen) => {
  expect(visibleText(text)).toBe(seen);
});

test('text without markup stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab .,1€\n(') }), (text) => {
      expect(visibleText(text)).toBe(text);
    }),
  );
});

test('any broken markup is read without an exception, and grows at most twofold', () => {
  const piece = fc.constantFrom(
    '<a "',
    '<p hidden>',
    '</p>',
    '<!--',
    '-->',
    '[',
    '](',
    ')',
    '![',
    '"',
    '>',
    '*a*',
    'x',
    ' ',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const seen = visibleText(pieces.join(''));
      expect(seen.length).toBeLessThanOrEqual(2 * pieces.join('').length);
    }),
  );
});
