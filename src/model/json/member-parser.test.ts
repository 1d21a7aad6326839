import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldKeys } from './keys.ts';
import { MemberParser, type TextEnd } from './member-parser.ts';

const keys = new FieldKeys([{ name: 'alpha' }, { name: 'group.beta' }, { name: 'gamma' }]);

function read(text: string, end: Exclude<TextEnd, 'more'> = 'complete', size = text.length) {
  const parser = new MemberParser(keys);
  const members = [];
  for (let at = 0; at < text.length; at += size) members.push(...parser.push(text.slice(at, at + size)));
  members.push(...parser.push('', end));
  return Object.fromEntries(members.map(({ field, raw }) => [field, raw]).reverse());
}

describe('the parser of strict JSON', () => {
  const documents = fc.record({
    a: fc.jsonValue(),
    group: fc.record({ b: fc.jsonValue() }),
    c: fc.jsonValue(),
  });

  it('strict JSON in any pieces is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(
        documents,
        fc.constantFrom(undefined, 1),
        fc.integer({ min: 1, max: 9 }),
        (value, indent, size) => {
          const text = JSON.stringify(value, null, indent);
          const { alpha, group, gamma } = JSON.parse(text);
          expect(read(text, 'complete', size)).toEqual({ alpha, 'group.beta': group.beta, gamma });
        },
      ),
      { numRuns: 150 },
    );
  });

  it('a value is returned only when no following text can change it', () => {
    fc.assert(
      fc.property(documents, fc.nat(), (value, cut) => {
        const text = JSON.stringify(value);
        const { alpha, group, gamma } = JSON.parse(text);
        const expected: Record<string, unknown> = { alpha, 'group.beta': group.beta, gamma };
        for (const [field, raw] of Object.entries(read(text.slice(0, cut % text.length), 'cut'))) {
          expect(raw).toEqual(expected[field]);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('a __proto__ key does not change any prototype', () => {
    expect(
      read('{"__proto__": {"polluted": true}, "alpha": {"__proto__": {"polluted": true}}}'),
    ).toHaveProperty('alpha');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('the end of a member at the next known key', () => {
  it.each<[string, string]>([
    ['a missing brace', '{"alpha": {"x": 1, "group": {"beta": 2}, "gamma": 3}'],
    ['a missing bracket', '{"alpha": ["x", "group": {"beta": 2}, "gamma": 3}'],
    ['a missing comma', '{"alpha": "x" "group": {"beta": 2} "gamma": 3}'],
    ['a missing quote', '{"alpha": "x,\n"group": {"beta": 2}, "gamma": 3}'],
    ['a brace too many', '{"alpha": "x", "group": {"beta": 2}}, "gamma": 3}'],
    ['unreadable text', '{"alpha": "x" y z, "group": {"beta": 2}, "gamma": 3}'],
    ['comments', '{"alpha": "x", // c\n "group": {"beta": 2}, /* "gamma" */ "gamma": 3}'],
    ['other marks around keys', "{'alpha': 'x', **group**: {“beta” = 2}, gamma => 3}"],
    ['a missing colon', '{"alpha": "x", "group": {"beta" [2]}, "gamma": 3}'],
  ])('an answer with %s loses no other member', (_, text) => {
    for (const size of [1, 3, text.length]) {
      expect(read(text, 'complete', size)).toMatchObject({ 'group.beta': expect.anything(), gamma: 3 });
    }
  });

  it('deep nesting causes no exception', () => {
    for (const part of ['[', '{"alpha":', '{"x":[']) {
      expect(() => read(`{"alpha": ${part.repeat(50_000)}`)).not.toThrow();
    }
  });
});
