import * as z from 'zod/mini';
import { BASES } from './rubric.ts';
import { LIST_ITEM_MAX_LENGTH } from './text-schema.ts';

/**
 * `price`, `cost`, `share` and `hours` belong to one unit that is sold, `fixed` and `units` to one month; `start` is spent
 * once. A `share` is a percentage of the price: a commission, or a tax that the price includes.
 */
export const LINE_KINDS = ['price', 'cost', 'share', 'hours', 'fixed', 'start', 'units'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
export const LINES_MAX = 20;
/** Upper bounds, to catch typos and errors of the model. */
export const LINE_LIMITS: Readonly<Record<LineKind, number>> = {
  price: 1e9,
  cost: 1e9,
  share: 100,
  hours: 10_000,
  fixed: 1e9,
  start: 1e9,
  units: 1e7,
};

const shortText = z.string().check(z.trim(), z.maxLength(120));
const amount = z.number().check(z.minimum(0), z.maximum(1e9));
/** A result may be a loss. */
const statedResult = z.number().check(z.minimum(-1e12), z.maximum(1e12));

const lineSchema = z
  .object({
    kind: z.enum(LINE_KINDS),
    what: z.string().check(z.trim(), z.maxLength(LIST_ITEM_MAX_LENGTH)),
    value: amount,
    /** The source of the number: the text, the model's knowledge, or none yet. */
    basis: z.enum(BASES),
    /** The person or a reply changed the number that the answer gave. */
    changed: z.optional(z.literal(true)),
    /** The number before the change. */
    before: z.optional(amount),
  })
  .check(z.refine(({ kind, value }) => value <= LINE_LIMITS[kind]));

/** The quantities of the recommended version. `compute-sums.ts` computes their results. */
export const sumsSchema = z.object({
  /** What one sale is, e.g. "visit"; may be empty. */
  unit: shortText,
  /** ISO 4217 if the model knew the code; may be empty. */
  currency: shortText,
  lines: z.array(lineSchema).check(z.minLength(1), z.maxLength(LINES_MAX)),
  /** What the person earns an hour today, or would earn in their trade. */
  wage: z.optional(amount),
  /** Profit of a month and of an hour, as the text of the answer states them. */
  month: z.optional(statedResult),
  hour: z.optional(statedResult),
});

export type Sums = z.infer<typeof sumsSchema>;
export type SumsLine = Sums['lines'][number];

const result = z.optional(z.number());
/**
 * What code computes from the quantities, in the currency of the lines, rounded to hundredths. A result is absent if one of
 * its quantities is missing.
 */
export const computedSchema = z.object({
  /** Price of one unit minus its shares and its direct cost. */
  margin: result,
  /** Margin × units − fixed costs. `start` is never subtracted. */
  month: result,
  hour: result,
  /** Units a month that cover the fixed costs. Absent if the margin is not positive. */
  breakEven: result,
  /** Months until `start` is earned back. Absent if the month has no profit. */
  payback: result,
});

export type Computed = z.infer<typeof computedSchema>;
