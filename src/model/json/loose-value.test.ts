import { describe, expect, it } from 'vitest';
import { FieldKeys } from './keys.ts';
import { MemberParser } from './member-parser.ts';

const keys = new FieldKeys([{ name: 'value', members: ['tests', 'days'] }, { name: 'next' }]);

function valueIn(text: string): unknown {
  return new MemberParser(keys).push(text, 'complete').find(({ field }) => field === 'value')?.raw;
}

describe('the parser of values that are not strict JSON', () => {
  it.each<[string, string, unknown]>([
    ['an apostrophe in single quotes', "'it's fine'", "it's fine"],
    ['typographic quotes', '“hola”', 'hola'],
    ['unescaped quotes', '"dice "hola", y se va",', 'dice "hola", y se va'],
    ['a text that begins and ends with a quote', '""Barato" es poco: "útil""', '"Barato" es poco: "útil"'],
    ['a closing quote too many', '"hola"",', 'hola'],
    ['an opening quote too many', '""hola",', 'hola'],
    ['inches', '"pantalla de 5"",', 'pantalla de 5"'],
    ['a missing closing quote', '"hola,\n ', 'hola'],
    ['a missing opening quote', 'hola, que tal",', 'hola, que tal'],
    ['a remark', '"hola" (una palabra),', 'hola'],
    ['a colon too many', ': "hola",', 'hola'],
    ['a Python literal', 'None,', null],
    ['a bare fraction', '73/100,', '73/100'],
    ['a list in single quotes', "['a', 'l'idea']", ['a', "l'idea"]],
    ['a missing comma', '["a" "b"]', ['a', 'b']],
    ['a missing comma without a gap', '["de 5""Fianza", "z"]', ['de 5', 'Fianza', 'z']],
    ['a comma too many', '["a",,"b",]', ['a', 'b']],
    ['a missing bracket', '["a", "b", ', ['a', 'b']],
    ['an abridged list', '["a", "b", ...]', ['a', 'b']],
    ['items without their closing quote', '["x",\n "y,\n "z"]', ['x', 'y', 'z']],
    ['doubtful quotes in items', '["dice "a", "b" y c", "z"]', undefined],
    [
      'an object whose text has quotes',
      '{"tests": "dice "a" y ya", "days": 4}',
      { tests: 'dice "a" y ya', days: 4 },
    ],
    ['keys without quotes', '{tests: "a", days: 4}', { tests: 'a', days: 4 }],
    ['a missing colon', '{"tests" "a", "days": 4}', { tests: 'a', days: 4 }],
    ['a missing brace', '"tests": "a", "days": 4', { tests: 'a', days: 4 }],
    [
      'a list of objects',
      '[{"tests": "a "b"", "days": 4}, {"days": 5}]',
      [{ tests: 'a "b"', days: 4 }, { days: 5 }],
    ],
    ['a colon after its bracket', '[:"a", "b"],', ['a', 'b']],
    ['a key with a quote in it', '{t"ests": "a", "day"s: 4}', { tests: 'a', days: 4 }],
    ['a key closed after its colon', '{"tests:" "a", "days:"4}', { tests: 'a', days: 4 }],
    ['a quote before a line', '"\n"hola",', '\n"hola"'],
    ['escape sequences', '"caf\\u00e9 \\"x\\" y "z"",', 'café "x" y "z"'],
  ])('a value with %s is read: %s', (_, text, value) => {
    expect(valueIn(`{"value": ${text} "next": 1}`)).toEqual(value);
  });

  it.each(['"hola', '["a", "b"', '["a"', '{"tests": "a"', '"dice "hola" y', 'una frase cor'])(
    'a value without its end is left out at the end of an answer: %s',
    (text) => expect(valueIn(`{"value": ${text}`)).toBeUndefined(),
  );
});
