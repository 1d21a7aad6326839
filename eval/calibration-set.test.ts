import { describe, expect, test } from 'vitest';
import { codePointLength, ideaLengthProblem, LANGUAGES } from '../src/domain/idea.ts';
import { calibrationSet } from './calibration-set.ts';
import { IDEA_CLASSES } from './ideas/idea.ts';
import { detectLanguage } from './language.ts';

const ideas = IDEA_CLASSES.flatMap((ideaClass) => calibrationSet[ideaClass]);
const texts = ideas.flatMap((idea) =>
  LANGUAGES.map((language) => ({ ...idea, language, text: idea[language] })),
);

describe('the calibration set', () => {
  test('has forty ideas, some of every class, with unique ids', () => {
    expect(ideas).toHaveLength(40);
    expect(new Set(ideas.map(({ id }) => id)).size).toBe(40);
    for (const ideaClass of IDEA_CLASSES) expect(calibrationSet[ideaClass].length).toBeGreaterThanOrEqual(3);
  });

  test('has only texts that the product accepts, from short to nearly the limit', () => {
    expect(texts.filter(({ text }) => ideaLengthProblem(text)).map(({ id }) => id)).toEqual([]);
    const lengths = texts.map(({ text }) => codePointLength(text));
    expect(Math.min(...lengths)).toBeLessThan(130);
    expect(Math.max(...lengths)).toBeGreaterThan(700);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(80);
  });

  test('has texts in their declared language, if they are in any language', () => {
    const written = texts.filter(({ id }) => id !== 'keyboard-mash');
    expect(
      written.filter(({ text, language }) => detectLanguage(text) !== language).map(({ id }) => id),
    ).toEqual([]);
  });

  test('has in every pair two existing ideas, the stronger one in a better class', () => {
    const rank = new Map(
      IDEA_CLASSES.flatMap((ideaClass, index) =>
        calibrationSet[ideaClass].map(({ id }) => [id, index] as const),
      ),
    );
    const pairs = ideas.filter(({ strongerThan }) => strongerThan);
    expect(pairs.length).toBeGreaterThanOrEqual(5);
    for (const { id, strongerThan } of pairs) {
      expect(rank.get(strongerThan ?? '')).toBeGreaterThan(rank.get(id) ?? Infinity);
    }
  });
});
