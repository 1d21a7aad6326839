import { brand } from '../../brand.ts';
import {
  ENDPOINT_NAMES,
  ENDPOINTS,
  type EndpointName,
  endpointOf,
  REQUEST_MAX_BYTES,
} from '../../domain/endpoints.ts';
import { ERROR_CODES, type ErrorCode } from '../../domain/errors.ts';
import { version } from '../../domain/version.ts';
import { STATUSES } from '../http/problem.ts';
import { jsonSchemas, nameOf, type SchemaName } from './schemas.ts';

/** What the document says about an endpoint besides its schemas. */
interface Operation {
  summary: string;
  /** Events that only the stream of this endpoint has, without the terminal events. */
  events?: Readonly<Record<string, SchemaName>>;
  /** Those of `SPECIAL_CODES` that this endpoint may answer. */
  codes?: readonly ErrorCode[];
}

/** Codes that not every endpoint may answer. */
const SPECIAL_CODES: ReadonlySet<ErrorCode> = new Set(['calls_off', 'no_model']);

const OPERATIONS: Readonly<Record<EndpointName, Operation>> = {
  analyze: {
    summary: 'The report on an idea, in two steps; from a server without a model, the worksheet',
    events: { section: 'ReportSectionEvent', search: 'SearchEvent', source: 'SourceEvent' },
  },
  rate: { summary: 'One blind rating of an idea on each axis', codes: ['no_model'] },
  reply: {
    summary: 'A reply to a note below the answer of a report',
    events: { section: 'ReplySectionEvent' },
    codes: ['no_model'],
  },
  readText: {
    summary: 'One blind reading of one text of a call by criteria, every quotation checked',
    codes: ['calls_off', 'no_model'],
  },
};

/** Statuses that may have the code `invalid_request`. */
const INVALID_REQUEST_STATUSES = [400, 403, 405, 413, 415, 421, 422];
/** Codes never sent over HTTP: only the page or the startup uses them, or the client has disconnected. */
const NEVER_ANSWERED: ReadonlySet<ErrorCode> = new Set([
  'blocked_by_browser',
  'unknown_service',
  'cancelled',
]);

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
        421: problem(421, ['invalid_request']),
      }),
    },
    components: { schemas: jsonSchemas() },
  };
}

function operationObject(name: EndpointName) {
  const { request, responses, isDocument } = endpointOf(name);
  const { summary, events = {}, codes = [] } = OPERATIONS[name];
  const documents = Object.entries(responses).map(([event, schema]) => [event, nameOf(schema)] as const);
  return {
    operationId: name,
    summary,
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
                ...events,
                ...Object.fromEntries(documents),
                error: 'ErrorEvent',
              }),
            },
          }),
        },
      },
      ...problems(codes),
    },
  };
}

/** The problem responses by status, each with its possible error codes. */
function problems(specialCodes: readonly ErrorCode[]) {
  const codes = new Map<number, ErrorCode[]>(
    INVALID_REQUEST_STATUSES.map((status) => [status, ['invalid_request']]),
  );
  for (const code of ERROR_CODES) {
    if (NEVER_ANSWERED.has(code) || (SPECIAL_CODES.has(code) && !specialCodes.includes(code))) continue;
    const status = STATUSES[code];
    if (!codes.get(status)?.includes(code)) codes.set(status, [...(codes.get(status) ?? []), code]);
  }
  codes.set(500, ['service_error']);
  return Object.fromEntries([...codes].map(([status, values]) => [status, problem(status, values)]));
}

function problem(status: number, codes: readonly ErrorCode[]) {
  return {
    description: codes.join(', '),
    ...((status === 429 || status === 503) && {
      headers: {
        'Retry-After': { description: 'Seconds, if waiting helps.', schema: { type: 'integer' } },
      },
    }),
    content: {
      'application/problem+json': {
        schema: { allOf: [reference('Problem'), { properties: { code: { enum: codes } } }] },
      },
    },
  };
}

function get(operationId: string, summary: string, responses: object) {
  const problems = { 405: problem(405, ['invalid_request']), 500: problem(500, ['service_error']) };
  return { get: { operationId, summary, responses: { ...responses, ...problems } } };
}
