import * as z from 'zod/mini';
import { truncateCodePoints } from './idea.ts';
import { LANGUAGES } from './language.ts';
import { type ArrivedSections, LIST_ITEM_MAX_LENGTH, lineSchema } from './report.ts';
import { AXES, type AxisRating, BASES, LEVELS } from './rubric.ts';

/** Subjects of the parts of the advice. Only `ask` and `sums` have controls on the page. */
export const PART_KINDS = ['why', 'bet', 'sums', 'doubts', 'week', 'rules', 'ask', 'other'] as const;
/** Go on, test first, change the idea, or drop it. */
export const ADVICE_VERDICTS = ['go', 'test', 'change', 'drop'] as const;
/** The prompt asks for five to eight. */
export const PARTS_MIN = 2;
export const PARTS_MAX = 12;
/** In UTF-16 units. A model writes far less, but the plan of an old file becomes a long part. */
const PART_TEXT_MAX_LENGTH = 40_000;

/** `price`, `cost` and `hours` belong to one unit that is sold, `fixed` and `units` to one month; `start` is spent once. */
export const LINE_KINDS = ['price', 'cost', 'hours', 'fixed', 'start', 'units'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
export const LINES_MAX = 20;
/** Upper bounds, to catch typos and errors of the model. */
export const LINE_LIMITS: Readonly<Record<LineKind, number>> = {
  price: 1e9,
  cost: 1e9,
  hours: 10_000,
  fixed: 1e9,
  start: 1e9,
  units: 1e7,
};

const shortText = z.string().check(z.trim(), z.maxLength(120));
const amount = z.number().check(z.minimum(0), z.maximum(1e9));
/** A result may be a loss. */
const statedResult = z.number().check(z.minimum(-1e12), z.maximum(1e12));

const lineOfSumsSchema = z
  .object({
    kind: z.enum(LINE_KINDS),
    what: z.string().check(z.trim(), z.maxLength(LIST_ITEM_MAX_LENGTH)),
    value: amount,
    /** The source of the number: the text, the model's knowledge, or none yet. */
    basis: z.enum(BASES),
    /** The person has changed the number. */
    changed: z.optional(z.literal(true)),
    /** The number before the change. */
    before: z.optional(amount),
  })
  .check(z.refine(({ kind, value }) => value <= LINE_LIMITS[kind]));

/** The quantities of the recommended version. `unit-economics.ts` computes their results. */
const unitEconomicsSchema = z.object({
  /** One sale, e.g. "visit"; may be empty. */
  unit: shortText,
  /** ISO 4217 if the model knew the code; may be empty. */
  currency: shortText,
  lines: z.array(lineOfSumsSchema).check(z.minLength(1), z.maxLength(LINES_MAX)),
  /** The hourly wage of an employee of this trade. */
  wage: z.optional(amount),
  /** Profit of a month and of an hour, as the text of the advice states them. */
  month: z.optional(statedResult),
  hour: z.optional(statedResult),
});

const partSchema = z.object({
  kind: z.catch(z.enum(PART_KINDS), 'other'),
  /** If empty, the part has the title of its kind. */
  title: z.string().check(z.trim(), z.maxLength(LIST_ITEM_MAX_LENGTH)),
  /** Paragraphs, lists, bold and tables, as `document/advice-text.ts` parses them. */
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(PART_TEXT_MAX_LENGTH)),
});

/** The answer of an adviser to "Is it a good idea, and what should I do?". */
export const adviceSchema = z.object({
  /** The verdict in one sentence, with its main reason. */
  headline: lineSchema,
  parts: z.array(partSchema).check(z.minLength(PARTS_MIN), z.maxLength(PARTS_MAX)),
  verdict: z.catch(z.optional(z.enum(ADVICE_VERDICTS)), undefined),
  sums: z.optional(unitEconomicsSchema),
  /** The answer was cut: the last parts are missing. */
  isCut: z.catch(z.optional(z.literal(true)), undefined),
});

export type Advice = z.infer<typeof adviceSchema>;
export type AdvicePart = Advice['parts'][number];
export type UnitEconomics = z.infer<typeof unitEconomicsSchema>;
export type EconomicsLine = UnitEconomics['lines'][number];

/** The advice as far as it has arrived. */
export type ArrivedAdvice = Partial<Advice>;

/** One axis of the rating in a request for advice. */
const ratedAxisSchema = z.object({ axis: z.enum(AXES), level: z.literal(LEVELS), reason: lineSchema });
export type RatedAxis = z.infer<typeof ratedAxisSchema>;

/** Body of `POST /api/advice`. */
export const adviceRequestSchema = z.object({
  idea: z.string(),
  language: z.enum(LANGUAGES),
  rating: z.optional(z.array(ratedAxisSchema).check(z.maxLength(AXES.length))),
  results: z.optional(z.string()),
});

/** In code points. With idea and results, a request stays within the server's 16 KiB in any script. */
const SENT_REASON_MAX_LENGTH = 250;

/** The rating for a request for advice; `undefined` until all axes have arrived. */
export function ratingForAdvice(sections: Pick<ArrivedSections, 'scoreBreakdown'>): RatedAxis[] | undefined {
  return sections.scoreBreakdown?.map(({ axis, level, reason }: AxisRating) => ({
    axis,
    level,
    reason: truncateCodePoints(reason, SENT_REASON_MAX_LENGTH),
  }));
}
