import { brand } from '../../brand.ts';
import { ERROR_CODES, type ErrorCode } from '../../domain/errors.ts';
import { version } from '../../version.ts';
import { BODY_MAX_BYTES, READING_BODY_MAX_BYTES } from '../http/json-body.ts';
import { STATUSES } from '../http/problem.ts';
import { jsonSchemas, type SchemaName } from './schemas.ts';

/** An endpoint for one idea. */
interface Operation {
  id: string;
  summary: string;
  request: SchemaName;
  answer: SchemaName;
  /** What a host without a model answers instead. */
  withoutModel?: SchemaName;
  /** The events of its stream besides those of every stream, where it offers a stream. */
  events?: Readonly<Record<string, SchemaName>>;
  /** Codes that this endpoint alone may answer. */
  codes?: readonly ErrorCode[];
  maxBytes?: number;
}

const SEARCH_CODES = ['search_off', 'search_failed'] as const;
const OWN_CODES: ReadonlySet<ErrorCode> = new Set([...SEARCH_CODES, 'calls_off', 'no_model']);

const OPERATIONS: Readonly<Record<string, Operation>> = {
  '/api/analyses': {
    id: 'analyze',
    summary: 'The report on an idea; from a host without a model, the worksheet',
    request: 'AnalysisRequest',
    answer: 'ReportAnswer',
    withoutModel: 'WorksheetAnswer',
    events: { section: 'ReportSectionEvent', report: 'ReportAnswer', worksheet: 'WorksheetAnswer' },
  },
  '/api/ratings': {
    id: 'rate',
    summary: 'One blind rating of an idea on each axis',
    request: 'AnalysisRequest',
    answer: 'Rating',
  },
  '/api/advice': {
    id: 'advise',
    summary: 'Whether an idea is a good one, and what to do',
    request: 'AdviceRequest',
    answer: 'AdviceAnswer',
    events: { section: 'AdviceSectionEvent', advice: 'AdviceAnswer' },
  },
  '/api/searches': {
    id: 'proposeSearches',
    summary: 'The searches that would find evidence; nothing is searched',
    request: 'AnalysisRequest',
    answer: 'Searches',
    codes: SEARCH_CODES,
  },
  '/api/evidence': {
    id: 'findEvidence',
    summary: 'Evidence from the web, every quotation checked',
    request: 'EvidenceRequest',
    answer: 'EvidenceAnswer',
    events: { search: 'SearchEvent', source: 'SourceEvent', evidence: 'EvidenceAnswer' },
    codes: SEARCH_CODES,
  },
  '/api/readings': {
    id: 'readText',
    summary: 'One blind reading of one text of a call by criteria, every quotation checked',
    request: 'ReadingRequest',
    answer: 'ReadingAnswer',
    codes: ['calls_off'],
    maxBytes: READING_BODY_MAX_BYTES,
  },
};

/** Statuses of invalid requests. Each has the code `invalid_request`, among others. */
const MISTAKE_STATUSES = [400, 403, 405, 413, 415, 421, 422];
/** Codes that no answer holds: the page's own, and those after which nobody is there to be answered. */
const NEVER_ANSWERED: ReadonlySet<ErrorCode> = new Set([
  'blocked_by_browser',
  'unknown_service',
  'cancelled',
]);

const reference = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: SchemaName, other?: SchemaName) => ({
  'application/json': {
    schema: other ? { oneOf: [reference(name), reference(other)] } : reference(name),
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
        'Tests business ideas with a language model. A host without one lays out what a text says. No key and no cookies; requests from other websites are refused. Limits hold for each client address.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: {
      ...Object.fromEntries(
        Object.entries(OPERATIONS).map(([path, operation]) => [path, { post: operationObject(operation) }]),
      ),
      '/api/health': get('health', 'Whether the process lives', {
        200: { description: 'It does.', content: json('Health') },
      }),
      '/api/ready': get('ready', 'Whether visitors should be sent here', {
        200: { description: 'They should.', content: json('Ready') },
        503: { description: 'Not now.', content: json('Ready') },
      }),
      '/api/openapi.json': get('describe', 'This document', {
        200: { description: 'OpenAPI 3.1.', content: { 'application/json': { schema: { type: 'object' } } } },
        421: problem(421, ['invalid_request']),
      }),
    },
    components: { schemas: jsonSchemas() },
  };
}

function operationObject({
  id,
  summary,
  request,
  answer,
  withoutModel,
  events,
  codes = [],
  maxBytes = BODY_MAX_BYTES,
}: Operation) {
  return {
    operationId: id,
    summary,
    requestBody: {
      required: true,
      description: `At most ${maxBytes / 1024} KiB.`,
      content: json(request),
    },
    responses: {
      200: {
        description: events
          ? 'The document; or, where `Accept` names `text/event-stream`, a stream of server-sent events that ends with exactly one terminal event: `error`, or one named as the document. `x-events` has the schema of each event’s data.'
          : 'The document.',
        content: {
          ...json(answer, withoutModel),
          ...(events && {
            'text/event-stream': {
              schema: { type: 'string' },
              'x-events': {
                queued: reference('QueuedEvent'),
                started: reference('StartedEvent'),
                ...Object.fromEntries(
                  Object.entries(events).map(([event, name]) => [event, reference(name)]),
                ),
                error: reference('ErrorEvent'),
              },
            },
          }),
        },
      },
      ...problems([...codes, ...(withoutModel === undefined ? (['no_model'] as const) : [])]),
    },
  };
}

/** The failures by status, each with the error codes that it may have. */
function problems(own: readonly ErrorCode[]) {
  const codes = new Map<number, ErrorCode[]>(MISTAKE_STATUSES.map((status) => [status, ['invalid_request']]));
  for (const code of ERROR_CODES) {
    if (NEVER_ANSWERED.has(code) || (OWN_CODES.has(code) && !own.includes(code))) continue;
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
        'Retry-After': { description: 'Seconds, where waiting helps.', schema: { type: 'integer' } },
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
