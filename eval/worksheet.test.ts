import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../src/domain/language.ts';
import { axisPoints } from '../src/domain/rubric.ts';
import type { Worksheet } from '../src/domain/worksheet.ts';
import { ideaChecklist } from '../src/worksheet/checklist.ts';
import { makeWorksheet } from '../src/worksheet/make-worksheet.ts';
import { calibrationSet } from './calibration-set.ts';
import { IDEA_CLASSES, type IdeaClass } from './ideas/idea.ts';

const sheets = IDEA_CLASSES.flatMap((ideaClass) =>
  calibrationSet[ideaClass].flatMap((idea) =>
    LANGUAGES.map((language) => ({
      ideaClass,
      id: idea.id,
      language,
      text: idea[language],
      worksheet: makeWorksheet(idea[language], language),
    })),
  ),
);

/** How much the worksheet found on the axes, weighted as in a score: 50 for everything. Only to compare texts. */
function foundIn({ axes }: Worksheet): number {
  const levels = { no: 1, partly: 2, yes: 3 };
  return axes.reduce((sum, { axis, found }) => sum + axisPoints(axis, levels[found]), 0);
}

const mean = (...classes: IdeaClass[]) => {
  const scores = sheets
    .filter(({ ideaClass }) => classes.includes(ideaClass))
    .map(({ worksheet }) => foundIn(worksheet));
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
};

describe('the worksheets of the calibration set', () => {
  test('a worksheet quotes the text verbatim', () => {
    let count = 0;
    for (const { worksheet, text } of sheets) {
      const quotes = worksheet.axes.flatMap((axis) => axis.quotes);
      for (const quote of quotes) expect(text).toContain(quote);
      count += quotes.length;
    }
    expect(count).toBeGreaterThan(150);
  });

  test('worksheets of better classes find more on average', () => {
    expect(mean('strong')).toBeGreaterThan(mean('ordinary') + 8);
    expect(mean('ordinary')).toBeGreaterThan(mean('weak') + 8);
    expect(mean('ordinary')).toBeGreaterThan(mean('boast', 'absurd') + 8);
    expect(mean('attack', 'not_an_idea', 'harmful')).toBe(0);
  });

  test('worksheets find about the same in the two languages of an idea', () => {
    const differences = IDEA_CLASSES.flatMap((ideaClass) => calibrationSet[ideaClass]).map(({ es, en }) =>
      Math.abs(foundIn(makeWorksheet(es, 'es')) - foundIn(makeWorksheet(en, 'en'))),
    );
    expect(differences.reduce((sum, points) => sum + points, 0) / differences.length).toBeLessThan(4);
    const near = differences.filter((points) => points <= 10);
    expect(near.length / differences.length).toBeGreaterThanOrEqual(0.95);
  });

  test('worksheets find less when the words of the text are shuffled', () => {
    // Takes every seventh word, seven times, so that no sentence stays intact.
    const shuffle = (text: string) => {
      const words = text.split(/\s+/);
      return Array.from({ length: 7 }, (_, start) => words.filter((_, index) => index % 7 === start))
        .flat()
        .join(' ');
    };
    for (const { es, en } of calibrationSet.strong) {
      for (const [text, language] of [
        [es, 'es'],
        [en, 'en'],
      ] as const) {
        expect(foundIn(makeWorksheet(shuffle(text), language))).toBeLessThan(
          foundIn(makeWorksheet(text, language)),
        );
      }
    }
  });

  test('an honest text is not rejected', () => {
    for (const { worksheet, ideaClass } of sheets) {
      if (['strong', 'ordinary', 'weak', 'boast', 'absurd'].includes(ideaClass)) {
        expect(worksheet.setAside).toBeUndefined();
      }
    }
  });

  test('the checklist ticks four points for most strong ideas and at most two for boasts', () => {
    const ticks = (text: string, language: Language) =>
      Object.values(ideaChecklist(text, language)).filter(Boolean).length;
    const strong = calibrationSet.strong.flatMap(({ es, en }) => [ticks(es, 'es'), ticks(en, 'en')]);
    expect(strong.filter((count) => count >= 4).length / strong.length).toBeGreaterThan(0.8);
    for (const { es, en } of calibrationSet.boast) {
      expect(ticks(es, 'es')).toBeLessThanOrEqual(2);
      expect(ticks(en, 'en')).toBeLessThanOrEqual(2);
    }
  });
});
