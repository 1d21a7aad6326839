import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/domain/language.ts';
import { makeWorksheet } from '../src/worksheet/make-worksheet.ts';
import { calibrationSet } from './calibration-set.ts';
import { IDEA_CLASSES } from './ideas/idea.ts';

const sheets = IDEA_CLASSES.flatMap((ideaClass) =>
  calibrationSet[ideaClass].flatMap((idea) =>
    LANGUAGES.map((language) => ({
      ideaClass,
      text: idea[language],
      worksheet: makeWorksheet(idea[language], language),
    })),
  ),
);

describe('the worksheets of the calibration set', () => {
  test('a worksheet quotes the text verbatim', () => {
    for (const { worksheet, text } of sheets) {
      for (const quote of worksheet.axes.flatMap((axis) => axis.quotes)) expect(text).toContain(quote);
    }
  });

  test('strong ideas are quoted on at least five axes', () => {
    for (const { worksheet, text } of sheets.filter(({ ideaClass }) => ideaClass === 'strong')) {
      const quoted = worksheet.axes.filter(({ quotes }) => quotes.length > 0);
      expect(quoted.length, text).toBeGreaterThanOrEqual(5);
    }
  });

  test('the harmful ideas are set aside, and no others', () => {
    for (const { worksheet, ideaClass, text } of sheets) {
      expect(worksheet.setAside !== undefined, text).toBe(ideaClass === 'harmful');
    }
  });
});
