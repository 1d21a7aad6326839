import * as z from 'zod/mini';
import { scoreBreakdownSchema } from './report.ts';
import { VERDICTS } from './rubric.ts';

/** One blind rating of the axes alone, used to see how stable a score is. */
export const ratingSchema = z.object({
  scoreBreakdown: scoreBreakdownSchema,
  verdict: z.enum(VERDICTS),
  score: z.int().check(z.minimum(0), z.maximum(100)),
});

export type Rating = z.infer<typeof ratingSchema>;
