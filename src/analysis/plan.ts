import * as z from 'zod/mini';
import { LANGUAGES } from './idea.ts';
import { LIST_ITEM_MAX_LENGTH, TEXT_MAX_LENGTH } from './report.ts';
import { AXES } from './rubric.ts';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_MAX_LENGTH));
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIST_ITEM_MAX_LENGTH));

export const experimentSchema = z.object({
  /** The assumption that the experiment tests. */
  tests: line,
  how: line,
  /** In words with a currency: "0 €", "about £50". */
  cost: line,
  days: z.number().check(z.minimum(0), z.maximum(365)),
  goOnIf: line,
  stopIf: line,
});

/** What to do next: the riskiest assumption first, three to five cheap experiments, five questions for customers. */
export const planSchema = z.object({
  riskiestAssumption: text,
  experiments: z.array(experimentSchema).check(z.minLength(3), z.maxLength(5)),
  questions: z.array(line).check(z.minLength(3), z.maxLength(7)),
});

export type Plan = z.infer<typeof planSchema>;
export type Experiment = Plan['experiments'][number];

/** Body of `POST /api/plans`. */
export const planRequestSchema = z.object({
  idea: z.string(),
  language: z.enum(LANGUAGES),
  weakest: z.array(z.enum(AXES)).check(z.maxLength(AXES.length)),
});
