import * as z from 'zod/mini';
import { citationSchema } from './evidence.ts';
import { LANGUAGES } from './language.ts';
import { judgementSchema, metaSchema } from './report.ts';
import { AXES } from './rubric.ts';
import { computedSchema, sumsSchema } from './sums.ts';
import { dateTimeSchema, lineSchema } from './text-schema.ts';

/** In UTF-16 units. A model writes up to 350 words. */
export const REPLY_MAX_LENGTH = 10_000;
/** In code points: what a person may type. */
export const NOTE_MAX_LENGTH = 1000;
/** In UTF-16 units, for files and for notes with changed numbers. */
const SAVED_NOTE_MAX_LENGTH = 4000;
/** The latest replies that a request sends. */
export const SENT_REPLIES_MAX = 10;

const noteText = z.string().check(z.maxLength(SAVED_NOTE_MAX_LENGTH));
const replyText = z.string().check(z.trim(), z.minLength(1), z.maxLength(REPLY_MAX_LENGTH));

export const replySchema = z.object({
  /** Markdown, as `document/answer-text.ts` parses it. */
  reply: replyText,
  /** The axes that a fact in the note may move; empty if the note only asks. */
  concerns: z.array(z.enum(AXES)).check(z.maxLength(AXES.length)),
  /** The new verdict, if it changes. */
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

/** Body of `POST /api/replies`. Without lengths of idea and note, because a wrong length has its own error. */
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
