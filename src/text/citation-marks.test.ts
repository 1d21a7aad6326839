import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marksIn, replaceMarks, withoutMarks } from './citation-marks.ts';

const sourcesOf = (text: string) => marksIn(text).map(({ sources }) => sources);

describe('marks in the text of a model', () => {
  test.each<[string, number[][]]>([
    ['Cuesta 4 € [2].', [[2]]],
    ['Cuesta 4 € [1][2] y 5 € [3].', [[1, 2], [3]]],
    ['4 € [1], [2].', [[1, 2]]],
    ['4 € [1] y [2].', [[1, 2]]],
    ['4 € [1, 2; 5 y 7].', [[1, 2, 5, 7]]],
    ['It is £4 [1 and 3].', [[1, 3]]],
    ['It is £4 [1-3], [2–4].', [[1, 2, 3, 4]]],
    ['4 €【1】.', [[1]]],
    ['4 €【7†source】.', [[7]]],
    ['4 €【7:0†L1-L4】.', [[7]]],
    ['4 €［３］.', [[3]]],
    ['4 € [^1].', [[1]]],
    ['[^1]: La página', [[1]]],
    ['4 € [^2024].', [[]]],
    ['4 € \\[1\\].', [[1]]],
    ['4 € [[1]].', [[1]]],
    ['4 € (fuente 2).', [[2]]],
    ['£4 (Sources 2 and 3).', [[2, 3]]],
    ['4 € [Fuente 2].', [[2]]],
    ['4 € ([1], [2]).', [[1, 2]]],
    ['4 € [1](https://evil.example/a(b)) más', [[1]]],
    ['[7] de seis', [[7]]],
    ['4 € [0] y [99]', [[0, 99]]],
  ])('%s has the sources %j', (text, sources) => {
    expect(sourcesOf(text)).toEqual(sources);
  });

  test.each([
    'Véase [la página](https://a.example).',
    '- [ ] Llamar\n- [x] Pedir',
    'Abrió en [2024] y en [1998-2003].',
    'Cuesta [35 €], [12-15 €], [5 %] o [10:30].',
    'Hola, [nombre], soy de [pueblo] (N. 3).',
    'Son 12 (3 de ellas nuevas), véase (4).',
    'Ley [53/1984]. Una lista vacía: [].',
  ])('%s has no mark and stays as it is', (text) => {
    expect(marksIn(text)).toEqual([]);
    expect(withoutMarks(text)).toBe(text);
  });

  test.each([
    ['Cuesta 4 € [2].', 'Cuesta 4 €.'],
    ['Cuesta 4 € [2], y más.', 'Cuesta 4 €, y más.'],
    ['Cuesta [2] 4 €.', 'Cuesta 4 €.'],
    ['[2] Cuesta 4 €.', 'Cuesta 4 €.'],
    ['| 4 € [2] | 5 € (fuente 3) |', '| 4 € | 5 € |'],
    ['4 € [1](https://evil.example).', '4 €.'],
    ['según [3]: mucho', 'según: mucho'],
    ['- [3]\n- nada', '-\n- nada'],
  ])('%s without marks is %s', (text, plain) => {
    expect(withoutMarks(text)).toBe(plain);
  });

  test('kept marks are written in one form', () => {
    expect(replaceMarks('Uno (fuente 2) y dos【1, 7】.', ({ sources }) => sources.filter((n) => n < 7))).toBe(
      'Uno [2] y dos[1].',
    );
  });
});

/** Texts made of the parts of marks. */
const wild = fc
  .array(
    fc.constantFrom(
      ...'[ ] 1 7 12 , - ^ ( ) \\ 【 】 † [2] [^3] (fuente y ： : / http: 2024 a \n'.split(' '),
      ' ',
    ),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''));

test('after replacing, a text has exactly the kept marks', () => {
  fc.assert(
    fc.property(wild, (text) => {
      const kept: number[] = [];
      const written = replaceMarks(text, ({ sources }) => {
        const some = sources.filter((source) => source % 2 === 0);
        kept.push(...some);
        return some;
      });
      expect(sourcesOf(written).flat()).toEqual(expect.arrayContaining(kept));
      expect(Array.from(written.matchAll(/\[(\d{1,2})\]/g), ([, source]) => Number(source))).toEqual(kept);
      expect(marksIn(written.replaceAll(/\[\d{1,2}\]/g, '·'))).toEqual([]);
      expect(marksIn(withoutMarks(text))).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test('the time is linear in the text', () => {
  for (const part of ['[1', '(fuente 1 y ', '[1](http:', '[[', '[1],', '[1-', '【1†', '\\[']) {
    expect(marksIn(part.repeat(20_000)).length).toBeGreaterThanOrEqual(0);
  }
});
