import * as z from 'zod/mini';
import { adviceSchema } from '../../domain/advice.ts';
import { NO_MODEL, SERVICE_NAMES } from '../../domain/answer-service.ts';
import { ENDPOINTS } from '../../domain/endpoints.ts';
import { ERROR_CODES } from '../../domain/errors.ts';
import { searchOutcomeSchema, sourceSchema } from '../../domain/evidence.ts';
import { IDEA_MAX_LENGTH, IDEA_MIN_LENGTH, RESULTS_MAX_LENGTH } from '../../domain/idea.ts';
import { LANGUAGES } from '../../domain/language.ts';
import { oldEvidenceSchema as evidenceSchema } from '../../domain/old-evidence.ts';
import { metaSchema, REPORT_FIELDS, ratingSchema, reportSchema } from '../../domain/report.ts';
import { worksheetSchema } from '../../domain/worksheet.ts';

const serverService = z.enum([...SERVICE_NAMES, NO_MODEL]);

const { analyze, rate, advise, proposeSearches, findEvidence, readText } = ENDPOINTS;

/** The schemas of requests, responses and events, by their names in the document. */
const NAMED = {
  AnalysisRequest: analyze.request,
  IdeaRequest: rate.request,
  AdviceRequest: advise.request,
  EvidenceRequest: findEvidence.request,
  ReadingRequest: readText.request,
  Report: reportSchema,
  Rating: ratingSchema,
  ReadingAnswer: readText.responses.reading,
  Advice: adviceSchema,
  Searches: proposeSearches.responses.searches,
  Evidence: evidenceSchema,
  Meta: metaSchema,
  Worksheet: worksheetSchema,
  WorksheetAnswer: analyze.responses.worksheet,
  ReportAnswer: analyze.responses.report,
  AdviceAnswer: advise.responses.advice,
  EvidenceAnswer: findEvidence.responses.evidence,
  QueuedEvent: z.object({ place: z.int().check(z.minimum(1)) }),
  StartedEvent: z.object({ service: z.enum(SERVICE_NAMES), model: z.string(), language: z.enum(LANGUAGES) }),
  ReportSectionEvent: z.object({ field: z.enum(REPORT_FIELDS), value: z.unknown() }),
  /** Each part has an event, `parts.0` and so on; then `parts` has all of them. */
  AdviceSectionEvent: z.object({
    field: z.string().check(z.regex(/^(?:headline|parts(?:\.\d+)?|verdict|sums)$/)),
    value: z.unknown(),
  }),
  SearchEvent: searchOutcomeSchema,
  SourceEvent: sourceSchema,
  ErrorEvent: z.object({ code: z.enum(ERROR_CODES), message: z.string(), retryable: z.boolean() }),
  Problem: z.object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(ERROR_CODES),
    field: z.optional(z.string()),
    retryAfter: z.optional(z.int()),
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

/** Lengths and descriptions of text fields, by name. The zod schemas have no lengths, because the server counts code points. */
const TEXT_NOTES: Readonly<Record<string, object>> = {
  idea: {
    minLength: IDEA_MIN_LENGTH,
    maxLength: IDEA_MAX_LENGTH,
    description: `Counted in code points: at most ${IDEA_MAX_LENGTH} as sent, at least ${IDEA_MIN_LENGTH} without leading and trailing spaces.`,
  },
  results: {
    maxLength: RESULTS_MAX_LENGTH,
    description:
      'What the person has found out since the last report. The results raise or lower the axes that they concern.',
  },
  advice: {
    description:
      'Announces a request for advice on the same idea. With `ADVICE=auto` both requests count as one analysis. Only `/api/analyses` uses this field.',
  },
};

type JsonSchema = Record<string, unknown>;

/** The JSON Schemas (2020-12) of all requests, responses and events. They refer to each other by name. */
export function jsonSchemas(): Record<SchemaName, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    // `input` allows additional properties, because a later version may add some.
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema, path }) => {
      const name = path.at(-1);
      if (path.at(-2) === 'properties' && typeof name === 'string' && jsonSchema.type === 'string')
        Object.assign(jsonSchema, TEXT_NOTES[name]);
    },
  });
  const named = Object.entries(schemas).map(([id, schema]): [string, JsonSchema] => {
    const { $id: _, $schema: __, ...rest } = schema;
    return [id, rest];
  });
  return Object.fromEntries(named) as Record<SchemaName, JsonSchema>;
}
