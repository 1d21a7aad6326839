import type { Rating } from '../../domain/rating.ts';
import { ratingSchema } from '../../domain/rating.ts';
import { breakdownRows, SCORE_DECIDERS, settleScore, verdictRow } from './breakdown.ts';
import type { Format } from './format.ts';
import { JUDGING } from './judging.ts';

/** A rating of the axes alone. Blind: it is shown no other rating of the same idea, nor its own first part. */
export const ratingFormat: Format<Rating> = {
  document: ratingSchema,
  rows: {
    verdict: verdictRow,
    ...breakdownRows(),
    // A rating without its axes cannot be compared, so the model's own score is neither asked for nor read.
    score: { read: () => undefined, settle: settleScore, decidedBy: SCORE_DECIDERS },
  },
  instructions: {
    es: [
      'Eres un jurado independiente, exigente y justo, que valora ideas de negocio por lo que dice su texto y nada más. Sin halagos y sin suponer lo que falta.',
      ...JUDGING.es,
    ],
    en: [
      'You are an independent judge, demanding and fair, who rates business ideas by what their text says and nothing else. No flattery, and no supposing what is missing.',
      ...JUDGING.en,
    ],
  },
  isBlind: true,
};
