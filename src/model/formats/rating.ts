import { type Rating, ratingSchema } from '../../domain/report.ts';
import { AXES, type Axis } from '../../domain/rubric.ts';
import { breakdownRows, scoreRow, verdictField } from './breakdown.ts';
import type { Format } from './format.ts';
import { JUDGING } from './judging.ts';

const formatOf = (order: readonly Axis[]): Format<Rating> => ({
  document: ratingSchema,
  rows: { verdict: verdictField, ...breakdownRows(false, order), score: scoreRow },
  instructions: {
    es: [
      'Eres un jurado independiente, exigente y justo, que valora ideas de negocio. Sin halagos y sin inventar nada a favor ni en contra. La idea va al final.',
      ...JUDGING.es,
    ],
    en: [
      'You are an independent judge, demanding and fair, who rates business ideas. No flattery, and nothing invented for or against. The idea is at the end.',
      ...JUDGING.en,
    ],
  },
  isBlind: true,
});

/** One format for each axis in first place. A single order would hide how far an axis influences the next. */
export const ratingFormats = AXES.map((_, first) =>
  formatOf([...AXES.slice(first), ...AXES.slice(0, first)]),
);
