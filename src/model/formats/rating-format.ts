import * as z from 'zod/mini';
import { type Rating, ratingSchema } from '../../domain/rating.ts';
import { type AnswerFormat, nested, schemaOfFields } from './answer-format.ts';
import { readBreakdown, readVerdict, SCORE_DECIDERS, settleScore } from './breakdown.ts';
import { ratingCompletingPrompt, ratingPrompt } from './rating-prompt.ts';

/** What the model writes; the score is computed. */
const schema = z.toJSONSchema(z.omit(ratingSchema, { score: true }), { io: 'input' });

export const ratingFormat: AnswerFormat<Rating> = {
  fields: [
    { name: 'verdict', read: readVerdict },
    { name: 'scoreBreakdown', read: readBreakdown },
    // A rating without its axes has nothing to compare: the model's own score is not taken.
    { name: 'score', read: () => undefined, settle: settleScore, decidedBy: SCORE_DECIDERS },
  ],
  prompt: ratingPrompt,
  completingPrompt: ratingCompletingPrompt,
  schema: (names) =>
    schemaOfFields(schema, names?.filter((name) => name !== 'score') ?? ['verdict', 'scoreBreakdown']),
  assemble(values) {
    const { success, data } = z.safeParse(ratingSchema, nested(values));
    return success ? data : undefined;
  },
};
