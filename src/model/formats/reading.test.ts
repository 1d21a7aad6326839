import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { anyCharacter } from '../../../tests/answers/any-character.ts';
import { type Criterion, proposedReadingSchema } from '../../domain/reading.ts';
import { AnswerParser } from '../json/answer-parser.ts';
import { fieldsOf, promptOf, requestSchema, wholeDocument } from './format.ts';
import { readingFormat } from './reading.ts';

// The tests read hundreds of prompts and answers, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const criteriaNamed = (...names: string[]): Criterion[] =>
  names.map((criterion) => ({
    criterion,
    weight: 1,
    levels: { 1: `no ${criterion}`, 5: `all ${criterion}` },
  }));
const criteria = criteriaNamed('Impacto social', 'Equipo (máx. 20)', 'Level', '想法', '1. Equipo');

/** The document in an answer. */
function readAnswer(answer: unknown, of = criteria, order?: readonly string[]) {
  const format = readingFormat(of, order);
  const parser = new AnswerParser(fieldsOf(format));
  parser.push(typeof answer === 'string' ? answer : JSON.stringify(answer));
  parser.finish('complete');
  parser.document.settle();
  return wholeDocument(format, parser.document.values);
}

const keysOf = (of: readonly Criterion[], order?: readonly string[]) => {
  const { properties } = requestSchema(readingFormat(of, order)) as {
    properties: { levels: { properties: object }; flag: object };
  };
  return Object.keys(properties.levels.properties);
};
const level = (at: number, more = {}) => ({
  quote: `words ${at}`,
  reason: `Fact ${at}.`,
  level: at,
  raise: '',
  ...more,
});

