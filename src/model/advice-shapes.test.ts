import { describe, expect, it } from 'vitest';
import { SHAPES_OF_ADVICE } from '../../tests/answers/shapes/advice.ts';
import {
  adviceFormat,
  KIND_KEYS,
  KIND_WORDS,
  TEXT_KEYS,
  TITLE_KEYS,
  VERDICT_WORDS,
} from './formats/advice.ts';
import { fieldsOf } from './formats/format.ts';
import {
  BASIS_WORDS,
  CURRENCY_CODES,
  LINE_WORDS,
  RESULT_WORDS,
  SUMS_KEYS,
} from './formats/unit-economics.ts';
import { AnswerParser } from './json/answer-parser.ts';
import { plainKey } from './json/keys.ts';

function read(text: string, size: number) {
  const parser = new AnswerParser(fieldsOf(adviceFormat));
  for (let at = 0; at < text.length; at += size) parser.push(text.slice(at, at + size));
  parser.finish('complete');
  parser.document.settle();
  return parser.document;
}

describe('advice in another shape than requested', () => {
  it.each(SHAPES_OF_ADVICE.map((shape) => [shape.name, shape] as const))(
    'is read as it is meant: %s',
    (_, { text, expected }) => {
      for (const size of [40, text.length]) {
        const { values, leftOut } = read(text, size);
        for (const [field, value] of Object.entries(expected))
          expect(values.get(field), field).toEqual(value);
        expect(leftOut).toBe(0);
      }
    },
  );

  it('has a case for every alias', () => {
    const written = new Set(
      SHAPES_OF_ADVICE.flatMap(({ text }) =>
        Array.from(text.matchAll(/"((?:[^"\\]|\\.)+)"/g), ([, word]) => plainKey(word as string)),
      ),
    );
    const aliases = [
      ...[KIND_KEYS, TITLE_KEYS, TEXT_KEYS, ...Object.values(SUMS_KEYS)].flat(),
      ...[...Object.values(VERDICT_WORDS), ...Object.values(KIND_WORDS)].flat(),
      ...[...Object.values(LINE_WORDS), ...Object.values(BASIS_WORDS), RESULT_WORDS].join(' ').split(' '),
      ...Object.keys(CURRENCY_CODES),
      ...Object.values(adviceFormat.rows).flatMap(({ aliases = [] }) => aliases),
    ];
    expect(aliases.filter((alias) => !written.has(plainKey(alias)))).toEqual([]);
  });
});
