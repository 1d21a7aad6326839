import * as z from 'zod/mini';
import { codePointLength } from './idea.ts';
import { LANGUAGES } from './language.ts';
import { metaSchema } from './report.ts';
import { LEVELS, type Level } from './rubric.ts';

/** Limits of the number of criteria, and of the code points of all their texts together. */
export const CRITERIA_MAX = 12;
export const CRITERIA_MAX_LENGTH = 8000;
/** Without a limit, weights could add up to infinity. */
export const WEIGHT_MAX = 1_000_000;

const levelText = z.string().check(z.trim(), z.minLength(1));

const criterionSchema = z.object({
  /** The name of the criterion, unique in the table. */
  criterion: z.string().check(z.trim(), z.minLength(1)),
  /** Counts in proportion to the other weights. */
  weight: z.number().check(z.minimum(0), z.maximum(WEIGHT_MAX)),
  question: z.optional(z.string()),
  /** The meaning of each level. A level without a description lies between its neighbours. */
  levels: z.object({
    1: levelText,
    2: z.optional(levelText),
    3: z.optional(levelText),
    4: z.optional(levelText),
    5: levelText,
  }),
});

export type Criterion = z.infer<typeof criterionSchema>;

/** In the order of the table of criteria. `readCriteria` in `src/submissions/criteria.ts` names the faults of a table. */
export const criteriaSchema = z.array(criterionSchema).check(
  z.minLength(1),
  z.maxLength(CRITERIA_MAX),
  z.refine((criteria) => new Set(criteria.map(({ criterion }) => criterion)).size === criteria.length),
  z.refine((criteria) => criteria.some(({ weight }) => weight > 0)),
  z.refine((criteria) => lengthOf(criteria) <= CRITERIA_MAX_LENGTH),
);

/** All names, questions and levels together, in code points. */
function lengthOf(criteria: readonly Criterion[]): number {
  return criteria
    .flatMap(({ criterion, question = '', levels }) => [criterion, question, ...Object.values(levels)])
    .reduce((sum, text) => sum + codePointLength(text ?? ''), 0);
}

/** The model's remark on the whole text. A flag changes no level. */
export const FLAGS = ['none', 'too_little_said', 'off_topic', 'directs_reader', 'harmful'] as const;
export type Flag = (typeof FLAGS)[number];

/** Limit of a text to read, and of each text of a reading, in UTF-16 units. */
export const TEXT_MAX = 8000;

const sentence = z.string().check(z.maxLength(TEXT_MAX));

export const levelSchema = z.object({
  criterion: z.string(),
  level: z.literal(LEVELS),
  /** One sentence: the strongest fact for and the strongest against. */
  reason: sentence,
  /** Word for word from the text; empty if the model quotes nothing. */
  quote: sentence,
  /** The change that would raise the level most; may be empty. */
  raise: sentence,
});

/** A reading as the model wrote it, in the order of the table of criteria. Its quotations are not checked yet. */
export const proposedReadingSchema = z.object({
  levels: z
    .array(levelSchema)
    .check(z.refine((levels) => new Set(levels.map(({ criterion }) => criterion)).size === levels.length)),
  flag: z.enum(FLAGS),
});
export type ProposedReading = z.infer<typeof proposedReadingSchema>;
export type CriterionLevel = z.infer<typeof levelSchema>;

/** One blind reading of one text, with quotations that the text contains. */
export const readingSchema = z.extend(proposedReadingSchema, {
  /** The weighted levels, 0 to 100. */
  points: z.number().check(z.minimum(0), z.maximum(100)),
  /** Number of quotations left out because they are not in the text. */
  quotesLeftOut: z.int().check(z.minimum(0)),
});
export type Reading = z.infer<typeof readingSchema>;

/** The weighted levels, 0 (all at 1) to 100 (all at 5), not rounded. Weights count in proportion to their sum. */
export function readingPoints(
  levels: readonly { criterion: string; level: Level }[],
  criteria: readonly Pick<Criterion, 'criterion' | 'weight'>[],
): number {
  const levelOf = new Map(levels.map(({ criterion, level }) => [criterion, level]));
  let [earned, all] = [0, 0];
  for (const { criterion, weight } of criteria) {
    earned += (weight * ((levelOf.get(criterion) ?? 1) - 1)) / 4;
    all += weight;
  }
  return Math.min(100, (100 * earned) / all);
}

/** Body of `POST /api/readings`. */
export const readingRequestSchema = z.object({
  /** Not trimmed, because quotations must occur in the original text. */
  text: z.string().check(z.maxLength(TEXT_MAX), z.regex(/\S/)),
  language: z.enum(LANGUAGES),
  /** Crisol's axes by default. */
  criteria: z.optional(criteriaSchema),
  /** The names of the criteria in the order of the prompt. */
  order: z.optional(z.array(z.string()).check(z.maxLength(CRITERIA_MAX))),
});

export const readingResponseSchema = z.object({
  reading: readingSchema,
  meta: metaSchema,
  tokens: z.optional(z.object({ prompt: z.number(), completion: z.number() })),
});
export type ReadingResponse = z.infer<typeof readingResponseSchema>;
