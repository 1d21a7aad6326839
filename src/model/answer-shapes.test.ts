import { describe, expect, it } from 'vitest';
import { SHAPES_OF_ANSWERS } from '../../tests/answers/shapes/answer.ts';
import { answerFormat, DECISION_WORDS } from './formats/answer.ts';
import { named } from './formats/field.ts';
import { fieldsOf } from './formats/format.ts';
import { memberKeys } from './formats/shape.ts';
import { BASIS_WORDS, CURRENCY_CODES, LINE, LINE_WORDS, RESULT_WORDS, SUMS } from './formats/sums.ts';
import { PART_TEXT_KEYS, TITLE_KEYS } from './formats/text.ts';
import { AnswerParser } from './json/answer-parser.ts';
import { plainKey } from './json/keys.ts';

const FIELDS = fieldsOf(answerFormat);

const { rows } = answerFormat;

function read(text: string, size: number) {
  const parser = new AnswerParser(FIELDS);
  for (let at = 0; at < text.length; at += size) parser.push(text.slice(at, at + size));
  parser.finish('complete');
  parser.document.settle();
  return parser.document;
}

describe('an answer in another shape than requested', () => {
  it.each(SHAPES_OF_ANSWERS.map((shape) => [shape.name, shape] as const))(
    'is read as it is meant: %s',
    (_, { text, expected }) => {
      for (const size of [150, text.length]) {
        const { values, leftOut } = read(text, size);
        for (const [field, value] of Object.entries(expected))
          expect(values.get(field), field).toEqual(value);
        expect(leftOut).toBe(0);
      }
    },
  );

  it('has a case for every alias', () => {
    const written = new Set(
      SHAPES_OF_ANSWERS.flatMap(({ text }) =>
        Array.from(text.matchAll(/"((?:[^"\\]|\\.)+)"/g), ([, word]) => plainKey(word as string)),
      ),
    );
    const aliases = [
      ...[TITLE_KEYS, PART_TEXT_KEYS, ...Object.values(DECISION_WORDS).map(named)].flat(),
      ...[SUMS, LINE].flatMap((members) => memberKeys({ type: 'object', members })),
      ...[...Object.values(LINE_WORDS), ...Object.values(BASIS_WORDS), RESULT_WORDS].join(' ').split(' '),
      ...Object.keys(CURRENCY_CODES),
      ...['headline', 'decision', 'answer', 'sums'].flatMap((name) => rows[name]?.aliases ?? []),
    ];
    expect(aliases.filter((alias) => !written.has(plainKey(alias)))).toEqual([]);
  });
});
