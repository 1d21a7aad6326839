import * as z from 'zod/mini';
import { evidenceSchema } from './evidence.ts';
import { LANGUAGES } from './language.ts';
import { readingRequestSchema, readingResponseSchema } from './reading.ts';
import { replyRequestSchema, replyResponseSchema } from './reply.ts';
import { judgementSchema, metaSchema, ratingSchema, reportSchema } from './report.ts';
import { AXES } from './rubric.ts';
import { computedSchema } from './sums.ts';
import { worksheetMetaSchema, worksheetSchema } from './worksheet.ts';

/**
 * Limit of a request's body, in bytes of UTF-8. Large enough for an idea with its answer and replies, and for a text
 * of a call with its criteria (8,000 characters each).
 */
export const REQUEST_MAX_BYTES = 64 * 1024;

/** Has no length limits, because a wrong length has its own error code. */
const ideaRequestSchema = z.object({
  idea: z.string(),
  language: z.enum(LANGUAGES),
  results: z.optional(z.string()),
});

const analysisRequestSchema = z.object({
  ...ideaRequestSchema.shape,
  /** `false`: no web search. */
  search: z.optional(z.boolean()),
  /** The first step of an earlier analysis, so that the model writes only the second step. */
  judgement: z.optional(judgementSchema),
});

const ratingRequestSchema = z.object({
  ...ideaRequestSchema.shape,
  /** The axes whose levels the results may change. All other axes keep the levels of `judgement`. */
  concerns: z.optional(z.array(z.enum(AXES)).check(z.maxLength(AXES.length))),
  judgement: z.optional(judgementSchema),
});

export type IdeaRequest = z.infer<typeof ideaRequestSchema>;

/** A `POST` endpoint for one idea or text. */
interface Endpoint {
  path: `/api/${string}`;
  request: z.ZodMiniType;
  /** The possible documents, by the type of the event that carries each. */
  responses: Readonly<Record<string, z.ZodMiniType>>;
  /** Whether the endpoint answers only with a document, never with a stream. */
  isDocument?: true;
}

/** The endpoints by their operation ids, for server, page and OpenAPI document. */
export const ENDPOINTS = {
  analyze: {
    path: '/api/analyses',
    request: analysisRequestSchema,
    responses: {
      report: z.object({
        report: reportSchema,
        computed: z.optional(computedSchema),
        evidence: z.optional(evidenceSchema),
        meta: metaSchema,
      }),
      worksheet: z.object({ worksheet: worksheetSchema, meta: worksheetMetaSchema }),
    },
  },
  rate: {
    path: '/api/ratings',
    request: ratingRequestSchema,
    responses: { rating: ratingSchema },
    isDocument: true,
  },
  reply: {
    path: '/api/replies',
    request: replyRequestSchema,
    responses: { reply: replyResponseSchema },
  },
  readText: {
    path: '/api/readings',
    request: readingRequestSchema,
    responses: { reading: readingResponseSchema },
    isDocument: true,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
export const ENDPOINT_NAMES = Object.keys(ENDPOINTS) as EndpointName[];
export type RequestOf<Name extends EndpointName> = z.output<(typeof ENDPOINTS)[Name]['request']>;

/** An endpoint, with the general type instead of the types of its schemas. */
export function endpointOf(name: EndpointName): Endpoint {
  return ENDPOINTS[name];
}
