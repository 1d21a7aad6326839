import * as z from 'zod/mini';
import { LIST_ITEM_MAX_LENGTH } from './report.ts';
import { BASES } from './rubric.ts';

/**
 * What a model may name. `price`, `cost` and `hours` belong to one unit that is sold; `share` is a fraction of `amount`, in
 * place of a price; `fixed` and `units` belong to one month; `start` is spent once.
 */
export const QUANTITY_KINDS = [
  'price',
  'share',
  'amount',
  'cost',
  'hours',
  'fixed',
  'start',
  'units',
] as const;
export type QuantityKind = (typeof QUANTITY_KINDS)[number];

/** In the first months, and in a year. */
export const TIMES = ['begin', 'year'] as const;
export type Time = (typeof TIMES)[number];

export const QUANTITIES_MAX = 12;
/** Larger numbers are errors of typing or of the model. */
export const QUANTITY_LIMITS: Readonly<Record<QuantityKind, number>> = {
  price: 1e9,
  share: 1,
  amount: 1e9,
  cost: 1e9,
  hours: 10_000,
  fixed: 1e9,
  start: 1e9,
  units: 1e7,
};

const amount = z.number().check(z.minimum(0), z.maximum(1e9));
const numbers = { value: amount, low: z.optional(amount), high: z.optional(amount) };
const shortText = z.string().check(z.trim(), z.maxLength(120));

const quantitySchema = z
  .object({
    kind: z.enum(QUANTITY_KINDS),
    /** Without it the quantity holds at any time; units then are those of the beginning. */
    when: z.optional(z.enum(TIMES)),
    ...numbers,
    /** The text says it, the model knows it, or nobody knows it yet. */
    basis: z.enum(BASES),
    note: z.optional(z.string().check(z.trim(), z.maxLength(LIST_ITEM_MAX_LENGTH))),
    /** The person has put in another number. */
    changed: z.optional(z.literal(true)),
    /** What the model had said, where the person changed it; absent if the model had said nothing. */
    before: z.optional(z.object(numbers)),
  })
  .check(z.refine(({ kind, value, high = value }) => Math.max(value, high) <= QUANTITY_LIMITS[kind]));

/** The quantities of a business in one unit of what it sells. Results are not part of it: `sum-results.ts` computes them. */
export const sumsSchema = z.object({
  /** What one sale is, e.g. "visit"; may be empty. */
  unit: shortText,
  /** ISO 4217 where the model knew it; may be empty. */
  currency: shortText,
  quantities: z.array(quantitySchema).check(z.minLength(1), z.maxLength(QUANTITIES_MAX)),
});

export type Sums = z.infer<typeof sumsSchema>;
export type Quantity = Sums['quantities'][number];
export type QuantityNumbers = Pick<Quantity, 'value' | 'low' | 'high'>;

/** Low and high where they are in order around the likely value; else the likely value alone. */
export function rangeOf({ value, low, high }: QuantityNumbers): { low: number; value: number; high: number } {
  const [least, most] = [low ?? value, high ?? value];
  return least <= value && value <= most
    ? { low: least, value, high: most }
    : { low: value, value, high: value };
}

/** The times that have units of their own; the beginning where none has. */
export function timesOf({ quantities }: Sums): readonly Time[] {
  const times = TIMES.filter((time) => quantities.some((each) => each.kind === 'units' && holds(each, time)));
  return times.length > 0 ? times : ['begin'];
}

/** Whether a quantity counts at this time. */
export function holds({ kind, when }: Pick<Quantity, 'kind' | 'when'>, time: Time): boolean {
  return (when ?? (kind === 'units' ? 'begin' : time)) === time;
}

/** The quantity with numbers that the person has put in; its own numbers again if they are those of the model. */
export function withNumbers(quantity: Quantity, numbers: QuantityNumbers): Quantity {
  const { changed, before = changed ? undefined : numbersOf(quantity), ...rest } = quantity;
  const isSame =
    before !== undefined &&
    before.value === numbers.value &&
    before.low === numbers.low &&
    before.high === numbers.high;
  const { value: _, low: __, high: ___, ...others } = rest;
  return { ...others, ...numbersOf(numbers), ...(!isSame && { changed: true, ...(before && { before }) }) };
}

/** Without the members that are not set, so that a file has none of them. */
function numbersOf({ value, low, high }: QuantityNumbers): QuantityNumbers {
  return { value, ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
}
