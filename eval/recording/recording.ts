import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from '../../src/domain/errors.ts';
import { LANGUAGES } from '../../src/domain/language.ts';

/** One request to a service and its response. */
const exchangeSchema = z.object({
  request: z.object({
    /** After the base URL, e.g. `/chat/completions`. */
    path: z.string(),
    body: z.record(z.string(), z.unknown()),
  }),
  /** Absent if no response came. */
  response: z
    .object({
      status: z.int(),
      headers: z.record(z.string(), z.string()),
      /** The body, in the chunks that arrived. A character split between two chunks is in the later chunk. */
      chunks: z.array(z.string()),
      /** The connection was lost before the end. */
      isLost: z.boolean(),
    })
    .optional(),
});
export type Exchange = z.infer<typeof exchangeSchema>;

/**
 * The requests and responses of one analysis, and how the analysis ended. Each character of keys, of the idea's text and of
 * account names is masked with `x`.
 */
export const recordingSchema = z.object({
  /** Version of this format. */
  version: z.literal(1),
  recordedAt: z.iso.datetime(),
  /** Versions of Crisol and of Node. */
  crisol: z.string(),
  node: z.string(),
  /** `true` for the scripted service of `tests/fake-service`. */
  isScripted: z.boolean(),
  service: z.enum(['huggingface', 'ollama', 'openai']),
  /** The domain of the service, or `local`. */
  domain: z.string(),
  model: z.string(),
  language: z.enum(LANGUAGES),
  exchanges: z.array(exchangeSchema),
  outcome: z.union([
    z.object({ score: z.number() }),
    z.object({ error: z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]) }),
  ]),
});
export type Recording = z.infer<typeof recordingSchema>;
