import * as z from 'zod/mini';
import { truncateCodePoints } from './idea.ts';
import { LANGUAGES } from './language.ts';
import { lineSchema, type Report, textSchema } from './report.ts';
import { AXES, type Axis, largestGains, weakestAxes } from './rubric.ts';
import { sumsSchema } from './sums.ts';

export const EXPERIMENTS_MIN = 3;
export const EXPERIMENTS_MAX = 5;
export const EXPERIMENT_DAYS_MAX = 365;
export const QUESTIONS_MIN = 3;
export const QUESTIONS_MAX = 7;

export const experimentSchema = z.object({
  /** The assumption that the experiment tests. */
  tests: lineSchema,
  how: lineSchema,
  /** In words with a currency: "0 €", "about £50". */
  cost: lineSchema,
  days: z.number().check(z.minimum(0), z.maximum(EXPERIMENT_DAYS_MAX)),
  goOnIf: lineSchema,
  stopIf: lineSchema,
});

export const DOUBTS_MAX = 4;

/** A doubt about the idea, told as it happens. */
const doubtSchema = z.object({
  what: lineSchema,
  why: lineSchema,
  /** What would settle it. */
  settle: lineSchema,
});

/** When to go on, change or stop, each with a number. */
const decideSchema = z.object({
  goOnIf: lineSchema,
  changeIf: lineSchema,
  /** The business that a middling result points to. */
  into: lineSchema,
  stopIf: lineSchema,
});

/**
 * What to do now: the doubts in order, the sums, when to go on or stop, the step of this week, the form of the idea that
 * would probably work, cheap experiments, and questions for customers. Plans of earlier versions have only the assumption,
 * the experiments and the questions.
 */
export const planSchema = z.object({
  riskiestAssumption: textSchema,
  /** The worst first. */
  doubts: z.optional(z.array(doubtSchema).check(z.minLength(1), z.maxLength(DOUBTS_MAX))),
  /** Left out where they are invalid, so that a file does not fail because of one number. */
  sums: z.catch(z.optional(sumsSchema), undefined),
  decide: z.optional(decideSchema),
  thisWeek: z.optional(textSchema),
  bet: z.optional(textSchema),
  experiments: z.array(experimentSchema).check(z.minLength(EXPERIMENTS_MIN), z.maxLength(EXPERIMENTS_MAX)),
  questions: z.array(lineSchema).check(z.minLength(QUESTIONS_MIN), z.maxLength(QUESTIONS_MAX)),
  /** Set by the program: the plan follows the report's improved idea, not the idea as it was written. */
  follows: z.optional(z.literal('improved')),
});

export type Plan = z.infer<typeof planSchema>;

/** Body of `POST /api/plans`. */
export const planRequestSchema = z.object({
  idea: z.string(),
  language: z.enum(LANGUAGES),
  weakest: z.array(z.enum(AXES)).check(z.maxLength(AXES.length)),
  /** The report's improved idea, which the plan then follows; without it the plan follows the idea as it was written. */
  improvedIdea: z.optional(textSchema),
  /** What would raise the score most, as the report says. */
  raises: z.optional(z.array(lineSchema).check(z.maxLength(AXES.length))),
  results: z.optional(z.string()),
});

/** What a plan is asked with, besides the idea. */
export interface PlanBasis {
  weakest: readonly Axis[];
  improvedIdea?: string | undefined;
  raises?: readonly string[] | undefined;
}

/** In code points. With the idea and the results, a request stays within the server's 16 KiB in any script. */
const IMPROVED_IDEA_SENT = 1200;
const RAISE_SENT = 200;

/**
 * What a plan takes from the report on its idea.
 * @param follows the form of the idea that the plan is for
 */
export function planBasis(
  { scoreBreakdown = [], improvedIdea }: Pick<Report, 'scoreBreakdown' | 'improvedIdea'>,
  follows: 'improved' | 'written' = 'improved',
): PlanBasis {
  return {
    weakest: weakestAxes(scoreBreakdown),
    ...(follows === 'improved' && { improvedIdea: truncateCodePoints(improvedIdea, IMPROVED_IDEA_SENT) }),
    raises: largestGains(scoreBreakdown).map(({ raise }) => truncateCodePoints(raise, RAISE_SENT)),
  };
}
