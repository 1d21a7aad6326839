import * as z from 'zod/mini';
import { brand } from '../brand.ts';
import { NO_MODEL, SERVICE_NAMES } from '../domain/answer-service.ts';
import {
  ENDPOINT_NAMES,
  ENDPOINTS,
  type EndpointName,
  endpointOf,
  REQUEST_MAX_BYTES,
} from '../domain/endpoints.ts';
import { ERROR_CODES, REFUSAL_REASONS } from '../domain/errors.ts';
import { citationSchema, evidenceSchema, searchOutcomeSchema, sourceSchema } from '../domain/evidence.ts';
import { LANGUAGES } from '../domain/language.ts';
import { REPORT_FIELDS, ratingSchema, reportSchema } from '../domain/report.ts';
import { version } from '../domain/version.ts';
import { worksheetSchema } from '../domain/worksheet.ts';

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

type SchemaName = keyof typeof NAMED;

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });

/** @throws Error for a schema without a name in the document */
function nameOf(schema: z.ZodMiniType): SchemaName {
  const { id } = registry.get(schema) ?? {};
  if (id === undefined) throw new Error('a schema of an endpoint has no name in the OpenAPI document');
  return id as SchemaName;
}

/** The JSON Schemas (2020-12) of all requests, responses and events. They refer to each other by name. */
function jsonSchemas() {
  const { schemas } = z.toJSONSchema(registry, {
    // `input` allows additional properties, because a later version may add some.
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $id: _, $schema: __, ...schema }]) => [id, schema]),
  );
}

const SUMMARIES: Readonly<Record<EndpointName, string>> = {
  analyze: 'The report on an idea, in two steps; from a server without a model, the worksheet',
  rate: 'One blind rating of an idea on each axis',
  reply: 'A reply to a note below the answer of a report',
  readText: 'One blind reading of one text of a call by criteria, every quotation checked',
};

/** Further events of each endpoint's stream, besides the common and the terminal events. */
const EVENTS: Partial<Record<EndpointName, Readonly<Record<string, SchemaName>>>> = {
  analyze: { section: 'ReportSectionEvent', search: 'SearchEvent', source: 'SourceEvent' },
  reply: { section: 'ReplySectionEvent' },
};

const reference = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });
const references = (schemas: Readonly<Record<string, SchemaName>>) =>
  Object.fromEntries(Object.entries(schemas).map(([event, name]) => [event, reference(name)]));
const json = (...names: readonly SchemaName[]) => ({
  'application/json': {
    schema: names.length === 1 ? reference(names[0] as SchemaName) : { oneOf: names.map(reference) },
  },
});

/** The HTTP interface as an OpenAPI 3.1 document. */
export function openApiDocument() {
  return {
    openapi: '3.1.1',
    info: {
      title: `${brand.name} HTTP API`,
      version: version.number,
      description:
        'Tests business ideas with a language model. A server without a model answers with a worksheet. No key and no cookies; requests from other websites are rejected. Limits apply to each client IP address.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: {
      ...Object.fromEntries(
        ENDPOINT_NAMES.map((name) => [ENDPOINTS[name].path, { post: operationObject(name) }]),
      ),
      '/api/health': get('health', 'Whether the process runs', {
        200: { description: 'The process runs.', content: json('Health') },
      }),
      '/api/ready': get('ready', 'Whether a load balancer should send visitors to this server', {
        200: { description: 'Ready.', content: json('Ready') },
        503: { description: 'Not ready.', content: json('Ready') },
      }),
      '/api/openapi.json': get('describe', 'This document', {
        200: { description: 'OpenAPI 3.1.', content: { 'application/json': { schema: { type: 'object' } } } },
      }),
    },
    components: { schemas: jsonSchemas() },
  };
}

function operationObject(name: EndpointName) {
  const { request, responses, isDocument } = endpointOf(name);
  const documents = Object.entries(responses).map(([event, schema]) => [event, nameOf(schema)] as const);
  return {
    operationId: name,
    summary: SUMMARIES[name],
    requestBody: {
      required: true,
      description: `At most ${REQUEST_MAX_BYTES / 1024} KiB.`,
      content: json(nameOf(request)),
    },
    responses: {
      200: {
        description: isDocument
          ? 'The document.'
          : 'The document; or, if `Accept` names `text/event-stream`, a stream of server-sent events that ends with exactly one terminal event: `error`, or an event that carries the document. `x-events` has the schema of each event’s data.',
        content: {
          ...json(...documents.map(([, document]) => document)),
          ...(!isDocument && {
            'text/event-stream': {
              schema: { type: 'string' },
              'x-events': references({
                queued: 'QueuedEvent',
                waiting: 'WaitingEvent',
                started: 'StartedEvent',
                ...EVENTS[name],
                ...Object.fromEntries(documents),
                error: 'ErrorEvent',
              }),
            },
          }),
        },
      },
      default: PROBLEM,
    },
  };
}

/** The response to a request that is refused or fails. */
const PROBLEM = {
  description:
    'A problem. Its `code` says what is wrong; the table of `docs/api.md` has the status of each code.',
  headers: {
    'Retry-After': { description: 'Seconds, if waiting helps.', schema: { type: 'integer' } },
  },
  content: { 'application/problem+json': { schema: reference('Problem') } },
};

function get(operationId: string, summary: string, responses: object) {
  return { get: { operationId, summary, responses: { ...responses, default: PROBLEM } } };
}
