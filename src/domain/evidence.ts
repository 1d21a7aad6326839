import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { codePointLength } from './idea.ts';
import { LANGUAGES } from './language.ts';
import { dateTimeSchema, LIST_ITEM_MAX_LENGTH, lineSchema, nameSchema } from './report.ts';

/** The search services with their own names, for sentences. */
export const SEARCH_SERVICE_LABELS = {
  searxng: 'SearXNG',
  tavily: 'Tavily',
  brave: 'Brave Search',
  ollama: 'Ollama',
};
export type SearchServiceName = keyof typeof SEARCH_SERVICE_LABELS;
export const SEARCH_SERVICES = Object.keys(SEARCH_SERVICE_LABELS) as SearchServiceName[];

export const FINDING_KINDS = ['competitor', 'demand', 'price', 'risk', 'alternative'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Why one search failed. A subset of the error codes, so that programs learn no second list. */
export const SEARCH_FAILURES = [
  'service_unreachable',
  'service_timeout',
  'service_busy',
  'service_error',
  'invalid_api_key',
  'insufficient_credit',
  'invalid_response',
] as const satisfies readonly ErrorCode[];
export type SearchFailure = (typeof SEARCH_FAILURES)[number];

/** The most searches for one idea, proposed or accepted. */
export const QUERIES_MAX = 4;
/** Words of a proposed search. */
export const QUERY_MIN_WORDS = 2;
export const QUERY_MAX_WORDS = 8;
/** Code points of a search. */
export const QUERY_MAX_LENGTH = 80;
/** Most results used of one search. */
export const RESULTS_PER_SEARCH = 5;
export const SOURCES_MAX = QUERIES_MAX * RESULTS_PER_SEARCH;
/** Code points. A shorter quotation could be in any text. */
export const QUOTE_MIN_LENGTH = 15;
/** Findings kept of one answer. */
export const FINDINGS_MAX = 20;
/** UTF-16 units. */
export const SOURCE_TITLE_MAX_LENGTH = 200;
export const SOURCE_URL_MAX_LENGTH = 2000;

/** A search as the person sent it, trimmed. */
export const querySchema = z.string().check(
  z.trim(),
  z.minLength(1),
  z.refine((query) => codePointLength(query) <= QUERY_MAX_LENGTH),
);

/** Leaves out searches that differ from an earlier one only in capitals and spaces. */
export function distinctQueries(queries: readonly string[]): string[] {
  const plain = (query: string) => query.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const all = queries.map(plain);
  return queries.filter((_, index) => all.indexOf(all[index] ?? '') === index);
}

const queries = z.array(querySchema).check(z.minLength(1), z.maxLength(QUERIES_MAX));

/** Body of `POST /api/evidence`. The idea's length is checked separately, with its own error codes. */
export const evidenceRequestSchema = z.object({ idea: z.string(), language: z.enum(LANGUAGES), queries });

/** Answer of `POST /api/searches`: what would be searched. */
export const searchesSchema = z.object({ queries });

/** An address that a link may open. Report files come from strangers: `javascript:` must not become a link. */
export function isWebAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

export const sourceSchema = z.object({
  id: z.int().check(z.minimum(1), z.maximum(SOURCES_MAX)),
  url: z.string().check(z.maxLength(SOURCE_URL_MAX_LENGTH), z.refine(isWebAddress)),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(SOURCE_TITLE_MAX_LENGTH)),
  /** `YYYY-MM-DD`, if the search service gave a date. */
  publishedAt: z.optional(z.iso.date()),
});

const findingSchema = z
  .object({
    kind: z.enum(FINDING_KINDS),
    /** Of a company or product; it occurs in the sentences, the title or the host. */
    name: z.optional(nameSchema),
    /** The source's own whole sentences. */
    quote: lineSchema,
    /** The part that the model chose, `[start, end]` in UTF-16 units of `quote`; older files have none. */
    marked: z.optional(z.tuple([z.int(), z.int()])),
    /** The model's translation of the marked part, where that is not in the report's language. */
    translation: z.optional(lineSchema),
    /** A source's `id`. */
    source: z.int(),
  })
  .check(
    z.refine(
      ({ quote, marked: [start, end] = [0, quote.length] }) =>
        0 <= start && start < end && end <= quote.length,
    ),
  );

/** A finding as the model wrote it, before the check. */
export const proposedFindingSchema = z.object({
  kind: z.enum(FINDING_KINDS),
  name: z.optional(nameSchema),
  quote: lineSchema,
  translation: z.optional(lineSchema),
  source: z.int(),
});

const madeQuery = z.string().check(z.maxLength(LIST_ITEM_MAX_LENGTH));

/** How one search went: how many results it gave, or why it gave none. */
export const searchOutcomeSchema = z.union([
  z.object({ query: madeQuery, results: z.int().check(z.minimum(0)) }),
  z.object({ query: madeQuery, failed: z.enum(SEARCH_FAILURES) }),
]);

/** The findings of a web search. `src/evidence/check-findings.ts` has checked every quotation. */
export const evidenceSchema = z
  .object({
    service: z.enum(SEARCH_SERVICES),
    /** ISO 8601, UTC. */
    searchedAt: dateTimeSchema,
    searches: z.array(searchOutcomeSchema).check(z.minLength(1), z.maxLength(QUERIES_MAX)),
    sources: z.array(sourceSchema).check(z.maxLength(SOURCES_MAX)),
    findings: z.array(findingSchema).check(z.maxLength(FINDINGS_MAX)),
    /** Findings of the model that did not pass the check. */
    dropped: z.int().check(z.minimum(0)),
  })
  .check(
    z.refine(({ findings, sources }) =>
      findings.every(({ source }) => sources.some(({ id }) => id === source)),
    ),
  );

export type Source = z.infer<typeof sourceSchema>;
export type Finding = z.infer<typeof findingSchema>;
export type ProposedFinding = z.infer<typeof proposedFindingSchema>;
export type SearchOutcome = z.infer<typeof searchOutcomeSchema>;
export type Evidence = z.infer<typeof evidenceSchema>;

/** The host of a source's address as people know it, without `www.`; ASCII, so that no letter passes for another. */
export function sourceHost(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
