import * as z from 'zod/mini';
import { LANGUAGES } from './idea.ts';
import { LIST_ITEM_MAX_LENGTH, TEXT_MAX_LENGTH } from './report.ts';
import { AXES } from './rubric.ts';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_MAX_LENGTH));
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIST_ITEM_MAX_LENGTH));

export const EXPERIMENTS_MIN = 3;
export const EXPERIMENTS_MAX = 5;
/** Five are asked for. */
export const QUESTIONS_MIN = 3;
export const QUESTIONS_MAX = 7;

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
  experiments: z.array(experimentSchema).check(z.minLength(EXPERIMENTS_MIN), z.maxLength(EXPERIMENTS_MAX)),
  questions: z.array(line).check(z.minLength(QUESTIONS_MIN), z.maxLength(QUESTIONS_MAX)),
});

export type Plan = z.infer<typeof planSchema>;
export type Experiment = Plan['experiments'][number];

/** Body of `POST /api/plans`. */
export const planRequestSchema = z.object({
  idea: z.string(),
  language: z.enum(LANGUAGES),
  weakest: z.array(z.enum(AXES)).check(z.maxLength(AXES.length)),
  results: z.optional(z.string()),
});
