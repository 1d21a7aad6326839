import { describe, expect, test } from 'vitest';
import { adviceTextBlocks } from '../../src/document/advice-text.ts';
import { adviceSchema, PART_KINDS, ratingForAdvice, type UnitEconomics } from '../../src/domain/advice.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { resultsOf } from '../../src/domain/unit-economics.ts';
import { adviceFormat } from '../../src/model/formats/advice.ts';
import { promptOf } from '../../src/model/formats/format.ts';
import { ADVICES } from './advice-answers.ts';
import { REPORTS } from './answers.ts';
import { IDEA } from './ask.ts';

/**
 * The lowest number of characters per token. Spanish prose has 3.2 to 4.5 with the tokenizers of current models, English
 * prose has more.
 */
const CHARACTERS_PER_TOKEN = 3.2;
const MAX_TOKENS = 1900;

const tokens = (text: string) => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

describe.each(LANGUAGES)('the scripted advice (%s)', (language) => {
  const advice = ADVICES[language];
  const { headline, parts } = advice;

  test('is complete: valid, with parts of all kinds and one table', () => {
    expect(adviceSchema.parse(advice)).toEqual(advice);
    expect(parts.map(({ kind }) => kind).toSorted()).toEqual(PART_KINDS.toSorted());
    const blocks = parts.flatMap(({ text }) => adviceTextBlocks(text));
    expect(blocks.filter(({ type }) => type === 'table')).toHaveLength(1);
    expect(JSON.stringify(parts)).not.toContain('\\"');
  });

  test('states the results that follow from its quantities', () => {
    const sums = advice.sums as UnitEconomics;
    expect(resultsOf(sums)).toMatchObject({ month: sums.month, hour: sums.hour });
  });

  test('has the usual length: 600 to 750 words, fewer than 1900 tokens', () => {
    const text = [headline, ...parts.flatMap((part) => [part.title, part.text])].join(' ');
    const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(750);
    expect(tokens(JSON.stringify(advice))).toBeLessThan(MAX_TOKENS);
  });

  test('has a prompt of fewer than 1900 tokens, with the rating of the report', () => {
    const task = { kind: 'advice', idea: IDEA, language, date: '2026-11-27T10:00:00Z' } as const;
    const rating = ratingForAdvice(REPORTS[language]);
    expect(tokens(promptOf(adviceFormat, { ...task, rating }))).toBeLessThan(MAX_TOKENS);
  });
});
