import { describe, expect, it } from 'vitest';
import { FOREIGN_TEXTS, HARD_TEXTS } from '../../tests/answers/hard-texts.ts';
import { asWritten, spanishReport } from '../../tests/answers/reports.ts';
import { answerWith } from '../../tests/answers/shapes/shape.ts';
import { SHAPES } from '../../tests/answers/shapes.ts';
import { reportFormat } from '../../tests/answers/write-report.ts';
import { sectionsOf } from '../document/content.ts';
import { GROUP_ALIASES } from './formats/breakdown.ts';
import { WORD_KEYS } from './formats/field.ts';
import { fieldsOf } from './formats/format.ts';
import { DESCRIPTION_KEYS, NAME_KEYS, PRICE_KEYS } from './formats/item.ts';
import { LEVEL_KEYS } from './formats/level.ts';
import { CRITERION_KEYS, REASON } from './formats/level-rows.ts';
import { AnswerParser } from './json/answer-parser.ts';
import { plainKey, WRAPPERS } from './json/keys.ts';

const FIELDS = fieldsOf(reportFormat);

function read(text: string, size = text.length) {
  const parser = new AnswerParser(FIELDS);
  for (let at = 0; at < text.length; at += size) parser.push(text.slice(at, at + size));
  parser.finish('complete');
  parser.document.settle();
  return parser.document;
}

const expectedFields = Object.entries(sectionsOf(spanishReport));

describe('valid JSON in another shape than requested', () => {
  it.each(SHAPES.map((shape) => [shape.name.slice(0, 120), shape] as const))(
    'this shape is read as it is meant, or not at all: %s',
    (_, { text, expected = {}, leftOut = 0 }) => {
      for (const size of [150, text.length]) {
        const { values, leftOut: actual } = read(text, size);
        const isScored = !('scoreBreakdown' in expected);
        const fields = expectedFields.filter(([field]) => isScored || field !== 'score');
        const wanted = fields.map(([field, value]) => [field, field in expected ? expected[field] : value]);
        expect(fields.map(([field]) => [field, values.get(field)])).toEqual(wanted);
        expect(actual).toBe(leftOut);
      }
    },
  );

  it('every alias has a case', () => {
    const keys = new Set(
      SHAPES.flatMap(({ text }) =>
        Array.from(text.matchAll(/"([^"\\]+)\\?"/g), ([, key]) => plainKey(key as string)),
      ),
    );
    const aliases = [
      ...[CRITERION_KEYS, REASON.aliases ?? [], LEVEL_KEYS, GROUP_ALIASES].flat(),
      ...[...WRAPPERS, ...WORD_KEYS],
      ...Object.values(reportFormat.rows).flatMap(({ aliases = [] }) =>
        aliases.map((key) => key.split('.').at(-1) as string),
      ),
      ...[NAME_KEYS, DESCRIPTION_KEYS, PRICE_KEYS].flat(),
    ];
    expect(aliases.filter((alias) => !keys.has(plainKey(alias)))).toEqual([]);
  });
});

describe('texts with JSON syntax', () => {
  const axes = asWritten(spanishReport) as { scoreBreakdown: Record<string, object> };
  const ofMarket = (reason: string) => ({
    ...axes.scoreBreakdown,
    market: { ...axes.scoreBreakdown.market, reason },
  });

  it.each(HARD_TEXTS)('a text in strict JSON is kept: %s', (text) => {
    for (const size of [7, undefined]) {
      expect(read(JSON.stringify(answerWith('pitch', text)), size).values.get('pitch')).toBe(text);
      const list = ['Cuota', text, 'Otra'];
      const inList = JSON.stringify(answerWith('monetization', list));
      expect(read(inList, size).values.get('monetization')).toEqual(list);
      const inAxis = JSON.stringify(answerWith('scoreBreakdown', ofMarket(text)));
      expect(read(inAxis, size).values.get('scoreBreakdown.market')).toMatchObject({ reason: text });
    }
  });

  it.each(FOREIGN_TEXTS)('a text with a tag or with JSON of the document is never shown: %s', (text) => {
    expect(read(JSON.stringify(answerWith('pitch', text))).values.get('pitch')).toBeUndefined();
  });
});
