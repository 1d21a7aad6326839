import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from '../domain/text-matching.ts';
import { nearCopies } from './near-copies.ts';

const textsOf = (texts: readonly string[]) =>
  texts.map((text, at) => ({ hash: String(at), text, sameAs: undefined, isEmpty: false, isLeftOut: false }));
const copiesIn = (...texts: readonly string[]) =>
  Object.fromEntries(
    Array.from(nearCopies(textsOf(texts)), ([hash, near]) => [hash, near.map((one) => one.hash)]),
  );

/** The words of a text: all different, and different from those with another name. */
const uniqueWords = (name: string, words = 60) => Array.from({ length: words }, (_, at) => `${name}${at}`);
const withEveryNthChanged = (words: readonly string[], every: number) =>
  words.map((word, at) => (at % every === 0 ? `otra${at}` : word)).join(' ');

test('two texts that differ in every tenth word are near-copies of each other', () => {
  const words = uniqueWords('a');
  expect(copiesIn(words.join(' '), uniqueWords('b').join(' '), withEveryNthChanged(words, 10))).toEqual({
    0: ['2'],
    2: ['0'],
  });
});

test('texts that differ in every fifth word are not near-copies', () => {
  const words = uniqueWords('a');
  expect(copiesIn(words.join(' '), withEveryNthChanged(words, 5))).toEqual({});
});

test('capitals, accents, punctuation and line breaks do not hide a copy', () => {
  const words = 'Una taquilla junto a la ferretería presta taladros a quien vive sin trastero en el barrio';
  expect(
    copiesIn(words, `¡${words.toUpperCase().replaceAll(' ', ',\n')}!`, uniqueWords('b').join(' ')),
  ).toEqual({
    0: ['1'],
    1: ['0'],
  });
});

test('a copy that doubles its length is reported, with the share of the shorter text', () => {
  const words = uniqueWords('a').join(' ');
  const near = nearCopies(textsOf([words, `${words} ${uniqueWords('b').join(' ')}`]));
  expect(near.get('1')).toEqual([{ hash: '0', share: 1 }]);
});

test('the form’s own words, which most texts contain, do not count', () => {
  const form = uniqueWords('form', 40).join(' ');
  const answers = Array.from({ length: 12 }, (_, at) => `${form} ${uniqueWords(`x${at}y`, 30).join(' ')}`);
  expect(copiesIn(...answers)).toEqual({});
  expect(copiesIn(...answers, `${answers[3]} y algo más`)).toEqual({ 3: ['12'], 12: ['3'] });
});

test('short, empty and left-out texts are not compared', () => {
  const few = uniqueWords('a', 11).join(' ');
  expect(copiesIn(few, `${few} y`)).toEqual({});
  const long = uniqueWords('a').join(' ');
  const [one, other] = textsOf([long, `${long} y`]);
  if (!one || !other) throw new Error('no texts');
  for (const change of [{ isLeftOut: true }, { isEmpty: true }, { sameAs: 0 }])
    expect(nearCopies([one, { ...other, ...change }]).size).toBe(0);
});

test('each of a hundred copies of one text is reported', () => {
  const words = uniqueWords('a').join(' ');
  const copies = Array.from({ length: 100 }, (_, at) => `${words} ${uniqueWords(`x${at}y`, 5).join(' ')}`);
  const others = Array.from({ length: 150 }, (_, at) => uniqueWords(`z${at}y`).join(' '));
  expect(Object.keys(copiesIn(...copies, ...others))).toHaveLength(100);
});

test('the shares equal those of a comparison of all runs of words', () => {
  const text = fc
    .array(fc.constantFrom(...'abcdefgh'), { minLength: 14, maxLength: 40 })
    .map((words) => words.join(' '));
  const runsOf = (words: readonly string[]) =>
    new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')));
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 6 }), (texts) => {
      const near = nearCopies(textsOf(texts));
      const runs = texts.map((one) => runsOf(wordsOf(one)));
      for (const [at, one] of runs.entries())
        for (const [place, other] of runs.entries()) {
          if (at === place) continue;
          const fewer = Math.min(one.size, other.size);
          const share = [...one].filter((run) => other.has(run)).length / fewer;
          const named = near.get(String(at))?.find(({ hash }) => hash === String(place))?.share;
          expect(named).toBe(share > 0.5 && fewer >= 8 ? share : undefined);
        }
    }),
  );
});

test('the progress rises to 1', () => {
  const shares: number[] = [];
  const texts = Array.from({ length: 100 }, (_, at) => uniqueWords(`x${at}y`, 20).join(' '));
  nearCopies(textsOf(texts), (share) => shares.push(share));
  expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
});
