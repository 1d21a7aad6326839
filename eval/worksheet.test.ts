import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/domain/idea.ts';
import { ideaChecklist } from '../src/worksheet/checklist.ts';
import { worksheetReport } from '../src/worksheet/report.ts';
import { calibrationSet } from './calibration-set.ts';
import { IDEA_CLASSES, type IdeaClass } from './ideas/idea.ts';

const sheets = IDEA_CLASSES.flatMap((ideaClass) =>
  calibrationSet[ideaClass].flatMap((idea) =>
    LANGUAGES.map((language) => ({
      ideaClass,
      id: idea.id,
      language,
      text: idea[language],
      report: worksheetReport(idea[language], language),
    })),
  ),
);
const mean = (...classes: IdeaClass[]) => {
  const scores = sheets
    .filter(({ ideaClass }) => classes.includes(ideaClass))
    .map(({ report }) => report.score);
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
};

/** All quotations in a worksheet. */
function quotations(report: object): string[] {
  return [...JSON.stringify(report).matchAll(/«([^»]*)»|“([^”]*)”/g)].map(([, es, en]) => es ?? en ?? '');
}

describe('the worksheets of the calibration set', () => {
  test('no worksheet scores above 50 or states a competitor, potential or innovation level', () => {
    for (const { report } of sheets) {
      expect(report.score).toBeLessThanOrEqual(50);
      expect(report.strategicAnalysis.competition).toEqual([]);
      expect(report).not.toHaveProperty('marketPotential');
      expect(report).not.toHaveProperty('innovationLevel');
    }
  });

  test('a worksheet quotes the text verbatim, and each sentence once', () => {
    let count = 0;
    for (const { report, text } of sheets) {
      const quotes = quotations(report);
      for (const quote of quotes) expect(text).toContain(quote);
      expect(new Set(quotes).size).toBe(quotes.length);
      count += quotes.length;
    }
    expect(count).toBeGreaterThan(150);
  });

  test('mean worksheet scores keep the order of the idea classes', () => {
    expect(mean('strong')).toBeGreaterThan(mean('ordinary') + 8);
    expect(mean('ordinary')).toBeGreaterThan(mean('weak') + 8);
    expect(mean('weak')).toBeGreaterThanOrEqual(mean('boast', 'absurd'));
    expect(mean('attack', 'not_an_idea', 'harmful')).toBe(0);
  });

  test('worksheet scores are close in the two languages', () => {
    const differences = IDEA_CLASSES.flatMap((ideaClass) => calibrationSet[ideaClass]).map(({ es, en }) =>
      Math.abs(worksheetReport(es, 'es').score - worksheetReport(en, 'en').score),
    );
    expect(differences.reduce((sum, points) => sum + points, 0) / differences.length).toBeLessThan(4);
    const near = differences.filter((points) => points <= 10);
    expect(near.length / differences.length).toBeGreaterThanOrEqual(0.95);
  });

  test('a worksheet scores lower when the words of the text are shuffled', () => {
    // A fixed shuffle that keeps no sentence intact: every seventh word.
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
        expect(worksheetReport(shuffle(text), language).score).toBeLessThan(
          worksheetReport(text, language).score,
        );
      }
    }
  });

  test('an honest text gets the verdict “judged” or “too little said”', () => {
    for (const { report, ideaClass } of sheets) {
      if (['strong', 'ordinary', 'weak', 'boast', 'absurd'].includes(ideaClass)) {
        expect(['judged', 'too_little_said']).toContain(report.verdict);
      }
    }
  });

  test('the checklist ticks four points for most strong ideas and at most two for boasts', () => {
    const ticks = (text: string) => Object.values(ideaChecklist(text)).filter(Boolean).length;
    const strong = calibrationSet.strong.flatMap(({ es, en }) => [ticks(es), ticks(en)]);
    expect(strong.filter((count) => count >= 4).length / strong.length).toBeGreaterThan(0.8);
    for (const { es, en } of calibrationSet.boast) {
      expect(ticks(es)).toBeLessThanOrEqual(2);
      expect(ticks(en)).toBeLessThanOrEqual(2);
    }
  });
});