describe('the format of a reading', () => {
  it.each([
    ['es', 'aa586b528d1e6ef5897ba91adc233dd4c2a5bfe98afde526968d6c3abb068558'],
    ['en', '93a01f617bf8b7292d8baf69e806820f2e8fc81c8004fde88408482b368fdf86'],
  ] as const)(
    'has the prompt whose hash is the key of the readings that people kept (%s)',
    (language, hash) => {
      const [first, second] = criteriaNamed('Impacto social', 'Equipo (máx. 20)') as [Criterion, Criterion];
      const prompt = promptOf(
        readingFormat([
          { ...first, levels: { ...first.levels, 3: 'something' } },
          { ...second, question: '¿Quién  lo\nhace?' },
        ]),
        { kind: 'reading', idea: '{text}', language },
      );
      expect(createHash('sha256').update(prompt).digest('hex')).toBe(hash);
    },
  );

  it('has keys that every service accepts, one for each criterion', () => {
    expect(keysOf(criteria)).toEqual([
      'impacto_social',
      'equipo_max_20',
      'level_3',
      'criterion_4',
      'criterion_1_equipo',
    ]);
    const all = criteriaNamed('reason', 'Reason!', 'a.b', 'quote', 'x'.repeat(90), `${'x'.repeat(90)}y`);
    expect(new Set(keysOf(all)).size).toBe(6);
    for (const key of keysOf(all)) expect(key).toMatch(/^[a-z][a-z0-9_]{0,63}$/);
  });

  it('gives every criterion its own level, whatever the names', () => {
    const odd = fc.constantFrom(
      ...'Impact|Impact 3|Impact!|Criterion|Criterion 2|創造性|想法|Text|Texto|Aviso|Señal|Flag|Niveles|Levels'.split(
        '|',
      ),
      ...'Levels text|Criterios|Criteria|Criterio|Impacto (social)|Impacto social|Impacto.social|***|[Impacto]'.split(
        '|',
      ),
      ...'"Text": "a"|<think>|{"level": 3}|1. Text|constructor|__proto__|Report|Cita|Razón|none|...'.split(
        '|',
      ),
    );
    const text = fc
      .string({ minLength: 1, unit: anyCharacter })
      .map((one) => one.trim())
      .filter((one) => one !== '');
    const names = fc.uniqueArray(fc.oneof({ weight: 3, arbitrary: odd }, text), {
      minLength: 1,
      maxLength: 12,
    });
    const drawn = names.chain((all) =>
      fc.tuple(fc.constant(criteriaNamed(...all)), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(drawn, ([of, order]) => {
        const keys = keysOf(of);
        expect(new Set(keys).size).toBe(of.length);
        const expected = of.map(({ criterion }, at) => [criterion, (at % 5) + 1]);
        const levels = of.map((_, at) => level((at % 5) + 1));
        const asked = keysOf(of, order).map((key) => [key, levels[keys.indexOf(key)]]);
        const forms = [
          Object.fromEntries(asked),
          levels.map((one, at) => ({ criterion: keys[at], ...one })),
          // The parser cuts an answer at a tag, so it cannot return a name with a tag.
          ...(order.some((one) => /<|\|/.test(one))
            ? []
            : [levels.map((one, at) => ({ criterion: of[at]?.criterion, ...one }))]),
        ];
        for (const form of forms) {
          const read = readAnswer({ levels: form, flag: 'none' }, of, order);
          expect(read?.levels.map((one) => [one.criterion, one.level])).toEqual(expected);
        }
      }),
      {
        numRuns: 50,
        examples: [
          'Impact 3|Impact|Impact!',
          'Criterion 2|創造性',
          'Impacto (social)|Impacto social',
          'Text|Aviso',
        ].map((all) => [[criteriaNamed(...all.split('|')), all.split('|')]]),
      },
    );
  });

  it('rejects a reading with two levels for one criterion', () => {
    const levels = [level(1), level(2)].map((one) => ({ criterion: 'Impact', ...one }));
    expect(proposedReadingSchema.safeParse({ levels, flag: 'none' }).success).toBe(false);
  });

  it('asks for the criteria in the drawn order, and returns them in the order of the table', () => {
    const order = criteria.map(({ criterion }) => criterion).toReversed();
    expect(keysOf(criteria, order)).toEqual(keysOf(criteria).toReversed());
    const prompt = promptOf(readingFormat(criteria, order), {
      kind: 'reading',
      idea: 'A text.',
      language: 'es',
    });
    const places = order.map((name) => prompt.indexOf(`(${name})`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const read = readAnswer({
      levels: Object.fromEntries(keysOf(criteria).map((key, at) => [key, level(at + 1)])),
      flag: 'none',
    });
    expect(read?.levels.map(({ criterion }) => criterion)).toEqual(
      criteria.map(({ criterion }) => criterion),
    );
    expect(read?.levels.map((one) => one.level)).toEqual([1, 2, 3, 4, 5]);
  });

  it('accepts a list, and the names as keys', () => {
    const two = criteriaNamed('Impacto social', 'Equipo (máx. 20)');
    const list = two.map(({ criterion }, at) => ({ criterion, ...level(at + 1) }));
    const byName = Object.fromEntries(two.map(({ criterion }, at) => [criterion, level(at + 1)]));
    for (const levels of [list, byName]) {
      const read = readAnswer({ flag: 'off_topic', levels }, two);
      expect(read?.levels.map((one) => one.level)).toEqual([1, 2]);
      expect(read?.flag).toBe('off_topic');
    }
  });

  it('rejects a reading without a level, a reason or the flag, and fills in no default', () => {
    const two = criteriaNamed('A', 'B');
    const good = { a: level(1), b: level(2) };
    expect(readAnswer({ levels: good, flag: 'none' }, two)).toBeDefined();
    expect(readAnswer({ levels: { a: level(1) }, flag: 'none' }, two)).toBeUndefined();
    expect(readAnswer({ levels: { ...good, b: level(2, { level: 6 }) }, flag: 'none' }, two)).toBeUndefined();
    expect(
      readAnswer({ levels: { ...good, b: level(2, { reason: '' }) }, flag: 'none' }, two),
    ).toBeUndefined();
    expect(readAnswer({ levels: good }, two)).toBeUndefined();
    for (const flag of ['great', '', null]) expect(readAnswer({ levels: good, flag }, two)).toBeUndefined();
  });

  it('allows empty quotations and advice in the bounded schema of a completing request, but no empty reasons', () => {
    const schema = JSON.stringify(
      requestSchema(readingFormat(criteriaNamed('A')), ['levels.a'], { isBounded: true }),
    );
    expect(schema).toMatch(/"quote":\{"type":"string","maxLength":\d+\}/);
    expect(schema).toMatch(/"reason":\{"type":"string","maxLength":\d+,"minLength":12\}/);
  });

  it('keeps a reading whose quotation has stray quotation marks, or is empty', () => {
    const one = criteriaNamed('A');
    const quoteOf = (quote: unknown) =>
      readAnswer({ levels: { a: level(3, { quote }) }, flag: 'none' }, one)?.levels[0]?.quote;
    expect(quoteOf('he said "hello')).toBe('he said hello');
    expect(quoteOf('')).toBe('');
    expect(quoteOf('vacío')).toBe('');
    expect(quoteOf(null)).toBe('');
    expect(quoteOf('"level": 3}')).toBe('');
  });
});
