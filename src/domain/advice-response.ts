import * as z from 'zod/mini';
import { adviceSchema } from './advice.ts';
import { metaSchema } from './report.ts';
import type { EconomicsResults } from './unit-economics.ts';

const result = z.optional(z.number());
const results = {
  margin: result,
  month: result,
  hour: result,
  breakEven: result,
  payback: result,
} satisfies Record<keyof EconomicsResults, z.ZodMiniType>;

/** The response of `POST /api/advice` and the result of the tool `advise_on_idea`. */
export const adviceResponseSchema = z.object({
  advice: adviceSchema,
  /** Computed from the advice's quantities; absent without quantities. */
  results: z.optional(z.object(results)),
  meta: metaSchema,
});
