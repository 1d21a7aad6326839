import * as z from 'zod/mini';
import { citationSchema } from './evidence.ts';
import { LANGUAGES } from './language.ts';
import { judgementSchema, metaSchema } from './report.ts';
import { AXES } from './rubric.ts';
import { computedSchema, sumsSchema } from './sums.ts';
import { dateTimeSchema, lineSchema } from './text-schema.ts';

/** In UTF-16 units. A model writes up to 350 words. */
export const REPLY_MAX_LENGTH = 10_000;
/** Limit of a note that a person types, in code points. */
export const NOTE_MAX_LENGTH = 1000;
/** Limit of a note in a file, and of a note with changed numbers, in UTF-16 units. */
const SAVED_NOTE_MAX_LENGTH = 4000;
/** A request sends at most this many replies, the latest ones. */
export const SENT_REPLIES_MAX = 10;

const noteText = z.string().check(z.maxLength(SAVED_NOTE_MAX_LENGTH));
const replyText = z.string().check(z.trim(), z.minLength(1), z.maxLength(REPLY_MAX_LENGTH));

export const replySchema = z.object({
  /** Markdown, as `document/answer-text.ts` parses it. */
  reply: replyText,
  /** The axes whose levels a fact in the note may change; empty if the note only asks. */
  concerns: z.array(z.enum(AXES)).check(z.maxLength(AXES.length)),
  /** The new headline, if the verdict changes. */
  headline: z.optional(lineSchema),
  /** All quantities, if any of them changes. */
  sums: z.optional(sumsSchema),
});

export type Reply = z.infer<typeof replySchema>;

export const replyEntrySchema = z.object({
  note: noteText,
  ...replySchema.shape,
  concerns: z.catch(z.optional(replySchema.shape.concerns), undefined),
  at: dateTimeSchema,
});

export type ReplyEntry = z.infer<typeof replyEntrySchema>;

/** Body of `POST /api/replies`. Has no length limits for idea and note: a wrong length has its own error code. */
export const replyRequestSchema = z.object({
  idea: z.string(),
  language: z.enum(LANGUAGES),
  judgement: judgementSchema,
  headline: lineSchema,
  answer: z.string(),
  /** The citations of the answer, so that the reply may cite them again. */
  citations: z.optional(z.array(citationSchema)),
  replies: z.optional(
    z.array(z.object({ note: noteText, reply: replyText })).check(z.maxLength(SENT_REPLIES_MAX)),
  ),
  note: z.string().check(z.trim(), z.minLength(1)),
});

export type ReplyRequest = z.infer<typeof replyRequestSchema>;

export const replyResponseSchema = z.object({
  ...replySchema.shape,
  computed: z.optional(computedSchema),
  meta: metaSchema,
});
