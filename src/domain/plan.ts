import * as z from 'zod/mini';
import { LANGUAGES } from './idea.ts';
import { lineSchema, textSchema } from './report.ts';
import { AXES } from './rubric.ts';

export const EXPERIMENTS_MIN = 3;
export const EXPERIMENTS_MAX = 5;
/** The prompt asks for five. */
export const QUESTIONS_MIN = 3;
export const QUESTIONS_MAX = 7;

export const experimentSchema = z.object({
  /** The assumption that the experiment tests. */
  tests: lineSchema,
  how: lineSchema,
  /** In words with a currency: "0 €", "about £50". */
  cost: lineSchema,
  days: z.number().check(z.minimum(0), z.maximum(365)),
  goOnIf: lineSchema,
  stopIf: lineSchema,
});

/** The riskiest assumption, three to five cheap experiments, and questions for customers. */
export const planSchema = z.object({
  riskiestAssumption: textSchema,
  experiments: z.array(experimentSchema).check(z.minLength(EXPERIMENTS_MIN), z.maxLength(EXPERIMENTS_MAX)),
  questions: z.array(lineSchema).check(z.minLength(QUESTIONS_MIN), z.maxLength(QUESTIONS_MAX)),
});

export type Plan = z.infer<typeof planSchema>;

/** Body of `POST /api/plans`. */
export const planRequestSchema = z.object({
  idea: z.string(),
  language: z.enum(LANGUAGES),
  weakest: z.array(z.enum(AXES)).check(z.maxLength(AXES.length)),
  results: z.optional(z.string()),
});
