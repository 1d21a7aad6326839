import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEED_MORE, type TextEnd, UNREADABLE } from './json-cursor.ts';
import { TolerantJson } from './tolerant-json.ts';

function read(text: string, end: TextEnd = 'complete', known: readonly string[] = []): unknown {
  const json = new TolerantJson((key) => known.includes(key));
  json.text = text;
  json.end = end;
  try {
    return json.readValue('member');
  } catch (thrown) {
    return thrown;
  }
}

describe('strict JSON', () => {
  it('reads as JSON.parse does, whatever the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
        const text = JSON.stringify({ v: value }, null, indent);
        expect(read(text)).toEqual(JSON.parse(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('gives a value only once nothing that follows could change it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.nat(), (value, next, cut) => {
        const text = JSON.stringify({ v: value, w: next });
        const part = text.slice(0, cut % text.length);
        for (const end of ['more', 'cut'] as const) expect(read(part, end)).toBe(NEED_MORE);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps a __proto__ key from reaching any prototype', () => {
    const value = read('{"__proto__": {"polluted": true}, "a": 1}') as Record<string, unknown>;
    expect(Object.keys(value)).toEqual(['__proto__', 'a']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('JSON as models write it', () => {
  it.each<[string, string, unknown]>([
    ['single quotes with apostrophes', "{'a': 'it's fine', 'b': 'l'idea'}", { a: "it's fine", b: "l'idea" }],
    ['Python literals', "{'a': True, 'b': False, 'c': None}", { a: true, b: false, c: null }],
    ['typographic quotes as delimiters', '{“a”: “hola”, “b”: ‘x’}', { a: 'hola', b: 'x' }],
    [
      'unescaped quotes in a member',
      '{"a": "dice "hola" y se va", "b": 1}',
      { a: 'dice "hola" y se va', b: 1 },
    ],
    [
      'an unescaped quote before a comma',
      '{"a": "dice "hola", y se va", "b": 1}',
      { a: 'dice "hola", y se va', b: 1 },
    ],
    ['unescaped quotes in items', '["dice "a", "b" y c", "z"]', ['dice "a", "b" y c', 'z']],
    ['quotes at the end of an item', '["dice "a"", "z"]', ['dice "a"', 'z']],
    ['inches', '["pantalla de 5"", "z"]', ['pantalla de 5"', 'z']],
    ['a missing comma without a gap', '["de 5""Fianza", "z"]', ['de 5', 'Fianza', 'z']],
    ['newlines in strings', '{"a": "x\ny"}', { a: 'x\ny' }],
    ['comments', '{"a": 1, // uno\n "b": /* dos */ 2, # tres\n "c": 3}', { a: 1, b: 2, c: 3 }],
    ['trailing commas', '{"a": [1, 2,], "b": 3,}', { a: [1, 2], b: 3 }],
    [
      'missing commas',
      '{"a": "x" "b": [1, 2 "c" "d"] "e": true\n"f": 4 "g": 5}',
      { a: 'x', b: [1, 2, 'c', 'd'], e: true, f: 4, g: 5 },
    ],
    ['unquoted keys and words', '{a: "x", level: high, b: 2}', { a: 'x', level: 'high', b: 2 }],
    ['a fraction', '{"score": 73/100, "b": 1}', { score: '73/100', b: 1 }],
    ['concatenation', '{"a": "x" + "y"}', { a: 'xy' }],
    ['triple quotes', '{"a": """dice "hola""", "b": 1}', { a: 'dice "hola', b: 1 }],
    ['odd escapes', '{"a": "100\\% \\u00e1 \\\' \\"q\\""}', { a: '100% á \' "q"' }],
    ['an abridged list', '["a", "b", ...]', ['a', 'b']],
    ['a missing bracket', '{"a": ["x", "y"}', { a: ['x', 'y'] }],
    [
      'a missing brace',
      '[{"a": 1, "b": "x", {"a": 2, "b": "y"}]',
      [
        { a: 1, b: 'x' },
        { a: 2, b: 'y' },
      ],
    ],
    ['arrows', "{'a' => 1, 'b' = 2}", { a: 1, b: 2 }],
    ['NaN', '{"a": NaN}', { a: Number.NaN }],
    ['a URL', '{"a": "https://example.org/x", "b": 1}', { a: 'https://example.org/x', b: 1 }],
  ])('%s', (_, text, value) => {
    expect(read(text)).toEqual(value);
  });

  it('finds where a closing quote or bracket is missing by the keys it expects', () => {
    const known = ['pitch', 'monetization'];
    expect(read('{"a": "hola,\n "pitch": "x"}', 'complete', known)).toEqual({ a: 'hola', pitch: 'x' });
    expect(read('{"a": ["x", "y", "pitch": "z"}', 'complete', known)).toEqual({ a: ['x', 'y'], pitch: 'z' });
    expect(read('{"a": ["x",\n "y,\n "z"]}', 'complete', known)).toEqual({ a: ['x', 'y', 'z'] });
    expect(read('{"a": hola, que tal", "pitch": "z"}', 'complete', known)).toEqual({
      a: 'hola, que tal',
      pitch: 'z',
    });
  });
});

describe('what is not whole', () => {
  it.each(['8', '"hola', '"hola"', '[1, 2', '["a"', '{"a": 1', '{"a": [1, 2]', 'tru', '-'])(
    '%s, cut off',
    (text) => {
      expect(read(text, 'cut')).toBe(NEED_MORE);
      expect(read(text, 'more')).toBe(NEED_MORE);
    },
  );

  it('is left out of a finished answer too: a list, an object or a string that was not closed', () => {
    for (const text of ['["a"', '["a",', '{"a": 1', '"hol', '{"a": {"b": 1}'])
      expect(read(text)).toBe(NEED_MORE);
    expect(read('8')).toBe(8);
    expect(read('"hola"')).toBe('hola');
  });

  it('rejects deep nesting', () => {
    expect(read('['.repeat(100_000))).toBe(UNREADABLE);
    expect(read('{"a":'.repeat(100_000))).toBe(UNREADABLE);
    expect(read(`${'['.repeat(32)}${']'.repeat(32)} `)).not.toBe(UNREADABLE);
    expect(read(`${'['.repeat(33)}${']'.repeat(33)}`)).toBe(UNREADABLE);
  });
});
