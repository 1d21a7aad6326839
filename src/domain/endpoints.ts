import * as z from 'zod/mini';
import { adviceRequestSchema } from './advice.ts';
import { adviceResponseSchema } from './advice-response.ts';
import { LANGUAGES } from './language.ts';
import {
  evidenceRequestSchema,
  oldEvidenceSchema as evidenceSchema,
  searchesSchema,
} from './old-evidence.ts';
import { readingRequestSchema, readingResponseSchema } from './reading.ts';
import { metaSchema, ratingSchema, reportSchema } from './report.ts';
import { worksheetMetaSchema, worksheetSchema } from './worksheet.ts';

/** Without lengths, because a wrong length has its own error code. */
const ideaRequestSchema = z.object({
  idea: z.string(),
  language: z.enum(LANGUAGES),
  results: z.optional(z.string()),
});

const analysisRequestSchema = z.object({
  ...ideaRequestSchema.shape,
  /** Announces a request for advice on the same idea. Both requests count as one analysis. */
  advice: z.optional(z.literal('auto')),
});

/** The fields of every request about an idea. */
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
      report: z.object({ report: reportSchema, meta: metaSchema }),
      worksheet: z.object({ worksheet: worksheetSchema, meta: worksheetMetaSchema }),
    },
  },
  rate: {
    path: '/api/ratings',
    request: ideaRequestSchema,
    responses: { rating: ratingSchema },
    isDocument: true,
  },
  advise: {
    path: '/api/advice',
    request: adviceRequestSchema,
    responses: { advice: adviceResponseSchema },
  },
  proposeSearches: {
    path: '/api/searches',
    request: ideaRequestSchema,
    responses: { searches: searchesSchema },
    isDocument: true,
  },
  findEvidence: {
    path: '/api/evidence',
    request: evidenceRequestSchema,
    responses: { evidence: z.object({ evidence: evidenceSchema, meta: metaSchema }) },
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
/** The body of a request. */
export type RequestOf<Name extends EndpointName> = z.output<(typeof ENDPOINTS)[Name]['request']>;

/** An endpoint, typed without its own schemas. */
export function endpointOf(name: EndpointName): Endpoint {
  return ENDPOINTS[name];
}
