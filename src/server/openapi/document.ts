import { brand } from '../../brand.ts';
import {
  ENDPOINT_NAMES,
  ENDPOINTS,
  type EndpointName,
  endpointOf,
  REQUEST_MAX_BYTES,
} from '../../domain/endpoints.ts';
import { version } from '../../domain/version.ts';
import { jsonSchemas, nameOf, type SchemaName } from './schemas.ts';

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
