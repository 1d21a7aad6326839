import { describe, expect, test } from 'vitest';
import { codePointLength, ideaLengthProblem } from '../src/domain/idea.ts';
import { LANGUAGES } from '../src/domain/language.ts';
import { calibrationSet } from './calibration-set.ts';
import { IDEA_CLASSES } from './ideas/idea.ts';
import { strongInTwoVersions } from './ideas/two-versions-strong.ts';
import { weakInTwoVersions } from './ideas/two-versions-weak.ts';
import { detectLanguage } from './language.ts';

const ideas = IDEA_CLASSES.flatMap((ideaClass) => calibrationSet[ideaClass]);
const texts = ideas.flatMap((idea) =>
  LANGUAGES.map((language) => ({ ...idea, language, text: idea[language] })),
);

describe('the calibration set', () => {
  test('has ideas of every class, twelve per cell, with unique ids', () => {
    expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length);
    for (const ideaClass of IDEA_CLASSES) {
      const least = /_(terse|complete)$/.test(ideaClass) ? 12 : 3;
      expect(calibrationSet[ideaClass].length).toBeGreaterThanOrEqual(least);
    }
  });

  test('each idea of a cell has a terse text, a complete text, and a reason for its cell', () => {
    for (const { id, why, terse, complete } of [...strongInTwoVersions, ...weakInTwoVersions]) {
      expect(why, id).toMatch(/^.{40,200}\.$/);
      for (const language of LANGUAGES) {
        expect(codePointLength(terse[language]), id).toBeLessThan(230);
        expect(codePointLength(complete[language]), id).toBeGreaterThan(600);
      }
    }
  });

  test('every text has a valid length, and the lengths vary', () => {
    expect(texts.filter(({ text }) => ideaLengthProblem(text)).map(({ id }) => id)).toEqual([]);
    const lengths = texts.map(({ text }) => codePointLength(text));
    expect(Math.min(...lengths)).toBeLessThan(130);
    expect(Math.max(...lengths)).toBeGreaterThan(700);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
  });

  test('every text is in its declared language, except random typing', () => {
    const written = texts.filter(({ id }) => id !== 'keyboard-mash');
    expect(
      written.filter(({ text, language }) => detectLanguage(text) !== language).map(({ id }) => id),
    ).toEqual([]);
  });

  test('an idea that is stronger than another is in a better class', () => {
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
