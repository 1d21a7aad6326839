import * as z from 'zod/mini';
import { NO_MODEL, SERVICE_NAMES } from '../../domain/answer-service.ts';
import { ENDPOINTS } from '../../domain/endpoints.ts';
import { ERROR_CODES, REFUSAL_REASONS } from '../../domain/errors.ts';
import { citationSchema, evidenceSchema, searchOutcomeSchema, sourceSchema } from '../../domain/evidence.ts';
import { LANGUAGES } from '../../domain/language.ts';
import { REPORT_FIELDS, ratingSchema, reportSchema } from '../../domain/report.ts';
import { worksheetSchema } from '../../domain/worksheet.ts';

const serverService = z.enum([...SERVICE_NAMES, NO_MODEL]);

const { analyze, rate, reply, readText } = ENDPOINTS;

/** Seconds to wait, the limit that rejected the request, and the sentence for the operator of a local server. */
const refusal = {
  retryAfter: z.optional(z.int()),
  reason: z.optional(z.enum(REFUSAL_REASONS)),
  operatorMessage: z.optional(z.string()),
};

/** The schemas of requests, responses and events, by their names in the document. */
const NAMED = {
  AnalysisRequest: analyze.request,
  RatingRequest: rate.request,
  ReplyRequest: reply.request,
  ReadingRequest: readText.request,
  Report: reportSchema,
  Rating: ratingSchema,
  ReadingAnswer: readText.responses.reading,
  Evidence: evidenceSchema,
  Worksheet: worksheetSchema,
  WorksheetAnswer: analyze.responses.worksheet,
  ReportAnswer: analyze.responses.report,
  ReplyAnswer: reply.responses.reply,
  QueuedEvent: z.object({ place: z.int().check(z.minimum(1)) }),
  WaitingEvent: z.object({ seconds: z.int().check(z.minimum(1)) }),
  StartedEvent: z.object({ service: z.enum(SERVICE_NAMES), model: z.string(), language: z.enum(LANGUAGES) }),
  /** Each block of the answer has its own event, `answer.0` and so on. The last event, `answer`, has all blocks. */
  ReportSectionEvent: z.object({
    field: z.union([z.enum(REPORT_FIELDS), z.string().check(z.regex(/^answer\.\d+$/))]),
    value: z.unknown(),
    citations: z.optional(z.array(citationSchema)),
  }),
  ReplySectionEvent: z.object({
    field: z.string().check(z.regex(/^(?:reply(?:\.\d+)?|concerns|headline|sums)$/)),
    value: z.unknown(),
    citations: z.optional(z.array(citationSchema)),
  }),
  SearchEvent: searchOutcomeSchema,
  SourceEvent: sourceSchema,
  ErrorEvent: z.object({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    retryable: z.boolean(),
    ...refusal,
  }),
  Problem: z.object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(ERROR_CODES),
    field: z.optional(z.string()),
    ...refusal,
  }),
  Health: z.object({
    status: z.literal('ok'),
    service: serverService,
    model: z.nullable(z.string()),
    version: z.string(),
  }),
  Ready: z.object({
    status: z.enum(['ready', 'draining', 'no_usable_service']),
    service: serverService,
    model: z.nullable(z.string()),
  }),
} as const satisfies Record<string, z.ZodMiniType>;

export type SchemaName = keyof typeof NAMED;

const NAMES = new Map<z.ZodMiniType, string>(Object.entries(NAMED).map(([name, schema]) => [schema, name]));

/** @throws Error for a schema without a name in the document */
export function nameOf(schema: z.ZodMiniType): SchemaName {
  const name = NAMES.get(schema);
  if (name === undefined) throw new Error('a schema of an endpoint has no name in the OpenAPI document');
  return name as SchemaName;
}

type JsonSchema = Record<string, unknown>;

/** The JSON Schemas (2020-12) of all requests, responses and events. They refer to each other by name. */
export function jsonSchemas(): Record<SchemaName, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    // `input` allows additional properties, because a later version may add some.
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
  });
  const named = Object.entries(schemas).map(([id, schema]): [string, JsonSchema] => {
    const { $id: _, $schema: __, ...rest } = schema;
    return [id, rest];
  });
  return Object.fromEntries(named) as Record<SchemaName, JsonSchema>;
}
